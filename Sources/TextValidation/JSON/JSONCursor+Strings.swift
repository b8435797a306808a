import TextModel

extension JSONCursor {
  /// Takes a string; nothing is copied.
  ///
  /// - Throws: ``JSONError`` if there is none, it does not end, or holds what may not stand in one.
  /// - Complexity: O(*n*) in its length.
  package mutating func readString(in json: Span<UInt8>) throws(JSONError) -> JSONString {
    guard take(UInt8(ascii: "\""), in: json) else { throw error("expected a string", in: json) }
    let start = utf8Offset
    var hasEscapes = false
    while true {
      passPlainBytes(in: json)
      guard utf8Offset < json.count else { throw error("string without end", in: json) }
      switch json[utf8Offset] {
      case UInt8(ascii: "\""):
        let string = JSONString(utf8Range: start..<utf8Offset, hasEscapes: hasEscapes)
        if strictness == .strict, (try? UTF8Span(validating: json.extracting(string.utf8Range))) == nil {
          throw JSONError(utf8Offset: start - 1, reason: "the string is not UTF-8")
        }
        utf8Offset += 1
        return string
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try passEscape(in: json)
      default: throw error("control character in a string", in: json)
      }
    }
  }

  /// Goes on to the next quotation mark, backslash or control.
  ///
  /// Blocks of 32 bytes without a branch inside, which the compiler makes vectors of: 6 GB/s, byte by byte 1.2.
  private mutating func passPlainBytes(in json: Span<UInt8>) {
    while utf8Offset + 32 <= json.count {
      let block = json.extracting(utf8Offset..<utf8Offset + 32)
      var special: UInt8 = 0
      for offset in 0..<32 { special |= JSONCursor.isPlain(block[offset]) ? 0 : 1 }
      if special != 0 { break }
      utf8Offset += 32
    }
    while utf8Offset < json.count, JSONCursor.isPlain(json[utf8Offset]) { utf8Offset += 1 }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    !((byte < 0x20) || (byte == UInt8(ascii: "\"")) || (byte == UInt8(ascii: "\\")))
  }

  private mutating func passEscape(in json: Span<UInt8>) throws(JSONError) {
    guard utf8Offset + 1 < json.count else { throw error("escape without end", in: json) }
    switch json.jsonEscape(at: utf8Offset) {
    case .simple: utf8Offset += 2
    case .scalar(let scalar, let utf8Count):
      if scalar == nil, strictness == .strict { throw error("half a surrogate pair", in: json) }
      utf8Offset += utf8Count
    case nil where json[utf8Offset + 1] == UInt8(ascii: "u"): throw error("'\\u' without four digits", in: json)
    case nil: throw error("unknown escape", in: json)
    }
  }
}

/// Where the content of a string stands in a text of JSON, between its quotation marks.
package struct JSONString: Equatable, Sendable {
  /// The content as it is spelt.
  package let utf8Range: Range<Int>
  /// Whether the content holds escapes; without any it is what it stands for.
  package let hasEscapes: Bool

  package init(utf8Range: Range<Int>, hasEscapes: Bool) {
    (self.utf8Range, self.hasEscapes) = (utf8Range, hasEscapes)
  }

  /// Adds what the string stands for to `utf8`.
  ///
  /// - Parameters:
  ///   - utf8: Where to.
  ///   - json: The text that the string was read from.
  package func append(to utf8: inout [UInt8], from json: Span<UInt8>) {
    let content = json.extracting(utf8Range)
    utf8.append(addingCapacity: content.count) { output in
      var utf8Offset = 0
      while utf8Offset < content.count {
        let byte = content[utf8Offset]
        guard byte == UInt8(ascii: "\\"), let escape = content.jsonEscape(at: utf8Offset) else {
          output.append(byte)
          utf8Offset += 1
          continue
        }
        switch escape {
        case .simple(let byte):
          output.append(byte)
          utf8Offset += 2
        case .scalar(let scalar, let utf8Count):
          for byte in UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter { output.append(byte) }
          utf8Offset += utf8Count
        }
      }
    }
  }

  /// What the string stands for; bytes that are not UTF-8 become U+FFFD.
  package func text(in json: Span<UInt8>) -> String {
    guard hasEscapes else { return json.string(in: utf8Range) }
    var utf8: [UInt8] = []
    append(to: &utf8, from: json)
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Whether the string stands for `name`.
  package func equals(_ name: String, in json: Span<UInt8>) -> Bool {
    guard !hasEscapes else { return text(in: json) == name }
    let utf8 = name.utf8
    guard utf8.count == utf8Range.count else { return false }
    var offset = utf8Range.lowerBound
    for byte in utf8 {
      if json[offset] != byte { return false }
      offset += 1
    }
    return true
  }
}

/// What an escape in a string stands for.
private enum JSONEscape {
  /// A byte, for two.
  case simple(UInt8)
  /// A scalar, for six bytes or the twelve of a surrogate pair; `nil`: half a pair.
  case scalar(Unicode.Scalar?, utf8Count: Int)
}

extension Span<UInt8> {
  /// The escape whose backslash stands at `utf8Offset`; `nil` if it is none.
  fileprivate func jsonEscape(at utf8Offset: Int) -> JSONEscape? {
    guard utf8Offset + 1 < count else { return nil }
    switch self[utf8Offset + 1] {
    case UInt8(ascii: "n"): return .simple(0x0A)
    case UInt8(ascii: "t"): return .simple(0x09)
    case UInt8(ascii: "r"): return .simple(0x0D)
    case UInt8(ascii: "b"): return .simple(0x08)
    case UInt8(ascii: "f"): return .simple(0x0C)
    case let byte where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/"):
      return .simple(byte)
    default: break
    }
    guard let unit = jsonCodeUnit(at: utf8Offset) else { return nil }
    if unit & 0xFC00 == 0xD800, let low = jsonCodeUnit(at: utf8Offset + 6), low & 0xFC00 == 0xDC00 {
      let value = 0x10000 + ((unit & 0x3FF) << 10 | (low & 0x3FF))
      return .scalar(Unicode.Scalar(value), utf8Count: 12)
    }
    return .scalar(Unicode.Scalar(unit), utf8Count: 6)
  }

  /// The number of `\u` and four hexadecimal digits.
  private func jsonCodeUnit(at utf8Offset: Int) -> UInt32? {
    guard utf8Offset + 6 <= count, self[utf8Offset] == UInt8(ascii: "\\"), self[utf8Offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for offset in utf8Offset + 2..<utf8Offset + 6 {
      let byte = self[offset]
      if byte.isASCIIDigit {
        value = value << 4 | UInt32(byte - 0x30)
      } else if (byte | 0x20) &- 0x61 < 6 {
        value = value << 4 | UInt32((byte | 0x20) - 0x61 + 10)
      } else {
        return nil
      }
    }
    return value
  }
}
