import ReferenceLayout
import TestSupport
import TextLayout
import TextModel
import TextSelection
import TextValidation

/// The two that lay texts out: every row of the specification holds for both.
enum LayoutEngine: CaseIterable {
  case product
  case reference

  func layout(_ input: LayoutInput) -> ReferenceLayout {
    switch self {
    case .product: ReferenceLayout(input.product)
    case .reference: input.reference
    }
  }
}

extension ReferenceLayout {
  /// The lines as the specification draws them: ` / ` between lines, blanks at the start of a line and the room left of
  /// it as `␣`, a button as `[More]`, selections between `⟦` and `⟧`.
  var drawing: String {
    lines.indices.map { index -> String in
      let line = lines[index]
      var (shown, open): (String, Int?) = ("", nil)
      for fragment in line.fragments {
        if open != fragment.selectionIndex {
          shown += (open == nil ? "" : "⟧") + (fragment.selectionIndex == nil ? "" : "⟦")
          open = fragment.selectionIndex
        }
        shown += fragment.text
      }
      if open != nil { shown += "⟧" }
      let blanks = shown.prefix { $0 == " " }.count
      shown = String(repeating: "␣", count: Int(line.x) + blanks) + shown.dropFirst(blanks)
      guard let button, button.lineIndex == index else { return shown.isEmpty ? "(empty)" : shown }
      return shown.isEmpty ? "[\(button.label)]" : "\(shown) [\(button.label)]"
    }.joined(separator: " / ")
  }
}

extension LayoutInput {
  /// Takes selections from the marks in `marked`; replacements go to the first of them.
  init(
    marked: String, replacements: [String?] = [], configuration: SelectableTextConfiguration, width: Double,
    measurer: any TextMeasurer = ColumnMeasurer()
  ) {
    let marked = MarkedText(marked)
    self.init(text: marked.text, configuration: configuration, width: width, measurer: measurer)
    selections = marked.utf8Ranges.enumerated().map { index, range in
      SelectionSpan(
        Selection(kind: .mention, identifier: "test", utf8Range: range, value: "\(index)"),
        replacement: index < replacements.count ? replacements[index] : nil)
    }
  }
}
