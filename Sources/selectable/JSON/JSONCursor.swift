/// Reads JSON (RFC 8259) from bytes, a piece at a time, in one pass.
///
/// The text is handed to each method, because a span may not be stored. Two leniencies: bytes that are not UTF-8 are
/// taken into strings as they are, as in any other text; and a surrogate escape without its partner (`\ud800`) becomes
/// U+FFFD, which is as long in every unit.
struct JSONCursor {
  /// How deep arrays and objects may nest.
  static let greatestDepth = 128

  /// The next byte to be read.
  private(set) var utf8Offset = 0

  /// The next byte that is no blank; `nil` at the end.
  mutating func peek(in json: Span<UInt8>) -> UInt8? {
    while utf8Offset < json.count {
      switch json[utf8Offset] {
      case 0x20, 0x09, 0x0A, 0x0D: utf8Offset += 1
      case let byte: return byte
      }
    }
    return nil
  }

  /// Takes `byte` if it comes next, blanks aside.
  mutating func take(_ byte: UInt8, in json: Span<UInt8>) -> Bool {
    guard peek(in: json) == byte else { return false }
    utf8Offset += 1
    return true
  }

  /// Takes `byte`, blanks aside.
  ///
  /// - Throws: ``JSONError`` if something else comes next.
  mutating func expect(_ byte: UInt8, in json: Span<UInt8>) throws(JSONError) {
    guard take(byte, in: json) else { throw error("expected '\(Unicode.Scalar(byte))'", in: json) }
  }

  /// Makes sure that nothing but blanks is left.
  mutating func expectEnd(in json: Span<UInt8>) throws(JSONError) {
    if peek(in: json) != nil { throw error("unexpected text after the value", in: json) }
  }

  /// Takes an object, member by member.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - readMember: Called with the member's name; takes the value.
  /// - Throws: ``JSONError``, of the object or of `readMember`.
  mutating func readObject(
    in json: Span<UInt8>, _ readMember: (inout JSONCursor, [UInt8]) throws(JSONError) -> Void
  ) throws(JSONError) {
    try expect(UInt8(ascii: "{"), in: json)
    if take(UInt8(ascii: "}"), in: json) { return }
    var name: [UInt8] = []
    repeat {
      name.removeAll(keepingCapacity: true)
      try readString(in: json, into: &name)
      try expect(UInt8(ascii: ":"), in: json)
      try readMember(&self, name)
    } while take(UInt8(ascii: ","), in: json)
    guard take(UInt8(ascii: "}"), in: json) else { throw error("expected ',' or '}'", in: json) }
  }

  /// Takes an array, element by element.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - readElement: Takes the value.
  /// - Throws: ``JSONError``, of the array or of `readElement`.
  mutating func readArray(
    in json: Span<UInt8>, _ readElement: (inout JSONCursor) throws(JSONError) -> Void
  ) throws(JSONError) {
    try expect(UInt8(ascii: "["), in: json)
    if take(UInt8(ascii: "]"), in: json) { return }
    repeat {
      try readElement(&self)
    } while take(UInt8(ascii: ","), in: json)
    guard take(UInt8(ascii: "]"), in: json) else { throw error("expected ',' or ']'", in: json) }
  }

  /// Takes any value.
  mutating func readValue(in json: Span<UInt8>, depth: Int = 0) throws(JSONError) -> JSONValue {
    switch try beginning(in: json, depth: depth) {
    case UInt8(ascii: "{"):
      var members: [String: JSONValue] = [:]
      try readObject(in: json) { (cursor, name) throws(JSONError) in
        members[String(decoding: name, as: UTF8.self)] = try cursor.readValue(in: json, depth: depth + 1)
      }
      return .object(members)
    case UInt8(ascii: "["):
      var elements: [JSONValue] = []
      try readArray(in: json) { (cursor) throws(JSONError) in
        elements.append(try cursor.readValue(in: json, depth: depth + 1))
      }
      return .array(elements)
    case UInt8(ascii: "\""):
      var utf8: [UInt8] = []
      try readString(in: json, into: &utf8)
      return .string(String(decoding: utf8, as: UTF8.self))
    default: return try readLiteral(in: json)
    }
  }

  /// Takes any value without keeping it.
  ///
  /// - Returns: Where it stands.
  @discardableResult
  mutating func skipValue(in json: Span<UInt8>, depth: Int = 0) throws(JSONError) -> Range<Int> {
    let first = try beginning(in: json, depth: depth)
    let start = utf8Offset
    switch first {
    case UInt8(ascii: "{"):
      try readObject(in: json) { (cursor, _) throws(JSONError) in try cursor.skipValue(in: json, depth: depth + 1) }
    case UInt8(ascii: "["):
      try readArray(in: json) { (cursor) throws(JSONError) in try cursor.skipValue(in: json, depth: depth + 1) }
    case UInt8(ascii: "\""):
      try skipString(in: json)
    default: try skipLiteral(in: json)
    }
    return start..<utf8Offset
  }

  /// Takes a string and adds what it stands for to `utf8`.
  mutating func readString(in json: Span<UInt8>, into utf8: inout [UInt8]) throws(JSONError) {
    guard take(UInt8(ascii: "\""), in: json) else { throw error("expected a string", in: json) }
    while utf8Offset < json.count {
      let runStart = utf8Offset
      passPlainBytes(in: json)
      utf8.append(copying: json.extracting(runStart..<utf8Offset))
      guard utf8Offset < json.count else { break }
      switch json[utf8Offset] {
      case UInt8(ascii: "\""):
        utf8Offset += 1
        return
      case UInt8(ascii: "\\"): try readEscape(in: json, into: &utf8)
      default: throw error("control character in a string", in: json)
      }
    }
    throw error("string without end", in: json)
  }

  private mutating func skipString(in json: Span<UInt8>) throws(JSONError) {
    try expect(UInt8(ascii: "\""), in: json)
    var ignored: [UInt8] = []
    while utf8Offset < json.count {
      passPlainBytes(in: json)
      guard utf8Offset < json.count else { break }
      switch json[utf8Offset] {
      case UInt8(ascii: "\""):
        utf8Offset += 1
        return
      case UInt8(ascii: "\\"): try readEscape(in: json, into: &ignored)
      default: throw error("control character in a string", in: json)
      }
    }
    throw error("string without end", in: json)
  }

  /// Goes on to the next quotation mark, backslash or control.
  private mutating func passPlainBytes(in json: Span<UInt8>) {
    while utf8Offset < json.count {
      let byte = json[utf8Offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      utf8Offset += 1
    }
  }

  private mutating func beginning(in json: Span<UInt8>, depth: Int) throws(JSONError) -> UInt8 {
    guard let first = peek(in: json) else { throw error("expected a value", in: json) }
    guard depth < JSONCursor.greatestDepth else { throw error("nested too deeply", in: json) }
    return first
  }

  private mutating func readEscape(in json: Span<UInt8>, into utf8: inout [UInt8]) throws(JSONError) {
    guard utf8Offset + 1 < json.count else { throw error("escape without end", in: json) }
    switch json[utf8Offset + 1] {
    case UInt8(ascii: "u"): return try readUnicodeEscape(in: json, into: &utf8)
    case UInt8(ascii: "n"): utf8.append(0x0A)
    case UInt8(ascii: "t"): utf8.append(0x09)
    case UInt8(ascii: "r"): utf8.append(0x0D)
    case UInt8(ascii: "b"): utf8.append(0x08)
    case UInt8(ascii: "f"): utf8.append(0x0C)
    case let byte where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/"):
      utf8.append(byte)
    default: throw error("unknown escape", in: json)
    }
    utf8Offset += 2
  }

  private mutating func readUnicodeEscape(in json: Span<UInt8>, into utf8: inout [UInt8]) throws(JSONError) {
    guard var value = codeUnit(at: utf8Offset, in: json) else { throw error("'\\u' without four digits", in: json) }
    utf8Offset += 6
    if value & 0xFC00 == 0xD800, let low = codeUnit(at: utf8Offset, in: json), low & 0xFC00 == 0xDC00 {
      value = 0x10000 + ((value & 0x3FF) << 10 | (low & 0x3FF))
      utf8Offset += 6
    }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    utf8.append(contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
  }

  private func codeUnit(at utf8Offset: Int, in json: Span<UInt8>) -> UInt32? {
    guard utf8Offset + 6 <= json.count, json[utf8Offset] == UInt8(ascii: "\\") else { return nil }
    guard json[utf8Offset + 1] == UInt8(ascii: "u") else { return nil }
    var value: UInt32 = 0
    for offset in utf8Offset + 2..<utf8Offset + 6 {
      guard let digit = JSONCursor.hexadecimalDigit(json[offset]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  private mutating func readLiteral(in json: Span<UInt8>) throws(JSONError) -> JSONValue {
    let start = utf8Offset
    if try skipNumber(in: json) { return .number(String(copying: json.extracting(start..<utf8Offset))) }
    switch try skipWord(in: json) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: return .null
    }
  }

  private mutating func skipLiteral(in json: Span<UInt8>) throws(JSONError) {
    if try !skipNumber(in: json) { _ = try skipWord(in: json) }
  }

  /// Takes `null`, `true` or `false`.
  private mutating func skipWord(in json: Span<UInt8>) throws(JSONError) -> String {
    for word in ["null", "true", "false"] {
      let utf8 = word.utf8.span
      let end = utf8Offset + utf8.count
      guard end <= json.count, utf8.indices.allSatisfy({ utf8[$0] == json[utf8Offset + $0] }) else { continue }
      guard end == json.count || !JSONCursor.belongsToLiteral(json[end]) else { continue }
      utf8Offset = end
      return word
    }
    throw error("expected a value", in: json)
  }

  /// Takes a number, if one begins here (RFC 8259, section 6).
  private mutating func skipNumber(in json: Span<UInt8>) throws(JSONError) -> Bool {
    let start = utf8Offset
    let hasSign = json[utf8Offset] == UInt8(ascii: "-")
    var end = hasSign ? start + 1 : start
    let integerDigitCount = JSONCursor.passDigits(&end, in: json)
    guard hasSign || integerDigitCount > 0 else { return false }
    let startsWithZero = integerDigitCount > 1 && json[end - integerDigitCount] == UInt8(ascii: "0")
    var isNumber = integerDigitCount > 0 && !startsWithZero
    if end < json.count, json[end] == UInt8(ascii: ".") {
      end += 1
      if JSONCursor.passDigits(&end, in: json) == 0 { isNumber = false }
    }
    if end < json.count, json[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      if end < json.count, json[end] == UInt8(ascii: "+") || json[end] == UInt8(ascii: "-") { end += 1 }
      if JSONCursor.passDigits(&end, in: json) == 0 { isNumber = false }
    }
    guard isNumber, end == json.count || !JSONCursor.belongsToLiteral(json[end]) else {
      throw error("expected a value", in: json)
    }
    utf8Offset = end
    return true
  }

  private static func passDigits(_ utf8Offset: inout Int, in json: Span<UInt8>) -> Int {
    let start = utf8Offset
    while utf8Offset < json.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(json[utf8Offset]) {
      utf8Offset += 1
    }
    return utf8Offset - start
  }

  private static func belongsToLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
    default: false
    }
  }

  private func error(_ reason: String, in json: Span<UInt8>) -> JSONError {
    let place = utf8Offset < json.count ? reason : "unexpected end: \(reason)"
    return JSONError(reason: place, utf8Offset: utf8Offset)
  }
}
