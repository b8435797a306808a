import TextModel

/// What scalars are to linkify-it (dialects.md, section 5). Bytes that are not UTF-8 are nothing.
struct LinkifyItScalars: Sendable {
  private let table = ScalarClassTable.shared
  private let bodyBytes = ASCIISet(ASCIISet.alphanumerics + "$+=^`|~")
  private let signBytes = ASCIISet("$+<=>^`|")

  /// U+FF5C, a fence beyond ASCII, and a sign that a link without a schema may follow.
  static let wideBar: UInt32 = 0xFF5C

  /// Blank: General_Category Z (Unicode 17.0) or Cc.
  func isBlank(_ value: UInt32) -> Bool {
    switch value {
    case 0x00...0x20, 0x7F...0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Break: Blank or General_Category P.
  func isBreak(_ value: UInt32) -> Bool {
    isBlank(value) || table.flags(of: value).contains(.punctuation)
  }

  /// Fence: `<`, `>`, U+FF5C.
  func isFence(_ value: UInt32) -> Bool {
    value == ascii("<") || value == ascii(">") || value == Self.wideBar
  }

  /// Body: neither break nor fence.
  func isBody(_ value: UInt32) -> Bool {
    if value < 0x80 { return bodyBytes.contains(value) }
    return value != ScalarStep.illFormed && value != Self.wideBar && !isBreak(value)
  }

  /// One of ``$ + < = > ^ ` |`` and U+FF5C: a link without a schema may follow, and does not begin with it.
  func isSign(_ value: UInt32) -> Bool { signBytes.contains(value) || value == Self.wideBar }

  /// Whether a link without a schema may follow, the start of the text apart (LI-7).
  func isBeforeBareLink(_ value: UInt32) -> Bool {
    switch value {
    case ascii("."), ascii(":"), ascii("/"), ascii("\\"), ascii("-"), ascii("_"), ascii("@"): false
    default: isSign(value) || isBreak(value)
    }
  }

  /// Whether an address may follow, the start of the text apart (LI-8).
  func isBeforeBareEmail(_ value: UInt32) -> Bool {
    value == ascii("\"") || value == ascii("(") || isFence(value) || isBlank(value)
  }

  /// Whether a schema may follow, the start of the text apart (LI-9).
  func isBeforeSchema(_ value: UInt32) -> Bool { value != ascii("_") && (isFence(value) || isBreak(value)) }
}
