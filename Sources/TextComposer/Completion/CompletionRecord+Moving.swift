extension CompletionRecord {
  /// The same completion so many bytes further on.
  func moved(by utf8Count: Int) -> CompletionRecord {
    var record = self
    record.utf8Range = utf8Range.lowerBound + utf8Count..<utf8Range.upperBound + utf8Count
    return record
  }

  /// The same completion with another number.
  func renumbered(_ id: Int) -> CompletionRecord {
    CompletionRecord(
      id: id, utf8Range: utf8Range, text: text, prefix: prefix, context: context, style: style, isPartial: isPartial)
  }
}
