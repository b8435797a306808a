import SelectableText

/// Arguments of prewritten validators, from the command line and from messages.
enum ValidatorArguments {
  static let option = OptionDefinition.value(
    "--argument", nil, "NAME=VALUE",
    help:
      "An argument of the validator, say prefix=#. Repeatable.\nFor caseSensitive, true or false; for validator and validators, JSON."
  )

  /// Reads `NAME=VALUE` pairs; what looks like JSON for `validator` and `validators` is read so.
  ///
  /// - Throws: ``UsageError`` for a pair without a sign, and for values that are not what their name asks for.
  static func read(_ pairs: [String]) throws(UsageError) -> [String: ValidatorArgument] {
    var arguments: [String: ValidatorArgument] = [:]
    for argument in pairs {
      let pair = try NamedValue(argument, of: option)
      let (name, value) = (pair.name, pair.value)
      switch name {
      case "caseSensitive":
        guard let flag = Bool(value) else { throw UsageError("the argument '\(name)' must be true or false") }
        arguments[name] = .flag(flag)
      case "validator", "validators": arguments[name] = try self.argument(json(value, named: name), named: name)
      default: arguments[name] = .text(value)
      }
    }
    return arguments
  }

  /// Reads the `validator` and `arguments` of a message.
  static func description(name: JSONValue, arguments: JSONValue?) throws(UsageError) -> ValidatorDescription {
    var members: [String: JSONValue] = ["validator": name]
    if let arguments { members["arguments"] = arguments }
    return try description(members)
  }

  private static func json(_ text: String, named name: String) throws(UsageError) -> JSONValue {
    do throws(JSONError) { return try JSONValue(reading: text) } catch {
      throw UsageError("the argument '\(name)' is not JSON: \(error.message)")
    }
  }

  private static func description(_ members: [String: JSONValue]) throws(UsageError) -> ValidatorDescription {
    guard case .string(let name) = members["validator"] else { throw UsageError("'validator' must be a name") }
    var arguments: [String: ValidatorArgument] = [:]
    switch members["arguments"] {
    case nil, .null: break
    case .object(let values):
      for argumentName in values.keys.sorted() {
        guard let value = values[argumentName] else { continue }
        arguments[argumentName] = try argument(value, named: argumentName)
      }
    case let other?: throw UsageError("'arguments' must be an object, not \(other.typeName)")
    }
    return ValidatorDescription(name: name, arguments: arguments)
  }

  private static func argument(
    _ value: JSONValue, named name: String
  ) throws(UsageError) -> ValidatorArgument {
    switch value {
    case .string(let text): return .text(text)
    case .boolean(let flag): return .flag(flag)
    case .object(let members): return .validator(try description(members))
    case .array(let elements):
      var descriptions: [ValidatorDescription] = []
      for element in elements {
        guard case .object(let members) = element else {
          throw UsageError("the argument '\(name)' must hold validators, not \(element.typeName)")
        }
        descriptions.append(try description(members))
      }
      return .validators(descriptions)
    case .null, .number: throw UsageError("the argument '\(name)' must not be \(value.typeName)")
    }
  }
}
