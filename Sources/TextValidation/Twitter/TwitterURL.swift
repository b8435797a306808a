import TextModel

/// Whether a whole text is a URL, as twitter-text 3.1.0 validates one (dialects.md, TW-V2 to TW-V4).
package enum TwitterURL {
  /// Whether all of `utf8` is a URL.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - requiresScheme: Whether `http://` or `https://` must be there; if not, the scheme is not looked at.
  /// - Returns: `false` for what is no UTF-8, too.
  /// - Complexity: O(*n*).
  package static func isValid(_ utf8: Span<UInt8>, requiresScheme: Bool = true) -> Bool {
    let schemeEnd = index(ofAny: ":/?#", in: utf8, 0..<utf8.count)
    let hasScheme = schemeEnd > 0 && utf8.hasSchemeSeparator(at: schemeEnd)
    if requiresScheme, !hasScheme || !isWebScheme(0..<schemeEnd, in: utf8) { return false }
    let authorityStart = hasScheme ? schemeEnd + 3 : 0
    let authorityEnd = index(ofAny: "/?#", in: utf8, authorityStart..<utf8.count)
    let pathEnd = index(ofAny: "?#", in: utf8, authorityEnd..<utf8.count)
    let queryEnd = index(ofAny: "#", in: utf8, pathEnd..<utf8.count)
    return isAuthority(authorityStart..<authorityEnd, in: utf8)
      && isMadeOfPathScalars(authorityEnd..<pathEnd, or: "/", in: utf8)
      && isMadeOfPathScalars(min(pathEnd + 1, queryEnd)..<queryEnd, or: "/?", in: utf8)
      && isMadeOfPathScalars(min(queryEnd + 1, utf8.count)..<utf8.count, or: "/?", in: utf8)
  }

  private static func index(ofAny signs: StaticString, in utf8: Span<UInt8>, _ range: Range<Int>) -> Int {
    let signs = ASCIISet(signs.description)
    return range.first { signs.contains(UInt32(utf8[$0])) } ?? range.upperBound
  }

  private static func isWebScheme(_ range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    utf8.hasASCII("http", at: range.lowerBound, ignoringCase: true)
      && (range.count == 4 || (range.count == 5 && utf8[range.lowerBound + 4].asciiLowercased == UInt8(ascii: "s")))
  }

  /// A `pchar` of TW-V3, or one of `others`.
  private static func isMadeOfPathScalars(
    _ range: Range<Int>, or others: String, without refused: String = "", in utf8: Span<UInt8>
  ) -> Bool {
    let others = ASCIISet(others)
    let refused = ASCIISet(refused)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let step = utf8.scalar(at: offset)
      if step.value == ascii("%") {
        guard offset + 2 < range.upperBound, utf8[offset + 1].isASCIIHexDigit, utf8[offset + 2].isASCIIHexDigit else {
          return false
        }
        offset += 3
        continue
      }
      let isOfPath = pathScalars.contains(step.value) || (0x400...0x4FF).contains(step.value)
      guard (isOfPath && !refused.contains(step.value)) || others.contains(step.value) else { return false }
      offset += step.utf8Count
    }
    return true
  }

  private static func isAuthority(_ range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    var hostStart = range.lowerBound
    if let sign = range.first(where: { utf8[$0] == UInt8(ascii: "@") }) {
      guard isMadeOfPathScalars(range.lowerBound..<sign, or: "", without: "|@", in: utf8) else { return false }
      hostStart = sign + 1
    }
    var hostEnd = range.upperBound
    while hostEnd > hostStart, utf8[hostEnd - 1].isASCIIDigit { hostEnd -= 1 }
    let digitCount = range.upperBound - hostEnd
    if hostEnd > hostStart, (1...5).contains(digitCount), utf8[hostEnd - 1] == UInt8(ascii: ":") {
      return isHost(hostStart..<hostEnd - 1, in: utf8)
    }
    return isHost(hostStart..<range.upperBound, in: utf8)
  }

  private static func isHost(_ range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    guard !range.isEmpty else { return false }
    if utf8[range.lowerBound] == UInt8(ascii: "[") {
      guard range.count > 2, utf8[range.upperBound - 1] == UInt8(ascii: "]") else { return false }
      return range.dropFirst().dropLast().allSatisfy {
        utf8[$0].isASCIIHexDigit || utf8[$0] == UInt8(ascii: ":") || utf8[$0] == UInt8(ascii: ".")
      }
    }
    let labels = labels(of: range, in: utf8)
    if labels.count == 4, labels.allSatisfy({ isOctet($0, in: utf8) }) { return true }
    guard labels.count >= 2, let last = labels.last, !last.isEmpty, !utf8[last.lowerBound].isASCIIDigit else {
      return false
    }
    return labels.enumerated().allSatisfy { index, label in
      isLabel(label, mayHoldUnderscores: index < labels.count - 2, in: utf8)
    }
  }

  private static func labels(of range: Range<Int>, in utf8: Span<UInt8>) -> [Range<Int>] {
    var labels: [Range<Int>] = []
    var start = range.lowerBound
    for offset in range where utf8[offset] == UInt8(ascii: ".") {
      labels.append(start..<offset)
      start = offset + 1
    }
    return labels + [start..<range.upperBound]
  }

  /// 0 to 255, without a leading zero.
  private static func isOctet(_ range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    guard (1...3).contains(range.count), range.allSatisfy({ utf8[$0].isASCIIDigit }) else { return false }
    let value = range.reduce(0) { 10 * $0 + Int(utf8[$1] & 0x0F) }
    return value <= 255 && (range.count == 1 || utf8[range.lowerBound] != UInt8(ascii: "0"))
  }

  private static func isLabel(_ range: Range<Int>, mayHoldUnderscores: Bool, in utf8: Span<UInt8>) -> Bool {
    var offset = range.lowerBound
    var isEdge = true
    while offset < range.upperBound {
      let step = utf8.scalar(at: offset)
      offset += step.utf8Count
      let isPlain = step.value.isASCIIAlphanumeric || (step.value >= 0x80 && step.value != ScalarStep.illFormed)
      let isInner = step.value == ascii("-") || (mayHoldUnderscores && step.value == ascii("_"))
      guard isPlain || (isInner && !isEdge && offset < range.upperBound) else { return false }
      isEdge = false
    }
    return !range.isEmpty
  }

  private static let pathScalars = ASCIISet(ASCIISet.alphanumerics + "-._~!$&'()*+,;=:|@")
}
