/// Takes the members of a JSON object by name and type; what is left over in the end is refused.
struct JSONFields {
  private let object: JSONNode
  private var rest: [String: JSONNode.Member]
  private var known: [String] = []

  init(_ node: JSONNode, what: String) throws(JSONError) {
    guard case .object(let members) = node.value else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\(what) must be an object")
    }
    object = node
    rest = Dictionary(members.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  mutating func take(_ name: String) -> JSONNode? {
    known.append(name)
    return rest.removeValue(forKey: name)?.node
  }

  mutating func string(_ name: String) throws(JSONError) -> String? {
    guard let node = take(name) else { return nil }
    return try Self.string(node, what: "\"\(name)\"")
  }

  mutating func required(_ name: String) throws(JSONError) -> String {
    guard let node = take(name) else { throw missing(name) }
    let value = try Self.string(node, what: "\"\(name)\"")
    guard !value.isEmpty else { throw JSONError(utf8Offset: node.utf8Offset, reason: "\"\(name)\" is empty") }
    return value
  }

  /// A text that is shown to people, on one line.
  mutating func requiredLine(_ name: String) throws(JSONError) -> String {
    guard let node = take(name) else { throw missing(name) }
    let value = try Self.string(node, what: "\"\(name)\"")
    guard !value.isEmpty, !value.contains(where: \.isNewline), value.utf8.count <= 200 else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\"\(name)\" must be one line of 1 to 200 bytes")
    }
    return value
  }

  mutating func boolean(_ name: String) throws(JSONError) -> Bool? {
    guard let node = take(name) else { return nil }
    guard case .boolean(let value) = node.value else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\"\(name)\" must be true or false")
    }
    return value
  }

  mutating func list(_ name: String) throws(JSONError) -> [JSONNode]? {
    guard let node = take(name) else { return nil }
    guard case .array(let nodes) = node.value else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\"\(name)\" must be a list")
    }
    return nodes
  }

  mutating func strings(_ name: String) throws(JSONError) -> [String]? {
    guard let nodes = try list(name) else { return nil }
    var strings: [String] = []
    for node in nodes { strings.append(try Self.string(node, what: "an entry of \"\(name)\"")) }
    return strings
  }

  mutating func objects(_ name: String) throws(JSONError) -> [JSONNode.Member]? {
    guard let node = take(name) else { return nil }
    guard case .object(let members) = node.value else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\"\(name)\" must be an object")
    }
    return members
  }

  func missing(_ name: String) -> JSONError {
    JSONError(utf8Offset: object.utf8Offset, reason: "\"\(name)\" is missing")
  }

  /// Refuses what nobody took.
  func finish() throws(JSONError) {
    guard let stranger = rest.values.min(by: { $0.utf8Offset < $1.utf8Offset }) else { return }
    throw JSONError(
      utf8Offset: stranger.utf8Offset,
      reason: "unknown key \"\(stranger.name)\"; known are \(known.sorted().joined(separator: ", "))")
  }

  static func string(_ node: JSONNode, what: String) throws(JSONError) -> String {
    guard case .string(let value) = node.value else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\(what) must be a string")
    }
    return value
  }
}
