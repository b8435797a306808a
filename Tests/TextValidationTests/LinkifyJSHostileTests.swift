import Testing

@testable import TextValidation

/// Texts on which linkifyjs goes over the same tokens again and again.
@Suite struct LinkifyJSHostileTests {
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ".", "a.", "a.co", "~a.co", "a.co@", "a@b.co@", "a@", "@a", "a-", "a--", "://", "http:", "http://", "mailto:",
      "a.co/(", "a.co/(a", "a.co/[(", "a.co/「(%", "http://[", "[::1", "[a:", "http://[::", "1.", "1.2.3.", "#1", "#_",
      "#a・", "@-", "@a/", "é.", "рa", "रसं", "😀\u{200D}", "😀*.", "\u{FE0F}", "hello wor", "a\u{A0}.", "localhost",
      "localhost:", "a.co:",
    ])
  func repetitionsTakeLinearTime(unit: String) {
    let text = String(repeating: unit, count: 20_000 / unit.utf8.count)
    for options in Self.options {
      for hostile in [text, "~a.co~http://" + text + "@b.co"] {
        let ranges = LinkifyJSSearch(options).matches(in: Array(hostile.utf8)).map(\.utf8Range)
        let edges = [0] + ranges.flatMap { [$0.lowerBound, $0.upperBound] } + [hostile.utf8.count]
        #expect(edges == edges.sorted() && ranges.allSatisfy { !$0.isEmpty })
      }
    }
  }

  /// Without options, and with all that there are, a keyword that is long in coming among them.
  private static let options: [DetectionOptions] = {
    var all = DetectionOptions()
    all.linkifyJS.plugins = Set(LinkifyJSOptions.Plugin.allCases)
    all.linkifyJS.keywords = ["hello world", "a.a.a.a.a.b", ""]
    all.customSchemes = ["a-b": .slashesOptional, "1a": .slashesRequired]
    return [DetectionOptions(), all]
  }()
}
