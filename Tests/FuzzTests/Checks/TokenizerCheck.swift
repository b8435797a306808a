import ReferenceScanner
import TextModel

/// Tokens tile the text, and are those that a look at each `Character` gives.
enum TokenizerCheck {
  static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
    let tokens = tokens(bytes)
    try expect(tokens.allSatisfy { !$0.utf8Range.isEmpty }, "no token is empty: \(tokens)")
    try expectEqual(tokens.flatMap { Array(bytes[$0.utf8Range]) }, bytes, "joined, the tokens are the text")
    let decoded = DecodedText(bytes)
    try expectEqual(tokens, tokensByCharacter(decoded), "tokens are those of the slow tokenizer")
    guard Array(decoded.text.utf8) == bytes else { return }
    try expectEqual(Array(Tokenizer(decoded.text)), tokens, "the tokens of a String are those of its bytes")
    try expectEqual(
      Array(Tokenizer.plainText(of: decoded.text).utf8), bytes.filter { $0 != 0 }, "plain text has no terminators")
  }

  private static func tokens(_ bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var utf8Offset = 0
    while utf8Offset < bytes.count {
      let token = Tokenizer.token(in: bytes.span, at: utf8Offset)
      tokens.append(token)
      utf8Offset = max(token.utf8Range.upperBound, utf8Offset + 1)
    }
    return tokens
  }

  private static func tokensByCharacter(_ decoded: DecodedText) -> [Token] {
    var tokens: [Token] = []
    var scalarOffset = 0
    for character in decoded.text {
      let start = decoded.scalarStarts[scalarOffset]
      scalarOffset += character.unicodeScalars.count
      let end = decoded.scalarStarts[scalarOffset]
      let kind = kind(of: character)
      if let last = tokens.last, last.kind == kind, kind == .word || kind == .space {
        tokens[tokens.count - 1] = Token(kind: kind, utf8Range: last.utf8Range.lowerBound..<end)
      } else {
        tokens.append(Token(kind: kind, utf8Range: start..<end))
      }
    }
    return tokens
  }

  private static func kind(of character: Character) -> Token.Kind {
    switch Array(character.unicodeScalars) {
    case [" "]: .space
    case ["\t"]: .tab
    case ["\0"]: .terminator
    case ["\n"], ["\r", "\n"], ["\r"], ["\u{B}"], ["\u{C}"], ["\u{85}"], ["\u{2028}"], ["\u{2029}"]: .newLine
    default: .word
    }
  }
}
