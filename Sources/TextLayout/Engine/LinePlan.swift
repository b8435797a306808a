import TextModel

/// Which lines a text has, what each shows, and where the button is.
struct LinePlan {
  private(set) var contents: [LineContent] = []
  private(set) var overflowedUTF8Ranges: [Range<Int>] = []
  private(set) var hiddenUTF8Range: Range<Int>?
  private(set) var isTruncated = false
  private(set) var button: ButtonRule?
  private(set) var buttonLineIndex = 0

  private let ruler: Ruler
  private let ellipsis: EllipsisRule
  private let truncation: Truncation
  private let configuration: SelectableTextConfiguration
  private let availableWidth: Double
  private let isEmptyText: Bool
  private var lines: [FilledLine] = []

  /// Fills, truncates, and puts the button where it belongs.
  ///
  /// - Parameters:
  ///   - utf8: The display text.
  ///   - ruler: Measures it.
  ///   - configuration: Says how.
  ///   - availableWidth: The width of a line, not less than nothing.
  ///   - isEmptyText: Whether there is no text, rather than one of which nothing is drawn.
  /// - Complexity: O(*n*) in the bytes that are shown, and those of the rest of the text if some of it is hidden.
  init(
    _ utf8: Span<UInt8>, _ ruler: Ruler, _ configuration: SelectableTextConfiguration, availableWidth: Double,
    isEmptyText: Bool
  ) {
    (self.ruler, self.configuration, self.availableWidth) = (ruler, configuration, availableWidth)
    self.isEmptyText = isEmptyText
    ellipsis = EllipsisRule(configuration.ellipsis, ruler)
    truncation = Truncation(
      ruler: ruler, ellipsis: ellipsis, mode: configuration.truncationMode, boundary: configuration.truncationBoundary)
    let expansion = configuration.expansion
    let lineLimit = expansion?.current.lineLimit ?? max(0, configuration.numberOfLines)
    let collapsedLimit = expansion?.collapsed.lineLimit ?? 0
    let hasNoRoom = availableWidth <= 0 && Tokenizer.hasWord(in: 0..<utf8.count, of: utf8)
    if hasNoRoom {
      showNothing(utf8Count: utf8.count)
    } else {
      // One line more tells whether any is hidden.
      fill(upTo: lineLimit == 0 ? 0 : min(max(lineLimit, collapsedLimit), .max - 1) + 1, in: utf8)
      show(lineLimit, in: utf8)
    }
    guard let expansion else { return }
    let isNeeded =
      !expansion.isExpanded || hasNoRoom
      ? isTruncated : isTruncated(at: collapsedLimit, within: availableWidth, in: utf8)
    guard expansion.visibility == .always || isNeeded else { return }
    let button = ButtonRule(expansion, configuration, ruler, availableWidth: availableWidth)
    if !hasNoRoom { place(button, isExpanded: expansion.isExpanded, in: utf8) }
    self.button = button
  }

  // MARK: Lines

  private mutating func fill(upTo lineCount: Int, in utf8: Span<UInt8>) {
    // A text of which nothing is drawn is one line, an empty text none (N2).
    if utf8.isEmpty, !isEmptyText { lines = [FilledLine(at: 0)] }
    var filler = LineFiller(ruler, ellipsis: ellipsis, availableWidth: availableWidth, configuration: configuration)
    while lineCount == 0 || lines.count < lineCount, let line = filler.next(in: utf8) { lines.append(line) }
  }

  /// Without room for anything there is one line, with nothing on it.
  private mutating func showNothing(utf8Count: Int) {
    var content = LineContent(utf8Range: 0..<0, drawnUTF8Range: 0..<0, width: 0)
    content.hiddenUTF8Range = 0..<utf8Count
    contents = [content]
    (hiddenUTF8Range, isTruncated) = (0..<utf8Count, true)
  }

  /// Decides what each line shows, and what is hidden, without a button.
  private mutating func show(_ lineLimit: Int, in utf8: Span<UInt8>) {
    let shown = lineLimit == 0 ? lines[...] : lines.prefix(lineLimit)
    contents = shown.map(content)
    (hiddenUTF8Range, isTruncated) = (nil, false)
    overflowedUTF8Ranges = shown.compactMap(\.overflowedUTF8Range)
    guard lineLimit > 0, let last = shown.last, shown.count == lineLimit else { return }
    if needsTruncation(at: lineLimit, within: availableWidth, in: utf8) {
      truncateLastLine(within: availableWidth, hasButton: false, in: utf8)
    } else if lines.count > lineLimit {
      hiddenUTF8Range = last.hardBreakUTF8Range.upperBound..<utf8.count
    }
  }

  private mutating func truncateLastLine(within room: Double, hasButton: Bool, in utf8: Span<UInt8>) {
    let index = contents.count - 1
    contents[index] = truncation.lastLine(
      from: lines[index].utf8Range.lowerBound, within: room, hasButton: hasButton, in: utf8)
    hiddenUTF8Range = contents[index].hiddenUTF8Range
    isTruncated = Tokenizer.hasWord(in: hiddenUTF8Range ?? 0..<0, of: utf8)
    overflowedUTF8Ranges = lines[..<index].compactMap(\.overflowedUTF8Range)
  }

  /// Whether the last of `lineLimit` lines cannot stay as it was filled.
  private func needsTruncation(at lineLimit: Int, within room: Double, in utf8: Span<UInt8>) -> Bool {
    guard lines.count >= lineLimit, lineLimit > 0 else { return false }
    let last = lines[lineLimit - 1]
    if last.omission?.hasEllipsis == true || !ruler.fits(last.width, in: room) { return true }
    return Tokenizer.hasWord(in: last.hardBreakUTF8Range.upperBound..<utf8.count, of: utf8)
  }

  private func isTruncated(at lineLimit: Int, within room: Double, in utf8: Span<UInt8>) -> Bool {
    guard needsTruncation(at: lineLimit, within: room, in: utf8) else { return false }
    let start = lines[lineLimit - 1].utf8Range.lowerBound
    let content = truncation.lastLine(from: start, within: room, hasButton: false, in: utf8)
    return Tokenizer.hasWord(in: content.hiddenUTF8Range ?? 0..<0, of: utf8)
  }

  private func content(of line: FilledLine) -> LineContent {
    var content = LineContent(
      utf8Range: line.utf8Range, drawnUTF8Range: line.utf8Range.lowerBound..<line.drawnEnd, width: line.width)
    if let omission = line.omission {
      content.drawnUTF8Range = line.utf8Range.lowerBound..<omission.utf8Range.lowerBound
      content.drawnAfterEllipsis = omission.utf8Range.upperBound..<line.drawnEnd
      content.ellipsis = omission.ellipsis.map {
        truncation.ellipsis($0, hiding: omission.utf8Range, from: line.utf8Range.lowerBound, beside: .start)
      }
    }
    return content
  }

  // MARK: The button

  private mutating func place(_ button: ButtonRule, isExpanded: Bool, in utf8: Span<UInt8>) {
    let room = availableWidth - button.width
    if lines.isEmpty {
      contents = [LineContent(utf8Range: 0..<0, drawnUTF8Range: 0..<0, width: 0, isForButton: true)]
    } else if !isExpanded || isTruncated {
      if isTruncated || !ruler.fits(contents[contents.count - 1].width, in: room) {
        // Where the button lost its padding, there is no room for a part of the text.
        truncateLastLine(within: button.isTooWide ? 0 : room, hasButton: true, in: utf8)
      }
    } else if !ruler.fits(contents[contents.count - 1].width + button.width, in: availableWidth) {
      let end = utf8.count..<utf8.count
      contents.append(LineContent(utf8Range: end, drawnUTF8Range: end, width: 0, isForButton: true))
    }
    buttonLineIndex = contents.count - 1
  }
}

extension Tokenizer {
  /// Whether a part of a text holds anything that is drawn and no blank.
  ///
  /// - Complexity: O(*n*) in the bytes before the end of the first word.
  static func hasWord(in utf8Range: Range<Int>, of utf8: Span<UInt8>) -> Bool {
    let utf8 = utf8.extracting(0..<utf8Range.upperBound)
    var offset = utf8Range.lowerBound
    while offset < utf8Range.upperBound {
      let token = Tokenizer.token(in: utf8, at: offset)
      if token.kind == .word { return true }
      offset = token.utf8Range.upperBound
    }
    return false
  }
}
