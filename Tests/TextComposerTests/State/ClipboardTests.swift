import Synchronization
import TextComposer
import TextLayout
import Testing

@Suite struct ClipboardTests {
  /// A clipboard that tests look at.
  private final class SampleClipboard: ComposerClipboard {
    private let content: Mutex<String?>

    init(_ text: String?) { content = Mutex(text) }

    func text() -> String? { content.withLock { $0 } }
    func setText(_ text: String) { content.withLock { $0 = text } }
  }

  @Test(
    arguments: [
      ("hel|lo", "x", ComposerOperation.paste, "helx|lo", "x"),
      ("h⟦ell⟧o", "👍", .paste, "h👍|o", "👍"),
      ("h⟦ell⟧o", nil, .paste, "h⟦ell⟧o", nil),
      ("h⟦ell⟧o", "", .paste, "h⟦ell⟧o", ""),
      // Lines stay lines, however the clipboard has them.
      ("|", "a\r\nb\n\r\nc", .paste, "a\nb\n\nc|", "a\r\nb\n\r\nc"),
      ("|", "a\rb", .paste, "a\rb|", "a\rb"),
      ("h⟦ell⟧o", nil, .copy, "h⟦ell⟧o", "ell"),
      ("hel|lo", "x", .copy, "hel|lo", "x"),
      ("h⟧ell⟦o", "x", .cut, "h|o", "ell"),
      ("hel|lo", "x", .cut, "hel|lo", "x"),
    ] as [(String, String?, ComposerOperation, String, String?)])
  func textGoesToTheClipboardAndComesFromIt(
    _ before: String, _ clipboardBefore: String?, _ operation: ComposerOperation, _ after: String,
    _ clipboardAfter: String?
  ) throws {
    var field = try SampleField(before)
    let clipboard = SampleClipboard(clipboardBefore)
    field.environment.clipboard = clipboard
    try field.apply(operation)
    #expect(DrawnField.draw(field.state) == after)
    #expect(clipboard.text().map { Array($0.utf8) } == clipboardAfter.map { Array($0.utf8) })
  }

  @Test func whatIsPastedOrCutIsOneStep() throws {
    var field = try SampleField("h⟦ell⟧o")
    field.environment.clipboard = SampleClipboard("two words")
    try field.apply(.paste)
    try field.type("!")
    try field.apply(.undo)
    #expect(DrawnField.draw(field.state) == "htwo words|o")
    try field.apply(.undo, .cut)
    #expect(DrawnField.draw(field.state) == "h|o")
    try field.apply(.undo)
    #expect(DrawnField.draw(field.state) == "h⟦ell⟧o")
  }

  @Test func lineBreaksStayAsTheyAreIfToldSo() throws {
    var configuration = ComposerConfiguration(containerWidth: 10)
    configuration.normalizesPastedLineBreaks = false
    var field = try SampleField(configuration: configuration)
    field.environment.clipboard = SampleClipboard("a\r\nb")
    try field.apply(.paste)
    #expect(Array(field.state.text.utf8) == Array("a\r\nb".utf8))
  }

  @Test func whatMayNotBeCutIsOnlyCopied() throws {
    var field = try SampleField("h⟦ell⟧o")
    let clipboard = SampleClipboard(nil)
    field.environment.clipboard = clipboard
    field.environment.shouldChange = { _, _ in false }
    #expect(try field.apply(.cut).isEmpty)
    #expect(DrawnField.draw(field.state) == "h⟦ell⟧o")
    #expect(clipboard.text() == "ell")
  }
}
