/// Sorted keys of texts, and the place of the name that each text is of: what begins with given bytes is a range.
///
/// Names that hold such bytes are asked for in the order of their places, the first few only. Where a range is long,
/// these are noted beforehand, so that no query takes a walk over it.
struct NameTable: Sendable {
  /// The key of a text, and the place of its name.
  struct Entry {
    let key: UInt64
    let place: UInt32
  }

  /// What is noted beforehand.
  struct Notes {
    /// The longest range of which nothing is noted.
    var longestPlainCount = 1 << 16
    /// How many names are noted of a range.
    var nameCount = 1 << 10
  }

  private let keys: [UInt64]
  private let places: [UInt32]
  private let nameCount: Int
  private let notes: Notes
  /// The first names of long ranges.
  private var noted: [Range<Int>: [Int]] = [:]

  /// - Parameters:
  ///   - entries: The keys and places, in any order; an entry may come again.
  ///   - nameCount: How many names there are: all places are less.
  ///   - notes: What is noted beforehand.
  /// - Complexity: O(*n* log *n*) in the count of entries.
  init(_ entries: [Entry], nameCount: Int, notes: Notes) {
    let sorted = entries.sorted { ($0.key, $0.place) < ($1.key, $1.place) }
    var (keys, places): ([UInt64], [UInt32]) = ([], [])
    keys.reserveCapacity(sorted.count)
    places.reserveCapacity(sorted.count)
    for entry in sorted where entry.key != keys.last || entry.place != places.last {
      keys.append(entry.key)
      places.append(entry.place)
    }
    (self.keys, self.places, self.nameCount, self.notes) = (keys, places, nameCount, notes)
    for utf8Count in 1..<NameKey.maximumUTF8Count { noteLongRanges(utf8Count: utf8Count) }
  }

  /// The entries of texts that begin with the bytes of `key`.
  ///
  /// - Complexity: O(log *n*) in the count of entries.
  func range(of key: NameKey) -> Range<Int> {
    let lower = keys.partitionPoint { $0 >= key.value }
    return lower..<max(lower, keys.partitionPoint { $0 > key.lastValue })
  }

  /// The names of a range, ascending, each once, and no more than `limit`.
  ///
  /// - Complexity: O(*m* / 64 + *r*) in the count of names and in the length of a range that is short, or of which more
  ///   is asked than is noted.
  func names(in range: Range<Int>, limit: Int) -> [Int] {
    if isOneKey(range) { return places[range].prefix(limit).map { Int($0) } }
    if let noted = noted[range], noted.count >= limit || noted.count < notes.nameCount {
      return Array(noted.prefix(limit))
    }
    return collectedNames(in: range, limit: limit)
  }

  /// The first names of the range of a full key that are as asked, ascending, and no more than `limit`.
  func names(inOneKey range: Range<Int>, limit: Int, where isIncluded: (Int) -> Bool) -> [Int] {
    var names: [Int] = []
    for entry in range {
      if names.count >= limit { break }
      let place = Int(places[entry])
      if isIncluded(place) { names.append(place) }
    }
    return names
  }

  /// Whether all entries have the same key: names ascend then, and each comes once.
  private func isOneKey(_ range: Range<Int>) -> Bool {
    range.isEmpty || keys[range.lowerBound] == keys[range.upperBound - 1]
  }

  private func collectedNames(in range: Range<Int>, limit: Int) -> [Int] {
    // A bit for each name sorts them and leaves out what comes again.
    var words = [UInt64](repeating: 0, count: nameCount / 64 + 1)
    for entry in range {
      let place = Int(places[entry])
      words[place / 64] |= 1 << UInt64(place % 64)
    }
    var names: [Int] = []
    for (wordPlace, word) in words.enumerated() where word != 0 {
      var rest = word
      while rest != 0 {
        if names.count >= limit { return names }
        names.append(wordPlace * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return names
  }

  /// Notes the first names of what begins alike in so many bytes, wherever that is long.
  private mutating func noteLongRanges(utf8Count: Int) {
    let mask = NameKey.mask(utf8Count: utf8Count)
    var lower = 0
    while lower < keys.count {
      var upper = lower + 1
      while upper < keys.count, (keys[upper] ^ keys[lower]) & mask == 0 { upper += 1 }
      if upper - lower > notes.longestPlainCount, !isOneKey(lower..<upper), noted[lower..<upper] == nil {
        noted[lower..<upper] = collectedNames(in: lower..<upper, limit: notes.nameCount)
      }
      lower = upper
    }
  }
}
