import TextComposer
import TextLayout
import TextModel
import Testing

/// Pasting media and text (composer.md, D2-D6), and media in the text.
@Suite struct MediaInTextTests {
  private struct FixedClipboard: ComposerClipboard {
    let items: [ClipboardRepresentation]

    func representations() -> [ClipboardRepresentation] { items }
    func text() -> String? { nil }
    func setText(_ text: String) {}
  }

  private func field(_ drawn: String, pastable: PastableTypes = .images) throws -> SampleField {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.pastableTypes = pastable
    var field = try SampleField(drawn, configuration: configuration)
    field.environment.clipboard = FixedClipboard(items: [
      ClipboardRepresentation(contentType: "text/plain", bytes: Array("words".utf8)),
      ClipboardRepresentation(contentType: "public.png", bytes: [1, 2]),
    ])
    return field
  }

  /// Media are drawn as `▣`.
  private func draw(_ state: ComposerState) -> String {
    DrawnField.draw(state).replacing("\u{FFFC}", with: "▣")
  }

  @Test(arguments: [
    ("|", "▣\n|"), ("ab|", "ab\n▣\n|"), ("ab\n|", "ab\n▣\n|"), ("a|b", "a\n▣\n|b"), ("|ab", "▣\n|ab"),
    ("⟦ab⟧", "▣\n|"), ("a⟦b⟧c", "a\n▣\n|c"),
  ])
  func mediaStandInALineOfTheirOwn(_ before: String, _ after: String) throws {
    var field = try field(before)
    let events = try field.apply(.paste)
    #expect(draw(field.state) == after)
    #expect(field.state.inlineMedia.map(\.item.bytes) == [[1, 2]])
    guard case .didPasteMedia(let item) = events.first else {
      Issue.record("no event of the medium")
      return
    }
    #expect(item.mediaType == .png && field.state.canSend)
    try field.apply(.undo)
    #expect(DrawnField.draw(field.state) == before && field.state.inlineMedia.isEmpty)
    try field.apply(.redo)
    #expect(field.state.inlineMedia.count == 1)
  }

  @Test func whatTheHostTakesLeavesTheText() throws {
    var field = try field("ab|")
    field.environment.handleInput = { input in if case .media = input { true } else { false } }
    try field.apply(.paste)
    #expect(draw(field.state) == "ab|")
  }

  @Test func withoutPastableTypesTheTextIsPasted() throws {
    for change in [\ComposerConfiguration.isMediaPasteEnabled, \.insertsUnhandledMedia] {
      var field = try field("a|")
      var configuration = field.state.configuration
      configuration[keyPath: change] = false
      try field.apply(.configure(configuration), .paste)
      #expect(draw(field.state) == (change == \.isMediaPasteEnabled ? "awords|" : "a|"))
    }
    var field = try field("a|", pastable: [])
    try field.apply(.paste)
    #expect(draw(field.state) == "awords|")
  }

  @Test func mediaMoveWithTheTextAndGoWithTheirCharacter() throws {
    var field = try field("a|b")
    try field.apply(.paste, .prepend("👍"), .append("c"))
    let offset = try #require(field.state.inlineMedia.first?.utf8Offset)
    #expect(Array(field.state.text.utf8)[offset..<offset + 3] == Array("\u{FFFC}".utf8)[...])
    #expect(
      field.state.composedMessage.components.map { if case .text(let text) = $0 { text } else { "▣" } }
        == ["👍a", "▣", "bc"])
    try field.apply(.replace(utf8Range: offset..<offset + 3, with: "", origin: .typing))
    #expect(field.state.inlineMedia.isEmpty)
  }

  @Test func stylesGrowAndShrinkAndAreNoChangeOfTheText() throws {
    var field = try SampleField("hello|")
    let style = TextAttributes()
    #expect(try field.apply(.setStyle(style, utf8Range: 1..<4)) == [.stylesDidChange])
    func ranges() -> [Range<Int>] { field.state.styleRuns.map(\.utf8Range) }
    try field.apply(.prepend("x"))
    #expect(ranges() == [2..<5])
    try field.apply(.replace(utf8Range: 3..<4, with: "yyy", origin: .typing))
    #expect(ranges() == [2..<7])
    try field.apply(.replace(utf8Range: 0..<3, with: "", origin: .typing))
    #expect(ranges() == [0..<4])
    try field.apply(.clearStyles(utf8Range: 1..<2))
    #expect(ranges() == [0..<1, 2..<4])
    try field.apply(.insertStyled("z", style: style))
    #expect(ranges() == [0..<1, 2..<4, 5..<6])
    #expect(throws: ComposerError.rangeOutsideText(utf8Range: 0..<9, textUTF8Count: 6)) {
      try field.apply(.setStyle(style, utf8Range: 0..<9))
    }
  }
}
