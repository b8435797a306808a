/// Reads the arguments of a prewritten validator by name and type.
struct ArgumentReader {
  private let validator: PrewrittenValidator
  private let arguments: [String: ValidatorArgument]
  private let depth: Int

  /// Makes a reader of `description`'s arguments.
  ///
  /// - Throws: `unknownArgument` if there is one that `validator` does not have.
  init(
    _ description: ValidatorDescription, of validator: PrewrittenValidator, depth: Int
  ) throws(PrewrittenValidatorError) {
    let known = validator.argumentNames
    if let unknown = description.arguments.keys.filter({ !known.contains($0) }).min() {
      let nearest = NearestName.of(unknown, among: known)
      throw .unknownArgument(unknown, validator: validator.rawValue, nearest: nearest)
    }
    (self.validator, arguments, self.depth) = (validator, description.arguments, depth)
  }

  func text(_ name: String) throws(PrewrittenValidatorError) -> String {
    guard let text = try optionalText(name) else { throw missing(name) }
    return text
  }

  func optionalText(_ name: String) throws(PrewrittenValidatorError) -> String? {
    switch arguments[name] {
    case .text(let text): return text
    case nil: return nil
    default: throw wrongType(name, expected: "a text")
    }
  }

  /// `false` where the argument is absent.
  func flag(_ name: String) throws(PrewrittenValidatorError) -> Bool {
    switch arguments[name] {
    case .flag(let flag): return flag
    case nil: return false
    default: throw wrongType(name, expected: "true or false")
    }
  }

  func validator(_ name: String) throws(PrewrittenValidatorError) -> any TextSelectionValidator {
    switch arguments[name] {
    case .validator(let description): return try PrewrittenValidator.make(description, depth: depth + 1)
    case nil: throw missing(name)
    default: throw wrongType(name, expected: "a validator")
    }
  }

  func validators(_ name: String) throws(PrewrittenValidatorError) -> [any TextSelectionValidator] {
    switch arguments[name] {
    case .validators(let descriptions):
      var validators: [any TextSelectionValidator] = []
      for description in descriptions {
        validators.append(try PrewrittenValidator.make(description, depth: depth + 1))
      }
      return validators
    case nil: throw missing(name)
    default: throw wrongType(name, expected: "a list of validators")
    }
  }

  private func missing(_ name: String) -> PrewrittenValidatorError {
    .missingArgument(name, validator: validator.rawValue)
  }

  private func wrongType(_ name: String, expected: String) -> PrewrittenValidatorError {
    .wrongType(argument: name, validator: validator.rawValue, expected: expected)
  }
}
