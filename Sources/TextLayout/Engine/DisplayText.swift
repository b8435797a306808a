import TextSelection

/// A text with each replaced selection exchanged for what is drawn in its place.
///
/// Everything about lines is decided on this text; its offsets lead back to those of the source, in order.
struct DisplayText: Sendable {
  /// A part of the source, and what stands for it.
  struct Exchange: Sendable {
    /// On boundaries of grapheme clusters.
    let sourceUTF8Range: Range<Int>
    let utf8Range: Range<Int>
  }

  /// The text that is drawn.
  let text: String
  /// Ascending, disjoint.
  private let exchanges: [Exchange]
  /// The places of the exchanges, by that of the selection they are made for.
  private var exchangeIndices: [Int: Int] = [:]
  private let sourceUTF8Count: Int
  /// What no line shows: a replacement that is hidden up to there has not begun.
  var hiddenUTF8Range: Range<Int>?

  /// Exchanges what `selections` want exchanged, taken outward to boundaries of grapheme clusters; of two that overlap
  /// only the first, and of those that begin together the longest.
  ///
  /// - Complexity: O(*n* + *m* log *m*) in the UTF-8 counts and the number of selections; without replacements O(*m*).
  init(_ source: String, _ selections: [SelectionSpan]) {
    sourceUTF8Count = source.utf8.count
    let replaced = selections.indices.filter { selections[$0].replacement != nil }
    guard !replaced.isEmpty else {
      (text, exchanges) = (source, [])
      return
    }
    let utf8 = source.utf8
    let ranges = ClusterEdges.outward(
      replaced.map { selections[$0].selection.utf8Range.clamped(to: 0..<utf8.count) }, in: utf8.span)
    let order = ranges.indices.sorted {
      (ranges[$0].lowerBound, -ranges[$0].count, $0) < (ranges[$1].lowerBound, -ranges[$1].count, $1)
    }
    var (text, exchanges, sourceOffset, index) = ("", [Exchange](), 0, utf8.startIndex)
    for place in order {
      let range = ranges[place]
      guard let replacement = selections[replaced[place]].replacement, range.lowerBound >= sourceOffset, !range.isEmpty
      else { continue }
      let lower = utf8.index(index, offsetBy: range.lowerBound - sourceOffset)
      text += source[index..<lower]
      let start = text.utf8.count
      text += replacement
      exchangeIndices[replaced[place]] = exchanges.count
      exchanges.append(Exchange(sourceUTF8Range: range, utf8Range: start..<text.utf8.count))
      index = utf8.index(lower, offsetBy: range.count)
      sourceOffset = range.upperBound
    }
    text += source[index...]
    (self.text, self.exchanges) = (text, exchanges)
  }

  /// Where a selection lies here that has that range in the source.
  ///
  /// - Complexity: O(log *m*) in the number of replacements.
  func utf8Range(ofSelectionAt selectionIndex: Int, _ range: Range<Int>) -> Range<Int> {
    exchangeIndices[selectionIndex].map { exchanges[$0].utf8Range } ?? utf8Range(ofSource: range)
  }

  /// Where a range of the source lies here: of a replaced part, what stands for it.
  ///
  /// - Complexity: O(log *m*) in the number of replacements.
  func utf8Range(ofSource range: Range<Int>) -> Range<Int> {
    if exchanges.isEmpty { return range }
    let range = range.clamped(to: 0..<sourceUTF8Count)
    let next = exchanges.partitionPoint { $0.sourceUTF8Range.lowerBound < range.lowerBound }
    if next < exchanges.count, exchanges[next].sourceUTF8Range == range { return exchanges[next].utf8Range }
    let lower = utf8Offset(ofSource: range.lowerBound)
    return lower..<max(lower, utf8Offset(ofSource: range.upperBound))
  }

  /// The part of the source that `range`, of a line or of what is hidden, stands for: a replaced part belongs to where its
  /// replacement begins, and what is drawn as nothing to what stands before it.
  ///
  /// - Parameters:
  ///   - range: Offsets here.
  ///   - follows: Whether the end of another line, or of what is hidden, is where it begins.
  /// - Returns: Offsets into the source.
  /// - Complexity: O(log *m*) in the number of replacements.
  func sourceUTF8Range(of range: Range<Int>, follows: Bool) -> Range<Int> {
    if exchanges.isEmpty { return range }
    let lower = sourceUTF8Offset(of: range.lowerBound, isBehindNothing: follows)
    return lower..<max(lower, sourceUTF8Offset(of: range.upperBound, isBehindNothing: true))
  }

  /// The part of the source that is drawn as `range`, which is not empty: what is drawn as nothing is no part of it.
  ///
  /// - Complexity: O(log *m*) in the number of replacements.
  func sourceUTF8Range(ofDrawn range: Range<Int>) -> Range<Int> {
    if exchanges.isEmpty { return range }
    let lower = sourceUTF8Offset(of: range.lowerBound, isBehindNothing: true)
    return lower..<max(lower, sourceUTF8Offset(of: range.upperBound, isBehindNothing: false))
  }

  /// Whether any of `range`, which is not empty, is not text of the source.
  ///
  /// - Complexity: O(log *m*) in the number of replacements.
  func isReplaced(_ range: Range<Int>) -> Bool {
    let next = exchanges.partitionPoint { $0.utf8Range.upperBound <= range.lowerBound }
    return next < exchanges.count && exchanges[next].utf8Range.lowerBound < range.upperBound
  }

  private func utf8Offset(ofSource sourceOffset: Int) -> Int {
    let passed = exchanges.partitionPoint { $0.sourceUTF8Range.upperBound <= sourceOffset }
    if passed < exchanges.count, exchanges[passed].sourceUTF8Range.lowerBound < sourceOffset {
      return exchanges[passed].utf8Range.upperBound
    }
    guard passed > 0 else { return sourceOffset }
    return exchanges[passed - 1].utf8Range.upperBound + sourceOffset - exchanges[passed - 1].sourceUTF8Range.upperBound
  }

  /// Where a place lies in the source; what is drawn as nothing there stands before it or behind it.
  private func sourceUTF8Offset(of utf8Offset: Int, isBehindNothing: Bool) -> Int {
    let begun = exchanges.partitionPoint {
      $0.utf8Range.lowerBound < utf8Offset || (isBehindNothing && $0.utf8Range.upperBound == utf8Offset)
    }
    guard begun > 0 else { return utf8Offset }
    let last = exchanges[begun - 1]
    if let hiddenUTF8Range, hiddenUTF8Range.lowerBound <= last.utf8Range.lowerBound,
      utf8Offset <= hiddenUTF8Range.upperBound, utf8Offset < last.utf8Range.upperBound
    {
      return last.sourceUTF8Range.lowerBound
    }
    return last.sourceUTF8Range.upperBound + max(0, utf8Offset - last.utf8Range.upperBound)
  }
}

extension Array {
  /// How many elements, all of them at the beginning, satisfy `belongsToStart`.
  ///
  /// - Complexity: O(log *n*).
  func partitionPoint(_ belongsToStart: (Element) -> Bool) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if belongsToStart(self[middle]) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
