/// A line of the numbering plans: a name, then fields after `;` of which the first letter says what they hold.
struct PhonePlanRecord {
  let name: Substring
  private let fields: [Substring]

  init(_ line: Substring) {
    let parts = line.split(separator: ";")
    (name, fields) = (parts.first ?? "", Array(parts.dropFirst()))
  }

  /// The field that starts with `letter`, without it; empty if there is none.
  func field(_ letter: Character) -> Substring { fields.first { $0.first == letter }?.dropFirst() ?? "" }

  /// The number in a field; `nil` if there is none.
  func number(_ letter: Character) -> Int? { Int(field(letter)) }

  /// The parts of a field.
  func list(_ letter: Character, separator: Character) -> [Substring] { field(letter).split(separator: separator) }

  /// The counts of digits in a field.
  func digitCounts(_ letter: Character) -> DigitCounts {
    DigitCounts(list(letter, separator: "/").compactMap { Int($0) })
  }
}

/// How many digits a number may have: 0 to 31.
package struct DigitCounts: Hashable, Sendable {
  private let bits: UInt32

  /// Any count whose bit is set.
  init(bits: UInt32) { self.bits = bits }

  /// Each of `counts`.
  init(_ counts: [Int]) { bits = counts.reduce(0) { $0 | 1 << UInt32($1) } }

  /// Whether a number may have so many digits.
  package func holds(_ count: Int) -> Bool { count < UInt32.bitWidth && count >= 0 && bits >> UInt32(count) & 1 == 1 }

  /// The greatest count; 0 if there is none.
  package var greatestCount: Int { max(0, UInt32.bitWidth - 1 - bits.leadingZeroBitCount) }

  /// The counts in ascending order.
  package var all: [Int] { (0..<UInt32.bitWidth).filter(holds) }
}
