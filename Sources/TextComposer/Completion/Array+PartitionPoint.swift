extension Array {
  /// The first place where `isBehind` is true; the count if it is nowhere.
  ///
  /// - Precondition: It is true of all that follows that place.
  /// - Complexity: O(log *n*) in the count.
  func partitionPoint(where isBehind: (Element) -> Bool) -> Int {
    var (lower, upper) = (startIndex, endIndex)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if isBehind(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
