/// How many digits a number may have: 0 to 31.
package struct DigitCounts: Hashable, Sendable {
  private let bits: UInt32

  /// Any count whose bit is set.
  init(bits: UInt32) { self.bits = bits }

  /// Whether a number may have so many digits.
  package func holds(_ count: Int) -> Bool { count < UInt32.bitWidth && count >= 0 && bits >> UInt32(count) & 1 == 1 }

  /// Any count of either.
  func union(_ other: DigitCounts) -> DigitCounts { DigitCounts(bits: bits | other.bits) }

  /// So many digits more, or fewer.
  func shifted(by count: Int) -> DigitCounts { DigitCounts(bits: bits << count) }

  /// The greatest count; 0 if there is none.
  package var greatestCount: Int { max(0, UInt32.bitWidth - 1 - bits.leadingZeroBitCount) }

  /// The counts in ascending order.
  package var all: [Int] { (0..<UInt32.bitWidth).filter(holds) }
}
