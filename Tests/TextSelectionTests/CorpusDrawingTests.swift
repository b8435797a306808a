import TestSupport
import Testing

/// The marks that the corpus is drawn with.
@Suite struct CorpusDrawingTests {
  @Test func marksNestAndAreNotText() throws {
    let drawing = try KindMarkedText("é ⟦quotation:\"⟦mention:@ana⟧␀\"⟧.")
    #expect(drawing.text == "é \"@ana\0\".")
    #expect(
      drawing.selections == [
        .init(kind: "quotation", utf8Range: 3..<10), .init(kind: "mention", utf8Range: 4..<8),
      ])
  }

  @Test(arguments: [
    ("a ⟦link", KindMarkedText.Mistake.noKind(utf8Offset: 2)),
    ("⟦:x⟧", .noKind(utf8Offset: 0)),
    ("⟦link:x", .notClosed(utf8Offset: 0)),
    ("é⟧", .notOpened(utf8Offset: 2)),
    ("⟦link:⟧", .empty(utf8Offset: 8)),
  ])
  func mistakesAreReported(_ marked: String, _ mistake: KindMarkedText.Mistake) {
    #expect(throws: mistake) { try KindMarkedText(marked) }
  }

  @Test func neighboursAreDrawnApart() {
    let selections = [
      KindMarkedText.Selection(kind: "hashtag", utf8Range: 0..<2),
      KindMarkedText.Selection(kind: "hashtag", utf8Range: 2..<4),
    ]
    #expect(KindMarkedText.draw(selections, in: "#a#b") == "⟦hashtag:#a⟧⟦hashtag:#b⟧")
  }
}
