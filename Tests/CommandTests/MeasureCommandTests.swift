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
    (["--quiet", ""], "", .nothing), (["--quiet", "--truncate", "a"], "", .found),
    // Two limits, no limit, a limit of one's own; of an SMS, segments and what is left of the last.
    (["-c", "bluesky", "日本"], "2\t298\t6\t2994\n", .found), (["-c", "utf8", "日本"], "6\n", .found),
    (["-c", "utf8", ""], "0\n", .found),
    (["-c", "grapheme", "--limit", "1", "日本"], "2\t-1\n", .nothing),
    (["--limit", "24", "a a.co"], "25\t-1\n", .nothing),
    (["-c", "sms", "a€"], "3\t1527\t1\t157\n", .found), (["-c", "sms", "--limit", "1", "日"], "1\t69\t1\t69\n", .found),
    (["-c", "mastodon", "@ann@b.example http://a.co"], "28\t472\n", .found),
    // Cut: what fits stays, and the status is that of the texts as they are.
    (["--truncate", "--limit", "9", "hello there", "hello"], "hello t…\nhello\n", .nothing),
    (["--truncate", "--limit", "9", "--ellipsis", "", "see one.org/a"], "see\n", .nothing),
    (["--truncate", "--limit", "30", "--links", "keep", "see this one.org/a"], "see… one.org/a\n", .nothing),
    (
      ["-c", "sms", "--truncate", "--limit", "1", String(repeating: "x", count: 161)],
      String(repeating: "x", count: 157) + "...\n", .nothing
    ),
    (["-c", "utf16", "--truncate", "--limit", "4", "--escapes", #"a\n\n\nb\nc"#], "a…\n", .nothing),
    (
      ["--json", "-c", "bluesky", "--truncate", "--limit", "3", "日本語です"],
      #"{"count":5,"limit":3,"valid":false,"permillage":1666,"display_range":{"scalar":[0,5]},"valid_range":{"scalar":[0,3]},"counts":[{"unit":"grapheme","count":5,"limit":3},{"unit":"utf8","count":15,"limit":3000}],"truncated":{"text":"日本…","is_truncated":true,"kept_ranges":{"utf8":[[0,6]]}}}"#
        + "\n", .nothing
    ),
    (
      ["--json", "-c", "scalar", "ab"],
      #"{"count":2,"limit":null,"valid":true,"permillage":null,"display_range":{"scalar":[0,2]},"valid_range":{"scalar":[0,2]}}"#
        + "\n", .found
    ),
    (
      ["--json", "-c", "sms", "日"],
      #"{"count":1,"limit":670,"valid":true,"permillage":1,"display_range":{"scalar":[0,1]},"valid_range":{"scalar":[0,1]},"segments":{"encoding":"ucs2","count":1,"units_left":69}}"#
        + "\n", .found
    ),
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
    (
      #"{"text":"read this: https://a.co/b now","counter":"utf16","limit":20,"truncate":true,"links":"keep","ellipsis":"~"}"#,
      #"{"count":29,"limit":20,"valid":false,"permillage":1450,"display_range":{"scalar":[0,29]},"valid_range":{"scalar":[0,20]},"truncated":{"text":"read~ https://a.co/b","is_truncated":true,"kept_ranges":{"utf8":[[0,4],[11,25]]}}}"#,
      .nothing
    ),
    (
      #"{"text":"a","truncate":true,"ellipsis":null,"links":"drop"}"#,
      #"{"count":1,"limit":140,"valid":true,"permillage":7,"display_range":{"scalar":[0,1]},"valid_range":{"scalar":[0,1]},"truncated":{"text":"a","is_truncated":false,"kept_ranges":{"utf8":[[0,1]]}}}"#,
      .found
    ),
    (#"{"text":"","limit":-1}"#, #"{"error":"'limit' must be a whole number from 0 on, not -1"}"#, .failure),
    (#"{"text":"","limit":1.5}"#, #"{"error":"'limit' must be a whole number from 0 on, not 1.5"}"#, .failure),
    (#"{"text":"","limit":"1"}"#, #"{"error":"'limit' must be a number, not a string"}"#, .failure),
    (#"{"text":"","truncate":1}"#, #"{"error":"'truncate' must be a boolean, not a number"}"#, .failure),
    (#"{"text":"","links":"kep"}"#, #"{"error":"unknown way with links 'kep'; did you mean 'keep'?"}"#, .failure),
    (
      #"{"text":"a","counter":"utf8","truncate":true}"#,
      #"{"error":"counter 'utf8' allows any number: to cut a text, state a limit"}"#, .failure
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
    (["--limit", "many", "a"], "'--limit many' is not a whole number such as 1000"),
    (["--truncate", "-c", "scalar", "a"], "counter 'scalar' allows any number: to cut a text, state a limit"),
    (["--ellipsis", "-", "a"], "'--ellipsis' says how to cut, and needs '--truncate'"),
    (["--truncate", "--links", "all", "a"], "unknown way with links 'all'; did you mean 'drop'?"),
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
