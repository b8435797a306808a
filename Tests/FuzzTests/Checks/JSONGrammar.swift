/// Reads JSON by the grammar of RFC 8259, byte by byte, and shares nothing with the library.
///
/// Bytes from 0x80 on may stand in strings as they like: whether they are UTF-8 is another question.
struct JSONGrammar {
  private let bytes: [UInt8]
  private var place = 0
  private var members: [(name: [UInt8], value: [UInt8])] = []

  /// The members of an object: names as they are written, without quotation marks, and values as they are written.
  ///
  /// - Returns: `nil` if `bytes` are no JSON, or no object.
  static func members(of bytes: [UInt8]) -> [(name: [UInt8], value: [UInt8])]? {
    var grammar = JSONGrammar(bytes: bytes)
    grammar.skipBlanks()
    guard grammar.at("{"), grammar.readObject(isOutermost: true) else { return nil }
    grammar.skipBlanks()
    return grammar.place == bytes.count ? grammar.members : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func at(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func take(_ text: String) -> Bool {
    guard at(text) else { return false }
    place += text.utf8.count
    return true
  }

  private mutating func skipBlanks() { while let byte = next, " \t\r\n".utf8.contains(byte) { place += 1 } }

  private mutating func readValue() -> Bool {
    if at("{") { return readObject(isOutermost: false) }
    if at("[") { return readList(closedBy: "]") { $0.readValue() } }
    if at("\"") { return readString() }
    return take("true") || take("false") || take("null") || readNumber()
  }

  private mutating func readObject(isOutermost: Bool) -> Bool {
    readList(closedBy: "}") { grammar in
      let nameStart = grammar.place
      guard grammar.at("\""), grammar.readString() else { return false }
      let name = grammar.bytes[nameStart + 1..<grammar.place - 1]
      grammar.skipBlanks()
      guard grammar.take(":") else { return false }
      grammar.skipBlanks()
      let valueStart = grammar.place
      guard grammar.readValue() else { return false }
      if isOutermost { grammar.members.append((Array(name), Array(grammar.bytes[valueStart..<grammar.place]))) }
      return true
    }
  }

  /// Reads what stands between brackets, with commas between the items.
  private mutating func readList(closedBy close: String, _ readItem: (inout JSONGrammar) -> Bool) -> Bool {
    place += 1
    skipBlanks()
    if take(close) { return true }
    repeat {
      skipBlanks()
      guard readItem(&self) else { return false }
      skipBlanks()
    } while take(",")
    return take(close)
  }

  private mutating func readString() -> Bool {
    place += 1
    while let byte = next, byte >= 0x20 {
      place += 1
      if byte == UInt8(ascii: "\"") { return true }
      guard byte == UInt8(ascii: "\\") else { continue }
      guard let escape = next, "\"\\/bfnrtu".utf8.contains(escape) else { return false }
      place += 1
      if escape == UInt8(ascii: "u"), takeWhile(limit: 4, { Self.isHexadecimal($0) }) < 4 { return false }
    }
    return false
  }

  private mutating func readNumber() -> Bool {
    _ = take("-")
    if !take("0"), takeDigits() == 0 { return false }
    if take("."), takeDigits() == 0 { return false }
    guard take("e") || take("E") else { return true }
    _ = take("+") || take("-")
    return takeDigits() > 0
  }

  private mutating func takeDigits() -> Int { takeWhile(limit: .max) { (0x30...0x39).contains($0) } }

  private mutating func takeWhile(limit: Int, _ isTaken: (UInt8) -> Bool) -> Int {
    let start = place
    while place - start < limit, let byte = next, isTaken(byte) { place += 1 }
    return place - start
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
