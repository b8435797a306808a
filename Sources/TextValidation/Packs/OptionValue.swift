/// What an option may be set to.
package indirect enum OptionValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Int)
  case string(String)
  case list([OptionValue])
  case object([String: OptionValue])

  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let nodes): self = .list(nodes.map { OptionValue($0) })
    case .object(let members):
      // Reading refuses a name that occurs twice.
      self = .object(Dictionary(members.map { ($0.name, OptionValue($0.node)) }, uniquingKeysWith: { $1 }))
    }
  }
}

extension OptionValue {
  /// The value as JSON in one line, the members of an object in order of their names.
  package var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): Self.json(value)
    case .list(let values): "[" + values.map(\.json).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.sorted { $0.key < $1.key }.map { Self.json($0.key) + ": " + $0.value.json }.joined(separator: ", ")
        + "}"
    }
  }

  private static func json(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\0"..<" ": json += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
