import TextValidation

extension Scanner {
  /// A scan of a text that is long enough to have more selections than a text may have.
  ///
  /// Where each line counts for itself, lines are scanned together as long as they are too short to have that many.
  @inline(never)
  func scanCounting(_ utf8: Span<UInt8>, scratch: inout ScanScratch, _ receive: (Candidate) -> Void) {
    guard selectsLineByLine, scratch.countsLines || configuration.textUnit == .line else {
      return scanCounted(utf8, at: 0, scratch: &scratch, receive)
    }
    var start = 0
    while start < utf8.count {
      let enough = min(utf8.count, start + selectionLimit)
      let end =
        (enough == utf8.count ? enough : utf8.lastLineStart(in: start + 1..<enough + 1))
        ?? utf8.lineBreak(from: start).upperBound
      scanCounted(utf8.extracting(start..<end), at: start, scratch: &scratch, receive)
      start = end
    }
  }

  /// A scan of one text, or of lines that are short, at `utf8Offset` of what was to be scanned.
  private func scanCounted(
    _ utf8: Span<UInt8>, at utf8Offset: Int, scratch: inout ScanScratch, _ receive: (Candidate) -> Void
  ) {
    let hitCount = scratch.limitHits.count
    scratch.cutUTF8Offset = nil
    // Read by the closure: of `self` it would copy all.
    let selectionLimit = selectionLimit
    var count = 0
    var leftOut: Int?
    scanOnce(utf8, scratch: &scratch) { candidate in
      count += 1
      if count <= selectionLimit {
        receive(candidate.shifted(by: utf8Offset))
      } else if leftOut == nil {
        leftOut = candidate.utf8Range.lowerBound
      }
    }
    if let first = leftOut ?? scratch.cutUTF8Offset {
      scratch.limitHits.append(LimitHit(ruleName: nil, limit: .selectionCount(selectionLimit), utf8Offset: first))
    }
    if utf8Offset > 0 {
      for index in hitCount..<scratch.limitHits.count {
        scratch.limitHits[index] = scratch.limitHits[index].shifted(by: utf8Offset)
      }
    }
  }

  /// Takes from lists of candidates what stands where one of them is cut, or behind.
  ///
  /// A container that reaches beyond the place goes as well: nobody knows what lies across its end. A list is cut if it has one candidate more than a text may have selections. So the memory of a scan stays within a
  /// bound, and what is left is decided as in the whole text under ``ConflictResolver/leftmostLongest``.
  ///
  /// - Parameters:
  ///   - lists: Each ascending.
  ///   - containers: Ascending, too.
  /// - Returns: Where the first list is cut; `nil` if none is.
  func cut(_ lists: inout [[Candidate]], _ containers: inout [Candidate]) -> Int? {
    let place = (lists + [containers]).lazy.filter { $0.count > selectionLimit }
      .map { $0[selectionLimit].utf8Range.lowerBound }.min()
    guard let place else { return nil }
    for index in lists.indices { lists[index].removeAll { $0.utf8Range.lowerBound >= place } }
    containers.removeAll { $0.utf8Range.upperBound > place }
    return place
  }
}
