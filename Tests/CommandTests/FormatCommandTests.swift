import Testing

@testable import selectable

@Suite struct FormatCommandTests {
  @Test(arguments: [
    (["https://a.example/%CE%B1.%CE%B2."], "https://a.example/α.β%2E\n"),
    (["a.example/%C3%A9", "a.example/)"], "a.example/é\na.example/%29\n"),
    (["--full", "https://bücher.example/é"], "https://xn--bcher-kva.example/%C3%A9\n"),
    (["--escapes", #"a.example/b\tc"#], "a.example/b%09c\n"),
    (["a\u{1B}b.example/c"], "a\\u{1B}b.example/c\n"),
  ])
  func argumentsAreSpeltOneALine(arguments: [String], output: String) {
    let run = CommandRun(["format"] + arguments)
    #expect(run.output == output)
    #expect(run.status == .found)
  }

  @Test(arguments: [
    (#"{"id":1,"text":"a.example/%C3%A9"}"#, #"{"id":1,"text":"a.example/é"}"#, CommandStatus.found),
    (
      #"{"id":"b","text":"","parts":[["host","a.example"],["path","b/c"],["query","d"],["value","e&f"]]}"#,
      #"{"id":"b","text":"a.example/b%2Fc?d=e%26f"}"#, .found
    ),
    (
      #"{"id":1,"text":"","parts":[["hots","a"]]}"#, #"{"id":1,"error":"unknown part 'hots'; did you mean 'host'?"}"#,
      .failure
    ),
    (
      #"{"id":1,"text":"","parts":[["value","a"]]}"#, #"{"id":1,"error":"part 0: a value must follow its query"}"#,
      .failure
    ),
    (
      #"{"id":1,"text":"","parts":[["path"]]}"#,
      #"{"id":1,"error":"part 0 must be a pair of strings, the part's name and its text"}"#, .failure
    ),
    (#"{"id":1,"text":"","parts":{}}"#, #"{"id":1,"error":"'parts' must be an array, not an object"}"#, .failure),
    (#"{"id":1}"#, #"{"id":1,"error":"no 'text' at offset 8"}"#, .failure),
  ])
  func messagesAreAnsweredInPlace(message: String, answer: String, status: CommandStatus) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(message + "\n", to: "messages")
    let run = CommandRun("format", "--messages", file)
    #expect(run.output == answer + "\n")
    #expect(run.status == status)
  }

  @Test func messagesAreSpeltInFullToo() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(#"{"text":"","parts":[["host","é.example"],["path","ü/"]]}"# + "\n", to: "messages")
    #expect(
      CommandRun("format", "--messages", "--full", file).output
        == #"{"text":"xn--9ca.example/%C3%BC%2F"}"# + "\n")
  }

  @Test(arguments: [
    (["--fulll", "a"], "unknown option '--fulll'; did you mean '--full'?"),
    (["--messages", "--escapes"], "'--messages' and '--escapes' exclude each other: JSON has escapes of its own"),
  ])
  func misuseIsExplained(arguments: [String], message: String) {
    let run = CommandRun(["format"] + arguments)
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(run.diagnostics.hasPrefix("selectable: \(message)\n"))
  }

  @Test func helpNamesTheParts() {
    #expect(CommandRun("format", "--help").output.contains("scheme, host, path, query, value, fragment"))
  }
}
