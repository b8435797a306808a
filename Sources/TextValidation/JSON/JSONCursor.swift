/// Reads JSON (RFC 8259) from bytes, a piece at a time, in one pass.
///
/// The text is handed to each method, because a span may not be stored.
package struct JSONCursor {
  /// What of the things that RFC 8259 leaves to the reader is let pass.
  package enum Strictness: Sendable {
    /// For what others send: of equal names the last counts, bytes that are not UTF-8 stay in strings as they are, and a
    /// surrogate escape without its partner (`\ud800`) becomes U+FFFD, which is as long in every unit.
    case lenient
    /// For what an author wrote: all of that is refused, and so are numbers that are not whole.
    case strict

    /// How deep arrays and objects may nest: a bound on the stack, whatever the text.
    package var greatestDepth: Int { self == .strict ? 32 : 128 }
  }

  let strictness: Strictness

  /// The next byte to be read.
  package internal(set) var utf8Offset = 0

  /// A cursor at the start of a text.
  package init(_ strictness: Strictness = .lenient) { self.strictness = strictness }

  /// The next byte that is no blank; `nil` at the end.
  package mutating func peek(in json: Span<UInt8>) -> UInt8? {
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

  /// Makes sure that nothing but blanks is left.
  ///
  /// - Throws: ``JSONError`` if something is.
  package mutating func expectEnd(in json: Span<UInt8>) throws(JSONError) {
    if peek(in: json) != nil { throw error("unexpected text after the value", in: json) }
  }

  /// Takes an object, member by member.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - readMember: Called with the member's name; takes the value.
  /// - Throws: ``JSONError``, of the object or of `readMember`.
  package mutating func readObject(
    in json: Span<UInt8>, _ readMember: (inout JSONCursor, JSONString) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard take(UInt8(ascii: "{"), in: json) else { throw error("expected an object", in: json) }
    if take(UInt8(ascii: "}"), in: json) { return }
    repeat {
      let name = try readString(in: json)
      guard take(UInt8(ascii: ":"), in: json) else { throw error("expected ':'", in: json) }
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
  package mutating func readArray(
    in json: Span<UInt8>, _ readElement: (inout JSONCursor) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard take(UInt8(ascii: "["), in: json) else { throw error("expected an array", in: json) }
    if take(UInt8(ascii: "]"), in: json) { return }
    repeat {
      try readElement(&self)
    } while take(UInt8(ascii: ","), in: json)
    guard take(UInt8(ascii: "]"), in: json) else { throw error("expected ',' or ']'", in: json) }
  }

  /// Takes any value without keeping it.
  ///
  /// - Returns: Where it stands.
  /// - Throws: ``JSONError`` if it is no value.
  @discardableResult
  package mutating func skipValue(in json: Span<UInt8>) throws(JSONError) -> Range<Int> {
    try skipValue(in: json, depth: 0)
  }

  private mutating func skipValue(in json: Span<UInt8>, depth: Int) throws(JSONError) -> Range<Int> {
    let first = try beginValue(in: json, depth: depth)
    let start = utf8Offset
    switch first {
    case UInt8(ascii: "{"):
      try readObject(in: json) { (cursor, _) throws(JSONError) in _ = try cursor.skipValue(in: json, depth: depth + 1) }
    case UInt8(ascii: "["):
      try readArray(in: json) { (cursor) throws(JSONError) in _ = try cursor.skipValue(in: json, depth: depth + 1) }
    case UInt8(ascii: "\""): _ = try readString(in: json)
    default: _ = try readLiteral(in: json)
    }
    return start..<utf8Offset
  }

  /// Goes to the start of a value.
  ///
  /// - Returns: The byte it starts with.
  mutating func beginValue(in json: Span<UInt8>, depth: Int) throws(JSONError) -> UInt8 {
    guard let first = peek(in: json) else { throw error("expected a value", in: json) }
    guard depth < strictness.greatestDepth else {
      throw error("nested more than \(strictness.greatestDepth) deep", in: json)
    }
    return first
  }

  func error(_ reason: String, in json: Span<UInt8>) -> JSONError {
    let place = utf8Offset < json.count ? reason : "unexpected end: \(reason)"
    return JSONError(utf8Offset: utf8Offset, reason: place)
  }
}

/// Why a text is not the JSON that was asked for.
package struct JSONError: Error, Equatable {
  /// What is wrong, without a final full stop.
  package let reason: String
  /// Where: the UTF-8 offset in the text.
  package let utf8Offset: Int

  /// Says what is wrong where.
  package init(utf8Offset: Int, reason: String) { (self.utf8Offset, self.reason) = (utf8Offset, reason) }

  /// Both in one sentence.
  package var message: String { "\(reason) at offset \(utf8Offset)" }
}
