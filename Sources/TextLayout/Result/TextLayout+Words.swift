import TextModel

extension TextLayout {
  /// The places of the words that pass a test (layout.md, F1).
  ///
  /// A word is what stands between blanks, line breaks and NULs; the edges of selections cut it. What is tested is what
  /// stands in the text, whole, however much of it is drawn; a selection that is replaced is one word.
  ///
  /// - Parameter isIncluded: Whether the word it is given passes.
  /// - Returns: For each word that passes and is not wholly hidden, in the order of the text, the frames of its pieces in
  ///   the container, as ``frames(ofUTF8Range:)`` has them.
  /// - Complexity: O(*n* log *m*) in the UTF-8 count of the text and the number of lines, and *s* log *s* in that of
  ///   selections, beside what `isIncluded` takes.
  public func wordFrames(where isIncluded: (String) throws -> Bool) rethrows -> [[TextFrame]] {
    var frames: [[TextFrame]] = []
    for word in words() where !word.fragmentRange.isEmpty {
      guard try isIncluded(source(of: word.word)) else { continue }
      frames.append(self.frames(ofFragmentsAt: word.fragmentRange.lazy.filter { fragments[$0].kind != .ellipsis }))
    }
    return frames
  }

  /// A word with the fragments that show it.
  struct PlacedWord {
    let word: SourceWords.Word
    /// Places in ``TextLayout/fragments``, from the first that shows any of the word to the last; empty if it is hidden.
    let fragmentRange: Range<Int>
  }

  /// The words of the text, ascending, with their fragments.
  func words() -> [PlacedWord] {
    var end = 0
    return SourceWords(of: text, selections: selections).words.map { word in
      let start = firstFragmentIndex(from: end) {
        !begins($0, before: word.utf8Range.lowerBound) && $0.kind != .ellipsis
      }
      end = firstFragmentIndex(from: start) { !begins($0, before: word.utf8Range.upperBound) }
      let lastDrawn = (start..<end).last { fragments[$0].kind != .ellipsis }
      return PlacedWord(word: word, fragmentRange: start..<(lastDrawn.map { $0 + 1 } ?? start))
    }
  }

  /// What stands in the text.
  func source(of word: SourceWords.Word) -> String { text.utf8.span.string(in: word.utf8Range) }

  private func firstFragmentIndex(from start: Int, where isFound: (Fragment) -> Bool) -> Int {
    fragments[start...].firstIndex(where: isFound) ?? fragments.count
  }

  /// Whether a fragment begins before an offset; what has no part of the text for itself goes with what is before it.
  private func begins(_ fragment: Fragment, before utf8Offset: Int) -> Bool {
    fragment.utf8Range.lowerBound < utf8Offset
      || fragment.utf8Range.isEmpty && fragment.utf8Range.lowerBound == utf8Offset
  }
}
