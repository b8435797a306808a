/// Links and images in square brackets (GFM 0.29, sections 6.6, 6.7).
extension MarkdownInlines {
  mutating func openBracket(at utf8Offset: Int, isImage: Bool) -> Int {
    if !brackets.isEmpty { brackets[brackets.count - 1].isFollowed = true }
    let bracket = Bracket(utf8Offset: utf8Offset, isImage: isImage, closedCount: closedParts.count)
    brackets.append(bracket)
    return bracket.textStart
  }

  /// Takes `]` at `utf8Offset`.
  ///
  /// - Returns: Where to go on: behind the link or the image, if it ends one.
  mutating func closeBracket(
    at utf8Offset: Int, in text: Span<UInt8>, definitions: inout MarkdownDefinitions, source: Span<UInt8>
  ) -> Int {
    guard let bracket = brackets.popLast() else { return utf8Offset + 1 }
    let isActive = bracket.isImage || brackets.count >= firstActiveIndex
    firstActiveIndex = min(firstActiveIndex, brackets.count)
    guard isActive else { return utf8Offset + 1 }
    let end =
      MarkdownLinkParts.inlineEnd(at: utf8Offset + 1, in: text)
      ?? referenceEnd(of: bracket, at: utf8Offset, in: text, definitions: &definitions, source: source)
    guard let end else { return utf8Offset + 1 }
    // What has been found in the text of a link is no match.
    closedParts.removeLast(closedParts.count - bracket.closedCount)
    closedParts.append(ClosedPart(utf8Range: bracket.utf8Offset..<end, match: nil))
    if !bracket.isImage { firstActiveIndex = brackets.count }
    return end
  }

  /// The end of `[..][label]`, `[label][]` or `[label]` whose label is defined.
  private func referenceEnd(
    of bracket: Bracket, at utf8Offset: Int, in text: Span<UInt8>, definitions: inout MarkdownDefinitions,
    source: Span<UInt8>
  ) -> Int? {
    let written = MarkdownLinkParts.label(at: utf8Offset + 1, in: text)
    let end = written.map { $0.upperBound + 1 } ?? utf8Offset + 1
    if let written, !written.isEmpty { return definitions.defines(written, of: text, in: source) ? end : nil }
    guard !bracket.isFollowed else { return nil }
    return definitions.defines(bracket.textStart..<utf8Offset, of: text, in: source) ? end : nil
  }
}
