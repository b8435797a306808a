/// Reads JSON (RFC 8259) as packs use it: numbers are whole, no name occurs twice in an object, and nesting is shallow.
struct JSONReader {
  /// Deep enough for every pack; a bound on the stack, whatever the file.
  private static let greatestDepth = 32

  private let bytes: [UInt8]
  private var utf8Offset = 0

  /// Reads the one value that `bytes` holds.
  ///
  /// - Complexity: O(*n*) in the count of `bytes`.
  static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    var reader = JSONReader(bytes: bytes)
    let node = try reader.value(depth: 0)
    reader.skipBlanks()
    if reader.utf8Offset < bytes.count { throw reader.error("something follows the value") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { utf8Offset < bytes.count ? bytes[utf8Offset] : nil }

  private func error(_ reason: String) -> JSONError { JSONError(utf8Offset: utf8Offset, reason: reason) }

  private mutating func skipBlanks() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { utf8Offset += 1 }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONNode {
    guard depth < Self.greatestDepth else { throw error("nested too deeply") }
    skipBlanks()
    let start = utf8Offset
    let value: JSONNode.Value
    switch byte {
    case UInt8(ascii: "{"): value = .object(try members(depth: depth))
    case UInt8(ascii: "["): value = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): value = .string(try string())
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): value = .number(try number())
    case UInt8(ascii: "t"): value = try literal("true", .boolean(true))
    case UInt8(ascii: "f"): value = try literal("false", .boolean(false))
    case UInt8(ascii: "n"): value = try literal("null", .null)
    case nil: throw error("the file ends where a value should be")
    default: throw error("no JSON value starts so")
    }
    return JSONNode(value: value, utf8Offset: start)
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    utf8Offset += 1
    while try !ends(at: UInt8(ascii: "}"), isFirst: members.isEmpty) {
      let start = utf8Offset
      guard byte == UInt8(ascii: "\"") else { throw error("a name in quotation marks should be here") }
      let name = try string()
      guard names.insert(name).inserted else {
        throw JSONError(utf8Offset: start, reason: "\"\(name)\" occurs twice")
      }
      skipBlanks()
      guard byte == UInt8(ascii: ":") else { throw error("a colon should be here") }
      utf8Offset += 1
      members.append(JSONNode.Member(name: name, utf8Offset: start, node: try value(depth: depth + 1)))
    }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONNode] {
    var elements: [JSONNode] = []
    utf8Offset += 1
    while try !ends(at: UInt8(ascii: "]"), isFirst: elements.isEmpty) {
      elements.append(try value(depth: depth + 1))
    }
    return elements
  }

  /// Passes the closing bracket, or the comma before a further entry.
  private mutating func ends(at closing: UInt8, isFirst: Bool) throws(JSONError) -> Bool {
    skipBlanks()
    if byte == closing {
      utf8Offset += 1
      return true
    }
    if !isFirst {
      guard byte == UInt8(ascii: ",") else { throw error("a comma or a closing bracket should be here") }
      utf8Offset += 1
      skipBlanks()
    }
    return false
  }

  private mutating func literal(_ text: StaticString, _ value: JSONNode.Value) throws(JSONError) -> JSONNode.Value {
    let expected = Array(String(describing: text).utf8)
    guard bytes[utf8Offset...].starts(with: expected) else { throw error("no JSON value starts so") }
    utf8Offset += expected.count
    return value
  }

  private mutating func number() throws(JSONError) -> Int {
    let start = utf8Offset
    if byte == UInt8(ascii: "-") { utf8Offset += 1 }
    let firstDigit = utf8Offset
    while let byte, byte &- 0x30 < 10 { utf8Offset += 1 }
    let hasLeadingZero = utf8Offset - firstDigit > 1 && bytes[firstDigit] == UInt8(ascii: "0")
    guard !hasLeadingZero, let number = Int(String(decoding: bytes[start..<utf8Offset], as: UTF8.self)) else {
      throw JSONError(utf8Offset: start, reason: "not a whole number in range")
    }
    if let byte, [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(byte) {
      throw error("numbers are whole here")
    }
    return number
  }

  private mutating func string() throws(JSONError) -> String {
    var text: [UInt8] = []
    let start = utf8Offset
    utf8Offset += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        utf8Offset += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw JSONError(utf8Offset: start, reason: "the string is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        utf8Offset += 1
        text += try escape()
      case 0x00..<0x20: throw error("a control character in a string must be escaped")
      default:
        text.append(byte)
        utf8Offset += 1
      }
    }
    throw JSONError(utf8Offset: start, reason: "the string does not end")
  }

  /// What stands behind a backslash, in UTF-8.
  private mutating func escape() throws(JSONError) -> [UInt8] {
    guard let byte else { throw error("the file ends in an escape") }
    let simple: UInt8?
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): simple = byte
    case UInt8(ascii: "b"): simple = 0x08
    case UInt8(ascii: "f"): simple = 0x0C
    case UInt8(ascii: "n"): simple = 0x0A
    case UInt8(ascii: "r"): simple = 0x0D
    case UInt8(ascii: "t"): simple = 0x09
    case UInt8(ascii: "u"): simple = nil
    default: throw error("no such escape")
    }
    if let simple {
      utf8Offset += 1
      return [simple]
    }
    let start = utf8Offset - 1
    var value = try codeUnit()
    if value & 0xFC00 == 0xD800, self.byte(ahead: 0) == UInt8(ascii: "\\"), self.byte(ahead: 1) == UInt8(ascii: "u") {
      utf8Offset += 1
      let low = try codeUnit()
      guard low & 0xFC00 == 0xDC00 else { throw JSONError(utf8Offset: start, reason: "half a surrogate pair") }
      value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw JSONError(utf8Offset: start, reason: "half a surrogate pair")
    }
    return Array(String(Character(scalar)).utf8)
  }

  private func byte(ahead distance: Int) -> UInt8? {
    utf8Offset + distance < bytes.count ? bytes[utf8Offset + distance] : nil
  }

  /// Passes `u` and four hexadecimal digits.
  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for distance in 1...4 {
      guard let byte = self.byte(ahead: distance), let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        byte < 0x80
      else {
        throw error("\\u needs four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
    }
    utf8Offset += 5
    return value
  }
}
