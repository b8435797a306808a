import SelectableText

/// Options of detection, from the command line.
enum DetectionArguments {
  static let option = OptionDefinition.value(
    "--option", nil, "NAME=VALUE",
    help:
      "Change an option of detection, say region=US, single_quotes=false or\nextra_tlds=onion,internal. Repeatable. A message's own \"options\" come first."
  )

  /// The paragraph of help that names the options.
  static var note: String {
    var (text, columnCount) = ("Options of detection:", "Options of detection:".utf8.count)
    for name in DetectionOptions.names {
      let fits = columnCount + 1 + name.utf8.count < Synopsis.columnCount
      text += (fits ? " " : "\n") + name
      columnCount = (fits ? columnCount + 1 : 0) + name.utf8.count
    }
    return text
  }

  /// Reads `NAME=VALUE` arguments, of equal names the last.
  ///
  /// - Returns: For each name the value in the form that the option takes.
  /// - Throws: ``UsageError`` for an unknown name, with the nearest one, and for values that the option does not take.
  static func read(_ arguments: [String]) throws(UsageError) -> [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    for argument in arguments {
      let pair = try NamedValue(argument, of: option)
      values[pair.name] = try value(of: pair)
    }
    return values
  }

  private static func value(of pair: NamedValue) throws(UsageError) -> JSONValue {
    var options = DetectionOptions()
    var refusal: DetectionOptionError?
    for reading in readings(of: pair.value) {
      do throws(DetectionOptionError) {
        try options.set(pair.name, to: reading)
        return reading
      } catch {
        refusal = refusal ?? error
      }
    }
    throw UsageError("\(option.name) \(pair.name)=\(pair.value): \(refusal.map { "\($0)" } ?? "no value")")
  }

  /// What `text` may mean, the likeliest first: the JSON that it is, itself, the names of a list with commas between.
  private static func readings(of text: String) -> [JSONValue] {
    switch try? JSONValue(reading: text) {
    case let json? where json.isCollection: [json]
    case .string(let content): [.string(content), list(content)]
    case let json?: [json, .string(text), list(text)]
    case nil: [.string(text), list(text)]
    }
  }

  private static func list(_ text: String) -> JSONValue {
    .array(text.split(separator: ",").map { .string(String($0)) })
  }
}

extension JSONValue {
  fileprivate var isCollection: Bool {
    switch self {
    case .array, .object: true
    case .null, .boolean, .number, .string: false
    }
  }
}
