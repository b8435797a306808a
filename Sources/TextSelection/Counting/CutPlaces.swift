import TextModel

/// Where a text may be cut: behind grapheme clusters that are not blank, and in no selection.
///
/// No two of the places leave the same of it, when blanks at the end go.
struct CutPlaces {
  /// UTF-8 offsets, ascending from 0; none if the text holds nothing but blanks.
  private(set) var utf8Offsets: [Int] = []
  /// Where the last cluster ends that is not blank; no place to cut.
  private(set) var contentEnd = 0

  /// Finds them.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - parts: What no cut may halve: ascending, none in another.
  /// - Complexity: O(*n*) in the bytes of the text.
  init(in utf8: Span<UInt8>, outside parts: [WholePart]) {
    var breaker = ClusterBreaker()
    var (offset, place) = (0, 0)
    var isBlank = false
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      let isBlankScalar = Unicode.Scalar(step.value)?.properties.isWhitespace ?? false
      if breaker.hasBreak(before: step.value) {
        if !isBlank {
          contentEnd = offset
          while place < parts.count, parts[place].utf8Range.upperBound <= offset { place += 1 }
          if place == parts.count || offset <= parts[place].utf8Range.lowerBound { utf8Offsets.append(offset) }
        }
        isBlank = isBlankScalar
      } else if !isBlankScalar {
        isBlank = false
      }
      offset += step.utf8Count
    }
    if !isBlank { contentEnd = utf8.count }
    if utf8Offsets.last == contentEnd { utf8Offsets.removeLast() }
  }

  /// The clusters that a part of the text is in, whole.
  ///
  /// - Parameters:
  ///   - utf8Range: The part.
  ///   - utf8: The text.
  /// - Returns: A range of UTF-8 offsets that holds `utf8Range`.
  /// - Complexity: O(*d*) in the bytes from the last place to cut before the part to its end.
  func clusters(around utf8Range: Range<Int>, in utf8: Span<UInt8>) -> Range<Int> {
    let before = utf8Offsets.partitioningIndex { $0 > utf8Range.lowerBound }
    var start = before > 0 ? utf8Offsets[before - 1] : 0
    var offset = start
    var breaker = ClusterBreaker()
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      if breaker.hasBreak(before: step.value) {
        if offset >= utf8Range.upperBound { return start..<offset }
        if offset <= utf8Range.lowerBound { start = offset }
      }
      offset += step.utf8Count
    }
    return start..<offset
  }
}

extension Array {
  /// Where the elements begin that satisfy `belongsInSecondPartition`, which none before them does.
  ///
  /// - Complexity: O(log *n*) in the count.
  func partitioningIndex(_ belongsInSecondPartition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecondPartition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
