import TextComposer
import TextModel
import Testing

@Suite struct DraftTests {
  private static func record(_ id: Int, _ utf8Range: Range<Int>, _ text: String) -> CompletionRecord {
    CompletionRecord(id: id, utf8Range: utf8Range, text: text, prefix: "@")
  }

  @Test(
    arguments: [
      ("hi @Ann!", [record(1, 3..<7, "@Ann")], [1]),
      ("@Ann@Bob", [record(1, 0..<4, "@Ann"), record(2, 4..<8, "@Bob")], [1, 2]),
      ("@Zoë", [record(1, 0..<5, "@Zoë")], [1]),
      // Another text, or one that is only canonically equivalent.
      ("hi @Ann!", [record(1, 3..<7, "@Bob"), record(2, 2..<6, "@Ann")], []),
      ("hi @Ann!", [record(1, 3..<8, "@Ann"), record(2, 3..<6, "@Ann")], []),
      ("@Zoe\u{308}", [record(1, 0..<6, "@Zoë"), record(2, 0..<5, "@Zoë")], []),
      // Beyond the text, inside a scalar, or nothing.
      ("@Ann", [record(1, -4..<0, "@Ann"), record(2, 1..<5, "@Ann"), record(3, 0..<(.max), "@Ann")], []),
      ("@Ann", [record(1, .min..<(.max), "@Ann"), record(2, .max..<(.max), ""), record(3, 2..<2, "")], []),
      ("é", [record(1, 1..<2, "\u{FFFD}"), record(2, 0..<1, "\u{FFFD}")], []),
      // Over another, out of order, or with an id that another has.
      ("@Ann", [record(1, 0..<4, "@Ann"), record(2, 1..<4, "Ann"), record(3, 0..<4, "@Ann")], [1]),
      ("@Ann@Bob", [record(1, 4..<8, "@Bob"), record(2, 0..<4, "@Ann")], [1]),
      ("@Ann@Bob", [record(1, 0..<4, "@Ann"), record(1, 4..<8, "@Bob")], [1]),
      // What is dropped stands in no other's way.
      ("@Ann@Bob", [record(1, 0..<8, "@Ann"), record(2, 0..<4, "@Ann"), record(1, 4..<8, "@Bob")], [2, 1]),
      ("", [record(1, 0..<4, "@Ann")], []),
    ] as [(String, [CompletionRecord], [Int])])
  func aDraftKeepsTheCompletionsThatAreInItsText(
    _ text: String, _ completions: [CompletionRecord], _ ids: [Int]
  ) {
    let draft = Draft(text: text, completions: completions)
    #expect(draft.completions.map(\.id) == ids)
    #expect(draft.completions.allSatisfy(completions.contains))
    #expect(Array(draft.text.utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    ("", [String](), true), (" \n\u{3000}", [], true), ("a", [], false), (" \u{301}", [], false), ("", ["1"], false),
    ("\u{FFFC}", [], false),
  ])
  func blanksAloneAreNothing(_ text: String, _ references: [String], _ isBlank: Bool) {
    #expect(Draft(text: text, attachmentReferences: references).isBlank == isBlank)
  }
}
