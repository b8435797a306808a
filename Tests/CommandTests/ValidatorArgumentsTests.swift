import SelectableText
import Testing

@testable import selectable

@Suite struct ValidatorArgumentsTests {
  @Test(
    arguments: [
      (["prefix=#"], ["prefix": .text("#")]),
      (["text=a=b", "caseSensitive=true"], ["text": .text("a=b"), "caseSensitive": .flag(true)]),
      (["url="], ["url": .text("")]),
      (
        [#"validator={"validator":"PrefixValidator","arguments":{"prefix":"@"}}"#],
        ["validator": .validator(ValidatorDescription(name: "PrefixValidator", arguments: ["prefix": .text("@")]))]
      ),
      (
        [#"validators=[{"validator":"LinkValidator"}]"#],
        ["validators": .validators([ValidatorDescription(name: "LinkValidator", arguments: [:])])]
      ),
    ] as [([String], [String: ValidatorArgument])])
  func pairsAreRead(pairs: [String], arguments: [String: ValidatorArgument]) throws {
    #expect(try ValidatorArguments.read(pairs) == arguments)
  }

  @Test(arguments: [
    ("prefix", "'--argument prefix' is not NAME=VALUE"),
    ("caseSensitive=yes", "the argument 'caseSensitive' must be true or false"),
    ("validator={", "the argument 'validator' is not JSON: unexpected end: expected a string at offset 1"),
    ("validator={}", "'validator' must be a name"),
    ("validators=[1]", "the argument 'validators' must hold validators, not a number"),
    (#"validator={"validator":"A","arguments":[]}"#, "'arguments' must be an object, not an array"),
    (#"validator={"validator":"A","arguments":{"text":null}}"#, "the argument 'text' must not be null"),
  ])
  func mistakesAreExplained(pair: String, message: String) {
    #expect(throws: UsageError(message)) { try ValidatorArguments.read([pair]) }
  }
}
