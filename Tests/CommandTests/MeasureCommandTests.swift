import Testing

@testable import selectable

@Suite struct MeasureCommandTests {
  @Test(arguments: [
    (["two words", "猫"], "9\t271\n2\t278\n", CommandStatus.found),
    (["--counter", "twitter-v1", "猫"], "1\t139\n", .found),
    (["-c", "twitter-v2", "👍🏽"], "4\t276\n", .found),
    (["--escapes", #"a\nb"#], "3\t277\n", .found),
    (["see one.org", ""], "27\t253\n0\t280\n", .nothing),
    ([String(repeating: "x", count: 281)], "281\t-1\n", .nothing),
    (["--quiet", ""], "", .nothing),
    (
      ["--json", "e\u{301}\u{FFFF}"],
      #"{"count":3,"limit":280,"valid":false,"permillage":10,"display_range":{"scalar":[0,3]},"valid_range":{"scalar":[0,2]}}"#
        + "\n",
      .nothing
    ),
  ])
  func textsAreCounted(arguments: [String], output: String, status: CommandStatus) {
    let run = CommandRun(["measure"] + arguments)
    #expect(run.output == output)
    #expect(run.diagnostics == "")
    #expect(run.status == status)
  }

  @Test(arguments: [
    (
      #"{"id":7,"text":"猫 a.co","counter":"twitter-v2"}"#,
      #"{"id":7,"count":26,"limit":280,"valid":true,"permillage":92,"display_range":{"scalar":[0,6]},"valid_range":{"scalar":[0,6]}}"#,
      CommandStatus.found
    ),
    (
      #"{"text":"","counter":null}"#,
      #"{"count":0,"limit":140,"valid":false,"permillage":0,"display_range":{"scalar":[0,0]},"valid_range":{"scalar":[0,0]}}"#,
      .nothing
    ),
    (
      #"{"id":"a","text":"","counter":"twitter-v4"}"#,
      #"{"id":"a","error":"unknown counter 'twitter-v4'; did you mean 'twitter-v1'?"}"#, .failure
    ),
    (#"{"text":"","counter":3}"#, #"{"error":"'counter' must be a string, not a number"}"#, .failure),
    (#"{"id":1}"#, #"{"id":1,"error":"no 'text' at offset 8"}"#, .failure),
  ])
  func messagesAreAnsweredInPlace(message: String, answer: String, status: CommandStatus) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(message + "\n", to: "messages")
    let run = CommandRun("measure", "--messages", "--counter", "twitter-v1", file)
    #expect(run.output == answer + "\n")
    #expect(run.status == status)
  }

  @Test(arguments: [
    (["--counter", "twiter-v3", "a"], "unknown counter 'twiter-v3'; did you mean 'twitter-v3'?"),
    (["--messages", "--escapes"], "'--messages' and '--escapes' exclude each other: JSON has escapes of its own"),
    (["--messages", "--whole"], "'--messages' and '--whole' exclude each other: each line is a message"),
  ])
  func misuseIsExplained(arguments: [String], message: String) {
    let run = CommandRun(["measure"] + arguments)
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(run.diagnostics.hasPrefix("selectable: \(message)\n"))
  }
}
