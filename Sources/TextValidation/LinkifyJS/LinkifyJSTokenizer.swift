import TextModel

/// A token that has been read.
struct LinkifyJSTokenStep {
  /// What it is to the table.
  let column: UInt8
  /// The offset behind it.
  let end: Int
}

/// Reads tokens, each the longest that there is (dialects.md, LJ-1 to LJ-3, LJ-9, LJ-10, LJ-13).
struct LinkifyJSTokenizer: Sendable {
  private typealias Column = LinkifyJSTable.Column

  private let scalars = ScalarClassTable.shared
  private let topLevelDomains = TopLevelDomains.linkifyJS
  private let words: LinkifyJSWords
  /// The column of each ASCII sign; that of SYM for controls, of blanks for blanks.
  private let signs: [UInt8]
  private let knowsAddresses: Bool

  /// - Parameters:
  ///   - words: Words that are tokens by themselves, beside the known top-level domains and schemes that are ASCII.
  ///   - knowsAddresses: Whether the plugin ip is on.
  init(_ words: LinkifyJSWords, knowsAddresses: Bool) {
    self.words = words
    self.knowsAddresses = knowsAddresses
    var signs = (0..<0x80).map { ($0 as UInt32).isScriptSpace ? Column.blank : Column.symbol }
    for (column, token) in LinkifyJSTable.commonTokens.enumerated() where token.sign != 0 && token.sign < 0x80 {
      signs[Int(token.sign)] = UInt8(column)
    }
    self.signs = signs
  }

  /// The token at `start`.
  ///
  /// - Parameters:
  ///   - start: Where a token starts, before the end of `utf8`.
  ///   - isAfterDot: Whether the token before it is a dot; elsewhere nobody asks whether a word is a top-level domain.
  ///   - utf8: The text.
  /// - Returns: What it is, and where it ends. A byte that is not UTF-8 is a blank by itself.
  /// - Complexity: O(*n*) in the length of the token; an address in brackets that is none is read to what it fails at.
  func token(at start: Int, isAfterDot: Bool, in utf8: Span<UInt8>) -> LinkifyJSTokenStep {
    let generic = genericToken(at: start, isAfterDot: isAfterDot, in: utf8)
    guard words.mayStart(with: utf8[start]), let word = words.longest(at: start, in: utf8), word.end >= generic.end
    else { return generic }
    return word
  }

  /// Whether a word stands at `start`, be it the beginning of a longer token.
  func hasWord(at start: Int, in utf8: Span<UInt8>) -> Bool {
    words.mayStart(with: utf8[start]) && words.longest(at: start, in: utf8) != nil
  }

  /// Whether a blank stands in `utf8`.
  func hasBlank(in utf8: Span<UInt8>) -> Bool {
    var offset = 0
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      if isBlank(step.value) { return true }
      offset += step.utf8Count
    }
    return false
  }

  /// The token at `start` if there were no words but those of ASCII.
  private func genericToken(at start: Int, isAfterDot: Bool, in utf8: Span<UInt8>) -> LinkifyJSTokenStep {
    let byte = utf8[start]
    if byte.isASCIILetter { return word(at: start, isAfterDot: isAfterDot, in: utf8) }
    if byte.isASCIIDigit { return number(at: start, in: utf8) }
    guard byte < 0x80 else { return tokenBeyondASCII(at: start, in: utf8) }
    if byte == UInt8(ascii: "["), knowsAddresses, let end = LinkifyJSAddress.end(ofLiteralAt: start, in: utf8) {
      return LinkifyJSTokenStep(column: Column.literal, end: end)
    }
    let column = signs[Int(byte)]
    return LinkifyJSTokenStep(column: column, end: column == Column.blank ? blankEnd(from: start, in: utf8) : start + 1)
  }

  private func word(at start: Int, isAfterDot: Bool, in utf8: Span<UInt8>) -> LinkifyJSTokenStep {
    var end = start + 1
    while end < utf8.count, utf8[end].isASCIILetter { end += 1 }
    if end < utf8.count, utf8[end].isASCIIDigit { return mixedWord(from: end, in: utf8) }
    let column = LinkifyJSNames.column(of: start..<end, in: utf8)
    if column == Column.word, isAfterDot, topLevelDomains.contains(start..<end, in: utf8) {
      return LinkifyJSTokenStep(column: Column.topLevel, end: end)
    }
    return LinkifyJSTokenStep(column: column, end: end)
  }

  /// ASCIINUM, of which what is before `start` has been read.
  private func mixedWord(from start: Int, in utf8: Span<UInt8>) -> LinkifyJSTokenStep {
    var end = start
    while end < utf8.count, utf8[end].isASCIIAlphanumeric { end += 1 }
    return LinkifyJSTokenStep(column: Column.word, end: end)
  }

  private func number(at start: Int, in utf8: Span<UInt8>) -> LinkifyJSTokenStep {
    var end = start + 1
    while end < utf8.count, utf8[end].isASCIIDigit { end += 1 }
    if end < utf8.count {
      if utf8[end].isASCIILetter { return mixedWord(from: end, in: utf8) }
      if utf8[end] >= 0x80, isLetter(utf8.scalar(at: end).value) {
        return LinkifyJSTokenStep(column: Column.word, end: foreignEnd(from: start, isMixed: true, in: utf8))
      }
    }
    let isByte = knowsAddresses && LinkifyJSAddress.isByte(start..<end, in: utf8)
    return LinkifyJSTokenStep(column: isByte ? Column.byte : Column.number, end: end)
  }

  private func tokenBeyondASCII(at start: Int, in utf8: Span<UInt8>) -> LinkifyJSTokenStep {
    let step = utf8.scalar(at: start)
    let end = start + step.utf8Count
    guard step.value != ScalarStep.illFormed else { return LinkifyJSTokenStep(column: Column.blank, end: end) }
    if isLetter(step.value) {
      return LinkifyJSTokenStep(column: Column.word, end: foreignEnd(from: start, isMixed: false, in: utf8))
    }
    if isBlank(step.value) {
      return LinkifyJSTokenStep(column: Column.blank, end: blankEnd(from: start, in: utf8))
    }
    if let place = LinkifyJSToken.wideSigns.firstIndex(of: step.value) {
      return LinkifyJSTokenStep(column: Column.wideSigns + UInt8(place), end: end)
    }
    if isEmoji(step.value) {
      return LinkifyJSTokenStep(column: Column.word, end: emojiEnd(from: end, in: utf8))
    }
    return LinkifyJSTokenStep(column: Column.symbol, end: end)
  }

  /// The end of UWORD, or if `isMixed` of ALPHANUM, which has no ASCII letter. What is a top-level domain so far, or the
  /// start of one, swallows one ASCII letter (LJ-2).
  private func foreignEnd(from start: Int, isMixed: Bool, in utf8: Span<UInt8>) -> Int {
    var end = start
    var (isMixed, hasSwallowed) = (isMixed, false)
    while end < utf8.count {
      let byte = utf8[end]
      if byte.isASCIIDigit {
        isMixed = true
        end += 1
      } else if byte.isASCIILetter {
        guard !isMixed, !hasSwallowed, words.isStartOfDomain(start..<end, in: utf8) else { return end }
        hasSwallowed = true
        end += 1
      } else {
        guard byte >= 0x80 else { return end }
        let step = utf8.scalar(at: end)
        guard isLetter(step.value) else { return end }
        end += step.utf8Count
      }
    }
    return end
  }

  /// The end of an emoji token, of which what is before `start` has been read.
  private func emojiEnd(from start: Int, in utf8: Span<UInt8>) -> Int {
    let (variation, joiner): (UInt32, UInt32) = (0xFE0F, 0x200D)
    var end = start
    while end < utf8.count {
      let step = utf8.scalar(at: end)
      var next = end + step.utf8Count
      if step.value == joiner {
        guard next < utf8.count else { return end }
        let joined = utf8.scalar(at: next)
        guard isEmoji(joined.value) else { return end }
        next += joined.utf8Count
      } else if step.value != variation, !isEmoji(step.value) {
        return end
      }
      end = next
    }
    return end
  }

  /// The end of a run of blanks; line breaks are no part of it, nor of any.
  private func blankEnd(from start: Int, in utf8: Span<UInt8>) -> Int {
    var end = start
    while end < utf8.count {
      let step = utf8.scalar(at: end)
      let isLineBreak = step.value == 0x0A || step.value == 0x0D
      if isLineBreak { return end == start ? end + 1 : end }
      guard isBlank(step.value) else { return end }
      end += step.utf8Count
    }
    return end
  }

  private func isLetter(_ value: UInt32) -> Bool { scalars.flags(of: value).contains(.letter) }

  /// JS-space or U+FFFC.
  private func isBlank(_ value: UInt32) -> Bool { value.isScriptSpace || value == 0xFFFC }

  /// `\p{Emoji}` but `#`.
  private func isEmoji(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value), value != 0x23 else { return false }
    return scalar.properties.isEmoji
  }
}
