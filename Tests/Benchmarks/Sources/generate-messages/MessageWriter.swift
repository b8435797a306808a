/// Writes lines that look like chat: short, a quarter of them with an entity, 15 in 100 not in the Latin script.
///
/// The same seed gives the same bytes.
struct MessageWriter {
  private static let entityPercentage: UInt64 = 25
  private static let otherScriptPercentage: UInt64 = 15
  private static let emojiPercentage: UInt64 = 8

  private let vocabulary = Vocabulary()
  private var generator: SeededGenerator
  private(set) var utf8: [UInt8] = []

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func removeAll() { utf8.removeAll(keepingCapacity: true) }

  mutating func appendLine() {
    let script = oneScript()
    appendWords(of: script)
    if below(100) < Self.entityPercentage {
      if script.isSpaced { append(" ") }
      appendEntity(among: script)
      if below(2) == 0 {
        append(" ")
        appendWords(of: script)
      }
    }
    if below(100) < Self.emojiPercentage {
      append(" ")
      append(one(of: vocabulary.emoji))
    }
    append("\n")
  }

  private mutating func oneScript() -> Vocabulary.Script {
    guard below(100) < Self.otherScriptPercentage else { return vocabulary.latin }
    return vocabulary.otherScripts[Int(below(UInt64(vocabulary.otherScripts.count)))]
  }

  /// Writes 2 to 9 words.
  private mutating func appendWords(of script: Vocabulary.Script) {
    for wordOffset in 0..<(2 + below(8)) {
      if script.isSpaced, wordOffset > 0 { append(" ") }
      append(one(of: script.words))
    }
  }

  /// Writes one of the eight kinds, all equally often.
  private mutating func appendEntity(among script: Vocabulary.Script) {
    switch below(8) {
    case 0: appendLink()
    case 1: appendEmail()
    case 2: appendPhone()
    case 3:
      append("@")
      append(one(of: vocabulary.names))
    case 4:
      append("#")
      append(one(of: vocabulary.names))
    case 5: appendCashtag()
    case 6:
      append("\"")
      appendWords(of: script)
      append("\"")
    default:
      append("{{")
      append(one(of: vocabulary.names))
      append("}}")
    }
  }

  private mutating func appendLink() {
    let isBare = below(3) == 0
    if !isBare { append(below(4) == 0 ? "http://" : "https://") }
    append(one(of: vocabulary.domains))
    if below(4) > 0 { append(one(of: vocabulary.paths)) }
  }

  private mutating func appendEmail() {
    append(one(of: vocabulary.names))
    append("@")
    append(one(of: vocabulary.domains))
  }

  private mutating func appendPhone() {
    append("+1 415 555 01")
    for _ in 0..<2 { utf8.append(UInt8(ascii: "0") + UInt8(below(10))) }
  }

  private mutating func appendCashtag() {
    append("$")
    for _ in 0..<(2 + below(3)) { utf8.append(UInt8(ascii: "A") + UInt8(below(26))) }
  }

  private mutating func append(_ text: StaticString) { utf8.append(contentsOf: text.description.utf8) }
  private mutating func append(_ bytes: [UInt8]) { utf8.append(contentsOf: bytes) }
  private mutating func below(_ bound: UInt64) -> UInt64 { generator.next(upperBound: bound) }
  private mutating func one(of choices: [[UInt8]]) -> [UInt8] { choices[Int(below(UInt64(choices.count)))] }
}
