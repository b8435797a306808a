import TextModel

extension JSONCursor {
  /// Takes a number, `true`, `false` or `null`.
  mutating func readLiteral(in json: Span<UInt8>) throws(JSONError) -> JSONNode.Value {
    let start = utf8Offset
    guard try skipNumber(in: json) else { return try readWord(in: json) }
    let spelling = json.string(in: start..<utf8Offset)
    guard strictness == .strict, Int(spelling) == nil else { return .number(spelling) }
    let isWhole = spelling.utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    throw JSONError(utf8Offset: start, reason: isWhole ? "the number is too large" : "numbers are whole here")
  }

  private static let words: [(spelling: String, value: JSONNode.Value)] = [
    ("null", .null), ("true", .boolean(true)), ("false", .boolean(false)),
  ]

  private mutating func readWord(in json: Span<UInt8>) throws(JSONError) -> JSONNode.Value {
    for word in JSONCursor.words {
      let utf8 = word.spelling.utf8.span
      let end = utf8Offset + utf8.count
      guard end <= json.count, utf8.indices.allSatisfy({ utf8[$0] == json[utf8Offset + $0] }) else { continue }
      guard end == json.count || !JSONCursor.belongsToLiteral(json[end]) else { continue }
      utf8Offset = end
      return word.value
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
    while utf8Offset < json.count, json[utf8Offset].isASCIIDigit { utf8Offset += 1 }
    return utf8Offset - start
  }

  private static func belongsToLiteral(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }
}
