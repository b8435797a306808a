public import TextValidation

extension Scanner {
  /// Fills `buffer` with the selections of `utf8`, instead of what it held.
  ///
  /// - Parameters:
  ///   - utf8: The text. Bytes that are not UTF-8 are boundaries.
  ///   - buffer: Any that no other thread uses now; it need not have been filled by this scanner.
  /// - Complexity: O(*n*) in the count of `utf8`; user patterns add at most their limits.
  public func scan(_ utf8: Span<UInt8>, into buffer: inout SelectionBuffer) {
    buffer.utf8Count = utf8.count
    collect(utf8, into: &buffer.candidates, scratch: &buffer.scratch)
  }

  /// Fills `buffer` with the selections of `text`, instead of what it held.
  ///
  /// - Parameters:
  ///   - text: Searched as it is; never normalised. One that is not stored as UTF-8 (bridged from Objective-C) is
  ///     converted, which allocates.
  ///   - buffer: Any that no other thread uses now; it need not have been filled by this scanner.
  /// - Complexity: O(*n*) in the UTF-8 count of `text`; user patterns add at most their limits.
  public func scan(_ text: String, into buffer: inout SelectionBuffer) { scan(text.utf8.span, into: &buffer) }

  /// The selections in `buffer` with their values.
  ///
  /// - Parameters:
  ///   - buffer: Filled by this scanner.
  ///   - text: The text it was filled from.
  /// - Returns: Selections in the order of the buffer.
  /// - Complexity: O(*n*) in the bytes that are selected.
  public func selections(of buffer: borrowing SelectionBuffer, in text: String) -> [Selection] {
    let utf8 = text.utf8.span
    var selections: [Selection] = []
    selections.reserveCapacity(buffer.count)
    for candidate in buffer.candidates { selections.append(selection(of: candidate, in: utf8)) }
    return selections
  }

  /// What a candidate that won says to a person.
  ///
  /// - Precondition: The candidate comes from a scan of `text` by this scanner.
  public func selection(of candidate: Candidate, in text: String) -> Selection {
    selection(of: candidate, in: text.utf8.span)
  }

  /// What a candidate means, as ``value(of:in:)-(_,Span<UInt8>)`` of bytes.
  ///
  /// - Precondition: The candidate comes from a scan of `text` by this scanner.
  public func value(of candidate: Candidate, in text: String) -> String { value(of: candidate, in: text.utf8.span) }

  /// What else there is to say of a candidate, as ``attributes(of:in:)-(_,Span<UInt8>)`` of bytes.
  ///
  /// - Precondition: The candidate comes from a scan of `text` by this scanner.
  public func attributes(of candidate: Candidate, in text: String) -> [String: String] {
    attributes(of: candidate, in: text.utf8.span)
  }

  /// What a candidate is.
  ///
  /// - Precondition: The candidate comes from a scan by this scanner.
  public func kind(of candidate: Candidate) -> SelectionKind { rules[candidate.ruleIndex].kind }

  /// Scans into an array and keeps its memory.
  func collect(_ utf8: Span<UInt8>, into found: inout [Candidate], scratch: inout ScanScratch) {
    found.removeAll(keepingCapacity: true)
    scan(utf8, scratch: &scratch) { found.append($0) }
  }
}

extension Candidate {
  /// The candidate's range in the text it was found in.
  ///
  /// - Precondition: `text` is the text that was scanned.
  /// - Complexity: O(1).
  public func range(in text: String) -> Range<String.Index> {
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: utf8Range.lowerBound)
    return lower..<utf8.index(lower, offsetBy: utf8Range.count)
  }

  /// The same candidate, `distance` bytes further on.
  func shifted(by distance: Int) -> Candidate {
    Candidate(ruleIndex: ruleIndex, utf8Range: utf8Range.shifted(by: distance))
  }
}
