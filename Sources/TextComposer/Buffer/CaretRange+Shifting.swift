extension CaretRange {
  /// Where the caret or selection is after a change to the text around it, before ends are moved off clusters' insides.
  ///
  /// An end inside what was replaced goes behind what was inserted, and so does a caret where something was inserted.
  /// Text inserted at either end of a selection is not selected; a selection that was replaced whole becomes a caret.
  func shifted(by change: TextChange) -> CaretRange {
    let replaced = change.removedUTF8Range
    let end = change.insertedUTF8Range.upperBound
    let distance = end - replaced.upperBound
    let selected = utf8Range
    if !selected.isEmpty, replaced.lowerBound <= selected.lowerBound, selected.upperBound <= replaced.upperBound {
      return CaretRange(caretUTF8Offset: end)
    }
    func shifted(_ utf8Offset: Int, staysAtInsertion: Bool) -> Int {
      if utf8Offset < replaced.lowerBound { return utf8Offset }
      if utf8Offset == replaced.lowerBound, !replaced.isEmpty || staysAtInsertion { return utf8Offset }
      return utf8Offset < replaced.upperBound ? end : utf8Offset + distance
    }
    let lower = shifted(selected.lowerBound, staysAtInsertion: false)
    if selected.isEmpty { return CaretRange(caretUTF8Offset: lower) }
    return moved(to: lower..<max(lower, shifted(selected.upperBound, staysAtInsertion: true)))
  }
}
