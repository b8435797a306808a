import TextComposer

/// A text with completions drawn in it, `hi «@Ann Lee»!`, and the caret or selection as in ``DrawnField``.
struct CompletedField {
  /// Draws the text of `state` with its completions; one that lost words ends with `…»`.
  static func draw(_ state: ComposerState) -> String {
    var marks: [(utf8Offset: Int, order: Int, text: String)] = []
    for record in state.completions {
      marks.append((record.utf8Range.lowerBound, 2, "«"))
      marks.append((record.utf8Range.upperBound, 0, record.isPartial ? "…»" : "»"))
    }
    let caret = state.caretRange
    if caret.isCollapsed {
      marks.append((caret.headUTF8Offset, 1, "|"))
    } else {
      marks.append((caret.utf8Range.lowerBound, 1, "⟦"))
      marks.append((caret.utf8Range.upperBound, 1, "⟧"))
    }
    marks.sort { ($0.utf8Offset, $0.order) < ($1.utf8Offset, $1.order) }
    let utf8 = Array(state.text.utf8)
    var (drawn, start) = ("", 0)
    for mark in marks {
      drawn += String(decoding: utf8[start..<mark.utf8Offset], as: UTF8.self) + mark.text
      start = mark.utf8Offset
    }
    return drawn + String(decoding: utf8[start...], as: UTF8.self)
  }

  /// A field that shows what is drawn, and to which nothing has been done that could be taken back.
  static func field(
    _ drawn: String, configuration: ComposerConfiguration = ComposerConfiguration(containerWidth: 40)
  ) throws -> SampleField {
    var (plain, ranges, start) = ("", [Range<Int>](), 0)
    for scalar in drawn.unicodeScalars {
      let utf8Offset = DrawnField(plain).text.utf8.count
      switch scalar {
      case "«": start = utf8Offset
      case "»": ranges.append(start..<utf8Offset)
      default: plain.unicodeScalars.append(scalar)
      }
    }
    let text = DrawnField(plain)
    let utf8 = Array(text.text.utf8)
    let records = ranges.enumerated().map { index, utf8Range in
      CompletionRecord(
        id: index, utf8Range: utf8Range, text: String(decoding: utf8[utf8Range], as: UTF8.self), prefix: "@",
        context: ["number": "\(index)"])
    }
    var field = try SampleField(configuration: configuration)
    let (key, store) = (DraftKey(namespace: "test", name: "1"), MemoryDraftStore())
    store.save(Draft(text: text.text, completions: records, attachmentReferences: []), for: key)
    field.environment.draftStore = store
    try field.apply(.switchDraft(to: key), .setCaretRange(text.caretRange))
    return field
  }
}
