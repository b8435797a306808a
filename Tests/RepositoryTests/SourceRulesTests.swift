import Testing

@Suite struct SourceRulesTests {
  static let sources = Repository.files(under: "Sources").filter(\.isSwift)
  static let allSwift = Repository.files(under: "Sources", "Tests", "Package.swift").filter(\.isSwift)
  static let handwritten = Repository.files(
    under: "Sources", "Tests", "Package.swift", "Makefile", ".ci", "README.md", "CHANGELOG.md", "LICENSE")

  @Test func sourcesAreFound() {
    #expect(Self.sources.count > 10)
    #expect(Self.allSwift.count > Self.sources.count)
    #expect(Self.handwritten.count > Self.allSwift.count)
  }

  @Test func unsafeStandsOnlyInListedPlaces() {
    #expect(Self.sources.flatMap(SourceRules.unsafeCode) == [])
  }

  @Test(arguments: [
    ("Sources/PCRE2/Pattern.swift", "unsafe f()", true),
    ("Sources/TextModel/A.swift", "let a = unsafe f()", false),
    ("Sources/TextModel/A.swift", "nonisolated(unsafe) let a = 1", false),
    ("Sources/selectable/Output/BufferedWriter.swift/A.swift", "unsafe f()", false),
    ("Sources/TextModel/A.swift", "struct UnsafeLinkValidator {}  // unsafe", true),
  ])
  func unsafeIsSeen(path: String, text: String, isAllowed: Bool) {
    #expect(SourceRules.unsafeCode(in: RepositoryFile(path: path, text: text)).isEmpty == isAllowed)
  }

  @Test func sourcesHoldNoTraps() {
    #expect(Self.sources.flatMap(SourceRules.traps) == [])
  }

  @Test(arguments: [
    ("let a = try! f()", false), ("let a = b as! C", false), ("fatalError(a)", false),
    ("final class A: @unchecked Sendable {}", false), ("print(\"\\(try! f())\")", false),
    ("// try! fatalError(", true), ("let a = try? f()", true), ("let a = \"as!\"", true), ("if a != b {}", true),
  ])
  func trapsAreSeen(text: String, isAllowed: Bool) {
    #expect(SourceRules.traps(in: RepositoryFile(path: "Sources/A.swift", text: text)).isEmpty == isAllowed)
  }

  @Test func filesAreShort() {
    #expect(Self.allSwift.flatMap(SourceRules.length) == [])
  }

  @Test(arguments: [
    ("Sources/TextModel/A.swift", 400, true), ("Sources/TextModel/A.swift", 401, false),
    ("Sources/TextModel/Generated/A.swift", 401, true),
  ])
  func lengthIsSeen(path: String, lineCount: Int, isAllowed: Bool) {
    let file = RepositoryFile(path: path, text: String(repeating: "a\n", count: lineCount))
    #expect(SourceRules.length(of: file).isEmpty == isAllowed)
  }

  @Test func namesSayWhatFilesAreFor() {
    #expect(Self.allSwift.flatMap(SourceRules.name) == [])
  }

  @Test(arguments: [
    ("Sources/TextModel/StringUtils.swift", false), ("Sources/TextModel/Helpers/A.swift", false),
    ("Sources/TextModel/ScanManager.swift", false), ("Sources/TextModel/Extensions.swift", false),
    ("Sources/TextModel/HelpText.swift", true), ("Sources/TextModel/CommonMarkRule.swift", true),
  ])
  func emptyNamesAreSeen(path: String, isAllowed: Bool) {
    #expect(SourceRules.name(of: RepositoryFile(path: path, text: "")).isEmpty == isAllowed)
  }

  @Test func filesSpeakOfTheProjectAlone() {
    #expect(Self.handwritten.flatMap(SourceRules.places) == [])
  }

  @Test(arguments: [
    ("let path = \"/" + "home/ann/a.txt\"", false), ("cd /" + "work/a", false), ("from registry.npmjs" + ".org", false),
    ("https://example.com/home/a", true), ("/usr/share/unicode/A.txt", true), ("a /tmp b", true),
  ])
  func placesAreSeen(text: String, isAllowed: Bool) {
    #expect(SourceRules.places(in: RepositoryFile(path: "A.md", text: text)).isEmpty == isAllowed)
  }

  @Test func generatedFilesNameTheirOrigin() {
    #expect(Self.sources.flatMap(SourceRules.provenance) == [])
  }

  @Test(arguments: [
    ("Sources/TextModel/Generated/A.swift", "// Unicode 15.0.0, by generate-sources.\nlet a = 1", true),
    ("Sources/TextModel/Generated/A.swift", "// By generate-sources.\n\n\nlet a = 1", false),
    ("Sources/TextModel/Generated/A.swift", "// Unicode 15.0.0\nlet a = 1", false),
    ("Sources/TextModel/A.swift", "let a = 1", true),
  ])
  func originIsSeen(path: String, text: String, isAllowed: Bool) {
    #expect(SourceRules.provenance(of: RepositoryFile(path: path, text: text)).isEmpty == isAllowed)
  }
}
