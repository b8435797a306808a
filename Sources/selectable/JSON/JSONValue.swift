/// A JSON value. Numbers keep their spelling; of equal names in an object the last counts.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What it is, as an error says it.
  var typeName: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The string, if it is one.
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The strings of an array of nothing else.
  var strings: [String]? {
    guard case .array(let values) = self else { return nil }
    let strings = values.compactMap(\.string)
    return strings.count == values.count ? strings : nil
  }
}

/// Why a text is not the JSON that was asked for.
struct JSONError: Error, Equatable {
  /// What is wrong, without a final full stop.
  let reason: String
  /// Where: the UTF-8 offset in the text.
  let utf8Offset: Int

  /// Both in one sentence.
  var message: String { "\(reason) at offset \(utf8Offset)" }
}
