import TextModel

/// A part of a text within which no line is broken, unless it has to be.
struct LineUnit: Hashable {
  enum Kind: Hashable {
    /// Spaces, tabs, or terminators alone: hangs over the end of a line that is broken behind it.
    case blank
    /// What stays together.
    case chunk
    /// Whatever is drawn of it, it may be broken between any two grapheme clusters.
    case breakable
    /// The end of a paragraph.
    case hardBreak
  }

  let kind: Kind
  let utf8Range: Range<Int>
  /// Whether it is printable ASCII without blanks.
  var isPlain = false
}

/// Walks over the units of a text, by the rules of ``LineBreakMode``.
struct UnitWalk: Sendable {
  private let mode: LineBreakMode
  private let breaksIdeographs: Bool
  /// How far the word reaches that units are cut from.
  private var wordEnd = 0
  private var ideographs = IdeographBreaks()
  private var opportunities = LineBreakOpportunities()
  /// The next place where UAX #14 allows a break.
  private var nextOpportunity = 0
  private var clusters = ClusterWalk()
  private var cluster = ClusterWalk.Stride(utf8Range: 0..<0, isPrintableASCII: true)

  init(_ mode: LineBreakMode, breaksIdeographs: Bool) {
    (self.mode, self.breaksIdeographs) = (mode, breaksIdeographs && mode == .wordWrap)
  }

  /// The unit at `utf8Offset`, which is in the text and where the last unit ended.
  ///
  /// - Complexity: O(*n*) for all units of a text together.
  mutating func unit(at utf8Offset: Int, in utf8: Span<UInt8>) -> LineUnit {
    if utf8Offset >= wordEnd {
      if mode == .wordWrap, let end = endOfPlainWord(from: utf8Offset, in: utf8) {
        return LineUnit(kind: .chunk, utf8Range: utf8Offset..<end, isPlain: true)
      }
      let token = Tokenizer.token(in: utf8, at: utf8Offset)
      switch token.kind {
      case .newLine: return LineUnit(kind: .hardBreak, utf8Range: token.utf8Range)
      case .space, .tab:
        if mode != .unicode { return LineUnit(kind: .blank, utf8Range: token.utf8Range) }
      case .terminator:
        if mode == .characterWrap { return LineUnit(kind: .blank, utf8Range: token.utf8Range) }
      case .word: wordEnd = token.utf8Range.upperBound
      }
    }
    switch mode {
    case .characterWrap: return LineUnit(kind: .breakable, utf8Range: utf8Offset..<wordEnd)
    case .wordWrap: return chunk(at: utf8Offset, in: utf8)
    case .unicode: return unicodeUnit(at: utf8Offset, in: utf8)
    }
  }

  // MARK: Words

  /// Where a word ends that is printable ASCII and stands before a blank or a hard break; most words of most texts.
  private func endOfPlainWord(from start: Int, in utf8: Span<UInt8>) -> Int? {
    var end = start
    while end < utf8.count, utf8[end] &- 0x21 < 0x5E { end += 1 }
    guard end > start else { return nil }
    if end == utf8.count { return end }
    switch utf8[end] {
    // A space may carry a mark, and be part of the word.
    case 0x20: return end + 1 == utf8.count || utf8[end + 1] < 0x80 ? end : nil
    case 0x09, 0x0A, 0x0D: return end
    default: return nil
    }
  }

  /// A run of words joined by terminators, up to a place between ideographs where it may be broken.
  private mutating func chunk(at start: Int, in utf8: Span<UInt8>) -> LineUnit {
    var (end, hasWord) = (start, false)
    while end < utf8.count {
      if end >= wordEnd {
        let token = Tokenizer.token(in: utf8, at: end)
        if token.kind == .terminator {
          end = token.utf8Range.upperBound
          continue
        }
        guard token.kind == .word else { break }
        wordEnd = token.utf8Range.upperBound
      }
      hasWord = true
      guard breaksIdeographs else {
        end = wordEnd
        continue
      }
      if let breakOffset = ideographs.firstBreak(in: utf8, end..<wordEnd) {
        return LineUnit(kind: .chunk, utf8Range: start..<breakOffset)
      }
      end = wordEnd
    }
    return LineUnit(kind: hasWord ? .chunk : .blank, utf8Range: start..<end)
  }

  // MARK: Unicode

  /// What is between two opportunities, without blanks at its end; or those blanks.
  private mutating func unicodeUnit(at start: Int, in utf8: Span<UInt8>) -> LineUnit {
    while nextOpportunity <= start {
      guard let next = opportunities.next(in: utf8) else {
        nextOpportunity = utf8.count
        break
      }
      if next.utf8Offset == utf8.count || isClusterBoundary(next.utf8Offset, in: utf8) {
        nextOpportunity = next.utf8Offset
      }
    }
    var (contentEnd, hasWord, offset) = (start, false, start)
    while offset < nextOpportunity {
      if offset >= wordEnd {
        let token = Tokenizer.token(in: utf8, at: offset)
        if token.kind == .newLine { break }
        if token.kind == .word { wordEnd = token.utf8Range.upperBound }
        if token.kind == .terminator, hasWord, contentEnd == offset { contentEnd += 1 }
        if token.kind != .word {
          offset = min(token.utf8Range.upperBound, nextOpportunity)
          continue
        }
      }
      offset = min(wordEnd, nextOpportunity)
      (contentEnd, hasWord) = (offset, true)
    }
    return hasWord
      ? LineUnit(kind: .chunk, utf8Range: start..<contentEnd) : LineUnit(kind: .blank, utf8Range: start..<offset)
  }

  /// Whether a grapheme cluster ends at `utf8Offset`, which is greater from call to call.
  private mutating func isClusterBoundary(_ utf8Offset: Int, in utf8: Span<UInt8>) -> Bool {
    let next = utf8.scalar(at: utf8Offset).value
    if next < 0x80 { return true }
    let previous = utf8.scalar(endingAt: utf8Offset, notBefore: 0).value
    if ClusterBreaker.hasBreak(between: previous, and: next) { return true }
    // Flags: what stands before them decides. Or a space that carries a mark.
    while cluster.utf8Range.upperBound < utf8Offset, let next = clusters.next(in: utf8) { cluster = next }
    return cluster.isPrintableASCII || cluster.utf8Range.upperBound == utf8Offset
  }
}
