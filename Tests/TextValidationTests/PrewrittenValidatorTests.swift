import Foundation
import Testing
import TextValidation

@Suite("Validators by name")
struct PrewrittenValidatorTests {
  private static let prefix = ValidatorDescription(name: "PrefixValidator", arguments: ["prefix": .text("#")])

  private static let arguments: [String: ValidatorArgument] = [
    "text": .text("a"), "prefix": .text("a"), "suffix": .text("a"), "url": .text("https://a.example"),
    "searchableText": .text("a"), "replacementText": .text("b"), "pattern": .text("a"), "caseSensitive": .flag(true),
    "validator": .validator(prefix), "validators": .validators([prefix, prefix]),
  ]

  @Test(arguments: PrewrittenValidator.allCases)
  func everyValidatorIsMadeWithItsArguments(_ prewritten: PrewrittenValidator) throws {
    let arguments = Self.arguments.filter { prewritten.argumentNames.contains($0.key) }
    let validator = try PrewrittenValidator.make(named: prewritten.rawValue, arguments: arguments)
    #expect("\(type(of: validator))" == prewritten.rawValue)
    #expect(validator.identifier.hasPrefix("\(prewritten.rawValue)("))
    let others = prewritten.argumentNames.filter { $0 != "caseSensitive" && $0 != "replacementText" }
    for name in others {
      let fewer = arguments.filter { $0.key != name }
      #expect(throws: PrewrittenValidatorError.missingArgument(name, validator: prewritten.rawValue)) {
        try PrewrittenValidator.make(named: prewritten.rawValue, arguments: fewer)
      }
    }
  }

  @Test func seedHasNineteenValidators() {
    #expect(PrewrittenValidator.allCases.count == 19)
  }

  @Test func argumentsReachTheValidator() throws {
    let exact = try PrewrittenValidator.make(
      named: "PrefixValidator", arguments: ["prefix": .text("#A"), "caseSensitive": .flag(true)])
    #expect(exact.identifier == PrefixValidator(prefix: "#A", caseSensitive: true).identifier)
    let custom = try PrewrittenValidator.make(
      named: "CustomLinkValidator", arguments: ["url": .text("https://a.example"), "replacementText": .text("A")])
    #expect(custom.replacementText == "A")
    let composite = try PrewrittenValidator.make(
      named: "CompositeValidator",
      arguments: [
        "validators": .validators([
          Self.prefix,
          ValidatorDescription(name: "ReverseValidator", arguments: ["validator": .validator(Self.prefix)]),
        ])
      ])
    #expect(
      composite.identifier
        == CompositeValidator(
          validators: [
            PrefixValidator(prefix: "#"), ReverseValidator(validator: PrefixValidator(prefix: "#")),
          ]
        ).identifier)
  }

  @Test(
    arguments: [
      ("PrefixValidater", [:], .unknownValidator("PrefixValidater", nearest: "PrefixValidator")),
      ("httplinkvalidator", [:], .unknownValidator("httplinkvalidator", nearest: "HTTPLinkValidator")),
      ("x", [:], .unknownValidator("x", nearest: "LinkValidator")),
      ("", [:], .unknownValidator("", nearest: "LinkValidator")),
      (
        "PrefixValidator", ["prefx": .text("#")],
        .unknownArgument("prefx", validator: "PrefixValidator", nearest: "prefix")
      ),
      ("EmailValidator", ["text": .text("#")], .unknownArgument("text", validator: "EmailValidator", nearest: nil)),
      (
        "PrefixValidator", ["prefix": .flag(true)],
        .wrongType(argument: "prefix", validator: "PrefixValidator", expected: "a text")
      ),
      (
        "PrefixValidator", ["prefix": .text("#"), "caseSensitive": .text("yes")],
        .wrongType(argument: "caseSensitive", validator: "PrefixValidator", expected: "true or false")
      ),
      (
        "ReverseValidator", ["validator": .validators([prefix])],
        .wrongType(argument: "validator", validator: "ReverseValidator", expected: "a validator")
      ),
      (
        "CompositeValidator", ["validators": .validator(prefix)],
        .wrongType(argument: "validators", validator: "CompositeValidator", expected: "a list of validators")
      ),
      ("CustomLinkValidator", ["url": .text("no link")], .invalidURL("no link")),
    ] as [(String, [String: ValidatorArgument], PrewrittenValidatorError)])
  func mistakeIsNamed(name: String, arguments: [String: ValidatorArgument], error: PrewrittenValidatorError) {
    #expect(throws: error) { try PrewrittenValidator.make(named: name, arguments: arguments) }
    #expect(!error.description.isEmpty)
  }

  @Test func mistakeIsExplained() {
    let error = PrewrittenValidatorError.unknownArgument("prefx", validator: "PrefixValidator", nearest: "prefix")
    #expect(error.description == "PrefixValidator has no argument 'prefx'; did you mean 'prefix'?")
  }

  @Test func hostileNameIsAnsweredAtOnce() {
    let name = String(repeating: "PrefixValidator", count: 100_000)
    #expect(throws: PrewrittenValidatorError.unknownValidator(name, nearest: "PrefixValidator")) {
      try PrewrittenValidator.make(named: name)
    }
  }

  private static func nested(_ depth: Int) -> ValidatorDescription {
    (1..<depth).reduce(prefix) { inner, _ in
      ValidatorDescription(name: "ReverseValidator", arguments: ["validator": .validator(inner)])
    }
  }

  @Test func nestingIsBounded() throws {
    let limit = PrewrittenValidator.nestingLimit
    _ = try PrewrittenValidator.make(Self.nested(limit))
    #expect(throws: PrewrittenValidatorError.nestedTooDeep(limit: limit)) {
      try PrewrittenValidator.make(Self.nested(limit + 1))
    }
  }

  @Test func descriptionIsReadFromJSON() throws {
    let json = """
      {"validator": "CompositeValidator", "arguments": {"validators": [
        {"validator": "PrefixValidator", "arguments": {"prefix": "#", "caseSensitive": true}},
        {"validator": "ReverseValidator", "arguments": {"validator": {"validator": "EmailValidator"}}}]}}
      """
    let description = try JSONDecoder().decode(ValidatorDescription.self, from: Data(json.utf8))
    #expect(
      description
        == ValidatorDescription(
          name: "CompositeValidator",
          arguments: [
            "validators": .validators([
              ValidatorDescription(
                name: "PrefixValidator", arguments: ["prefix": .text("#"), "caseSensitive": .flag(true)]),
              ValidatorDescription(
                name: "ReverseValidator",
                arguments: ["validator": .validator(ValidatorDescription(name: "EmailValidator"))]),
            ])
          ]))
  }

  @Test(arguments: [#"{"arguments": {}}"#, #"{"validator": 1}"#, #"{"validator": "A", "arguments": {"a": 1.5}}"#])
  func otherJSONIsRefused(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ValidatorDescription.self, from: Data(json.utf8)) }
  }
}
