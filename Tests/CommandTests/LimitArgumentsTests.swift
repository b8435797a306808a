import SelectableText
import Testing

@testable import selectable

@Suite struct LimitArgumentsTests {
  private func limits(_ arguments: [String]) throws -> ScanLimits {
    try ScanOptions(try ParsedArguments(arguments, for: ScanCommand.synopsis)).dialect.limits
  }

  @Test func flagsAreRead() throws {
    #expect(try limits([]) == .default)
    let read = try limits([
      "--match-limit", "7", "--depth-limit", "8", "--heap-limit", "1025", "--time-limit", "20ms", "--max-selections",
      "9",
    ])
    let matching = try MatchLimits(match: 7, depth: 8, heapKibibytes: 2, time: .milliseconds(20))
    #expect(try read == ScanLimits(matching: matching, selectionCount: 9))
  }

  @Test(arguments: [("200us", Duration.microseconds(200)), ("2s", .seconds(2)), ("1ms", .milliseconds(1))])
  func timesHaveAUnit(time: String, expected: Duration) throws {
    #expect(try limits(["--time-limit", time]).matching.time == expected)
  }

  @Test(arguments: [
    (["--match-limit", "0"], "the match limit must be from 1 to 1000000000, not 0"),
    (["--match-limit", "1K"], "'--match-limit 1K' is not a whole number such as 1000"),
    (["--match-limit", "+1"], "'--match-limit +1' is not a whole number such as 1000"),
    (["--depth-limit", "-1"], "the depth limit must be from 1 to 1000000000, not -1"),
    (["--heap-limit", "0"], "'--heap-limit 0' is not a size such as 500, 64K, 16M or 2G"),
    (["--heap-limit", "2G"], "the heap limit in KiB must be from 1 to 1048576, not 2097152"),
    (["--time-limit", "5"], "'--time-limit 5' is not a time such as 200us, 500ms or 2s"),
    (["--time-limit", "s"], "'--time-limit s' is not a time such as 200us, 500ms or 2s"),
    (["--time-limit", "9223372036855ms"], "'--time-limit 9223372036855ms' is not a time such as 200us, 500ms or 2s"),
    (["--time-limit", "0ms"], "the time limit must be from 1us to 3600s, not 0s"),
    (["--time-limit", "3601s"], "the time limit must be from 1us to 3600s, not 3601s"),
    (["--time-limit", "3600000001us"], "the time limit must be from 1us to 3600s, not 3600000001us"),
    (["--max-selections", "0"], "the limit of selections must be from 1 to 1073741824, not 0"),
    (Array(repeating: "-ea", count: 1001), "more than 1000 patterns; put alternatives into one, or scan twice"),
  ])
  func mistakesAreExplained(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try limits(arguments) }
  }

  @Test(arguments: [["-j1"], ["-j3"]])
  func limitsAreReportedOnceAFile(threads: [String]) throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("#a #b #c\n#d\n#e #f #g @h\n", to: "x")
    let run = CommandRun(["scan", "-I", "--max-selections", "2", "-e", "(a+)+$", file] + threads)
    #expect(run.output == "1:1:hashtag:#a\n1:4:hashtag:#b\n2:1:hashtag:#d\n3:1:hashtag:#e\n3:4:hashtag:#f\n")
    #expect(
      run.diagnostics == "selectable: \(file): the scan gave up 2 times, first at offset 6: selection limit exceeded: "
        + "only the first 2 are given; split the text or raise the limit\n")
    #expect(run.status == .found)
  }

  @Test func spentPatternIsOffForTheRestOfTheFileOnly() throws {
    let folder = try TemporaryDirectory()
    let lines = "ab\n" + String(repeating: String(repeating: "a", count: 20_000) + "\n", count: 60) + "ab\n"
    let files = [try folder.write(lines, to: "1"), try folder.write("ab\n", to: "2")]
    let run = CommandRun(["scan", "-j1", "--count", "-H", "--time-limit", "1us", "-e", "ab|a.*[bc]"] + files)
    #expect(run.output == "\(files[0]):1\n\(files[1]):1\n")
    #expect(run.diagnostics.contains("rule 'ab|a.*[bc]' gave up once, first at offset"))
    #expect(run.diagnostics.contains(": time limit exceeded: "))
  }

  @Test func answersTellLimits() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("{\"id\":1,\"text\":\"#a @b\"}\n{\"id\":2,\"text\":\"@b\"}\n", to: "x")
    let run = CommandRun(["scan", "--messages", "--max-selections", "1", file])
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.first?.hasSuffix(
        ",\"limits\":[{\"reason\":\"selection limit exceeded: only the first 1 are given; split the text or raise the limit\","
          + "\"utf8_offset\":3}]}") == true)
    #expect(lines.last?.contains("limits") == false)
    let catastrophe = String(repeating: "a", count: 5000) + "b"
    let pattern = try folder.write("{\"text\":\"\(catastrophe)\"}\n", to: "y")
    #expect(
      CommandRun(["scan", "--messages", "-e", "(a+)+$", pattern]).output
        .hasPrefix("{\"selections\":[],\"limits\":[{\"rule\":\"(a+)+$\",\"reason\":\"match limit exceeded: "))
  }

  @Test func explanationsTellLimits() {
    let run = CommandRun("explain", "--match-limit", "3", "-e", "(a+)+$", "aaaaaab #c")
    #expect(run.diagnostics.hasPrefix("selectable: rule '(a+)+$' gave up once, first at offset 0: match limit"))
    #expect(run.output.contains("hashtag"))
  }

  @Test func undecidedTextsAreNeitherValidNorInvalid() throws {
    let catastrophe = String(repeating: "a", count: 50_000) + "b"
    let arguments = ["validate", "--validator", "RegexValidator", "--argument", "pattern=(a+)+$"]
    let run = CommandRun(arguments + ["aa", catastrophe, "b"])
    #expect(run.output == "valid\nundecided\ninvalid\n")
    #expect(run.diagnostics.hasPrefix("selectable: match limit exceeded"))
    #expect(run.status == .failure)
    let folder = try TemporaryDirectory()
    let members = "\"validator\":\"RegexValidator\",\"arguments\":{\"pattern\":\"(a+)+$\"}"
    let file = try folder.write("{\"id\":1,\"text\":\"\(catastrophe)\",\(members)}\n", to: "x")
    let messages = CommandRun("validate", "--messages", file)
    #expect(messages.output.hasPrefix("{\"id\":1,\"error\":\"match limit exceeded"))
    #expect(messages.status == .failure)
  }
}
