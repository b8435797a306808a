import SelectableText
import Testing

@testable import selectable

@Suite struct CommandTests {
  @Test(arguments: [
    (["scna"], "unknown subcommand 'scna'; did you mean 'scan'?"),
    (["version"], "unknown subcommand 'version'; did you mean '--version'?"),
    (["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
    (["--version", "--verbsoe"], "unknown option '--verbsoe'; did you mean '--verbose'?"),
    (["scan", "--kind", "emial"], "unknown kind 'emial'; did you mean 'email'?"),
    (["validate", "x"], "'--kind' or '--validator' is needed"),
    (["validate", "--kind", "lnik", "x"], "unknown kind 'lnik'; did you mean 'link'?"),
    (["validate", "--kind", "link", "--validator", "LinkValidator"], "'--kind' and '--validator' exclude each other"),
    (
      ["validate", "--messages", "--kind", "link"],
      "'--messages' and '--kind' exclude each other: each message says what it needs"
    ),
    (
      ["validate", "--validator", "LinkValidator", "--option", "fuzzy_ip=true", "x"],
      "'--option' needs '--kind' or '--messages'"
    ),
    (["tokens", "--unit", "utf8"], "unknown option '--unit'; did you mean '--units'?"),
  ])
  func misuseEndsWithTwoAndTheNearestName(arguments: [String], message: String) {
    let run = CommandRun(arguments)
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(run.diagnostics.hasPrefix("selectable: \(message)\n"))
  }

  @Test(arguments: [
    ["--help"], ["help"], ["scan", "--help"], ["help", "scan"], ["validate", "-h"], ["tokens", "--help"],
    ["format", "--help"],
  ])
  func helpIsGivenEverywhere(arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.status == .found)
    #expect(run.output.contains("Usage: selectable"))
    #expect(run.diagnostics == "")
  }

  @Test func withoutArgumentsHelpGoesToTheErrorOutput() {
    let run = CommandRun()
    #expect(run.status == .failure)
    #expect(run.diagnostics.contains("Usage: selectable"))
  }

  @Test func versionsAreShown() {
    #expect(CommandRun("--version").output == "selectable \(VersionReport.version)\n")
    let verbose = CommandRun("--version", "--verbose").output
    #expect(verbose.hasPrefix("selectable \(VersionReport.version)\n"))
    #expect(verbose.contains("dialects: default"))
  }

  @Test func whatCannotBeReadIsReportedAndTheRestScanned() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "a")
    let run = CommandRun("scan", directory.path + "/none", directory.path + "/a")
    #expect(run.status == .failure)
    #expect(run.diagnostics == "selectable: \(directory.path)/none: No such file or directory\n")
  }

  @Test func anEmptyPathIsShown() {
    #expect(CommandRun("scan", "").diagnostics == "selectable: '': No such file or directory\n")
  }

  @Test(arguments: ["scan", "validate"])
  func helpNamesTheOptionsOfDetectionAndIsNarrow(subcommand: String) {
    let help = CommandRun(subcommand, "--help").output
    for name in DetectionOptions.names { #expect(help.contains(name)) }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test func binaryFilesAreSkippedWithANote() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write([0x7F, 0x45, 0x4C, 0x46], to: "a")
    #expect(CommandRun("scan", file).diagnostics == "selectable: \(file): binary file, skipped\n")
    #expect(CommandRun("scan", file).status == .nothing)
    #expect(CommandRun("scan", "-a", file).diagnostics == "")
  }

  @Test func filesWithoutSelectionsAreCountedOnDemand() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("no thing\n", to: "a")
    #expect(CommandRun("scan", "--count", file) == CommandRun("scan", "--json", file))
    #expect(CommandRun("scan", "--count", "--include-zero", file).output == "0\n")
    #expect(CommandRun("scan", "-cH", "--include-zero", file).output == "\(file):0\n")
    #expect(CommandRun("scan", "-c", "--include-zero", directory.path).output == "\(file):0\n")
    #expect(CommandRun("scan", "-cI", "--include-zero", directory.path).output == "0\n")
  }

  @Test(arguments: [
    (["tokens", "a  b"], "0\t1\tword\ta\n1\t3\tspace\t  \n3\t4\tword\tb\n"),
    (["tokens", "--escapes", #"#a\0\\"#], "0\t2\tword\t#a\n2\t3\tterminator\t\\0\n3\t4\tword\t\\\n"),
    (["tokens", "--json", "#tag"], ##"{"kind":"word","text":"#tag","ranges":{"utf8":[0,4]}}"## + "\n"),
    (["tokens", "--units", "scalar", "👍 x"], "0\t1\tword\t👍\n1\t2\tspace\t \n2\t3\tword\tx\n"),
    (["tokens", ""], ""),
  ])
  func tokensOfTextsAreShown(arguments: [String], output: String) {
    #expect(CommandRun(arguments).output == output)
    #expect(CommandRun(arguments).status == .found)
  }

  @Test func tokensOfFilesAreShown() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("a\n", to: "a")
    #expect(CommandRun("tokens", file).output == "0\t1\tword\ta\n1\t2\tnewLine\t\\n\n")
    #expect(CommandRun("tokens", "--text", file).output == "0\t\(file.utf8.count)\tword\t\(file)\n")
  }

  @Test(arguments: [
    (
      ["--validator", "PrefixValidator", "--argument", "prefix=#", "#a", "b"], "valid\ninvalid\n", CommandStatus.nothing
    ),
    (["--validator=PrefixValidator", "--argument=prefix=\n", "--escapes", #"\nx"#], "valid\n", .found),
    (["--validator=PrefixValidator", "--argument=prefix=#", "-q", "a"], "", .nothing),
  ])
  func validatorsDecide(arguments: [String], output: String, status: CommandStatus) {
    let run = CommandRun(["validate"] + arguments)
    #expect(run.output == output)
    #expect(run.status == status)
  }

  @Test func messagesAreAnsweredInOrderWithErrorsInTheirPlaces() throws {
    let directory = try TemporaryDirectory()
    let messages = """
      {"id":1,"text":"#a","validator":"PrefixValidator","arguments":{"prefix":"#"}}

      {"id":[2, null],"text":"a","validator":"PrefixValidator","arguments":{"prefix":"#"}}
      {"id":3,"text":
      {"id":4,"text":"a","validator":"NoValidator"}
      {"text":"a"}
      """
    let run = CommandRun("validate", "--messages", try directory.write(messages, to: "messages"))
    #expect(run.status == .failure)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.prefix(2) == [#"{"id":1,"valid":true}"#, #"{"id":[2, null],"valid":false}"#])
    #expect(lines[2].hasPrefix(#"{"id":3,"error":"'text' must be a string"#))
    #expect(lines[3].hasPrefix(#"{"id":4,"error":"unknown validator 'NoValidator'"#))
    #expect(lines[4] == #"{"error":"no 'kind' and no 'validator'"}"#)
  }

  @Test func scanMessagesRefuseWhatTheyDoNotKnow() throws {
    let directory = try TemporaryDirectory()
    let messages = """
      {"id":1,"text":"a","kinds":["lnik"]}
      {"id":2,"text":"a","kinds":"link"}
      {"id":3,"text":"a","options":{"target":"_blank"}}
      {"id":4,"text":"a","options":{"regoin":"US"}}
      {"id":5,"text":"a","options":7}
      """
    let run = CommandRun("scan", "--messages", try directory.write(messages, to: "messages"))
    #expect(run.status == .failure)
    #expect(
      run.output == """
        {"id":1,"error":"unknown kind 'lnik'; did you mean 'link'?"}
        {"id":2,"error":"'kinds' must be an array of strings"}
        {"id":3,"selections":[]}
        {"id":4,"error":"unknown option 'regoin'; did you mean 'region'?"}
        {"id":5,"error":"'options' must be an object, not a number"}

        """)
  }
}

@Suite(.enabled(if: CommandRun.canFind)) struct FindingTests {
  @Test func aMessageThatIsTooLongIsAnsweredInItsPlace() throws {
    let directory = try TemporaryDirectory()
    let messages = """
      {"id":1,"text":"@a"}
      {"id":2,"text":"this is longer than the others and than 64 bytes, so it is left out"}
      {"id":3,"text":""}
      """
    let run = CommandRun("scan", "--messages", "--max-line", "64", try directory.write(messages, to: "messages"))
    #expect(run.status == .failure)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix(#"{"id":1,"selections":[{"kind":"mention""#))
    #expect(lines[1].hasPrefix(#"{"error":"line 2 is longer than 64 bytes"#))
    #expect(lines[2] == #"{"id":3,"selections":[]}"#)
  }

  @Test func linesShowPathsByRipgrepsRule() throws {
    let directory = try TemporaryDirectory()
    let first = try directory.write("x @ann\n", to: "a")
    let second = try directory.write("\nmail ann@example.org", to: "b")
    #expect(CommandRun("scan", first).output == "1:3:mention:@ann\n")
    #expect(CommandRun("scan", "-H", first).output == "\(first):1:3:mention:@ann\n")
    #expect(
      CommandRun("scan", directory.path).output
        == "\(first):1:3:mention:@ann\n\(second):2:6:email:ann@example.org\n")
    #expect(CommandRun("scan", "-I", first, second).output == "1:3:mention:@ann\n2:6:email:ann@example.org\n")
    #expect(CommandRun("scan", "-c", first, second).output == "\(first):1\n\(second):1\n")
  }

  @Test func utf16FilesCountInTheirUTF8Form() throws {
    let directory = try TemporaryDirectory()
    let bytes = Array("é @ann\n".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let file = try directory.write([0xFF, 0xFE] + bytes, to: "a")
    #expect(CommandRun("scan", file).output == "1:4:mention:@ann\n")
  }

  @Test func kindsAreOfTheDialectAndPatternsAlwaysReported() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("@ann OPS-1 a@b.com a.com OPS-2\n", to: "a")
    let patterns = ["-e", "OPS-1", "--rule", "ticket=OPS-2"]
    func scan(_ arguments: String...) -> String { CommandRun(["scan"] + patterns + arguments + [file]).output }
    #expect(scan("--kind", "mention") == "1:1:mention:@ann\n1:6:pattern:OPS-1\n1:26:ticket:OPS-2\n")
    #expect(scan("--kind=ticket") == "1:6:pattern:OPS-1\n1:26:ticket:OPS-2\n")
    #expect(
      scan("--kind=mention,email", "--word")
        == "1:1:mention:@ann\n1:6:pattern:OPS-1\n1:12:email:a@b.com\n1:26:ticket:OPS-2\n")
  }

  @Test func optionsChangeWhatIsDetectedAndMessagesHaveTheLastWord() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("http://a.onion b.onion", to: "a")
    #expect(CommandRun("scan", "--kind=link", file).output == "1:1:link:http://a.onion\n")
    #expect(
      CommandRun("scan", "--kind=link", "--option", "extra_tlds=onion", file).output
        == "1:1:link:http://a.onion\n1:16:link:b.onion\n")
    #expect(CommandRun("validate", "--kind=link", "--option=extra_tlds=onion", "b.onion").output == "valid\n")
    let messages = """
      {"text":"b.onion","kind":"link"}
      {"text":"b.onion","kind":"link","options":{"extra_tlds":[]}}
      {"text":"b.onion","kind":"link","options":{"fuzzy_ip":true}}
      """
    let run = CommandRun("validate", "--messages", "--option=extra_tlds=onion", try directory.write(messages, to: "b"))
    #expect(run.output == "{\"valid\":true}\n{\"valid\":false}\n{\"valid\":true}\n")
    let scan = CommandRun("scan", "--messages", "--option=extra_tlds=onion", try directory.write(messages, to: "b"))
    #expect(scan.output.split(separator: "\n").map { $0.contains("b.onion") } == [true, false, true])
  }

  @Test func kindsHideOthersAndPatternsAreLines() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("OPS-1 @ann\nx OPS-2", to: "a")
    #expect(CommandRun("scan", "--kind", "pattern", "-e", "^OPS-[0-9]", file).output == "1:1:pattern:OPS-1\n")
    #expect(CommandRun("scan", "--kind=ticket", "--rule", "ticket=OPS-[0-9]$", file).output == "2:3:ticket:OPS-2\n")
  }

  @Test func aKindMustCoverTheWholeText() {
    #expect(CommandRun("validate", "--kind", "email", "ann@example.org").output == "valid\n")
    #expect(CommandRun("validate", "--kind", "email", "to ann@example.org").output == "invalid\n")
    #expect(CommandRun("validate", "--kind", "any", "@ann", "").output == "valid\ninvalid\n")
  }
}
