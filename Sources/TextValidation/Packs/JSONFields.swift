/// The members of a JSON object, by name and type.
struct JSONFields {
  private let object: JSONNode
  private let nodes: [String: JSONNode]

  /// Refuses what is no object, and an object with a member that is not among `names`.
  init(_ node: JSONNode, what: String, names: [String]) throws(JSONError) {
    guard case .object(let members) = node.value else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\(what) must be an object")
    }
    // Before anything is found missing: a misspelt name is the likelier reason.
    if let stranger = members.first(where: { !names.contains($0.name) }) {
      throw JSONError(
        utf8Offset: stranger.utf8Offset,
        reason: "unknown key \"\(stranger.name)\"; known are \(names.joined(separator: ", "))")
    }
    object = node
    nodes = Dictionary(members.map { ($0.name, $0.node) }, uniquingKeysWith: { $1 })
  }

  func node(_ name: String) -> JSONNode? { nodes[name] }

  func string(_ name: String) throws(JSONError) -> String? {
    guard let node = node(name) else { return nil }
    return try Self.string(node, what: "\"\(name)\"")
  }

  func required(_ name: String) throws(JSONError) -> String {
    guard let node = node(name) else { throw missing(name) }
    let value = try Self.string(node, what: "\"\(name)\"")
    guard !value.isEmpty else { throw JSONError(utf8Offset: node.utf8Offset, reason: "\"\(name)\" is empty") }
    return value
  }

  /// A text that is shown to people, on one line.
  func requiredLine(_ name: String) throws(JSONError) -> String {
    guard let node = node(name) else { throw missing(name) }
    let value = try Self.string(node, what: "\"\(name)\"")
    guard !value.isEmpty, !value.contains(where: \.isNewline), value.utf8.count <= 200 else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\"\(name)\" must be one line of 1 to 200 bytes")
    }
    return value
  }

  func boolean(_ name: String) throws(JSONError) -> Bool? {
    guard let node = node(name) else { return nil }
    guard case .boolean(let value) = node.value else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\"\(name)\" must be true or false")
    }
    return value
  }

  func list(_ name: String) throws(JSONError) -> [JSONNode]? {
    guard let node = node(name) else { return nil }
    guard case .array(let nodes) = node.value else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\"\(name)\" must be a list")
    }
    return nodes
  }

  func strings(_ name: String) throws(JSONError) -> [String]? {
    guard let nodes = try list(name) else { return nil }
    var strings: [String] = []
    for node in nodes { strings.append(try Self.string(node, what: "an entry of \"\(name)\"")) }
    return strings
  }

  func objects(_ name: String) throws(JSONError) -> [JSONNode.Member]? {
    guard let node = node(name) else { return nil }
    guard case .object(let members) = node.value else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\"\(name)\" must be an object")
    }
    return members
  }

  func missing(_ name: String) -> JSONError {
    JSONError(utf8Offset: object.utf8Offset, reason: "\"\(name)\" is missing")
  }

  static func string(_ node: JSONNode, what: String) throws(JSONError) -> String {
    guard case .string(let value) = node.value else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\(what) must be a string")
    }
    return value
  }
}
