/// What is to be done to the text of a field: parts to replace as one change, and where the caret is afterwards.
struct ProposedEdit: Hashable, Sendable {
  /// A part of the text, and what comes in its place.
  struct Part: Hashable, Sendable {
    /// The part, as UTF-8 offsets into the text before; empty where text is only inserted.
    var utf8Range: Range<Int>
    /// What is there afterwards.
    var inserted: String
  }

  /// The parts, ascending; they do not overlap. What lies between two of them stays what it is.
  var parts: [Part]
  /// The caret or selection, in the text afterwards.
  var caretRange: CaretRange
}
