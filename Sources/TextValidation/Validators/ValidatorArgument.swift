/// An argument of a prewritten validator.
public enum ValidatorArgument: Sendable, Hashable, Decodable {
  /// A text.
  case text(String)
  /// Yes or no.
  case flag(Bool)
  /// Another validator.
  case validator(ValidatorDescription)
  /// Several validators.
  case validators([ValidatorDescription])

  /// Reads a string, a boolean, a validator's description, or an array of descriptions.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .validators(try container.decode([ValidatorDescription].self))
    } else {
      self = .validator(try container.decode(ValidatorDescription.self))
    }
  }
}
