/// Finds completions by their beginning or by any part, among hundreds of thousands, in less than a millisecond.
///
/// ```swift
/// let index = CompletionIndex(["Ann", "Joanna", "Bob"].map { Completion($0) })
/// index.completions(matching: "an", limit: 10).map(\.text)  // ["Ann", "Joanna"]
/// ```
///
/// All ends of all texts are sorted by their first eight bytes. A shorter query is a range of these; of a longer one the
/// rarest eight bytes are, and the names found there are compared.
public struct CompletionIndex: CompletionSource {
  /// What is searched, in the order in which it is found.
  public let completions: [Completion]
  /// How many completions are offered for a session; less than 0 counts as 0.
  public var limit = 50

  private let names: FoldedNames
  private let wholes: NameTable
  private let ends: NameTable

  /// Prepares completions to be found.
  ///
  /// - Parameter completions: What is searched, in the order in which it is to be found; at most 2³² of them.
  /// - Complexity: O(*n* log *n*) in the UTF-8 count of all texts. It takes about 12 bytes of memory for each byte of
  ///   them, and for a moment twice as much again.
  public init(_ completions: [Completion]) { self.init(completions, notes: NameTable.Notes()) }

  init(_ completions: [Completion], notes: NameTable.Notes) {
    let names = FoldedNames(completions.lazy.map(\.text))
    self.completions = completions
    self.names = names
    wholes = NameTable(Self.entries(of: names, wholeOnly: true), nameCount: names.count, notes: notes)
    ends = NameTable(Self.entries(of: names, wholeOnly: false), nameCount: names.count, notes: notes)
  }

  /// What to offer for a half-typed word: the first ``limit`` that its query is found in.
  ///
  /// - Parameter session: The word.
  /// - Returns: The completions; never `nil`.
  public func completions(for session: CompletionSession) -> [Completion]? {
    completions(matching: session.query, limit: limit)
  }

  /// The first completions that a query is found in, in the order of `matching(_:)`.
  ///
  /// - Parameters:
  ///   - query: What to look for; nothing in particular if it is empty.
  ///   - limit: How many to give; less than 0 counts as 0.
  /// - Returns: At most that many of the completions.
  /// - Complexity: O(log *n* + *m* / 64 + *l*) in the UTF-8 count of all texts, in the count of completions and in
  ///   `limit`, if that is up to 1,000 and the query up to eight bytes, plus a fixed cost of at most 65,536 steps. A
  ///   longer query is compared with the completions that hold its rarest eight bytes, till there are enough.
  public func completions(matching query: String, limit: Int) -> [Completion] {
    let limit = min(limit, completions.count)
    // Lower case takes at least a byte for each scalar, which has at most four.
    guard limit > 0, query.utf8.count / 4 <= names.maximumUTF8Count else { return [] }
    if query.isEmpty { return Array(completions.prefix(limit)) }
    let search = SubstringSearch(query.lowercased().utf8)
    guard search.needle.count <= names.maximumUTF8Count else { return [] }
    let isShort = search.needle.count <= NameKey.maximumUTF8Count
    let places = isShort ? places(ofShort: search, limit: limit) : places(ofLong: search, limit: limit)
    return places.map { completions[$0] }
  }

  private func places(ofShort search: SubstringSearch, limit: Int) -> [Int] {
    let key = NameKey(search.needle.span)
    let beginning = wholes.names(in: wholes.range(of: key), limit: limit)
    if beginning.count >= limit { return beginning }
    // Those that begin with the query hold it too: among the first `limit` that do, enough are left without them.
    let holding = ends.names(in: ends.range(of: key), limit: limit)
    return beginning + holding.lazy.filter { !names.begins($0, with: search) }.prefix(limit - beginning.count)
  }

  private func places(ofLong search: SubstringSearch, limit: Int) -> [Int] {
    let rarest = rarestRange(of: search.needle)
    let beginnings = wholes.range(of: NameKey(search.needle.span))
    let (table, range) = beginnings.count <= rarest.count ? (wholes, beginnings) : (ends, rarest)
    let beginning = table.names(inOneKey: range, limit: limit) { names.begins($0, with: search) }
    let holding = ends.names(inOneKey: rarest, limit: limit - beginning.count) {
      names.holds($0, search) && !names.begins($0, with: search)
    }
    return beginning + holding
  }

  /// The shortest range of ends that begin with eight bytes of the query, which has more.
  private func rarestRange(of query: [UInt8]) -> Range<Int> {
    let utf8 = query.span
    // More bytes seldom tell more, and a query may be as long as the longest name.
    let lastOffset = min(query.count - NameKey.maximumUTF8Count, 64)
    var rarest = ends.range(of: NameKey(utf8))
    for utf8Offset in 1...lastOffset where utf8[utf8Offset] & 0xC0 != 0x80 {
      let range = ends.range(of: NameKey(utf8.extracting(utf8Offset...)))
      if range.count < rarest.count { rarest = range }
    }
    return rarest
  }

  /// A key of each name, or of each of its ends that starts at a scalar, the whole one included.
  private static func entries(of names: FoldedNames, wholeOnly: Bool) -> [NameTable.Entry] {
    let utf8 = names.utf8.span
    var entries: [NameTable.Entry] = []
    entries.reserveCapacity(wholeOnly ? names.count : utf8.count)
    for place in 0..<names.count {
      let range = names.utf8Range(at: place)
      for utf8Offset in wholeOnly ? range.prefix(1) : range where utf8[utf8Offset] & 0xC0 != 0x80 {
        let key = NameKey(utf8.extracting(utf8Offset..<range.upperBound))
        entries.append(NameTable.Entry(key: key.value, place: UInt32(place)))
      }
    }
    return entries
  }
}
