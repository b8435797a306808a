import TestSupport
import Testing

@testable import TextComposer

@Suite struct CompletionIndexTests {
  /// What the plain search gives, and what the index does, for parts of the names and for other texts.
  private func expectSameAsPlainSearch(
    _ names: [String], notes: NameTable.Notes, using generator: inout SeededGenerator
  ) {
    let completions = names.enumerated().map { Completion($0.element, context: ["place": "\($0.offset)"]) }
    let index = CompletionIndex(completions, notes: notes)
    for _ in 0..<150 {
      let name = Array((names.randomElement(using: &generator) ?? "").unicodeScalars)
      let lower = Int.random(in: 0...name.count, using: &generator)
      var query = String.UnicodeScalarView(name[lower..<Int.random(in: lower...name.count, using: &generator)])
      if Int.random(in: 0..<4, using: &generator) == 0, let other = name.randomElement(using: &generator) {
        query.append(other)
      }
      let limit = Int.random(in: -1...40, using: &generator)
      let plain = completions.matching(String(query)).prefix(max(0, limit))
      #expect(index.completions(matching: String(query), limit: limit) == Array(plain), "\(String(query)), \(limit)")
    }
  }

  @Test(
    arguments: [
      ["a"], ["a", "b"], ["a", "B", " ", "\0"], ["\0"], ["é", "É", "e", "日", "İ", "i", "\u{307}"],
      Array("abcdefgh ".unicodeScalars),
    ] as [[Unicode.Scalar]])
  func theIndexGivesTheFirstOfThePlainSearch(_ scalars: [Unicode.Scalar]) {
    for (seed, maximumCount) in [(1, 4), (2, 12), (3, 30)] {
      var generator = SeededGenerator(seed: UInt64(seed))
      let names = (0..<200).map { _ in generator.string(of: scalars, maximumCount: maximumCount) }
      // As it is, and with notes of all ranges that are too few for what is asked.
      expectSameAsPlainSearch(names, notes: NameTable.Notes(), using: &generator)
      expectSameAsPlainSearch(
        names, notes: NameTable.Notes(longestPlainCount: 1, nameCount: 7), using: &generator)
    }
  }

  @Test func anEmptyIndexFindsNothing() {
    let index = CompletionIndex([])
    #expect(index.completions(matching: "", limit: 5).isEmpty)
    #expect(index.completions(matching: "a", limit: .max).isEmpty)
    #expect(CompletionIndex([Completion("")]).completions(matching: "", limit: .max).count == 1)
    #expect(CompletionIndex([Completion("")]).completions(matching: "a", limit: .max).isEmpty)
  }

  @Test(arguments: [
    ("an", 2, ["Ann", "Joanna"]), ("an", 1, ["Ann"]), ("an", -1, []), ("", 2, ["Bob", "Ann"]), ("z", 9, []),
  ])
  func aSessionIsOfferedAsManyAsTheLimit(_ query: String, _ limit: Int, _ found: [String]) {
    var index = CompletionIndex(["Bob", "Ann", "Joanna"].map { Completion($0) })
    #expect(index.limit == 50)
    index.limit = limit
    let session = CompletionSession(
      prefix: "@", query: query, word: "other", queryToCaret: "", prefixUTF8Range: 0..<1, wordUTF8Range: 0..<6,
      generation: 1)
    #expect(index.completions(for: session)?.map(\.text) == found)
  }

  @Test func longNamesAndQueriesAreFound() {
    let name = String(repeating: "ab", count: 10_000)
    let index = CompletionIndex([Completion(name + "c"), Completion("abac")])
    #expect(index.completions(matching: "ABAC", limit: 9).map(\.text) == ["abac"])
    #expect(index.completions(matching: name, limit: 9).count == 1)
    #expect(index.completions(matching: String(name.dropFirst()) + "c", limit: 9).count == 1)
    #expect(index.completions(matching: name + "d", limit: 9).isEmpty)
    #expect(index.completions(matching: name + name, limit: 9).isEmpty)
  }

  @Test func aLowerCaseThatIsShorterThanTheQueryIsFound() {
    // The Kelvin sign has three bytes, its lower case has one.
    let index = CompletionIndex([Completion("kk")])
    #expect(index.completions(matching: "\u{212A}\u{212A}", limit: 1).count == 1)
  }
}
