import TextModel

/// Character references of HTML: `&#64;`, `&#x40;`, `&commat;`.
///
/// Names: `Generated/MarkdownEntityTable.swift`, which `generate-sources` makes from HTML's list.
enum MarkdownEntities {
  /// What a reference stands for at `utf8Offset`, where `&` stands, and how many bytes it has.
  ///
  /// A number that is no scalar, or 0, stands for U+FFFD.
  static func reference(at utf8Offset: Int, in utf8: Span<UInt8>) -> (text: String, utf8Count: Int)? {
    var end = utf8Offset + 1
    // The longest name has 31 letters.
    while end < utf8.count, end - utf8Offset <= 31, utf8[end].isASCIIAlphanumeric || utf8[end] == UInt8(ascii: "#") {
      end += 1
    }
    guard utf8.hasByte(UInt8(ascii: ";"), at: end) else { return nil }
    let name = utf8.string(in: utf8Offset + 1..<end)
    let text = name.hasPrefix("#") ? scalar(numbered: name.dropFirst()).map { String($0) } : named[name]
    return text.map { ($0, end + 1 - utf8Offset) }
  }

  /// The scalar of up to seven decimal digits, or of `x` and up to six hexadecimal ones.
  private static func scalar(numbered digits: Substring) -> Character? {
    guard (1...7).contains(digits.utf8.count) else { return nil }
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    guard let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits) else { return nil }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value).map { Character($0) } ?? "\u{FFFD}"
  }

  private static let named: [String: String] = {
    var named: [String: String] = [:]
    for entity in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let parts = entity.split(separator: "=")
      guard let name = parts.first, let values = parts.last else { continue }
      let scalars = values.split(separator: ",").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      named[String(name)] = String(String.UnicodeScalarView(scalars))
    }
    return named
  }()
}
