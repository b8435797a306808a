import TextModel

/// What a match of ``MarkdownLinkSearch`` leads to (dialects.md, GF-V1).
package enum MarkdownValue {
  /// The target of the match at `utf8Range`, percent-encoded.
  ///
  /// - Parameters:
  ///   - utf8Range: Where the search has found the match.
  ///   - rule: The rule it has found it by.
  ///   - utf8: The source.
  /// - Returns: A URL in ASCII.
  /// - Complexity: O(*n*) in the count of the range.
  package static func value(of utf8Range: Range<Int>, rule: PlatformRule, in utf8: Span<UInt8>) -> String {
    // A link without brackets goes on to white space, to `<` or to what it is trimmed of: none is `>`.
    let isBracketed = utf8Range.upperBound < utf8.count && utf8[utf8Range.upperBound] == UInt8(ascii: ">")
    var value = ""
    let part = utf8.extracting(utf8Range)
    if rule == .gfmEmail {
      // Of addresses, only those with `mailto:` or `xmpp:` have a colon (GF-E3).
      if !part.indices.contains(where: { part[$0] == UInt8(ascii: ":") }) { value = "mailto:" }
    } else if !isBracketed, part.hasBytes(of: "www", at: 0) {
      value = "http://"
    }
    var offset = 0
    while offset < part.count {
      if isBracketed, part[offset] == UInt8(ascii: "&"),
        let reference = MarkdownEntities.reference(at: offset, in: part)
      {
        for byte in reference.text.utf8 { append(byte, to: &value) }
        offset += reference.utf8Count
      } else {
        append(part[offset], to: &value)
        offset += 1
      }
    }
    return value
  }

  private static func append(_ byte: UInt8, to value: inout String) {
    if byte.isASCIIAlphanumeric || "!#$%&'()*+,-./:;=?@_~".utf8.contains(byte) {
      value.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      value += byte < 0x10 ? "%0" + digits : "%" + digits
    }
  }
}
