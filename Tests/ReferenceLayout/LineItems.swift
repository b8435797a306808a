import TextLayout
import TextModel

/// What lines are filled with: blanks, and chunks in which no line ends.
struct LineItem {
  let clusters: Range<Int>
  let isChunk: Bool
}

/// Cuts paragraphs into items.
struct LineItems {
  let display: DisplayText
  let mode: LineBreakMode
  let breaksIdeographs: Bool
  /// UAX #14: the places where a line may end, on boundaries of clusters.
  private let opportunities: Set<Int>

  init(display: DisplayText, mode: LineBreakMode, breaksIdeographs: Bool) {
    (self.display, self.mode, self.breaksIdeographs) = (display, mode, breaksIdeographs)
    opportunities = mode == .unicode ? Self.opportunities(in: display) : []
  }

  /// The items of a paragraph, which has no hard break in it.
  func items(of paragraph: Range<Int>) -> [LineItem] {
    switch mode {
    case .wordWrap: return wordItems(of: paragraph)
    case .characterWrap: return clusterItems(of: paragraph)
    case .unicode: return unicodeItems(of: paragraph)
    }
  }

  /// Runs of words and NULs with a word in them are chunks (T9), cut further at the places of W9; all else is blank.
  private func wordItems(of paragraph: Range<Int>) -> [LineItem] {
    runs(of: paragraph) { display.isBlank($0) == display.isBlank($1) }.flatMap { run -> [LineItem] in
      guard display.hasVisible(in: run) else { return [LineItem(clusters: run, isChunk: false)] }
      return runs(of: run) { _, next in !breaksIdeograph(before: next) }.map { LineItem(clusters: $0, isChunk: true) }
    }
  }

  /// W10: each cluster of a word is a chunk; a NUL belongs to what stands before it.
  private func clusterItems(of paragraph: Range<Int>) -> [LineItem] {
    runs(of: paragraph) { previous, next in
      display.isTerminator(next) || (display.isBlank(previous) && display.isBlank(next))
    }.map { LineItem(clusters: $0, isChunk: display.hasVisible(in: $0)) }
  }

  /// Between two opportunities: a chunk, and the blanks behind it.
  private func unicodeItems(of paragraph: Range<Int>) -> [LineItem] {
    runs(of: paragraph) { _, next in !opportunities.contains(next) }.flatMap { part -> [LineItem] in
      var end = part.upperBound
      while end > part.lowerBound, display.isBlank(end - 1) || isLoneTerminator(end - 1, in: part) { end -= 1 }
      return [
        LineItem(clusters: part.lowerBound..<end, isChunk: true),
        LineItem(clusters: end..<part.upperBound, isChunk: false),
      ].filter { !$0.clusters.isEmpty }
    }
  }

  /// Whether it is a NUL of a run of NULs without a word on either side.
  private func isLoneTerminator(_ index: Int, in part: Range<Int>) -> Bool {
    guard display.isTerminator(index) else { return false }
    let before = (part.lowerBound..<index).last { !display.isTerminator($0) }
    let behind = (index..<part.upperBound).first { !display.isTerminator($0) }
    return ![before, behind].contains { $0.map(display.isWord) ?? false }
  }

  /// Maximal runs of clusters of which each two neighbours belong together.
  private func runs(of range: Range<Int>, _ belong: (Int, Int) -> Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in range {
      if let last = result.last, belong(index - 1, index) {
        result[result.count - 1] = last.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
    }
    return result
  }

  /// W9: two clusters of one word, either of them wide, neither forbidden where it would come to stand.
  private func breaksIdeograph(before index: Int) -> Bool {
    let (before, behind) = (display.clusters[index - 1], display.clusters[index])
    guard breaksIdeographs, before.kind == .word, before.tokenIndex == behind.tokenIndex else { return false }
    let glue: Set<String> = ["\u{A0}", "\u{202F}", "\u{2060}", "\u{FEFF}"]
    let noLineStart = Set("、。，．）」』】？！ー".map(String.init))
    let noLineEnd = Set("（「『【".map(String.init))
    // Marks on a sign do not change what it is.
    let (last, first) = (String(before.text.unicodeScalars.prefix(1)), String(behind.text.unicodeScalars.prefix(1)))
    return [before, behind].contains { ColumnMeasurer().width(of: $0.text) == 2 }
      && !glue.contains(last) && !glue.contains(first) && !noLineStart.contains(first) && !noLineEnd.contains(last)
  }

  private static func opportunities(in display: DisplayText) -> Set<Int> {
    let text = display.clusters.map(\.text).joined()
    var offsets: Set<Int> = []
    var walk = LineBreakOpportunities()
    while let opportunity = walk.next(in: text.utf8.span) { offsets.insert(opportunity.utf8Offset) }
    var (places, offset): (Set<Int>, Int) = ([], 0)
    for (index, cluster) in display.clusters.enumerated() {
      if offsets.contains(offset) { places.insert(index) }
      offset += cluster.text.utf8.count
    }
    return places
  }
}
