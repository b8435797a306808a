import Testing

@testable import selectable

@Suite struct ParsedArgumentsTests {
  static let synopsis = Synopsis(
    name: "example", summary: "", operands: "",
    options: [
      .flag("--json", "j", help: ""), .flag("--quiet", "q", help: ""), .value("--kind", "k", "KIND", help: ""),
      .flag("--follow", "L", help: ""),
    ], notes: "")

  @Test(arguments: [
    (["--json", "a", "-q"], "--json= --quiet=", "a"),
    (["--kind", "link", "--kind=email"], "--kind=link --kind=email", ""),
    (["--kind=a=b"], "--kind=a=b", ""),
    (["--kind="], "--kind=", ""),
    (["-jqk", "link", "x"], "--json= --quiet= --kind=link", "x"),
    (["-klink"], "--kind=link", ""),
    (["-k", "--json"], "--kind=--json", ""),
    (["-", "--", "--json", "-q"], "", "- --json -q"),
    ([""], "", ""),
  ])
  func argumentsAreToldApart(arguments: [String], occurrences: String, operands: String) throws {
    let parsed = try ParsedArguments(arguments, for: Self.synopsis)
    #expect(parsed.occurrences.map { "\($0.name)=\($0.value)" }.joined(separator: " ") == occurrences)
    #expect(parsed.operands.joined(separator: " ") == operands)
  }

  @Test(arguments: [
    (["--jsno"], "unknown option '--jsno'; did you mean '--json'?"),
    (["--kin=x"], "unknown option '--kin'; did you mean '--kind'?"),
    (["-jx"], "unknown option '-x'; did you mean '--help'?"),
    (["-l"], "unknown option '-l'; did you mean '-L'?"),
    (["-F"], "unknown option '-F'; did you mean '--follow'?"),
    (["--json=yes"], "option '--json' takes no value"),
    (["--kind"], "option '--kind' needs a value: --kind KIND"),
    (["-jk"], "option '-k' needs a value: -k KIND"),
  ])
  func mistakesAreExplained(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try ParsedArguments(arguments, for: Self.synopsis) }
  }

  @Test func theLastOfSeveralCounts() throws {
    let parsed = try ParsedArguments(["-q", "-k", "a", "-j", "-k", "b", "-q"], for: Self.synopsis)
    #expect(parsed.last("--kind") == "b")
    #expect(parsed.all("--kind") == ["a", "b"])
    #expect(parsed.lastGiven(among: "--json", "--quiet") == "--quiet")
    #expect(parsed.lastGiven(among: "--follow") == nil)
  }

  @Test func helpNamesEveryOption() {
    let help = Self.synopsis.helpText
    for option in Self.synopsis.allOptions { #expect(help.contains(option.spelling)) }
  }
}
