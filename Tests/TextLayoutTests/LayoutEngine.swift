import ReferenceLayout
import TestSupport
import TextLayout
import TextModel
import TextSelection
import TextValidation

/// What a layout is made of.
struct LayoutInput: Sendable {
  var text: String
  var styleRuns: [StyleRun] = []
  var selections: [SelectionSpan] = []
  var configuration = SelectableTextConfiguration()
  var width: Double
  var measurer: any TextMeasurer = ColumnMeasurer()
}

/// The two that lay texts out: every row of the specification holds for both.
enum LayoutEngine: CaseIterable {
  case product
  case reference

  func layout(_ input: LayoutInput) -> ReferenceLayout {
    switch self {
    case .product:
      ReferenceLayout(
        TextLayout(
          of: input.text, styleRuns: input.styleRuns, selections: input.selections,
          configuration: input.configuration, containerWidth: input.width, measurer: input.measurer))
    case .reference:
      ReferenceComposer(
        of: input.text, styleRuns: input.styleRuns, selections: input.selections,
        configuration: input.configuration, containerWidth: input.width, measurer: input.measurer
      ).layout()
    }
  }
}

extension ReferenceLayout {
  /// What the product shows.
  init(_ layout: TextLayout) {
    self.init()
    lines = layout.lines.map { line in
      var copy = Line()
      copy.text = layout.displayedText(of: line)
      copy.utf8Range = line.utf8Range
      copy.utf8RangeAfterEllipsis = line.utf8RangeAfterEllipsis.flatMap { $0.isEmpty ? nil : $0 }
      (copy.x, copy.y, copy.width, copy.isRightToLeft) = (line.x, line.y, line.width, line.isRightToLeft)
      copy.fragments = layout.fragments[line.fragmentRange].map { fragment in
        Fragment(
          kind: fragment.kind, utf8Range: fragment.utf8Range, text: layout.displayedText(of: fragment), x: fragment.x,
          width: fragment.width, selectionIndex: fragment.selectionIndex)
      }
      return copy
    }
    button = layout.button.map { button in
      Button(
        label: button.label, lineIndex: button.lineIndex, x: button.x, width: button.width, padding: button.padding)
    }
    (lineHeight, contentHeight, usedWidth) = (layout.lineHeight, layout.contentSize.height, layout.usedWidth)
    (isTruncated, hiddenUTF8Range) = (layout.isTruncated, layout.hiddenUTF8Range)
    overflowedUTF8Ranges = layout.overflowedUTF8Ranges
  }

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
