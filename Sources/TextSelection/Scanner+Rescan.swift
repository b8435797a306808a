import TextValidation

extension Scanner {
  /// Whether no selection depends on more than the line that it stands in, so that a text may be scanned line by line.
  ///
  /// So it is with the rules of detection.md and with words. A pattern that is asked about the whole text may look anywhere,
  /// and so may the searches of a platform's dialect and a caller's choice among conflicting candidates.
  package var selectsLineByLine: Bool {
    if case .choice = configuration.resolver.rule { return false }
    return granularity == .word || (patterns.isEmpty && plan == nil) || configuration.textUnit == .line
  }

  /// Whether lines of a text of `utf8Count` bytes have all their selections, whatever the other lines have.
  private func countsLineByLine(_ utf8Count: Int) -> Bool {
    configuration.textUnit == .line || utf8Count <= selectionLimit
  }

  /// Brings `buffer` up to date after an edit: it then holds what ``scan(_:into:)-(Span<UInt8>,_)`` of the new text
  /// would fill it with.
  ///
  /// Only the lines that the edit touched are scanned; the selections behind them are moved. With user patterns under
  /// ``TextValidation/TextUnit/whole``, and with a resolver that chooses, all is scanned, and the answer still says
  /// what changed. So it is if `edit` cannot have made `utf8` of the text in the buffer, because the sizes do not fit, and
  /// if the text is long enough to have more selections than ``ScanLimits/selectionCount``.
  ///
  /// ```swift
  /// var buffer = SelectionBuffer()
  /// scanner.scan("Ask @an", into: &buffer)
  /// let change = scanner.rescan("Ask @ann", after: TextEdit(replacing: 7..<7, with: "n"), in: &buffer)
  /// ```
  ///
  /// - Parameters:
  ///   - utf8: The text after the edit.
  ///   - edit: What was done to the text of which `buffer` holds the selections.
  ///   - buffer: Filled by this scanner.
  /// - Returns: What changed. A selection is gone and has come again if the edit touched its text.
  /// - Complexity: O(*m* + *k*) in the bytes of the lines touched and the count of the selections; O(*n*) in the count
  ///   of `utf8` where all is scanned.
  @discardableResult
  public func rescan(
    _ utf8: Span<UInt8>, after edit: TextEdit, in buffer: inout SelectionBuffer
  ) -> SelectionChange {
    let oldCount = buffer.utf8Count
    let fits = edit.leads(fromUTF8Count: oldCount, to: utf8.count)
    let edit = fits ? edit : TextEdit(replacing: 0..<oldCount, withUTF8Count: utf8.count)
    let lines =
      fits && selectsLineByLine && countsLineByLine(max(oldCount, utf8.count))
      ? utf8.lines(touchedBy: edit) : 0..<utf8.count
    let oldHits = buffer.scratch.limitHits
    collect(utf8.extracting(lines), into: &buffer.rescanned, scratch: &buffer.scratch)
    let change = buffer.replaceLines(lines, after: edit)
    if !oldHits.isEmpty || !buffer.scratch.limitHits.isEmpty {
      buffer.replaceLimitHits(oldHits, lines: lines, after: edit)
    }
    buffer.utf8Count = utf8.count
    return change
  }

  /// Brings `buffer` up to date after an edit, as ``rescan(_:after:in:)-(Span<UInt8>,_,_)`` of bytes.
  ///
  /// - Parameters:
  ///   - text: The text after the edit.
  ///   - edit: What was done to the text of which `buffer` holds the selections.
  ///   - buffer: Filled by this scanner.
  /// - Returns: What changed.
  @discardableResult
  public func rescan(_ text: String, after edit: TextEdit, in buffer: inout SelectionBuffer) -> SelectionChange {
    rescan(text.utf8.span, after: edit, in: &buffer)
  }
}

extension Span where Element == UInt8 {
  /// The lines of a new text that an edit touched, from the end of one break to the start of another.
  ///
  /// Both breaks lie wholly in what the edit left as it was, so that they end lines of the old text too.
  fileprivate func lines(touchedBy edit: TextEdit) -> Range<Int> {
    let inserted = edit.insertedUTF8Range
    return startOfLine(holding: inserted.lowerBound)..<lineBreak(from: inserted.upperBound).lowerBound
  }
}
