import TextModel

extension MarkdownBlocks {
  /// What the beginnings of blocks leave of a line.
  enum LineRest {
    /// Nothing: the line is a block's own.
    case taken
    /// Text, perhaps in a container that the line has begun.
    case text(beganContainer: Bool)
  }

  /// Opens the blocks that the rest of a line begins.
  ///
  /// - Parameters:
  ///   - line: The line, behind the marks of the containers that go on.
  ///   - opened: How many containers go on; those that are opened are added.
  ///   - matchesAll: Whether all containers go on.
  ///   - utf8: The source.
  /// - Returns: What is left of the line.
  mutating func openBlocks(
    _ line: inout MarkdownLine, opened: inout Int, matchesAll: Bool, in utf8: Span<UInt8>
  ) -> LineRest {
    var beganContainer = false
    while !line.isBlank {
      var isInParagraph = false
      if case .paragraph = leaf, !beganContainer { isInParagraph = true }
      if line.isIndented {
        if isInParagraph { break }
        begin(.indentedCode, from: opened, in: utf8)
        return .taken
      }
      let interrupts = isInParagraph && matchesAll
      if utf8[line.nonblank] == UInt8(ascii: ">") {
        open(Container(itemColumns: nil), at: &opened, in: utf8)
        line.skipMark(utf8Count: 1, in: utf8)
        line.skipBlanks(columns: 1, in: utf8)
      } else if opensLeaf(&line, from: opened, interrupts: interrupts, in: utf8) {
        return .taken
      } else if let markCount = listMarkCount(line, interrupts: interrupts, in: utf8) {
        openItem(&line, markCount: markCount, at: &opened, in: utf8)
      } else if interrupts, beginsTable(line, in: utf8) {
        return .taken
      } else {
        break
      }
      beganContainer = true
    }
    return .text(beganContainer: beganContainer)
  }

  private mutating func open(_ container: Container, at opened: inout Int, in utf8: Span<UInt8>) {
    closeContainers(from: opened, in: utf8)
    markFilled()
    if container.itemColumns == nil { quoteIndices.append(containers.count) }
    containers.append(container)
    opened += 1
  }

  private mutating func begin(_ newLeaf: Leaf, from opened: Int, in utf8: Span<UInt8>) {
    closeContainers(from: opened, in: utf8)
    markFilled()
    leaf = newLeaf
  }

  /// Opens a heading, a thematic break, code between fences or raw HTML.
  private mutating func opensLeaf(
    _ line: inout MarkdownLine, from opened: Int, interrupts: Bool, in utf8: Span<UInt8>
  ) -> Bool {
    let end = line.utf8End
    let mark = utf8[line.nonblank]
    switch mark {
    case UInt8(ascii: "#"):
      guard let text = headingText(line, in: utf8) else { return false }
      begin(.none, from: opened, in: utf8)
      give(CollectionOfOne(text), isParagraph: false, in: utf8)
      return true
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      let markEnd = utf8.endOfRun(of: mark, from: line.nonblank, limit: end)
      guard markEnd - line.nonblank >= 3 else { return false }
      if mark == UInt8(ascii: "`"), utf8.firstOffset(of: "`", from: markEnd, limit: end) != nil { return false }
      begin(.fencedCode(mark: mark, markCount: markEnd - line.nonblank), from: opened, in: utf8)
      return true
    case UInt8(ascii: "<"):
      guard let block = MarkdownHTMLBlock(at: line.nonblank, limit: end, interrupts: interrupts, in: utf8) else {
        return false
      }
      begin(block.ends(in: line.nonblank..<end, of: utf8) ? .none : .html(block), from: opened, in: utf8)
      return true
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"):
      let isUnderline = interrupts && endsHeading(line, in: utf8)
      guard isUnderline || line.isThematicBreak(in: utf8) else { return false }
      begin(.none, from: opened, in: utf8)
      return true
    default: return false
    }
  }

  /// Whether the line makes a heading of the paragraph before it, which must not be definitions alone.
  private mutating func endsHeading(_ line: MarkdownLine, in utf8: Span<UInt8>) -> Bool {
    let mark = utf8[line.nonblank]
    guard mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else { return false }
    let markEnd = utf8.endOfRun(of: mark, from: line.nonblank, limit: line.utf8End)
    guard utf8.endOfMarkdownBlanks(from: markEnd, limit: line.utf8End) == line.utf8End else { return false }
    guard let start = paragraph.first, !start.isEmpty, utf8[start.lowerBound] == UInt8(ascii: "[") else { return true }
    var text = MarkdownGatheredText()
    text.gather(paragraph[...], of: utf8)
    if MarkdownDefinitions.endOfDefinitions(in: text.utf8.span) < text.utf8.count { return true }
    // The definitions are no head of a table either.
    lastLine = 0..<0
    return false
  }

  /// The text of an ATX heading, without its marks.
  private func headingText(_ line: MarkdownLine, in utf8: Span<UInt8>) -> Range<Int>? {
    let start = utf8.endOfRun(of: UInt8(ascii: "#"), from: line.nonblank, limit: line.utf8End)
    guard start - line.nonblank <= 6, start == line.utf8End || utf8[start].isMarkdownBlank else { return nil }
    let text = utf8.trimmingMarkdownSpace(start..<line.utf8End)
    var end = text.upperBound
    while end > text.lowerBound, utf8[end - 1] == UInt8(ascii: "#") { end -= 1 }
    guard end > text.lowerBound, end < text.upperBound, utf8[end - 1].isMarkdownBlank else { return text }
    return utf8.trimmingMarkdownSpace(text.lowerBound..<end)
  }

  /// How many bytes the mark of a list item has, if one stands here.
  private func listMarkCount(_ line: MarkdownLine, interrupts: Bool, in utf8: Span<UInt8>) -> Int? {
    var offset = line.nonblank
    switch utf8[offset] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): break
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var number = 0
      while offset < line.utf8End, utf8[offset].isASCIIDigit, offset - line.nonblank < 9 {
        number = number * 10 + Int(utf8[offset] - UInt8(ascii: "0"))
        offset += 1
      }
      guard offset < line.utf8End, utf8[offset] == UInt8(ascii: ".") || utf8[offset] == UInt8(ascii: ")") else {
        return nil
      }
      if interrupts, number != 1 { return nil }
    default: return nil
    }
    offset += 1
    guard offset == line.utf8End || utf8[offset].isMarkdownSpace else { return nil }
    if interrupts, utf8.endOfMarkdownBlanks(from: offset, limit: line.utf8End) == line.utf8End { return nil }
    return offset - line.nonblank
  }

  private mutating func openItem(
    _ line: inout MarkdownLine, markCount: Int, at opened: inout Int, in utf8: Span<UInt8>
  ) {
    let indentColumns = line.indentColumns
    line.skipMark(utf8Count: markCount, in: utf8)
    // Text that stands far off is indented code behind one space.
    let padding = line.isBlank || line.indentColumns >= 5 ? 1 : line.indentColumns
    line.skipBlanks(columns: padding, in: utf8)
    open(Container(itemColumns: indentColumns + markCount + padding), at: &opened, in: utf8)
  }
}
