import TextLayout
import TextModel
import TextSelection

/// What is drawn of a text, cluster by cluster: the text with each replaced selection exchanged for its replacement (V17).
///
/// Places in it are indices of `clusters`, from 0 to their count.
struct DisplayText {
  struct Cluster {
    let text: String
    let kind: Token.Kind
    let tokenIndex: Int
    let style: TextAttributes
    let selectionIndex: Int?
    /// Of a replacement: the range of all that it replaces.
    let sourceUTF8Range: Range<Int>
  }

  /// A part of the display text and what it is made from.
  private struct Piece {
    let text: String
    let sourceUTF8Range: Range<Int>
    let replacedSelectionIndex: Int?
  }

  let sourceUTF8Count: Int
  let baseStyle: TextAttributes
  private(set) var clusters: [Cluster] = []
  /// Where each selection begins and ends among the clusters.
  private(set) var selections: [Range<Int>] = []
  /// The replacements: their clusters, and what they replace.
  private(set) var replacements: [(clusters: Range<Int>, sourceUTF8Range: Range<Int>)] = []

  init(_ source: String, runs: [StyleRun], selections spans: [SelectionSpan], baseStyle: TextAttributes) {
    (self.baseStyle, sourceUTF8Count) = (baseStyle, source.utf8.count)
    let boundaries = Self.boundaries(of: source)
    let ranges = spans.map { Self.outward($0.selection.utf8Range, to: boundaries) }
    let pieces = Self.pieces(of: source, spans: spans, ranges: ranges)
    let text = pieces.map(\.text).joined()
    let tokens = Array(Tokenizer(text))
    let outwardRuns = runs.map { (range: Self.outward($0.utf8Range, to: boundaries), attributes: $0.attributes) }
    var (pieceIndex, pieceEnd, tokenIndex, offset) = (0, pieces.first?.text.utf8.count ?? 0, 0, 0)
    for character in text {
      while offset >= pieceEnd {
        pieceIndex += 1
        pieceEnd += pieces[pieceIndex].text.utf8.count
      }
      while offset >= tokens[tokenIndex].utf8Range.upperBound { tokenIndex += 1 }
      let piece = pieces[pieceIndex]
      let inPiece = offset - (pieceEnd - piece.text.utf8.count)
      var range = piece.sourceUTF8Range
      if piece.replacedSelectionIndex == nil {
        let lower = range.lowerBound + inPiece
        range = lower..<lower + String(character).utf8.count
      }
      let selection = piece.replacedSelectionIndex ?? Self.innermost(at: range.lowerBound, of: ranges)
      // T14: later runs over earlier ones, selections over them, the inner over the outer.
      let owners = ranges.indices.filter { $0 == selection || ranges[$0].contains(range.lowerBound) }
        .sorted { ranges[$0].count > ranges[$1].count }
      let styles =
        outwardRuns.filter { $0.range.contains(range.lowerBound) }.map(\.attributes)
        + owners.map { spans[$0].attributes }
      let style = styles.reduce(baseStyle) { $1.merged(over: $0) }
      clusters.append(
        Cluster(
          text: String(character), kind: tokens[tokenIndex].kind, tokenIndex: tokenIndex, style: style,
          selectionIndex: selection, sourceUTF8Range: range))
      offset += String(character).utf8.count
    }
    self.selections = ranges.map(clusters(in:))
    replacements = pieces.filter { $0.replacedSelectionIndex != nil }
      .map { (clusters(in: $0.sourceUTF8Range), $0.sourceUTF8Range) }
  }

  /// The clusters that stand for a part of the source.
  private func clusters(in range: Range<Int>) -> Range<Int> {
    let first = clusters.firstIndex { $0.sourceUTF8Range.lowerBound >= range.lowerBound } ?? clusters.count
    let last = clusters.lastIndex { $0.sourceUTF8Range.upperBound <= range.upperBound } ?? -1
    return first..<max(first, last + 1)
  }

  var count: Int { clusters.count }

  func isBlank(_ index: Int) -> Bool { clusters[index].kind == .space || clusters[index].kind == .tab }
  func isWord(_ index: Int) -> Bool { clusters[index].kind == .word }
  func isTerminator(_ index: Int) -> Bool { clusters[index].kind == .terminator }
  func isHardBreak(_ index: Int) -> Bool { clusters[index].kind == .newLine }

  /// Whether there is a cluster that is no blank, tab, hard break or NUL (X1).
  func hasVisible(in range: Range<Int>) -> Bool { range.contains { isWord($0) } }

  /// The end of the paragraph that holds a place: the next hard break, or the end.
  func endOfParagraph(from start: Int) -> Int { (start..<count).first { isHardBreak($0) } ?? count }

  /// Whether a place lies inside a word where a selection begins or ends.
  func isSelectionEdgeInWord(_ place: Int) -> Bool {
    guard place > 0, place < count, isWord(place), clusters[place - 1].tokenIndex == clusters[place].tokenIndex
    else { return false }
    return selections.contains { !$0.isEmpty && ($0.lowerBound == place || $0.upperBound == place) }
  }

  func isWordEnd(_ place: Int) -> Bool {
    place > 0 && isWord(place - 1)
      && (place == count || clusters[place].tokenIndex != clusters[place - 1].tokenIndex
        || isSelectionEdgeInWord(place))
  }

  func isWordStart(_ place: Int) -> Bool {
    place < count && isWord(place)
      && (place == 0 || clusters[place].tokenIndex != clusters[place - 1].tokenIndex || isSelectionEdgeInWord(place))
  }

  /// The innermost selection that a place is strictly inside of.
  func selection(around place: Int) -> Int? {
    selections.indices.filter { selections[$0].lowerBound < place && place < selections[$0].upperBound }
      .min { selections[$0].count < selections[$1].count }
  }

  private static func boundaries(of source: String) -> [Int] {
    var result = [0]
    for character in source { result.append((result.last ?? 0) + String(character).utf8.count) }
    return result
  }

  private static func outward(_ range: Range<Int>, to boundaries: [Int]) -> Range<Int> {
    let lower = boundaries.last { $0 <= range.lowerBound } ?? 0
    return lower..<(boundaries.first { $0 >= range.upperBound } ?? boundaries.last ?? 0)
  }

  private static func innermost(at utf8Offset: Int, of ranges: [Range<Int>]) -> Int? {
    ranges.indices.filter { ranges[$0].contains(utf8Offset) }.min { ranges[$0].count < ranges[$1].count }
  }

  /// The source, cut at the outermost selections that are replaced.
  private static func pieces(of source: String, spans: [SelectionSpan], ranges: [Range<Int>]) -> [Piece] {
    let utf8 = Array(source.utf8)
    var (pieces, taken): ([Piece], Int) = ([], 0)
    let inOrder = ranges.indices.sorted {
      (ranges[$0].lowerBound, -ranges[$0].count) < (ranges[$1].lowerBound, -ranges[$1].count)
    }
    func take(upTo end: Int) {
      guard taken < end else { return }
      let text = String(decoding: utf8[taken..<end], as: UTF8.self)
      pieces.append(Piece(text: text, sourceUTF8Range: taken..<end, replacedSelectionIndex: nil))
    }
    for index in inOrder where ranges[index].lowerBound >= taken {
      guard let replacement = spans[index].replacement else { continue }
      take(upTo: ranges[index].lowerBound)
      pieces.append(Piece(text: replacement, sourceUTF8Range: ranges[index], replacedSelectionIndex: index))
      taken = ranges[index].upperBound
    }
    take(upTo: utf8.count)
    return pieces
  }
}
