/// A JSON value: what an option is set to, what a message says.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// As it is spelt.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value of `node`; of equal names in an object the last counts.
  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let spelling): self = .number(spelling)
    case .string(let text): self = .string(text)
    case .array(let nodes): self = .array(nodes.map { JSONValue($0) })
    case .object(let members): self = .object(JSONValue.dictionary(members))
    }
  }

  /// Reads the one value that `text` holds.
  ///
  /// - Throws: ``JSONError`` at the first fault.
  package init(reading text: String) throws(JSONError) {
    self.init(try JSONNode(reading: text.utf8.span, .lenient))
  }

  static func dictionary(_ members: [JSONNode.Member]) -> [String: JSONValue] {
    Dictionary(members.map { ($0.name, JSONValue($0.node)) }, uniquingKeysWith: { $1 })
  }

  /// What it is, as an error says it.
  package var typeName: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// A whole number in digits, if it is at least `minimum`.
  package func count(atLeast minimum: Int) -> Int? {
    guard case .number(let spelling) = self, let count = Int(spelling), count >= minimum else { return nil }
    return count
  }

  /// The strings of an array of nothing else.
  package var strings: [String]? {
    guard case .array(let values) = self else { return nil }
    var strings: [String] = []
    for value in values {
      guard case .string(let text) = value else { return nil }
      strings.append(text)
    }
    return strings
  }
}

extension JSONCursor {
  /// Takes any value.
  ///
  /// - Throws: ``JSONError`` at the first fault.
  package mutating func readValue(in json: Span<UInt8>) throws(JSONError) -> JSONValue {
    JSONValue(try readNode(in: json))
  }
}
