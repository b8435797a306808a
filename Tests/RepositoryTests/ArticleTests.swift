import Foundation
import SelectableText
import Testing

/// The articles beside the documentation of the modules: their Swift examples are compiled, and do what is said.
@Suite struct ArticleTests {
  private static let folder = "Sources/SelectableText/SelectableText.docc"

  @Test func everySwiftExampleIsOneThatIsCompiled() throws {
    let articles = Repository.files(under: Self.folder).filter { $0.path.hasSuffix(".md") }
    let examples = articles.flatMap { Readme(text: $0.text).blocks }.filter { $0.language == "swift" }.map(\.lines)
    let bodies = try ["ArticleExamples.swift", "MessageFieldExamples.swift"].flatMap(CompiledExamples.bodies)
    #expect(examples.count == 27)
    #expect(Set(examples) == Set(bodies))
  }

  private func joined(_ items: [Any]) -> String { items.map { "\($0)" }.joined(separator: " ") }

  @Test func bufferExampleShowsLinks() {
    var printed: [String] = []
    bufferExample(messages: ["Ask @ann.", "See (example.com/a_(b))."]) { printed.append(joined($0)) }
    #expect(printed == [#"example.com/a_(b) ["href": "https://example.com/a_(b)"]"#])
  }

  @Test(arguments: [
    (["ask @a", "nn\nsee #one"], ["1 mention ann", "2 hashtag one"]),
    (
      ["#a\n", String(repeating: "a", count: 65_537)],
      ["1 hashtag a", "the line at offset 3 is longer than 65536 bytes"]
    ),
  ])
  func streamExampleShowsLinesAndLimits(chunks: [String], expected: [String]) async throws {
    let stream = AsyncStream<[UInt8]> { continuation in
      for chunk in chunks { continuation.yield(Array(chunk.utf8)) }
      continuation.finish()
    }
    var printed: [String] = []
    try await streamExample(chunks: stream) { printed.append(joined($0)) }
    #expect(printed == expected)
  }

  @Test func editExampleShowsWhatCame() {
    var printed: [String] = []
    editExample { printed.append(joined($0)) }
    #expect(printed == ["@ann"])
  }

  @Test func platformExampleShowsValues() {
    var printed: [String] = []
    platformExample { printed.append(joined($0)) }
    #expect(printed == ["list ann/friends", "link example.com", "cashtag BRK.B"])
  }

  @Test(arguments: [
    ("ab", ["hashtag #tag", "pattern ab"]),
    (
      "a.*[bc]",
      [
        "hashtag #tag",
        "theirs time limit exceeded: the pattern reads the text again from many places; bound its repeats or raise the limit",
      ]
    ),
  ])
  func limitExampleShowsWhatIsThereAndWhatWasMet(source: String, expected: [String]) throws {
    let tail = source == "ab" ? "ab" : String(repeating: "a", count: 100_000)
    var printed: [String] = []
    try limitExample(message: "#tag \(tail)", source: source) { printed.append(joined($0)) }
    #expect(printed == expected)
  }

  @Test func migrationExampleShowsValues() {
    var printed: [String] = []
    migrationExample { printed.append(joined($0)) }
    let expected = ["link 6..<23 http://example.com/a_(b)", "mention 29..<33 /ada", "hashtag 40..<47 #swift6"]
    #expect(printed == expected)
  }

  @Test func phoneExampleShowsNumbers() {
    var printed: [String] = []
    phoneExample { printed.append(joined($0)) }
    #expect(printed == ["+14155550132 US +1 415 555 0132", "+442079460018 GB +44 20 7946 0018"])
  }

  @Test func viewExampleShowsLinesAndWhatIsTapped() throws {
    var printed: [String] = []
    try viewExample { printed.append(joined($0)) }
    #expect(printed == ["Ask @ann abou…", "Ask @ann about", "#swift today", "swift"])
  }

  @Test func layoutExampleShowsWhatIsDrawn() {
    var printed: [String] = []
    layoutExample { printed.append(joined($0)) }
    #expect(printed == ["Ask @an… 0..<7", #"ann ["4.0 to 8.0"]"#, "swift []"])
  }

  @Test func budgetExampleShowsAWholeLink() {
    var printed: [String] = []
    budgetExample { printed.append(joined($0)) }
    #expect(printed == ["Read al… https://example.com/a 270"])
  }

  @Test func everyShellExamplePrintsWhatItsArticleShows() throws {
    let articles = Repository.files(under: Self.folder).filter { $0.path.hasSuffix(".md") }
    let examples = articles.flatMap { Readme(text: $0.text).shellExamples }
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(try Shell.output(of: example.command) == example.output, "\(example.command)")
    }
  }
}
