import ReferenceScanner
import TestSupport
import Testing
import TextModel

/// A text whose tokens are drawn, and their kinds.
struct TokenRow: Sendable, CustomTestStringConvertible {
  let marked: MarkedText
  let kinds: [Token.Kind]

  init(_ marked: String, _ kinds: Token.Kind...) {
    self.marked = MarkedText(marked)
    self.kinds = kinds
  }

  var testDescription: String { marked.description.debugDescription }
}

struct TokenizerTests {
  @Test(arguments: [
    // T2, T3: runs of words and of spaces.
    TokenRow("⟦ab⟧⟦  ⟧⟦c⟧", .word, .space, .word),
    TokenRow("⟦ ⟧", .space),
    // T1: no other space is one.
    TokenRow("⟦a\u{A0}b\u{3000}c\u{200B}d\u{2003}e⟧", .word),
    // T4: each tab.
    TokenRow("⟦a⟧⟦\t⟧⟦\t⟧⟦\t⟧⟦b⟧", .word, .tab, .tab, .tab, .word),
    // T6: each break.
    TokenRow("⟦a⟧⟦\n⟧⟦\n⟧⟦\n⟧⟦b⟧", .word, .newLine, .newLine, .newLine, .word),
    // T7: all of them.
    TokenRow("⟦a⟧⟦\r\n⟧⟦b⟧", .word, .newLine, .word),
    TokenRow("⟦\r⟧⟦\r\n⟧⟦\n⟧⟦\r⟧", .newLine, .newLine, .newLine, .newLine),
    TokenRow("⟦a⟧⟦\u{B}⟧⟦\u{C}⟧⟦b⟧", .word, .newLine, .newLine, .word),
    TokenRow(
      "⟦é⟧⟦\u{85}⟧⟦\u{2028}⟧⟦\u{2029}⟧⟦\u{2027}\u{202A}\u{86}⟧", .word, .newLine, .newLine, .newLine, .word),
    // T8, T10, T12: each NUL, and it ends the word on both sides.
    TokenRow("⟦a⟧⟦\0⟧⟦\0⟧⟦\0⟧⟦b⟧", .word, .terminator, .terminator, .terminator, .word),
    TokenRow("⟦\0⟧⟦\0⟧", .terminator, .terminator),
    TokenRow("⟦#a⟧⟦\0⟧⟦#b⟧", .word, .terminator, .word),
    // T15: a space that something extends is part of a word: a mark, ZWJ, ZWNJ, a selector, a spacing mark, a tag.
    TokenRow("⟦a \u{301}b⟧", .word),
    TokenRow("⟦  ⟧⟦ \u{301}⟧⟦ ⟧⟦c⟧", .space, .word, .space, .word),
    TokenRow("⟦ \u{200D}⟧⟦ ⟧", .word, .space),
    TokenRow("⟦ \u{200C}⟧", .word),
    TokenRow("⟦ \u{FE0F} \u{FE0F}⟧", .word),
    TokenRow("⟦ \u{903}⟧", .word),
    TokenRow("⟦ \u{1F3FD}⟧", .word),
    // UAX #29 GB9b: so is a space after a prepended sign, but only the first.
    TokenRow("⟦\u{600} ⟧⟦ ⟧⟦b⟧", .word, .space, .word),
    TokenRow("⟦a\u{600}\u{6DD} b⟧", .word),
    TokenRow("⟦\u{600} \u{301}⟧⟦ ⟧", .word, .space),
    // UAX #29 GB4, GB5: a cluster ends on both sides of a control, whatever is beside it.
    TokenRow("⟦\n⟧⟦\u{301}⟧", .newLine, .word),
    TokenRow("⟦\r\n⟧⟦\u{200D}⟧", .newLine, .word),
    TokenRow("⟦\u{2029}⟧⟦\u{903}⟧", .newLine, .word),
    TokenRow("⟦\t⟧⟦\u{301}⟧", .tab, .word),
    TokenRow("⟦\0⟧⟦\u{FE0F}⟧", .terminator, .word),
    TokenRow("⟦\u{600}⟧⟦\n⟧⟦\u{600}⟧⟦\t⟧⟦\u{600}⟧⟦\0⟧", .word, .newLine, .word, .tab, .word, .terminator),
    TokenRow("⟦ ⟧⟦\u{AD}\u{301}⟧", .space, .word),
    // Space and flags, emoji, conjuncts.
    TokenRow("⟦🇫🇷⟧⟦ ⟧⟦🇫🇷⟧⟦ ⟧⟦👩‍👩‍👧⟧⟦ ⟧⟦क्ष⟧", .word, .space, .word, .space, .word, .space, .word),
  ])
  func cutsIntoTokens(_ row: TokenRow) {
    let tokens = Array(Tokenizer(row.marked.text))
    let drawn = MarkedText.draw(tokens.map(\.utf8Range), in: row.marked.text)
    #expect(drawn.unicodeScalars.elementsEqual(row.marked.description.unicodeScalars))
    #expect(tokens.map(\.kind) == row.kinds)
  }

  @Test func exampleOfRuleT13() {
    let text = "Hi  #a\0.\n\n\tz"
    let tokens = Array(Tokenizer(text))
    #expect(
      tokens.map(\.kind) == [.word, .space, .word, .terminator, .word, .newLine, .newLine, .tab, .word])
    let graphemeRanges = OffsetConversion.ranges(of: tokens.map(\.utf8Range), in: text, unit: .grapheme)
    #expect(graphemeRanges == [0..<2, 2..<4, 4..<6, 6..<7, 7..<8, 8..<9, 9..<10, 10..<11, 11..<12])
  }

  @Test func emptyTextHasNoTokens() {
    #expect(Array(Tokenizer("")).isEmpty)
  }

  @Test func rangeInTextIsTheTokensPart() {
    let text = "日本 #👍\0."
    #expect(Tokenizer(text).map { String(text[$0.range(in: text)]) } == ["日本", " ", "#👍", "\0", "."])
  }

  @Test func agreesWithTokenizerByCharacter() {
    var random = RandomText(seed: 1)
    for _ in 0..<40_000 {
      let text = random.string()
      let tokens = Array(Tokenizer(text))
      let isEqual = tokens == tokensByCharacter(text)
      #expect(isEqual, "\(text.debugDescription)")
    }
  }

  @Test func tokensTileTheText() {
    var random = RandomText(seed: 2)
    for _ in 0..<5_000 {
      let text = random.string(maximumCount: 30)
      let joined = Tokenizer(text).flatMap { Array(text.utf8)[$0.utf8Range] }
      #expect(joined == Array(text.utf8), "\(text.debugDescription)")
    }
  }

  @Test func badBytesAreCutAsTheirReplacementWouldBe() {
    var random = RandomText(seed: 3)
    for _ in 0..<20_000 {
      let bytes = random.bytes()
      let reference = DecodedText(bytes)
      let expected = tokensByCharacter(reference.text).map { token in
        let lower = reference.originalUTF8Offset(atUTF8Offset: token.utf8Range.lowerBound)
        let upper = reference.originalUTF8Offset(atUTF8Offset: token.utf8Range.upperBound)
        return Token(kind: token.kind, utf8Range: lower..<upper)
      }
      let isEqual = tokens(bytes) == expected
      #expect(isEqual, "\(bytes)")
    }
  }

  @Test(arguments: [
    ("", ""), ("a b", "a b"), ("#tag\0. b", "#tag. b"), ("\0\0", ""), ("e\0\u{301}", "e\u{301}"),
  ])
  func plainTextHasNoTerminators(text: String, plainText: String) {
    #expect(Array(Tokenizer.plainText(of: text).utf8) == Array(plainText.utf8))
  }

  /// A walk that is quadratic in the pieces does not end within the limit.
  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      (" \u{301}", 1), (" ", 1), ("\u{301}", 1), ("\0", 1_000_000), ("\u{600} ", 1), ("\r\n", 1_000_000),
      (" a", 2_000_000), ("a \u{301} ", 2_000_000),
    ])
  func hostileTextIsCutInLinearTime(piece: String, tokenCount: Int) {
    let text = String(repeating: piece, count: 1_000_000)
    var utf8Count = 0
    var count = 0
    for token in Tokenizer(text) {
      utf8Count += token.utf8Range.count
      count += 1
    }
    #expect(count == tokenCount)
    #expect(utf8Count == text.utf8.count)
  }

  private func tokens(_ bytes: [UInt8]) -> [Token] {
    let utf8 = bytes.span
    var tokens: [Token] = []
    var utf8Offset = 0
    while utf8Offset < utf8.count {
      let token = Tokenizer.token(in: utf8, at: utf8Offset)
      tokens.append(token)
      utf8Offset = token.utf8Range.upperBound
    }
    return tokens
  }

  /// The slow, obvious tokenizer: `Character` by `Character`.
  private func tokensByCharacter(_ text: String) -> [Token] {
    var tokens: [Token] = []
    for character in text {
      let start = tokens.last?.utf8Range.upperBound ?? 0
      let end = start + character.utf8.count
      let kind = kind(of: character)
      if let last = tokens.last, last.kind == kind, kind == .word || kind == .space {
        tokens[tokens.count - 1] = Token(kind: kind, utf8Range: last.utf8Range.lowerBound..<end)
      } else {
        tokens.append(Token(kind: kind, utf8Range: start..<end))
      }
    }
    return tokens
  }

  private func kind(of character: Character) -> Token.Kind {
    switch Array(character.unicodeScalars) {
    case [" "]: .space
    case ["\t"]: .tab
    case ["\0"]: .terminator
    case ["\n"], ["\r", "\n"], ["\r"], ["\u{B}"], ["\u{C}"], ["\u{85}"], ["\u{2028}"], ["\u{2029}"]: .newLine
    default: .word
    }
  }
}
