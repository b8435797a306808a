import TextModel

/// A line of the numbering plans: a name, then fields after `;` of which the first letter says what they hold.
struct PhonePlanRecord {
  /// Part of the plans: ASCII.
  typealias Text = ArraySlice<UInt8>

  let name: Text
  private let fields: [Text]

  init(_ line: Text) {
    let parts = line.split(separator: UInt8(ascii: ";"))
    (name, fields) = (parts.first ?? [], Array(parts.dropFirst()))
  }

  /// The field that starts with `letter`, without it; empty if there is none.
  func field(_ letter: Unicode.Scalar) -> Text {
    for field in fields where field.first == UInt8(ascii: letter) { return field.dropFirst() }
    return []
  }

  /// The number in a field; `nil` if there is none.
  func number(_ letter: Unicode.Scalar) -> Int? { Self.number(field(letter)) }

  /// The number that a text is; `nil` if it is none.
  static func number(_ text: Text) -> Int? {
    guard !text.isEmpty, text.allSatisfy(\.isASCIIDigit) else { return nil }
    return text.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  /// The parts of a field.
  func list(_ letter: Unicode.Scalar, separator: Unicode.Scalar) -> [Text] {
    field(letter).split(separator: UInt8(ascii: separator))
  }

  /// The counts of digits in a field.
  func digitCounts(_ letter: Unicode.Scalar) -> DigitCounts {
    DigitCounts(list(letter, separator: "/").compactMap { Self.number($0) })
  }
}

extension String {
  /// The name that part of the plans is.
  init(_ text: PhonePlanRecord.Text) { self.init(decoding: text, as: UTF8.self) }
}
