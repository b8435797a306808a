extension JSONValue {
  /// The value as JSON in one line, the members of an object in order of their names.
  package var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let spelling): spelling
    case .string(let value): Self.json(value)
    case .array(let values): "[" + values.map(\.json).joined(separator: ", ") + "]"
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
