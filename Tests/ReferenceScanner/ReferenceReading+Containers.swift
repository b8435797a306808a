import TextModel
import TextValidation

/// Sections 12 and 13: quotations and handlebars.
extension ReferenceReading {
  // MARK: Handlebars

  /// K1 to K3.
  func handlebars(at place: Int) -> ReferenceFinding {
    guard text[place] == "{" else { return .nothing }
    let runStart = text.runStart(before: place, notBefore: 0) { text[$0] == "{" }
    let contentStart = text.runEnd(from: runStart) { text[$0] == "{" }
    let braceCount = contentStart - runStart
    let contentEnd = text.runEnd(from: contentStart) { !text.isOne(of: "{}", at: $0) && !text.isLineBreak(at: $0) }
    let content = contentStart..<contentEnd
    guard (1...128).contains(content.count), !content.allSatisfy({ text.isBlank(at: $0) }) else { return .nothing }
    let closingCount = text.runEnd(from: contentEnd) { text[$0] == "}" } - contentEnd
    switch braceCount {
    case 2 where place == runStart && closingCount >= 2: return .candidate(end: contentEnd + 2)
    case 3 where closingCount >= 3:
      switch options.tripleBraces {
      case .whole: return place == runStart ? .candidate(end: contentEnd + 3) : .nothing
      case .inner: return place == runStart + 1 ? .candidate(end: contentEnd + 2) : .nothing
      case .ignore: return .nothing
      }
    default: return .nothing
    }
  }

  // MARK: Quotations

  /// Q1: what closes each opening mark.
  private static let closers: [Unicode.Scalar: String] = [
    "\"": "\"", "'": "'", "“": "”", "‘": "’", "„": "“”", "‚": "‘’", "«": "»", "‹": "›", "»": "«", "›": "‹", "”": "”",
    "「": "」", "『": "』", "｢": "｣", "〝": "〞〟",
  ]
  private static let cornerBrackets = "「」『』｢｣"
  private static let guillemets = "«»‹›"
  /// Q4: how many open marks a closer looks at.
  private static let depth = 8

  /// The quotations of the text, given what else was selected in it.
  func quotations(outside selections: [ReferenceCandidate]) -> [ReferenceCandidate] {
    let withoutMarks: Set<SelectionKind> = [.link, .email, .mention, .handlebars]
    let covered = Set(selections.filter { withoutMarks.contains($0.kind) }.flatMap(\.range))
    var open: [Int] = []
    var found: [ReferenceCandidate] = []
    for place in 0..<text.count {
      // Q5: on one line.
      if text.isLineBreak(at: place) { open = [] }
      if covered.contains(place) || isApostrophe(at: place) || isLeftOut(at: place) { continue }
      if let depth = openMark(closedAt: place, among: open) {
        if (open[depth] + 1..<place).contains(where: { !text.isBlank(at: $0) }) {
          found.append(ReferenceCandidate(kind: .quotation, range: open[depth]..<place + 1))
        }
        open.removeSubrange(depth...)
      } else if opens(at: place) {
        open.append(place)
      }
    }
    return found
  }

  /// Q5: `single_quotes`.
  private func isLeftOut(at place: Int) -> Bool { !options.acceptsSingleQuotes && text.isOne(of: "'‘’", at: place) }

  /// Q3.
  private func isApostrophe(at place: Int) -> Bool {
    guard text.isOne(of: "'’", at: place) else { return false }
    func isLetterOrDigit(_ place: Int) -> Bool { text.has(.letter, at: place) || text.has(.decimalDigit, at: place) }
    if let neighbour = text.leftNeighbour(of: place), isLetterOrDigit(neighbour), isLetterOrDigit(place + 1) {
      return true
    }
    return isElision(from: place) || isElision(from: place - 2)
  }

  /// Q3: `'n'` by itself.
  private func isElision(from place: Int) -> Bool {
    text.isOne(of: "'’", at: place) && text.isOne(of: "nN", at: place + 1) && text.isOne(of: "'’", at: place + 2)
      && !text.isWord(at: place - 1) && !text.isWord(at: place + 3)
  }

  /// Q2, first half, and Q4: which of the open marks the one at `place` closes.
  private func openMark(closedAt place: Int, among open: [Int]) -> Int? {
    let isFree = text.isOne(of: Self.cornerBrackets + Self.guillemets, at: place)
    guard isFree || (!text.isBlank(at: place - 1) && !text.isSpacedWord(at: place + 1)) else { return nil }
    return open.indices.suffix(Self.depth).last { index in
      guard let mark = text[open[index]], let closers = Self.closers[mark] else { return false }
      return text.isOne(of: closers, at: place)
    }
  }

  /// Q2, second half.
  private func opens(at place: Int) -> Bool {
    guard let mark = text[place], Self.closers[mark] != nil else { return false }
    if text.isOne(of: Self.cornerBrackets + "„‚", at: place) { return true }
    if text.isAfter("", orWhere: text.isSpacedWord, at: place) { return false }
    let needsText = text.isOne(of: "\"'”»›", at: place)
    if needsText, place + 1 >= text.count || text.isBlank(at: place + 1) { return false }
    let isPunctuation: (Int) -> Bool = { text.has(.punctuation, at: $0) && !text.isOne(of: "([{", at: $0) }
    return mark != "”" || !text.isAfter("", orWhere: isPunctuation, at: place)
  }
}
