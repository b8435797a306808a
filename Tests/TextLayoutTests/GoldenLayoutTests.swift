import Testing
import TextLayout

/// The golden table of layout.md, section 5b, whole.
@Suite struct GoldenLayoutTests {
  static let text = "Ask @ann about #swift today"

  /// What each way to truncate makes of the text on one line.
  struct TableRow: Sendable {
    let width: Double
    /// In this order: tail at a character, tail at a word, head, middle, clipping.
    let drawings: [String]

    init(_ width: Double, _ drawings: String...) { (self.width, self.drawings) = (width, drawings) }

    var rows: [GoldenRow] {
      let ways: [(TruncationMode, TruncationBoundary)] = [
        (.truncateTail, .character), (.truncateTail, .word), (.truncateHead, .character),
        (.truncateMiddle, .character), (.clipping, .character),
      ]
      return zip(ways, drawings).map { way, drawing in
        GoldenRow(GoldenLayoutTests.text, width, limit: 1, mode: way.0, by: way.1, drawing)
      }
    }
  }

  static let table: [TableRow] = [
    TableRow(1, "…", "…", "…", "…", "A"),
    TableRow(3, "As…", "As…", "…ay", "A…y", "Ask"),
    TableRow(4, "Ask…", "Ask…", "…day", "As…y", "Ask"),
    TableRow(8, "Ask @an…", "Ask…", "…t today", "Ask…day", "Ask @ann"),
    TableRow(12, "Ask @ann ab…", "Ask @ann…", "…swift today", "Ask @a…today", "Ask @ann abo"),
    TableRow(16, "Ask @ann about…", "Ask @ann about…", "…ut #swift today", "Ask @ann…t today", "Ask @ann about #"),
    TableRow(
      20, "Ask @ann about #swi…", "Ask @ann about…", "…about #swift today", "Ask @ann a…ift today",
      "Ask @ann about #swif"),
    TableRow(
      26, "Ask @ann about #swift tod…", "Ask @ann about #swift…", "…k @ann about #swift today",
      "Ask @ann abou…#swift today", "Ask @ann about #swift toda"),
    TableRow(27, text, text, text, text, text),
  ]

  @Test(arguments: LayoutEngine.allCases, table.flatMap(\.rows))
  func oneLineInEachMode(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }

  @Test(
    arguments: LayoutEngine.allCases,
    [
      // X11, X16: the ellipsis belongs to the selection that is cut; the one behind it is hidden.
      GoldenRow(
        "Ask ⟦@ann⟧ about ⟦#swift⟧ today", 8, limit: 1, hides: "n about #swift today", "Ask ⟦@an…⟧"),
      // Padding 1; the button takes 6 columns.
      GoldenRow(text, 8, button: .more(1), "A… [More]"),
      GoldenRow(text, 11, button: .more(2), "Ask @ann / abou… [More]"),
      GoldenRow(text, 14, button: .more(2), hides: "", "Ask @ann about / #swift today"),
      GoldenRow(text, 8, hides: "", "Ask @ann / about / #swift / today"),
    ])
  func selectionsAndButton(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }
}
