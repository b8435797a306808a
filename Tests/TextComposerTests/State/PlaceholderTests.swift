import TextComposer
import TextLayout
import Testing

@Suite struct PlaceholderTests {
  private func field(_ text: String, placeholder: String, lineCount: Int = 1) throws -> SampleField {
    var configuration = ComposerConfiguration(containerWidth: 10)
    (configuration.placeholder, configuration.placeholderLineCount) = (placeholder, lineCount)
    return try SampleField(text, configuration: configuration)
  }

  @Test(arguments: [
    ("", "Aa", true), ("", "", false), ("a", "Aa", false), (" ", "Aa", false), ("\n", "Aa", false),
    ("\u{FFFC}", "Aa", false),
  ])
  func aPlaceholderIsSeenWhileThereIsNoText(_ text: String, _ placeholder: String, _ isVisible: Bool) throws {
    let field = try field(text, placeholder: placeholder)
    #expect(field.state.isPlaceholderVisible == isVisible)
    #expect((field.state.placeholderLayout(in: field.environment) != nil) == isVisible)
  }

  @Test(arguments: [
    ("Write something nice", 1, ["Write som…"]),
    ("Write something nice", 2, ["Write", "something…"]),
    ("Write something nice", 0, ["Write", "something", "nice"]),
  ])
  func aPlaceholderIsCutAtItsLimitAndTheFieldIsAsHigh(_ placeholder: String, _ limit: Int, _ lines: [String]) throws {
    var field = try field("", placeholder: placeholder, lineCount: limit)
    let layout = try #require(field.state.placeholderLayout(in: field.environment))
    #expect(layout.lines.map { layout.displayedText(of: $0) } == lines)
    #expect(field.state.height.contentLineCount == lines.count)
    // P3: text in its place has lines of its own.
    try field.type("a")
    #expect(field.state.height.contentLineCount == 1)
  }

  @Test func everyWayToChangeTheTextRenewsIt() throws {
    var field = try field("", placeholder: "Aa")
    let steps: [(ComposerOperation, Bool)] = [
      (.setText("a"), false), (.deleteBackward, true), (.undo, false), (.clearText(clearsUndo: true), true),
      (.append("b"), false), (.configure(ComposerConfiguration(containerWidth: 9)), false), (.setText(""), false),
    ]
    for (operation, isVisible) in steps {
      try field.apply(operation)
      #expect(field.state.isPlaceholderVisible == isVisible, "\(operation)")
    }
  }
}
