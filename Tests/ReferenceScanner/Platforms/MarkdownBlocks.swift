/// The block structure of a Markdown source, according to CommonMark 0.29 and with tables: its paragraphs, headings and
/// cells, and its definitions of links.
struct MarkdownBlocks {
  private enum Container {
    case quote
    /// A list item: how far its lines are indented, and whether there is nothing in it yet.
    case item(width: Int, isEmpty: Bool)
  }

  private enum Leaf {
    case none
    case paragraph([MarkdownLine])
    case fencedCode(MarkdownLine.Fence)
    case html(MarkdownHTMLBlock)
    case table(columnCount: Int)
  }

  private(set) var blocks: [MarkdownBlock] = []
  /// The labels that are defined, as ``ScalarText/normalizedLabel(_:)`` writes them.
  private(set) var definitions: Set<String> = []
  private var containers: [Container] = []
  private var leaf = Leaf.none

  init(_ source: [Unicode.Scalar]) {
    for line in MarkdownLine.lines(of: source) { read(line) }
    closeLeaf()
  }

  /// The lines of the paragraph that is open.
  private var paragraph: [MarkdownLine]? {
    if case .paragraph(let lines) = leaf { lines } else { nil }
  }

  private mutating func read(_ line: MarkdownLine) {
    var rest = line
    let matchedCount = containers.prefix { Self.matches($0, &rest) }.count
    let areAllMatched = matchedCount == containers.count
    if areAllMatched, continuesVerbatim(rest) { return }
    var opened: [Container] = []
    while let container = Self.container(
      openedBy: &rest, afterParagraph: paragraph != nil && areAllMatched && opened.isEmpty)
    {
      opened.append(container)
    }
    // A line of text goes on with a paragraph even if the marks of its containers are missing.
    let isContinuation = paragraph != nil && opened.isEmpty
    if rest.isBlank {
      close(to: matchedCount, opening: opened, lastIsEmpty: !opened.isEmpty)
    } else if isContinuation, areAllMatched, transformsParagraph(rest) {
      return
    } else if let start = Self.leaf(startedBy: rest, afterParagraph: isContinuation, isInside: areAllMatched) {
      close(to: matchedCount, opening: opened, lastIsEmpty: false)
      begin(start)
    } else if isContinuation {
      leaf = .paragraph((paragraph ?? []) + [rest])
    } else if areAllMatched, opened.isEmpty, case .table(let columnCount) = leaf {
      blocks += rest.tableCells.prefix(columnCount)
    } else {
      close(to: matchedCount, opening: opened, lastIsEmpty: false)
      leaf = .paragraph([rest])
    }
  }
}

/// Containers.
extension MarkdownBlocks {
  /// Whether `line` goes on with `container`, whose marks are taken off it.
  private static func matches(_ container: Container, _ line: inout MarkdownLine) -> Bool {
    switch container {
    case .quote:
      return dropQuoteMark(of: &line)
    case .item(let width, let isEmpty):
      guard line.isBlank ? !isEmpty : line.indentation >= width else { return false }
      line = line.dropping(width)
      return true
    }
  }

  private static func dropQuoteMark(of line: inout MarkdownLine) -> Bool {
    let mark = line.indentation
    guard mark <= 3, line.text[mark] == ">" else { return false }
    line = line.dropping(line.text[mark + 1] == " " ? mark + 2 : mark + 1)
    return true
  }

  private static func container(openedBy line: inout MarkdownLine, afterParagraph: Bool) -> Container? {
    if dropQuoteMark(of: &line) { return .quote }
    guard line.indentation <= 3, !line.isThematicBreak, let mark = line.itemMark else { return nil }
    guard !afterParagraph || mark.interrupts else { return nil }
    line = line.dropping(mark.width)
    return .item(width: mark.width, isEmpty: mark.isEmpty)
  }

  /// Closes what the line does not hold, and opens what it begins.
  private mutating func close(to matchedCount: Int, opening opened: [Container], lastIsEmpty: Bool) {
    closeLeaf()
    containers = Array(containers.prefix(matchedCount)) + opened
    for (number, container) in containers.enumerated() where number + 1 < containers.count || !lastIsEmpty {
      if case .item(let width, _) = container { containers[number] = .item(width: width, isEmpty: false) }
    }
  }
}

/// Leaves.
extension MarkdownBlocks {
  private enum LeafStart {
    case heading(MarkdownBlock)
    case fencedCode(MarkdownLine.Fence)
    case html(MarkdownHTMLBlock, endsAtOnce: Bool)
    case thematicBreak, indentedCode
  }

  /// Whether the line belongs to code or HTML that is open.
  private mutating func continuesVerbatim(_ line: MarkdownLine) -> Bool {
    switch leaf {
    case .fencedCode(let fence):
      if let end = line.fence, line.indentation <= 3, end.isBare, end.mark == fence.mark, end.count >= fence.count {
        leaf = .none
      }
      return true
    case .html(let block):
      if block.ends(with: line) { leaf = .none }
      return true
    default: return false
    }
  }

  /// What `line`, which is not blank, begins: `afterParagraph` tells whether it would go on with a paragraph as text, and
  /// `isInside` whether it holds the marks of all containers.
  private static func leaf(startedBy line: MarkdownLine, afterParagraph: Bool, isInside: Bool) -> LeafStart? {
    guard line.indentation <= 3 else { return afterParagraph ? nil : .indentedCode }
    if let content = line.headingContent { return .heading(content) }
    if let fence = line.fence { return .fencedCode(fence) }
    if line.isThematicBreak { return .thematicBreak }
    return MarkdownHTMLBlock(startedBy: line, interruptsParagraph: afterParagraph && isInside).map {
      .html($0, endsAtOnce: $0.ends(with: line))
    }
  }

  private mutating func begin(_ start: LeafStart) {
    switch start {
    case .heading(let content): blocks.append(content)
    case .fencedCode(let fence): leaf = .fencedCode(fence)
    case .html(let block, let endsAtOnce): leaf = endsAtOnce ? .none : .html(block)
    case .thematicBreak, .indentedCode: break
    }
  }

  /// Whether the line makes a heading or a table of the paragraph that is open.
  private mutating func transformsParagraph(_ line: MarkdownLine) -> Bool {
    guard let lines = paragraph, let last = lines.last, line.indentation <= 3 else { return false }
    if line.isSetextUnderline {
      let count = blocks.count
      closeLeaf()
      // Under definitions alone, the line is text.
      if blocks.count == count { leaf = .paragraph([line]) }
      return true
    }
    let header = last.tableCells
    guard line.delimiterCount == header.count else { return false }
    leaf = .paragraph(lines.dropLast())
    closeLeaf()
    blocks += header
    leaf = .table(columnCount: header.count)
    return true
  }

  private mutating func closeLeaf() {
    if let lines = paragraph {
      var block = MarkdownBlock(lines)
      while let definition = block.text.markdownDefinition {
        definitions.insert(definition.label)
        block = block.dropping(definition.end)
      }
      if block.text.count > 0 { blocks.append(block) }
    }
    leaf = .none
  }
}
