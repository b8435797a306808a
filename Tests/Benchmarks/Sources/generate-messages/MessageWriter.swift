/// Writes lines of text of one style.
///
/// The same seed gives the same bytes.
struct MessageWriter {
  let vocabulary = Vocabulary()
  private let style: TextStyle
  private var generator: SeededGenerator
  private(set) var utf8: [UInt8] = []

  init(style: TextStyle, seed: UInt64) {
    self.style = style
    generator = SeededGenerator(seed: seed)
  }

  mutating func removeAll() { utf8.removeAll(keepingCapacity: true) }

  mutating func appendLine() {
    switch style {
    case .chat: appendMessage()
    case .prose: appendParagraph()
    case .dense: appendEntities()
    }
    append("\n")
  }

  /// A script that is not Latin that many times in a hundred.
  mutating func oneScript(otherPercentage: UInt64) -> Vocabulary.Script {
    guard below(100) < otherPercentage else { return vocabulary.latin }
    return vocabulary.otherScripts[Int(below(UInt64(vocabulary.otherScripts.count)))]
  }

  /// Writes 2 to 9 words.
  mutating func appendWords(of script: Vocabulary.Script) {
    for wordOffset in 0..<(2 + below(8)) {
      if script.isSpaced, wordOffset > 0 { append(" ") }
      append(one(of: script.words))
    }
  }

  mutating func append(_ text: StaticString) { utf8.append(contentsOf: text.description.utf8) }
  mutating func append(_ bytes: [UInt8]) { utf8.append(contentsOf: bytes) }
  mutating func append(_ byte: UInt8) { utf8.append(byte) }
  mutating func below(_ bound: UInt64) -> UInt64 { generator.next(upperBound: bound) }
  mutating func one(of choices: [[UInt8]]) -> [UInt8] { choices[Int(below(UInt64(choices.count)))] }
}
