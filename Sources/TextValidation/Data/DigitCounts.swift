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
