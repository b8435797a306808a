import TextLayout

/// What belongs to parts of a field's text: completions, media between the characters, and styles.
struct TextAnnotations: Hashable, Sendable {
  /// Ascending; they do not overlap.
  var completions: [CompletionRecord] = []
  /// Ascending.
  var media: [InlineMedia] = []
  /// In the order in which they are laid over each other.
  var styles: [StyleRun] = []

  /// Follows a change to the text, which leaves out completions and media that it touched.
  ///
  /// - Parameter parts: What was replaced, ascending, in offsets into the text before.
  /// - Complexity: O(*p* · (*c* + *m* + *s*)) in the number of parts, completions, media and styles.
  mutating func follow(_ parts: [ProposedEdit.Part]) {
    for part in parts.reversed() where !part.utf8Range.isEmpty || !part.inserted.isEmpty { follow(part) }
  }

  /// Leaves out the completions of which the first or last cluster goes on outside.
  mutating func leaveOutJoinedCompletions(in text: String) {
    completions.removeAll { text.snappedOutward($0.utf8Range) != $0.utf8Range }
  }

  private mutating func follow(_ part: ProposedEdit.Part) {
    let replaced = part.utf8Range
    let distance = part.inserted.utf8.count - replaced.count
    completions = completions.compactMap { record in
      guard let utf8Range = record.utf8Range.kept(outside: replaced, movedBy: distance) else { return nil }
      var record = record
      record.utf8Range = utf8Range
      return record
    }
    media = media.compactMap { item in
      let utf8Range = item.utf8Offset..<item.utf8Offset + InlineMedia.utf8Count
      guard let moved = utf8Range.kept(outside: replaced, movedBy: distance) else { return nil }
      var item = item
      item.utf8Offset = moved.lowerBound
      return item
    }
    styles = styles.compactMap { run in
      guard let utf8Range = run.utf8Range.adjusted(to: replaced, movedBy: distance) else { return nil }
      return StyleRun(utf8Range: utf8Range, attributes: run.attributes)
    }
  }
}

extension Range<Int> {
  /// Where a range is after `replaced` was, if nothing in it was; what is put at either end stays outside.
  fileprivate func kept(outside replaced: Range<Int>, movedBy distance: Int) -> Range<Int>? {
    if replaced.upperBound <= lowerBound { return lowerBound + distance..<upperBound + distance }
    return replaced.lowerBound >= upperBound ? self : nil
  }

  /// Where a range is that shrinks and grows with what is replaced in it; `nil` if nothing is left of it.
  fileprivate func adjusted(to replaced: Range<Int>, movedBy distance: Int) -> Range<Int>? {
    if let kept = kept(outside: replaced, movedBy: distance) { return kept }
    let end = replaced.upperBound + distance
    let isInside = lowerBound <= replaced.lowerBound && replaced.upperBound <= upperBound
    let lower = lowerBound <= replaced.lowerBound ? lowerBound : end
    let upper = upperBound >= replaced.upperBound ? upperBound + distance : replaced.lowerBound
    return lower < upper && (isInside || !isEmpty) ? lower..<upper : nil
  }
}
