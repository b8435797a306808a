/// The validators that come with the library, by name.
///
/// ```swift
/// let validator = try PrewrittenValidator.make(named: "PrefixValidator", arguments: ["prefix": .text("#")])
/// validator.validate(text: "#tag")  // true
/// ```
public enum PrewrittenValidator: String, Sendable, CaseIterable {
  /// ``MatchesTextValidator``.
  case matchesText = "MatchesTextValidator"
  /// ``ContainsTextValidator``.
  case containsText = "ContainsTextValidator"
  /// ``PrefixValidator``.
  case prefix = "PrefixValidator"
  /// ``SuffixValidator``.
  case suffix = "SuffixValidator"
  /// ``HashtagTextValidator``.
  case hashtag = "HashtagTextValidator"
  /// ``AtSymbolTagTextValidator``.
  case atSymbolTag = "AtSymbolTagTextValidator"
  /// ``QuotationsTextValidator``.
  case quotations = "QuotationsTextValidator"
  /// ``HandlebarsValidator``.
  case handlebars = "HandlebarsValidator"
  /// ``ReverseValidator``.
  case reverse = "ReverseValidator"
  /// ``ContainerValidator``.
  case container = "ContainerValidator"
  /// ``CompositeValidator``.
  case composite = "CompositeValidator"
  /// ``LinkValidator``.
  case link = "LinkValidator"
  /// ``HTTPLinkValidator``.
  case httpLink = "HTTPLinkValidator"
  /// ``UnsafeLinkValidator``.
  case unsafeLink = "UnsafeLinkValidator"
  /// ``HTTPSLinkValidator``.
  case httpsLink = "HTTPSLinkValidator"
  /// ``CustomLinkValidator``.
  case customLink = "CustomLinkValidator"
  /// ``RegexValidator``.
  case regex = "RegexValidator"
  /// ``EmailValidator``.
  case email = "EmailValidator"
  /// ``PhoneNumberValidator``.
  case phoneNumber = "PhoneNumberValidator"

  /// How deep descriptions may stand inside descriptions.
  public static let nestingLimit = 64

  /// The names of the arguments that ``make(named:arguments:)`` takes, those without a default first.
  public var argumentNames: [String] {
    switch self {
    case .matchesText, .containsText: ["text", "caseSensitive"]
    case .prefix: ["prefix", "caseSensitive"]
    case .suffix: ["suffix", "caseSensitive"]
    case .handlebars: ["searchableText", "replacementText"]
    case .reverse, .container: ["validator"]
    case .composite: ["validators"]
    case .customLink: ["url", "replacementText"]
    case .regex: ["pattern", "caseSensitive"]
    case .hashtag, .atSymbolTag, .quotations, .link, .httpLink, .unsafeLink, .httpsLink, .email, .phoneNumber: []
    }
  }

  /// Makes the validator `name`.
  ///
  /// - Parameters:
  ///   - name: The validator's type name.
  ///   - arguments: Its arguments by name; `caseSensitive` is `false` where it is absent.
  /// - Returns: The validator.
  /// - Throws: ``PrewrittenValidatorError``, of the first thing that is wrong; arguments in order of their names.
  public static func make(
    named name: String, arguments: [String: ValidatorArgument] = [:]
  ) throws(PrewrittenValidatorError) -> any TextSelectionValidator {
    try make(ValidatorDescription(name: name, arguments: arguments))
  }

  /// Makes the validator that `description` describes.
  ///
  /// - Throws: ``PrewrittenValidatorError``, as ``make(named:arguments:)``.
  public static func make(
    _ description: ValidatorDescription
  ) throws(PrewrittenValidatorError) -> any TextSelectionValidator {
    try make(description, depth: 0)
  }

  static func make(
    _ description: ValidatorDescription, depth: Int
  ) throws(PrewrittenValidatorError) -> any TextSelectionValidator {
    guard depth < nestingLimit else { throw .nestedTooDeep(limit: nestingLimit) }
    guard let validator = PrewrittenValidator(rawValue: description.name) else {
      let nearest = NearestName.of(description.name, among: allCases.map(\.rawValue))
      throw .unknownValidator(description.name, nearest: nearest)
    }
    return try validator.make(ArgumentReader(description, of: validator, depth: depth))
  }
}

extension PrewrittenValidator {
  private func make(_ arguments: ArgumentReader) throws(PrewrittenValidatorError) -> any TextSelectionValidator {
    switch self {
    case .matchesText:
      MatchesTextValidator(text: try arguments.text("text"), caseSensitive: try arguments.flag("caseSensitive"))
    case .containsText:
      ContainsTextValidator(text: try arguments.text("text"), caseSensitive: try arguments.flag("caseSensitive"))
    case .prefix:
      PrefixValidator(prefix: try arguments.text("prefix"), caseSensitive: try arguments.flag("caseSensitive"))
    case .suffix:
      SuffixValidator(suffix: try arguments.text("suffix"), caseSensitive: try arguments.flag("caseSensitive"))
    case .hashtag: HashtagTextValidator()
    case .atSymbolTag: AtSymbolTagTextValidator()
    case .quotations: QuotationsTextValidator()
    case .handlebars:
      HandlebarsValidator(
        searchableText: try arguments.text("searchableText"), replacementText: try arguments.text("replacementText"))
    case .reverse: ReverseValidator(validator: try arguments.validator("validator"))
    case .container: ContainerValidator(validator: try arguments.validator("validator"))
    case .composite: CompositeValidator(validators: try arguments.validators("validators"))
    case .link: LinkValidator()
    case .httpLink: HTTPLinkValidator()
    case .unsafeLink: UnsafeLinkValidator()
    case .httpsLink: HTTPSLinkValidator()
    case .customLink: try Self.customLink(arguments)
    case .regex: try Self.regex(arguments)
    case .email: EmailValidator()
    case .phoneNumber: PhoneNumberValidator()
    }
  }

  private static func customLink(_ arguments: ArgumentReader) throws(PrewrittenValidatorError) -> CustomLinkValidator {
    let url = try arguments.text("url")
    let replacementText = try arguments.optionalText("replacementText")
    guard let validator = CustomLinkValidator(urlString: url, replacementText: replacementText) else {
      throw .invalidURL(url)
    }
    return validator
  }

  private static func regex(_ arguments: ArgumentReader) throws(PrewrittenValidatorError) -> RegexValidator {
    let pattern = try arguments.text("pattern")
    let caseSensitive = try arguments.flag("caseSensitive")
    do {
      return try RegexValidator(pattern: pattern, caseSensitive: caseSensitive)
    } catch {
      throw .invalidPattern(pattern, error)
    }
  }
}
