/// Links and addresses of GitHub's Markdown in a whole source (dialects.md, section 4).
package struct MarkdownLinkSearch: PlatformSearch {
  private var blocks = MarkdownBlocks(wanted: .triggered)
  private var inlines: MarkdownInlines
  private var definitions = MarkdownDefinitions()
  private var gathered = MarkdownGatheredText()
  /// The matches of the block at hand, and how many of them have been given.
  private var matches: [PlatformMatch] = []
  private var givenCount = 0

  /// A search at the start of a source.
  ///
  /// Without `hasExtendedAutolinks` only what stands between angle brackets is found (GF-A).
  package init(hasExtendedAutolinks: Bool) {
    inlines = MarkdownInlines(hasExtendedAutolinks: hasExtendedAutolinks)
  }

  package var triggers: [UInt8] { Array("<@:.".utf8) }

  package mutating func restart() {
    blocks.restart()
    definitions.restart()
    matches.removeAll(keepingCapacity: true)
    givenCount = 0
  }

  package mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    while givenCount == matches.count {
      matches.removeAll(keepingCapacity: true)
      givenCount = 0
      guard let text = blocks.next(in: utf8) else { return nil }
      read(text, in: utf8)
    }
    defer { givenCount += 1 }
    return matches[givenCount]
  }

  /// Finds the matches of a block's text.
  private mutating func read(_ text: MarkdownBlocks.Text, in utf8: Span<UInt8>) {
    let segments = blocks.segments[text.segmentIndices]
    if let segment = segments.first, segments.count == 1 {
      read(utf8.extracting(segment), isParagraph: text.isParagraph, source: utf8)
      for index in matches.indices { matches[index].move(by: segment.lowerBound) }
    } else {
      gathered.gather(segments, of: utf8)
      let gathered = self.gathered
      read(gathered.utf8.span, isParagraph: text.isParagraph, source: utf8)
      for index in matches.indices {
        matches[index] = PlatformMatch(matches[index].rule, gathered.sourceRange(matches[index].utf8Range))
      }
    }
  }

  /// Finds the matches of what of `text` is neither definition nor white space around it.
  private mutating func read(_ text: Span<UInt8>, isParagraph: Bool, source: Span<UInt8>) {
    let start = isParagraph ? MarkdownDefinitions.endOfDefinitions(in: text) : 0
    let utf8Range = text.trimmingMarkdownSpace(start..<text.count)
    let part = text.extracting(utf8Range)
    inlines.read(part, definitions: &definitions, source: source)
    inlines.appendMatches(in: part, to: &matches)
    for index in matches.indices { matches[index].move(by: utf8Range.lowerBound) }
  }
}

extension PlatformMatch {
  fileprivate mutating func move(by utf8Count: Int) {
    self = PlatformMatch(rule, utf8Range.lowerBound + utf8Count..<utf8Range.upperBound + utf8Count)
  }
}
