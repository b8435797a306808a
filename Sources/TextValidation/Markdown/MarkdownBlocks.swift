import TextModel

/// The blocks of a Markdown source, as far as they decide what text is read for links: paragraphs, headings and cells
/// of tables are given one by one; code, raw HTML and marks are passed over (dialects.md, GF-C1; GFM 0.29, sections 4, 5).
struct MarkdownBlocks: Sendable {
  /// A text of one block: segments of the source, between which there is nothing or what is no text.
  struct Text: Sendable {
    /// Indices into ``MarkdownBlocks/segments``.
    let segmentIndices: Range<Int>
    /// Whether definitions of links may stand at its start.
    let isParagraph: Bool
  }

  struct Container: Sendable {
    /// The columns an item's lines begin with; `nil`: a block quote.
    let itemColumns: Int?
    var isEmpty = true
  }

  /// The block that takes lines, inside the containers.
  enum Leaf: Sendable {
    case none, paragraph, indentedCode
    case fencedCode(mark: UInt8, markCount: Int)
    case html(MarkdownHTMLBlock)
    case table(columnCount: Int)
  }

  /// Which texts are wanted.
  enum Wanted: Sendable {
    /// Those in which something may be found.
    case triggered
    /// Those that may begin with the definition of a link.
    case definitions
  }

  let wanted: Wanted
  var containers: [Container] = []
  /// Which of the containers are block quotes, ascending.
  var quoteIndices: [Int] = []
  var leaf = Leaf.none
  var paragraph: [Range<Int>] = []
  /// The last line of the paragraph, which may turn out to be a table's head.
  var lastLine = 0..<0
  /// What the texts given last consist of.
  private(set) var segments: [Range<Int>] = []
  private var texts: [Text] = []
  private var givenTextCount = 0
  private var utf8Offset = 0
  private var trigger = -1

  init(wanted: Wanted) { self.wanted = wanted }

  /// Begins at the start of another source.
  mutating func restart() {
    containers.removeAll(keepingCapacity: true)
    quoteIndices.removeAll(keepingCapacity: true)
    paragraph.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    (leaf, lastLine) = (.none, 0..<0)
    (givenTextCount, utf8Offset, trigger) = (0, 0, -1)
  }

  /// The next text that is wanted; its ``segments`` last until the next call.
  mutating func next(in utf8: Span<UInt8>) -> Text? {
    if givenTextCount == texts.count {
      texts.removeAll(keepingCapacity: true)
      segments.removeAll(keepingCapacity: true)
      givenTextCount = 0
    }
    while texts.isEmpty {
      guard mayGiveMore(in: utf8) else { return nil }
      if utf8Offset < utf8.count { readLine(in: utf8) } else { closeLeaf(in: utf8) }
    }
    defer { givenTextCount += 1 }
    return texts[givenTextCount]
  }

  private mutating func mayGiveMore(in utf8: Span<UInt8>) -> Bool {
    let start = paragraph.first?.lowerBound ?? utf8Offset
    return switch wanted {
    case .triggered: nextTrigger(from: start, in: utf8) < utf8.count
    case .definitions: start < utf8.count
    }
  }

  /// The first trigger from `utf8Offset` on, which is never smaller than the last time.
  private mutating func nextTrigger(from utf8Offset: Int, in utf8: Span<UInt8>) -> Int {
    if trigger < utf8Offset { trigger = MarkdownTrigger.next(from: utf8Offset, in: utf8) }
    return trigger
  }

  private mutating func readLine(in utf8: Span<UInt8>) {
    let start = utf8Offset
    let end = MarkdownTrigger.endOfLine(from: start, in: utf8)
    utf8Offset = min(end + 1, utf8.count)
    if utf8Offset < utf8.count, utf8[end] == 0x0D, utf8[end + 1] == 0x0A { utf8Offset += 1 }
    // A letter begins no block but a paragraph, and ends none but a table or what a container ends.
    if containers.isEmpty, start < end, utf8[start] >= 0x80 || utf8[start].isASCIILetter {
      if case .paragraph = leaf { return appendToParagraph(start..<end, in: utf8) }
      if case .none = leaf { return beginParagraph(start..<end, in: utf8) }
    }
    var line = MarkdownLine(start..<end, in: utf8)
    read(&line, in: utf8)
  }

  /// Begins a paragraph; what was open has been closed.
  mutating func beginParagraph(_ line: Range<Int>, in utf8: Span<UInt8>) {
    leaf = .paragraph
    markFilled()
    paragraph.append(line)
    lastLine = line
  }

  mutating func appendToParagraph(_ line: Range<Int>, in utf8: Span<UInt8>) {
    lastLine = line
    let previous = paragraph[paragraph.count - 1]
    var offset = previous.upperBound
    while offset < line.lowerBound, utf8[offset].isMarkdownSpace { offset += 1 }
    if offset == line.lowerBound {
      paragraph[paragraph.count - 1] = previous.lowerBound..<line.upperBound
    } else {
      // The segment takes the line's end with it, so that nothing is found across it.
      paragraph[paragraph.count - 1] = previous.lowerBound..<previous.upperBound + 1
      paragraph.append(line)
    }
  }

  /// The innermost container is not empty any more.
  mutating func markFilled() {
    if !containers.isEmpty { containers[containers.count - 1].isEmpty = false }
  }

  /// Ends the block that takes lines, and gives the text of a paragraph.
  mutating func closeLeaf(in utf8: Span<UInt8>) {
    if case .paragraph = leaf {
      give(paragraph, isParagraph: true, in: utf8)
      paragraph.removeAll(keepingCapacity: true)
    }
    leaf = .none
  }

  /// Gives a text if it is wanted.
  mutating func give(
    _ parts: some BidirectionalCollection<Range<Int>>, isParagraph: Bool, in utf8: Span<UInt8>
  ) {
    guard let first = parts.first, let last = parts.last else { return }
    switch wanted {
    case .triggered: guard nextTrigger(from: first.lowerBound, in: utf8) < last.upperBound else { return }
    case .definitions:
      let start = utf8.endOfMarkdownBlanks(from: first.lowerBound, limit: first.upperBound)
      guard isParagraph, start < first.upperBound, utf8[start] == UInt8(ascii: "[") else { return }
    }
    let firstIndex = segments.count
    segments += parts
    texts.append(Text(segmentIndices: firstIndex..<segments.count, isParagraph: isParagraph))
  }
}
