/// The decimal digits of a number, as a value: nothing is allocated.
///
/// The first 32 are kept, more than any number has with all that may stand before it; of others the count alone.
package struct PhoneDigits: Hashable, Sendable {
  /// How many digits are kept at most.
  package static let capacity = 32

  /// Four bits a digit, the first one highest.
  private var packed: UInt128 = 0
  /// How many digits are kept: all, or the first ones.
  package private(set) var keptCount = 0
  /// How many digits there are, those that are not kept among them.
  package private(set) var count = 0

  /// No digits.
  package init() {}

  /// The digits of `span`, which are ASCII; `nil` if anything else is among them.
  package init?(_ span: Span<UInt8>) {
    for offset in span.indices {
      let digit = span[offset] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      append(digit)
    }
  }

  /// The digits of `text`; `nil` if anything else is among them.
  package init?(_ text: String) { self.init(text.utf8.span) }

  /// The decimal digits of a number that is not negative.
  package init(_ number: Int) {
    self.init()
    for byte in String(number).utf8 { append(byte & 0x0F) }
  }

  /// Whether there are none.
  package var isEmpty: Bool { count == 0 }

  private static func shift(to place: Int) -> UInt128 { UInt128(truncatingIfNeeded: 4 * (capacity - 1 - place)) }

  /// The digit at `place`, 0 to 9.
  ///
  /// - Precondition: `place` is at least 0, and less than ``keptCount``.
  package subscript(place: Int) -> UInt8 { UInt8(truncatingIfNeeded: packed >> Self.shift(to: place)) & 0x0F }

  /// Adds a digit, 0 to 9.
  package mutating func append(_ digit: UInt8) {
    if keptCount == count, count < Self.capacity {
      packed |= UInt128(digit) << Self.shift(to: count)
      keptCount += 1
    }
    count += 1
  }

  /// Adds the digits of another number.
  package mutating func append(contentsOf digits: PhoneDigits) {
    for place in 0..<digits.keptCount { append(digits[place]) }
    count += digits.count - digits.keptCount
  }

  /// All but the first `number` digits; of these there must be as many.
  package func dropFirst(_ number: Int) -> PhoneDigits { part(number..<count) }

  /// The digits at the places of `range`, as far as they are kept.
  package func part(_ range: Range<Int>) -> PhoneDigits {
    var part = PhoneDigits()
    part.count = range.count
    part.keptCount = max(0, min(range.upperBound, keptCount) - range.lowerBound)
    guard part.keptCount > 0 else { return part }
    part.packed = packed << UInt128(4 * range.lowerBound) & ~(UInt128.max >> UInt128(4 * part.keptCount))
    return part
  }

  /// Whether the number starts with these digits.
  package func hasPrefix(_ digits: PhoneDigits) -> Bool {
    count >= digits.count && part(0..<digits.count) == digits
  }

  /// The digits in ASCII, as far as they are kept.
  package var text: String { String(decoding: (0..<keptCount).map { UInt8(ascii: "0") + self[$0] }, as: UTF8.self) }
}
