/// A JSON value that knows where it stands, so that an error can say where it is.
package struct JSONNode: Sendable {
  package indirect enum Value: Sendable {
    case null
    case boolean(Bool)
    /// As it is spelt.
    case number(String)
    case string(String)
    case array([JSONNode])
    /// In the order of the text; a lenient reader lets names occur more than once.
    case object([Member])
  }

  package struct Member: Sendable {
    package let name: String
    package let utf8Offset: Int
    package let node: JSONNode
  }

  package let value: Value
  /// Where it starts.
  package let utf8Offset: Int

  /// Reads the one value that `json` holds.
  ///
  /// - Throws: ``JSONError`` at the first fault.
  /// - Complexity: O(*n*) in the count of `json`.
  init(reading json: Span<UInt8>, _ strictness: JSONCursor.Strictness) throws(JSONError) {
    var cursor = JSONCursor(strictness)
    self = try cursor.readNode(in: json)
    try cursor.expectEnd(in: json)
  }

  init(value: Value, utf8Offset: Int) { (self.value, self.utf8Offset) = (value, utf8Offset) }
}

extension JSONCursor {
  /// Takes any value, with the places of all that it holds.
  mutating func readNode(in json: Span<UInt8>, depth: Int = 0) throws(JSONError) -> JSONNode {
    let first = try beginValue(in: json, depth: depth)
    let start = utf8Offset
    let value: JSONNode.Value
    switch first {
    case UInt8(ascii: "{"): value = .object(try readMembers(in: json, depth: depth))
    case UInt8(ascii: "["):
      var elements: [JSONNode] = []
      try readArray(in: json) { (cursor) throws(JSONError) in
        elements.append(try cursor.readNode(in: json, depth: depth + 1))
      }
      value = .array(elements)
    case UInt8(ascii: "\""): value = .string(try readString(in: json).text(in: json))
    default: value = try readLiteral(in: json)
    }
    return JSONNode(value: value, utf8Offset: start)
  }

  private mutating func readMembers(in json: Span<UInt8>, depth: Int) throws(JSONError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    try readObject(in: json) { (cursor, string) throws(JSONError) in
      let name = string.text(in: json)
      let start = string.utf8Range.lowerBound - 1
      if cursor.strictness == .strict, !names.insert(name).inserted {
        throw JSONError(utf8Offset: start, reason: "\"\(name)\" occurs twice")
      }
      members.append(
        JSONNode.Member(name: name, utf8Offset: start, node: try cursor.readNode(in: json, depth: depth + 1)))
    }
    return members
  }
}
