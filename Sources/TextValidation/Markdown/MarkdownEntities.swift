import TextModel

/// Character references of HTML: `&#64;`, `&#x40;`, and those with the commonest names.
enum MarkdownEntities {
  /// The scalar that a reference at `utf8Offset` stands for, where `&` stands, and how many bytes it has.
  ///
  /// A number that is no scalar, or 0, stands for U+FFFD.
  static func scalar(at utf8Offset: Int, in utf8: Span<UInt8>) -> (scalar: Unicode.Scalar, utf8Count: Int)? {
    var end = utf8Offset + 1
    // No number or name has more than eight bytes.
    while end < utf8.count, end - utf8Offset <= 9, utf8[end].isASCIIAlphanumeric || utf8[end] == UInt8(ascii: "#") {
      end += 1
    }
    guard end < utf8.count, utf8[end] == UInt8(ascii: ";") else { return nil }
    let name = utf8.string(in: utf8Offset + 1..<end)
    let count = end + 1 - utf8Offset
    if let scalar = named[name] { return (scalar, count) }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value: UInt32?
    if let first = digits.first, first == "x" || first == "X" {
      value = digits.utf8.count <= 7 ? UInt32(digits.dropFirst(), radix: 16) : nil
    } else {
      value = digits.utf8.count <= 7 ? UInt32(digits) : nil
    }
    return value.map { ($0 == 0 ? "\u{FFFD}" : Unicode.Scalar($0) ?? "\u{FFFD}", count) }
  }

  private static let named: [String: Unicode.Scalar] = {
    var named: [String: Unicode.Scalar] = [
      "amp": "&", "AMP": "&", "lt": "<", "LT": "<", "gt": ">", "GT": ">", "quot": "\"", "QUOT": "\"", "apos": "'",
    ]
    for (name, value) in zip(latin1Names.split(separator: " "), UInt32(0xA0)...0xFF) {
      named[String(name)] = Unicode.Scalar(value)
    }
    return named
  }()

  // U+00A0 to U+00FF in order (HTML 4.01, section 24.2.1).
  private static let latin1Names = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 \
    sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc \
    Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve \
    Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute \
    acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde \
    ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """
}
