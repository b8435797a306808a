import TextModel

/// Finds the symbols of markup that are opened in a part of a paragraph and not closed.
///
/// A symbol is opened behind a blank or at the start, before anything but a blank or punctuation, though other symbols may
/// follow. Behind anything else it closes the last of its kind, with all that was opened in between. Of several symbols at
/// one place it is the longest.
struct OpenSymbols {
  private struct Opening {
    let symbolIndex: Int
    let utf8Range: Range<Int>
  }

  private let symbols: [(symbol: MarkupSymbol, utf8: [UInt8])]
  /// The scalars of all symbols.
  private let scalarValues: Set<UInt32>
  private var openings: [Opening] = []
  /// How many of ``openings`` each symbol has.
  private var openingCounts: [Int]

  /// Starts with nothing open.
  init(_ symbols: [MarkupSymbol]) {
    self.symbols = symbols.map { ($0, Array($0.text.utf8)) }.sorted { $0.utf8.count > $1.utf8.count }
    scalarValues = Set(symbols.flatMap { $0.text.unicodeScalars.map(\.value) })
    openingCounts = Array(repeating: 0, count: symbols.count)
  }

  /// Goes through the whole of `utf8Range`, which a blank follows.
  ///
  /// - Complexity: O(*n* · *s*) in its count and the number of symbols.
  mutating func pass(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) {
    var (utf8Offset, isBehindBlank) = (utf8Range.lowerBound, true)
    while utf8Offset < utf8Range.upperBound {
      let step = utf8.scalar(at: utf8Offset)
      guard scalarValues.contains(step.value),
        let symbolIndex = symbolIndex(at: utf8Offset, before: utf8Range.upperBound, in: utf8)
      else {
        (utf8Offset, isBehindBlank) = (utf8Offset + step.utf8Count, step.isWhitespace)
        continue
      }
      let end = utf8Offset + symbols[symbolIndex].utf8.count
      if !isBehindBlank {
        close(symbolIndex)
      } else if end < utf8Range.upperBound, canFollowOpening(utf8.scalar(at: end)) {
        open(symbolIndex, utf8Offset..<end)
      }
      (utf8Offset, isBehindBlank) = (end, utf8.scalar(endingAt: end, notBefore: utf8Offset).isWhitespace)
    }
  }

  /// The last symbol that is open.
  ///
  /// - Parameters:
  ///   - utf8Range: What was gone through; a symbol that it ends with is not looked for.
  ///   - utf8: The text.
  /// - Returns: The symbol and where it was opened; `nil` if none is open.
  /// - Complexity: O(*n*) in the number of symbols that are open.
  func last(notAtEndOf utf8Range: Range<Int>, in utf8: Span<UInt8>) -> (symbol: MarkupSymbol, utf8Range: Range<Int>)? {
    let isSought = symbols.map { (symbol, bytes) in
      symbol.closes && !isText(bytes, at: utf8Range.upperBound - bytes.count, notBefore: utf8Range.lowerBound, in: utf8)
    }
    return openings.last { isSought[$0.symbolIndex] }.map { (symbols[$0.symbolIndex].symbol, $0.utf8Range) }
  }

  private mutating func open(_ symbolIndex: Int, _ utf8Range: Range<Int>) {
    openings.append(Opening(symbolIndex: symbolIndex, utf8Range: utf8Range))
    openingCounts[symbolIndex] += 1
  }

  private mutating func close(_ symbolIndex: Int) {
    let remaining = openingCounts[symbolIndex] - 1
    while remaining >= 0, openingCounts[symbolIndex] > remaining, let last = openings.popLast() {
      openingCounts[last.symbolIndex] -= 1
    }
  }

  /// The longest symbol at a place; none has a mark on it, as the asterisk of a keycap.
  private func symbolIndex(at utf8Offset: Int, before end: Int, in utf8: Span<UInt8>) -> Int? {
    symbols.indices.first { symbolIndex in
      let bytes = symbols[symbolIndex].utf8
      let next = utf8Offset + bytes.count
      guard next <= end, isText(bytes, at: utf8Offset, notBefore: utf8Offset, in: utf8) else { return false }
      return next == utf8.count || !utf8.scalar(at: next).extendsCluster
    }
  }

  private func isText(_ bytes: [UInt8], at utf8Offset: Int, notBefore start: Int, in utf8: Span<UInt8>) -> Bool {
    utf8Offset >= start && bytes.indices.allSatisfy { utf8[utf8Offset + $0] == bytes[$0] }
  }

  private func canFollowOpening(_ step: ScalarStep) -> Bool {
    !step.isWhitespace && (scalarValues.contains(step.value) || !step.isPunctuation)
  }
}
