import TextModel

extension Span where Element == UInt8 {
  /// Where a part of the text ends without the blanks before `utf8Offset`: White_Space (Unicode, PropList.txt).
  ///
  /// - Complexity: O(*b*) in the bytes of the blanks.
  func endOfContent(before utf8Offset: Int) -> Int {
    var end = utf8Offset
    while end > 0 {
      let step = scalar(endingAt: end, notBefore: 0)
      guard let scalar = Unicode.Scalar(step.value), scalar.properties.isWhitespace else { break }
      end -= step.utf8Count
    }
    return end
  }

  /// Where grapheme clusters begin that are not in one of `parts`.
  ///
  /// - Parameters:
  ///   - end: No result lies there or behind.
  ///   - parts: Ascending, none in another.
  /// - Returns: UTF-8 offsets, ascending; the first is 0, unless `end` is.
  /// - Complexity: O(*n*) in the bytes before `end`.
  func clusterStarts(before end: Int, outside parts: [WholePart]) -> [Int] {
    var starts: [Int] = []
    var breaker = ClusterBreaker()
    var offset = 0
    var place = 0
    while offset < end {
      let step = scalar(at: offset)
      if breaker.hasBreak(before: step.value) {
        while place < parts.count, parts[place].utf8Range.upperBound <= offset { place += 1 }
        if place == parts.count || offset <= parts[place].utf8Range.lowerBound { starts.append(offset) }
      }
      offset += step.utf8Count
    }
    return starts
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
