extension SelectionBuffer {
  /// Puts what was found anew in `lines` in the place of what was there, and moves what comes after.
  mutating func replaceLines(_ lines: Range<Int>, after edit: TextEdit) -> SelectionChange {
    for index in rescanned.indices { rescanned[index] = rescanned[index].shifted(by: lines.lowerBound) }
    let distance = edit.utf8Distance
    let first = place(ofFirstFrom: lines.lowerBound)
    let end = place(ofFirstFrom: lines.upperBound - distance)
    let shared = min(end - first, rescanned.count)
    var startCount = 0
    while startCount < shared, isKept(first + startCount, before: edit, as: rescanned[startCount]) { startCount += 1 }
    var endCount = 0
    while endCount < shared - startCount,
      isKept(end - 1 - endCount, around: edit, as: rescanned[rescanned.count - 1 - endCount])
    {
      endCount += 1
    }
    let removed = first + startCount..<end - endCount
    let arrived = startCount..<rescanned.count - endCount
    candidates.replaceSubrange(removed, with: rescanned[arrived])
    let inserted = removed.lowerBound..<removed.lowerBound + arrived.count
    if distance != 0 {
      for index in inserted.upperBound..<candidates.count where isBehind(edit, index) {
        candidates[index] = candidates[index].shifted(by: distance)
      }
    }
    return SelectionChange(removedIndices: removed, insertedIndices: inserted, rescannedUTF8Range: lines)
  }

  private func isKept(_ index: Int, before edit: TextEdit, as found: Candidate) -> Bool {
    candidates[index] == found && found.utf8Range.upperBound <= edit.replacedUTF8Range.lowerBound
  }

  /// The same, or what stands behind the edit. What a quotation holds stays when its last mark comes or goes.
  private func isKept(_ index: Int, around edit: TextEdit, as found: Candidate) -> Bool {
    guard isBehind(edit, index) else { return isKept(index, before: edit, as: found) }
    return candidates[index].shifted(by: edit.utf8Distance) == found
  }

  private func isBehind(_ edit: TextEdit, _ index: Int) -> Bool {
    candidates[index].utf8Range.lowerBound >= edit.replacedUTF8Range.upperBound
  }

  /// The place of the first candidate that starts at `utf8Offset` or after.
  private func place(ofFirstFrom utf8Offset: Int) -> Int {
    var (low, high) = (0, candidates.count)
    while low < high {
      let middle = (low + high) / 2
      if candidates[middle].utf8Range.lowerBound < utf8Offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Puts the limits that were met in `lines` among those of the lines around them.
  mutating func replaceLimitHits(_ oldHits: [LimitHit], lines: Range<Int>, after edit: TextEdit) {
    let distance = edit.utf8Distance
    scratch.limitHits =
      oldHits.filter { $0.utf8Offset < lines.lowerBound }
      + scratch.limitHits.map { $0.shifted(by: lines.lowerBound) }
      + oldHits.filter { $0.utf8Offset > lines.upperBound - distance }.map { $0.shifted(by: distance) }
  }
}
