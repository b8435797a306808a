import TextModel
import TextValidation

/// Section 5: where the parts of a link end.
extension ReferenceReading {
  private enum Part {
    case path, query, fragment
  }

  private enum Term {
    case include, soft, hard, open, close
  }

  /// O5: how many brackets may be open.
  private static let bracketLimit = 125

  /// P1 and P2 from `start`, the end of host and port.
  ///
  /// - Parameters:
  ///   - start: Where a part must begin.
  ///   - linkStart: Where the link starts, for what stands directly before it.
  /// - Returns: Where the link ends, and whether it runs right up to U+2026 (P5).
  func partsEnd(from start: Int, linkStart: Int) -> (end: Int, isShortened: Bool) {
    var part: Part?
    var safe = start
    var open: [Unicode.Scalar] = []
    var isInDirective = false
    var lastEmoji: Int?
    for place in start..<max(start, text.count) {
      guard let scalar = text[place] else { break }
      // P2, step 1.
      if let next = self.part(beginningAt: place, after: part) {
        part = next
        open = []
      }
      guard let part else { break }
      // P2, step 2.
      if part == .fragment, !isInDirective, text.holds(":~:", at: place) {
        isInDirective = true
        open = []
      }
      if clearsStack(scalar, in: part, isInDirective: isInDirective) { open = [] }
      // P2, step 3.
      let term = term(at: place, linkStart: linkStart, lastEmoji: lastEmoji)
      switch term {
      case .include:
        safe = place + 1
        if text.has(.emoji, at: place) { lastEmoji = place }
      case .soft: break
      case .hard:
        let isShortened = scalar == "\u{2026}" && options.refusesShortenedLinks && safe == place
        return (safe, isShortened)
      case .open:
        if open.count == Self.bracketLimit { return (safe, false) }
        open.append(scalar)
      case .close:
        let opening = ScalarClassTable.openingBracket(for: scalar.value)
        guard let last = open.popLast(), last.value == opening else { return (safe, false) }
        safe = place + 1
      }
    }
    return (safe, false)
  }

  /// P1.
  private func part(beginningAt place: Int, after part: Part?) -> Part? {
    switch (part, text[place]) {
    case (nil, "/"): .path
    case (nil, "?"), (.path, "?"): .query
    case (nil, "#"), (.path, "#"), (.query, "#"): .fragment
    default: nil
    }
  }

  private func clearsStack(_ scalar: Unicode.Scalar, in part: Part, isInDirective: Bool) -> Bool {
    switch part {
    case .path: scalar == "/"
    case .query: scalar == "=" || scalar == "&"
    case .fragment: isInDirective && (scalar == "," || scalar == "&")
    }
  }

  /// P3: the class of the scalar at `place`; the first change that fits.
  private func term(at place: Int, linkStart: Int, lastEmoji: Int?) -> Term {
    if isHard(at: place, linkStart: linkStart) { return .hard }
    // g.
    if options.trimsMarkup, text.isOne(of: "*~|", at: place) || text.has(.joiner, at: place) { return .soft }
    // h.
    if options.limitsEmojiInLinks, text.has(.emoji, at: place) {
      return text.isOne(of: "/=?#&-_+%.:@", at: place - 1) || lastEmoji == place - 1 ? .include : .soft
    }
    // P6.
    if text[place] == "_", options.followsMarkdown || (options.pairsUnderscores && text[linkStart - 1] == "_") {
      return .soft
    }
    if text.has(.linkInclude, at: place) { return .include }
    if text.has(.linkSoft, at: place) { return .soft }
    if text.has(.linkOpen, at: place) { return .open }
    return text.has(.linkClose, at: place) ? .close : .hard
  }

  /// P3, rows a to f.
  private func isHard(at place: Int, linkStart: Int) -> Bool {
    if options.endsLinksAtHiddenScalars, text.has(.hidden, at: place) { return true }
    if options.endsLinksAtCJKPunctuation, text.isOne(of: "、。，．！？：；｜｡､", at: place) { return true }
    if options.endsLinksAtTextDelimiters {
      if text.isOne(of: "\"`<>\\", at: place) || isEntity(at: place) { return true }
      if let mark = text[linkStart - 1], let partner = Self.partners[mark], partner == text[place] { return true }
    }
    if options.splitsGluedLinks, text.isOne(of: ",;", at: place),
      text.holds("http://", at: place + 1) || text.holds("https://", at: place + 1)
    {
      return true
    }
    return options.refusesShortenedLinks && text[place] == "\u{2026}"
  }

  /// P3d.
  private static let partners: [Unicode.Scalar: Unicode.Scalar] = [
    "'": "'", "‘": "’", "“": "”", "”": "”", "„": "“", "‚": "‘", "«": "»", "»": "«", "‹": "›",
  ]

  /// P3c: the entities that stand for a delimiter.
  private func isEntity(at place: Int) -> Bool {
    let entities = [
      "&lt;", "&gt;", "&quot;", "&apos;", "&nbsp;", "&#34;", "&#39;", "&#60;", "&#62;", "&#x22;", "&#x27;",
    ]
    guard text[place] == "&" else { return false }
    return entities.contains { entity in
      entity.unicodeScalars.enumerated().allSatisfy { text[place + $0.offset] == $0.element }
    }
  }
}
