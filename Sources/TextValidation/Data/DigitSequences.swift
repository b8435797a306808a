/// Sequences of digits with places that accept several, asked which of them a number starts with.
///
/// They are sorted by the first two digits they accept, so that a question meets few of them.
struct DigitSequences: Sendable {
  private struct Entry {
    /// What each digit of the number must be, in ``DigitSequences/places``.
    let places: Range<Int>
    /// Bit *n*: a number of *n* digits may start so.
    let digitCounts: UInt32
  }

  /// Bit *n*: the place accepts the digit *n*.
  private var places: [UInt16] = []
  private var entries: [Entry] = []
  /// Bit *n*: some sequence is for numbers of *n* digits.
  private(set) var digitCounts: UInt32 = 0
  /// For each two digits, the first times ten, the entries that a number with them may start with, in order.
  private var buckets = [[Int]](repeating: [], count: 100)

  /// Adds a sequence behind the others.
  ///
  /// - Parameters:
  ///   - sequence: What each digit must be, as bits; empty starts every number.
  ///   - digitCounts: Bit *n*: for numbers of *n* digits.
  mutating func append(_ sequence: [UInt16], digitCounts: UInt32) {
    let first = sequence.first ?? .max
    let second = sequence.count > 1 ? sequence[1] : .max
    for bucket in buckets.indices where first >> (bucket / 10) & second >> (bucket % 10) & 1 == 1 {
      buckets[bucket].append(entries.count)
    }
    entries.append(Entry(places: places.count..<places.count + sequence.count, digitCounts: digitCounts))
    places += sequence
    self.digitCounts |= digitCounts
  }

  /// The place of the first sequence that `digits`, ASCII, start with; `nil` if there is none.
  func firstPlace(startOf digits: Span<UInt8>) -> Int? {
    guard digits.count >= 2 else { return entries.indices.first { starts(digits, with: entries[$0]) } }
    let (first, second) = (digits[0] &- UInt8(ascii: "0"), digits[1] &- UInt8(ascii: "0"))
    guard first < 10, second < 10 else { return nil }
    for place in buckets[Int(first) * 10 + Int(second)] where starts(digits, with: entries[place]) { return place }
    return nil
  }

  /// How many digits the sequence at `place` takes.
  func digitCount(at place: Int) -> Int { entries[place].places.count }

  private func starts(_ digits: Span<UInt8>, with entry: Entry) -> Bool {
    guard entry.digitCounts >> UInt32(digits.count) & 1 == 1, digits.count >= entry.places.count else { return false }
    for offset in 0..<entry.places.count {
      let digit = digits[offset] &- UInt8(ascii: "0")
      guard digit < 10, places[entry.places.lowerBound + offset] >> digit & 1 == 1 else { return false }
    }
    return true
  }
}
