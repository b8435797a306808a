extension MessageWriter {
  /// A message of a chat: short; a quarter with an entity, 15 in 100 not in the Latin script, 8 in 100 with an emoji.
  mutating func appendMessage() {
    let script = oneScript(otherPercentage: 15)
    appendWords(of: script)
    if below(100) < 25 {
      if script.isSpaced { append(" ") }
      appendEntity(among: script)
      if below(2) == 0 {
        append(" ")
        appendWords(of: script)
      }
    }
    if below(100) < 8 {
      append(" ")
      append(one(of: vocabulary.emoji))
    }
  }

  /// Entities with next to nothing between them: 2 to 6, after each third a word or a few; 15 in 100 lines not Latin.
  mutating func appendEntities() {
    let script = oneScript(otherPercentage: 15)
    for entityOffset in 0..<(2 + below(5)) {
      if entityOffset > 0 { append(below(4) == 0 ? ", " : " ") }
      appendEntity(among: script)
      if below(3) == 0 {
        append(" ")
        append(one(of: script.words))
      }
    }
  }

  /// Long sentences, about 600 bytes a paragraph: an entity in one sentence of 14, which is every 1.5 KB; an apostrophe in
  /// one of three, a year in one of 40.
  mutating func appendParagraph() {
    for sentenceOffset in 0..<(3 + below(6)) {
      if sentenceOffset > 0 { append(" ") }
      appendSentence()
    }
  }

  private mutating func appendSentence() {
    let wordCount = 8 + below(24)
    let entityOffset = below(14) == 0 ? 1 + below(wordCount - 1) : wordCount
    let apostropheOffset = below(3) == 0 ? 1 + below(wordCount - 1) : wordCount
    let yearOffset = below(40) == 0 ? 1 + below(wordCount - 1) : wordCount
    append(one(of: vocabulary.sentenceStarts))
    for wordOffset in 1..<wordCount {
      append(below(14) == 0 ? ", " : " ")
      switch wordOffset {
      case entityOffset: appendEntity(among: Vocabulary.Script(words: vocabulary.proseWords, isSpaced: true))
      case apostropheOffset: append(one(of: vocabulary.contractions))
      case yearOffset: appendYear()
      default: append(one(of: vocabulary.proseWords))
      }
    }
    append(".")
  }

  private mutating func appendYear() {
    append("in 19")
    for _ in 0..<2 { append(UInt8(ascii: "0") + UInt8(below(10))) }
  }
}
