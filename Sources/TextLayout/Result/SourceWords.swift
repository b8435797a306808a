import TextModel
import TextSelection

/// The words of a text as validators see them: cut at the edges of selections (layout.md, V16), a selection that is
/// replaced one word whatever it contains (V17).
struct SourceWords {
  /// One word.
  struct Word: Equatable {
    /// Half-open UTF-8 offsets into the text, on boundaries of grapheme clusters.
    let utf8Range: Range<Int>
    /// What is drawn in its place; `nil`: the word itself.
    let replacement: String?
  }

  /// The words, ascending.
  private(set) var words: [Word] = []

  private let cuts: [Int]
  private let replaced: [Word]
  private var (cutIndex, replacedIndex) = (0, 0)

  /// Finds the words of `text`.
  ///
  /// - Complexity: O(*n* + *s* log *s*) in the UTF-8 count of the text and the number of selections.
  init(of text: String, selections: [SelectionSpan]) {
    let ranges = Self.outward(selections.map(\.selection.utf8Range), in: text.utf8.span)
    cuts = ranges.flatMap { [$0.lowerBound, $0.upperBound] }.sorted()
    replaced = Self.replaced(zip(ranges, selections))
    for token in Tokenizer(text) { cut(token) }
  }

  private mutating func cut(_ token: Token) {
    var start = token.utf8Range.lowerBound
    while start < token.utf8Range.upperBound {
      if replacedIndex < replaced.count, replaced[replacedIndex].utf8Range.contains(start) {
        let word = replaced[replacedIndex]
        if start == word.utf8Range.lowerBound { words.append(word) }
        start = min(token.utf8Range.upperBound, word.utf8Range.upperBound)
        if start == word.utf8Range.upperBound { replacedIndex += 1 }
      } else {
        while cutIndex < cuts.count, cuts[cutIndex] <= start { cutIndex += 1 }
        let end = cutIndex < cuts.count ? min(cuts[cutIndex], token.utf8Range.upperBound) : token.utf8Range.upperBound
        if token.kind == .word { words.append(Word(utf8Range: start..<end, replacement: nil)) }
        start = end
      }
    }
  }

  /// The selections that are replaced and in none that is, ascending.
  private static func replaced(_ selections: some Sequence<(Range<Int>, SelectionSpan)>) -> [Word] {
    var words: [Word] = []
    let sorted = selections.filter { $0.1.replacement != nil && !$0.0.isEmpty }.sorted { first, second in
      (first.0.lowerBound, second.0.upperBound) < (second.0.lowerBound, first.0.upperBound)
    }
    for (utf8Range, span) in sorted where utf8Range.lowerBound >= words.last?.utf8Range.upperBound ?? 0 {
      words.append(Word(utf8Range: utf8Range, replacement: span.replacement))
    }
    return words
  }

  /// Ranges taken outward to boundaries of grapheme clusters, and into the text.
  private static func outward(_ ranges: [Range<Int>], in utf8: Span<UInt8>) -> [Range<Int>] {
    var bounds = ranges.flatMap { [max(0, $0.lowerBound), max(0, $0.upperBound)] }
    let order = bounds.indices.sorted { bounds[$0] < bounds[$1] }
    var rest = order[...]
    var walk = ClusterWalk()
    while !rest.isEmpty, let stride = walk.next(in: utf8) {
      while let index = rest.first, bounds[index] < stride.utf8Range.upperBound {
        if !stride.isPrintableASCII, bounds[index] > stride.utf8Range.lowerBound {
          bounds[index] = index.isMultiple(of: 2) ? stride.utf8Range.lowerBound : stride.utf8Range.upperBound
        }
        rest.removeFirst()
      }
    }
    for index in rest { bounds[index] = utf8.count }
    return ranges.indices.map { bounds[2 * $0]..<max(bounds[2 * $0], bounds[2 * $0 + 1]) }
  }
}
