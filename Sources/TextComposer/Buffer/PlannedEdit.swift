/// What an operation does to the text: the parts to replace, by what, and what becomes of the caret and of undo.
struct PlannedEdit {
  /// Where an edit leaves the caret.
  enum CaretPlace {
    case behindInserted
    case end
    /// In the text that it was in.
    case kept
    /// At offsets into the text afterwards.
    case at(CaretRange)
  }

  var parts: [ProposedEdit.Part]
  var origin = EditOrigin.typing
  var grouping: UndoHistory.Grouping?
  var caretPlace = CaretPlace.behindInserted
  /// Whether nothing can be taken back afterwards, nor made again.
  var clearsUndo = false
  /// Changes what belongs to the text, once that has followed the edit.
  var annotate: ((inout TextAnnotations) -> Void)?

  /// The replacement of one part.
  init(
    _ utf8Range: Range<Int>, with inserted: String = "", origin: EditOrigin = .typing,
    grouping: UndoHistory.Grouping? = nil, caretPlace: CaretPlace = .behindInserted
  ) {
    parts = [ProposedEdit.Part(utf8Range: utf8Range, inserted: inserted)]
    (self.origin, self.grouping, self.caretPlace) = (origin, grouping, caretPlace)
  }

  /// An edit of several parts, which says where the caret goes.
  init(_ proposal: ProposedEdit, origin: EditOrigin) {
    (parts, self.origin, caretPlace) = (proposal.parts, origin, .at(proposal.caretRange))
  }

  /// All parts as one replacement: from the first to the last, with what lies between them.
  func change(in text: String) -> TextChange {
    let start = parts.first?.utf8Range.lowerBound ?? 0
    var (inserted, end) = ("", start)
    for part in parts {
      inserted += text.utf8Part(end..<part.utf8Range.lowerBound) + part.inserted
      end = part.utf8Range.upperBound
    }
    return TextChange(utf8Offset: start, removed: text.utf8Part(start..<end), inserted: inserted, origin: origin)
  }
}
