import TextValidation

/// The running text of one block: GF-C1, GF-C2 and the walk of GF-X1.
struct MarkdownInlines {
  private struct Bracket {
    let start: Int
    let isImage: Bool
    /// A link has been found behind it, and a link holds no other.
    var isDead = false
  }

  let text: ScalarText
  let definitions: Set<String>
  let kinds: Set<SelectionKind>
  let findsBareLinks: Bool

  private var found: [PlatformSelection] = []
  /// What is no text: code, HTML, links and images, found links.
  private var hidden: [Range<Int>] = []
  private var brackets: [Bracket] = []

  init(text: ScalarText, definitions: Set<String>, kinds: Set<SelectionKind>, findsBareLinks: Bool) {
    (self.text, self.definitions, self.kinds, self.findsBareLinks) = (text, definitions, kinds, findsBareLinks)
  }

  /// What is selected in the block, in any order.
  mutating func selections() -> [PlatformSelection] {
    var place = 0
    while place < text.count { place = step(at: place) }
    guard findsBareLinks, kinds.contains(.email) else { return found }
    return found + stretches.flatMap { text.markdownEmails(in: $0) }
  }

  /// GF-E1: the stretches of text between what is hidden.
  private var stretches: [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = 0
    for range in hidden.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > start {
      stretches.append(start..<max(start, range.lowerBound))
      start = range.upperBound
    }
    return stretches + [start..<text.count]
  }

  /// What is at `place` is read; where it ends is returned.
  private mutating func step(at place: Int) -> Int {
    switch text[place] {
    case "\\": return text.holds(at: place + 1, Alphabet.isASCIIPunctuation) ? place + 2 : place + 1
    case "`": return codeEnd(from: place)
    case "<": return angleEnd(from: place)
    case "!" where text[place + 1] == "[":
      brackets.append(Bracket(start: place, isImage: true))
      return place + 2
    case "[":
      brackets.append(Bracket(start: place, isImage: false))
      return place + 1
    case "]": return bracketEnd(at: place)
    case "w": return bareLinkEnd(text.markdownWebLink(at: place), at: place)
    case ":": return bareLinkEnd(text.markdownSchemeLink(at: place), at: place)
    default: return place + 1
    }
  }

  /// A code span, or the run of backticks.
  private mutating func codeEnd(from start: Int) -> Int {
    let open = text.runEnd(from: start) { $0 == "`" }
    var place = open
    while place < text.count {
      let end = text.runEnd(from: place) { $0 == "`" }
      if end - place == open - start {
        hidden.append(start..<end)
        return end
      }
      place = max(end, place + 1)
    }
    return open
  }

  /// GF-A, or HTML.
  private mutating func angleEnd(from start: Int) -> Int {
    if let link = text.markdownAutolink(from: start), kinds.contains(link.kind) {
      found.append(link)
      hidden.append(start..<link.range.upperBound + 1)
      return link.range.upperBound + 1
    }
    guard let end = text.markdownHTMLEnd(from: start) else { return start + 1 }
    hidden.append(start..<end)
    return end
  }

  /// GF-W and GF-P, which GF-C2 keeps out of open brackets.
  private mutating func bareLinkEnd(_ link: PlatformSelection?, at place: Int) -> Int {
    guard let link, findsBareLinks, kinds.contains(.link), brackets.isEmpty else { return place + 1 }
    found.append(link)
    hidden.append(link.range)
    return link.range.upperBound
  }

  /// What a closing bracket makes: a link, an image, or nothing.
  private mutating func bracketEnd(at close: Int) -> Int {
    guard let bracket = brackets.popLast(), !bracket.isDead else { return close + 1 }
    guard let end = text.markdownInlineEnd(from: close + 1) ?? referenceEnd(of: bracket, closedAt: close) else {
      return close + 1
    }
    found.removeAll { $0.range.lowerBound >= bracket.start }
    hidden.append(bracket.start..<end)
    if !bracket.isImage {
      for place in brackets.indices where !brackets[place].isImage { brackets[place].isDead = true }
    }
    return end
  }

  /// Where a reference ends: in full, collapsed or short.
  private func referenceEnd(of bracket: Bracket, closedAt close: Int) -> Int? {
    func isDefined(_ label: Range<Int>) -> Bool { text.normalizedLabel(label).map(definitions.contains) ?? false }
    let isCollapsed = text.has("[]", at: close + 1)
    if !isCollapsed, let end = text.markdownLabelEnd(from: close + 1) {
      return isDefined(close + 2..<end - 1) ? end : nil
    }
    let start = bracket.isImage ? bracket.start + 1 : bracket.start
    guard text.markdownLabelEnd(from: start) == close + 1, isDefined(start + 1..<close) else { return nil }
    return isCollapsed ? close + 3 : close + 1
  }
}
