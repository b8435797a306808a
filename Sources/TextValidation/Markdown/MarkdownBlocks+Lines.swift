import TextModel

extension MarkdownBlocks {
  /// Reads one line: which containers go on, what the open block makes of it, what it begins.
  mutating func read(_ line: inout MarkdownLine, in utf8: Span<UInt8>) {
    let matched = matchContainers(&line, in: utf8)
    let matchesAll = matched == containers.count
    if matchesAll, leafTakes(line, in: utf8) { return }
    if line.isBlank { return closeContainers(from: matched, in: utf8) }
    var opened = matched
    switch openBlocks(&line, opened: &opened, matchesAll: matchesAll, in: utf8) {
    case .taken: return
    case .text(let beganContainer):
      let text = line.nonblank..<line.utf8End
      if case .paragraph = leaf, !beganContainer { return appendToParagraph(text, in: utf8) }
      if case .table(let columnCount) = leaf, matchesAll, !beganContainer {
        return giveCells(of: text, columnCount: columnCount, in: utf8)
      }
      closeContainers(from: opened, in: utf8)
      if !line.isBlank { beginParagraph(text, in: utf8) }
    }
  }

  /// Ends the open block, and the containers from that index on.
  mutating func closeContainers(from index: Int, in utf8: Span<UInt8>) {
    closeLeaf(in: utf8)
    containers.removeLast(containers.count - index)
    while let last = quoteIndices.last, last >= index { quoteIndices.removeLast() }
  }

  /// How many of the open containers go on in this line, whose marks it reads.
  private func matchContainers(_ line: inout MarkdownLine, in utf8: Span<UInt8>) -> Int {
    var quoteCount = 0
    var index = 0
    while index < containers.count {
      if let columns = containers[index].itemColumns {
        if line.isBlank {
          // Items go on up to the next quote.
          let end = quoteCount < quoteIndices.count ? quoteIndices[quoteCount] : containers.count
          return end == containers.count && closesEmptyItem(from: index, line) ? end - 1 : end
        }
        guard line.indentColumns >= columns else { return index }
        line.skipBlanks(columns: columns, in: utf8)
      } else {
        guard !line.isIndented, !line.isBlank, utf8[line.nonblank] == UInt8(ascii: ">") else { return index }
        line.skipMark(utf8Count: 1, in: utf8)
        line.skipBlanks(columns: 1, in: utf8)
        quoteCount += 1
      }
      index += 1
    }
    return index
  }

  /// Whether a blank line ends the innermost item, of those from `index` on: one that has nothing in it, and is not indented
  /// as the line is.
  ///
  /// - Complexity: O(*n*) in the blanks of the line.
  private func closesEmptyItem(from index: Int, _ line: MarkdownLine) -> Bool {
    guard let last = containers.last, last.isEmpty else { return false }
    var indentColumns = line.indentColumns
    for container in containers[index...] {
      indentColumns -= container.itemColumns ?? 0
      if indentColumns < 0 { return true }
    }
    return false
  }

  /// Whether the line is the open block's own, and is no text of a paragraph or a row.
  private mutating func leafTakes(_ line: MarkdownLine, in utf8: Span<UInt8>) -> Bool {
    switch leaf {
    case .none, .paragraph: return false
    case .table:
      if !Self.isRow(line, in: utf8) { leaf = .none }
      return false
    case .indentedCode:
      if line.isIndented || line.isBlank { return true }
      leaf = .none
      return false
    case .fencedCode(let mark, let markCount):
      if !line.isIndented {
        let end = utf8.endOfRun(of: mark, from: line.nonblank, limit: line.utf8End)
        if end - line.nonblank >= markCount, utf8.endOfMarkdownBlanks(from: end, limit: line.utf8End) == line.utf8End {
          leaf = .none
        }
      }
      return true
    case .html(let block):
      if line.isBlank, block.endsAtBlankLine {
        leaf = .none
        return false
      }
      if block.ends(in: line.utf8Offset..<line.utf8End, of: utf8) { leaf = .none }
      return true
    }
  }
}
