import SelectableText

/// What is laid out: a text, and what is selected in it.
struct LayoutSubject {
  /// The text.
  let text: DecodedText
  /// What is selected in it, in the order of the scan; offsets are those of ``text``.
  private(set) var spans: [SelectionSpan] = []

  /// A text in which nothing is selected yet.
  init(_ source: Span<UInt8>) { text = DecodedText(source) }

  /// Adds what a scan of `source` selected; what a platform displays in its place is drawn in its place.
  mutating func add(_ candidate: Candidate, of scanner: Scanner, in source: Span<UInt8>) {
    let found = scanner.selection(of: candidate, in: source)
    let selection = Selection(
      kind: found.kind, identifier: found.identifier, utf8Range: text.utf8Range(of: found.utf8Range),
      value: found.value)
    let replacement = scanner.attributes(of: candidate, in: source)["replacement"]
    spans.append(SelectionSpan(selection, replacement: replacement))
  }
}
