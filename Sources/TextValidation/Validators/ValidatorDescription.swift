/// A prewritten validator as data: its name and its arguments.
///
/// In JSON: `{"validator": "PrefixValidator", "arguments": {"prefix": "#", "caseSensitive": true}}`.
public struct ValidatorDescription: Sendable, Hashable, Decodable {
  /// The validator's type name.
  public let name: String
  /// The arguments of its initialiser, by name.
  public let arguments: [String: ValidatorArgument]

  /// Makes a description; nothing is checked.
  public init(name: String, arguments: [String: ValidatorArgument] = [:]) {
    (self.name, self.arguments) = (name, arguments)
  }

  /// Reads a description; `arguments` may be absent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    arguments = try container.decodeIfPresent([String: ValidatorArgument].self, forKey: .arguments) ?? [:]
  }

  private enum CodingKeys: String, CodingKey {
    case name = "validator"
    case arguments
  }
}
