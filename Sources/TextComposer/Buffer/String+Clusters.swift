import TextModel

extension String {
  /// The grapheme cluster that `utf8Offset` lies inside of, as UTF-8 offsets; the empty range there on a boundary.
  ///
  /// - Precondition: `utf8Offset` is in the text, which is native UTF-8.
  /// - Complexity: O(*n*) in the UTF-8 count of the cluster and, in a run of flags, of what of it is before the offset.
  func clusterUTF8Range(aroundUTF8Offset utf8Offset: Int) -> Range<Int> {
    let index = OffsetConversion.index(atUTF8Offset: utf8Offset, in: self)
    let isInsideScalar = self.utf8Offset(of: index) != utf8Offset
    if !isInsideScalar, String.Index(index, within: self) != nil { return utf8Offset..<utf8Offset }
    let end = self.index(after: index)
    return self.utf8Offset(of: self.index(before: end))..<self.utf8Offset(of: end)
  }

  /// `utf8Range` with the clusters that its ends lie inside of; the end of that cluster for an empty range.
  func snappedOutward(_ utf8Range: Range<Int>) -> Range<Int> {
    let upper = clusterUTF8Range(aroundUTF8Offset: utf8Range.upperBound).upperBound
    if utf8Range.isEmpty { return upper..<upper }
    return clusterUTF8Range(aroundUTF8Offset: utf8Range.lowerBound).lowerBound..<upper
  }

  /// The cluster before `utf8Offset`, which is a boundary; `nil` at the start.
  func clusterUTF8Range(beforeUTF8Offset utf8Offset: Int) -> Range<Int>? {
    guard utf8Offset > 0 else { return nil }
    let end = OffsetConversion.index(atUTF8Offset: utf8Offset, in: self)
    return self.utf8Offset(of: index(before: end))..<utf8Offset
  }

  /// The cluster behind `utf8Offset`, which is a boundary; `nil` at the end.
  func clusterUTF8Range(behindUTF8Offset utf8Offset: Int) -> Range<Int>? {
    guard utf8Offset < utf8.count else { return nil }
    let start = OffsetConversion.index(atUTF8Offset: utf8Offset, in: self)
    return utf8Offset..<self.utf8Offset(of: index(after: start))
  }

  private func utf8Offset(of index: Index) -> Int { utf8.distance(from: utf8.startIndex, to: index) }
}
