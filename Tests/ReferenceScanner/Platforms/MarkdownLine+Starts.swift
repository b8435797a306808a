/// What a line may begin, according to CommonMark; the line is indented by at most three spaces.
extension MarkdownLine {
  /// The content of an ATX heading.
  var headingContent: MarkdownBlock? {
    let text = text
    let markEnd = text.runEnd(from: indentation) { $0 == "#" }
    guard (1...6).contains(markEnd - indentation), markEnd == text.count || text[markEnd] == " " else { return nil }
    let lineEnd = text.runStart(before: text.count, floor: markEnd) { $0 == " " }
    let closing = text.runStart(before: lineEnd, floor: markEnd) { $0 == "#" }
    let end = closing == markEnd || text[closing - 1] == " " ? closing : lineEnd
    return MarkdownBlock(Array(scalars[markEnd..<end]))
  }

  /// Whether the line is a thematic break.
  var isThematicBreak: Bool {
    let marks = text.scalars.filter { $0 != " " }
    return marks.count >= 3 && Alphabet.isOne(marks[0], of: "*-_") && marks.allSatisfy { $0 == marks[0] }
  }

  /// Whether the line makes a heading of the paragraph before it.
  var isSetextUnderline: Bool {
    let text = text
    let end = text.runStart(before: text.count) { $0 == " " }
    let marks = text.scalars[min(indentation, end)..<end]
    return !marks.isEmpty && (marks.allSatisfy { $0 == "=" } || marks.allSatisfy { $0 == "-" })
  }

  /// A fence, which begins code and ends it.
  struct Fence: Sendable {
    let mark: Unicode.Scalar
    let count: Int
    /// Whether there is nothing but spaces after it.
    let isBare: Bool
  }

  var fence: Fence? {
    let text = text
    guard let mark = text[indentation], mark == "`" || mark == "~" else { return nil }
    let end = text.runEnd(from: indentation) { $0 == mark }
    guard end - indentation >= 3, mark == "~" || !text.scalars[end...].contains("`") else { return nil }
    return Fence(mark: mark, count: end - indentation, isBare: text.scalars[end...].allSatisfy { $0 == " " })
  }

  /// The mark of a list item.
  struct ItemMark: Sendable {
    /// How far what belongs to the item is indented.
    let width: Int
    /// Whether nothing follows on the line.
    let isEmpty: Bool
    /// Whether an item with this mark ends a paragraph.
    let interrupts: Bool
  }

  var itemMark: ItemMark? {
    let text = text
    let digitEnd = text.runEnd(from: indentation, while: Alphabet.isDigit)
    let digits = text.string(indentation..<digitEnd)
    let sign = text[digitEnd]
    let isOrdered = !digits.isEmpty
    guard digits.count <= 9, let sign, Alphabet.isOne(sign, of: isOrdered ? ".)" : "-+*") else { return nil }
    let rest = dropping(digitEnd + 1)
    if rest.isBlank { return ItemMark(width: digitEnd + 2, isEmpty: true, interrupts: false) }
    guard rest.indentation >= 1 else { return nil }
    let padding = rest.indentation <= 4 ? rest.indentation : 1
    return ItemMark(width: digitEnd + 1 + padding, isEmpty: false, interrupts: !isOrdered || Int(digits) == 1)
  }
}

/// The seven ways in which CommonMark's HTML blocks begin and end.
enum MarkdownHTMLBlock: Sendable {
  /// Up to a line with one of these, in any case.
  case until([String])
  /// Up to a blank line.
  case untilBlank

  /// What `line` begins, indented by at most three spaces.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - interruptsParagraph: Whether a paragraph stands before it.
  init?(startedBy line: MarkdownLine, interruptsParagraph: Bool) {
    let (text, start) = (line.text, line.indentation)
    guard text[start] == "<" else { return nil }
    func endsName(_ place: Int) -> Bool {
      text[place] == nil || text.holds(at: place, MarkdownBlock.isWhiteSpace) || text[place] == ">"
    }
    let verbatim = ["script", "pre", "style"]
    let nameStart = text[start + 1] == "/" ? start + 2 : start + 1
    if verbatim.contains(where: { text.hasFolded($0, at: start + 1) && endsName(start + 1 + $0.count) }) {
      self = .until(verbatim.map { "</\($0)>" })
    } else if text.has("<!--", at: start) {
      self = .until(["-->"])
    } else if text.has("<?", at: start) {
      self = .until(["?>"])
    } else if text.has("<![CDATA[", at: start) {
      self = .until(["]]>"])
    } else if text.has("<!", at: start), text.holds(at: start + 2, { ("A"..."Z").contains($0) }) {
      self = .until([">"])
    } else if Self.names.contains(where: {
      text.hasFolded($0, at: nameStart)
        && (endsName(nameStart + $0.count) || text.has("/>", at: nameStart + $0.count))
    }) {
      self = .untilBlank
    } else {
      guard !interruptsParagraph, let end = text.markdownTagEnd(from: start) else { return nil }
      guard text.scalars[end...].allSatisfy(MarkdownBlock.isWhiteSpace) else { return nil }
      self = .untilBlank
    }
  }

  /// Whether the block ends with `line`.
  func ends(with line: MarkdownLine) -> Bool {
    switch self {
    case .until(let ends):
      let text = line.text
      return text.scalars.indices.contains(where: { place in ends.contains { text.hasFolded($0, at: place) } })
    case .untilBlank: return line.isBlank
    }
  }

  private static let names = """
    address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt \
    fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link \
    main menu menuitem nav noframes ol optgroup option p param section source summary table tbody td tfoot th thead \
    title tr track ul
    """.split(separator: " ").map(String.init)
}
