public import PCRE2

/// Why a description makes no validator.
public enum PrewrittenValidatorError: Error, Hashable, Sendable {
  /// There is no prewritten validator of that name; `nearest` is one that may have been meant.
  case unknownValidator(String, nearest: String?)
  /// The validator needs an argument that was not given.
  case missingArgument(String, validator: String)
  /// The validator has no such argument; `nearest` is one that may have been meant.
  case unknownArgument(String, validator: String, nearest: String?)
  /// The argument is of another type; `expected` says which it must be.
  case wrongType(argument: String, validator: String, expected: String)
  /// The text is not the link that `CustomLinkValidator` asks for.
  case invalidURL(String)
  /// The pattern does not compile.
  case invalidPattern(String, PatternError)
  /// Validators stand inside validators more than `limit` deep.
  case nestedTooDeep(limit: Int)
}

extension PrewrittenValidatorError: CustomStringConvertible {
  /// A sentence for the person who wrote the description.
  public var description: String {
    switch self {
    case .unknownValidator(let name, let nearest):
      "unknown validator '\(name)'" + Self.suggestion(nearest)
    case .missingArgument(let argument, let validator):
      "\(validator) needs the argument '\(argument)'"
    case .unknownArgument(let argument, let validator, let nearest):
      "\(validator) has no argument '\(argument)'" + Self.suggestion(nearest)
    case .wrongType(let argument, let validator, let expected):
      "the argument '\(argument)' of \(validator) must be \(expected)"
    case .invalidURL(let text):
      "'\(text)' is not a link with a scheme"
    case .invalidPattern(let pattern, let error):
      "the pattern '\(pattern)' does not compile: \(error)"
    case .nestedTooDeep(let limit):
      "validators are nested more than \(limit) deep"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
