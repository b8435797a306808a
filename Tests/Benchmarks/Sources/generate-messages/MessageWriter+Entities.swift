extension MessageWriter {
  /// Writes one of the eight kinds, all equally often.
  mutating func appendEntity(among script: Vocabulary.Script) {
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
    for _ in 0..<2 { append(UInt8(ascii: "0") + UInt8(below(10))) }
  }

  private mutating func appendCashtag() {
    append("$")
    for _ in 0..<(2 + below(3)) { append(UInt8(ascii: "A") + UInt8(below(26))) }
  }
}
