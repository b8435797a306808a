import Testing

@testable import selectable

@Suite struct CompareCommandTests {
  private static let dialects = ["twitter", "bluesky", "gfm"].flatMap { ["--dialect", $0] }

  @Test(arguments: [
    (
      ["Ask @ann.dev: #a-b"],
      """
      4-8    mention  @ann
             twitter
      4-12   mention  @ann.dev
             bluesky
      14-16  hashtag  #a
             twitter
      14-18  hashtag  #a-b
             bluesky
      -      nothing
             gfm

      """, CommandStatus.found
    ),
    (["nothing here"], "-  nothing\n   twitter, bluesky, gfm\n", .nothing),
    (
      ["--units", "scalar", "日本 #日本"],
      "3-6  hashtag  #日本\n     twitter, bluesky\n-    nothing\n     gfm\n", .found
    ),
    (
      ["--escapes", #"a\n"# + "#\u{1B}[31m"],
      "2-8  hashtag  #\\u{1B}[31m\n     bluesky\n-    nothing\n     twitter, gfm\n", .found
    ),
    (
      ["--json", "--dialect", "gfm", "$ibm"],
      """
      {"dialect":"twitter","selections":[{"kind":"cashtag","text":"$ibm","value":"ibm","ranges":{"utf8":[0,4]},"attributes":{}}]}
      {"dialect":"bluesky","selections":[{"kind":"cashtag","text":"$ibm","value":"IBM","ranges":{"utf8":[0,4]},"attributes":{}}]}
      {"dialect":"gfm","selections":[]}

      """, .found
    ),
  ])
  func dialectsAreCompared(arguments: [String], output: String, status: CommandStatus) {
    let run = CommandRun(["compare"] + Self.dialects + arguments)
    #expect(run.output == output)
    #expect(run.diagnostics == "")
    #expect(run.status == status)
  }

  @Test(arguments: [
    (["a", "b"], "compare needs one text; put it in quotes"), ([], "compare needs one text; put it in quotes"),
    (["--dialect", "twiter", "a"], "unknown dialect 'twiter'; did you mean 'twitter'?"),
    (["--units", "miles", "a"], "unknown unit 'miles'"),
  ])
  func misuseIsExplained(arguments: [String], complaint: String) {
    let run = CommandRun(["compare"] + arguments)
    #expect(run.diagnostics.contains(complaint))
    #expect(run.status == .failure)
  }

  @Test(arguments: [
    ("twitter", "usrname", "unknown kind 'usrname'; did you mean 'username'?"),
    (
      "twitter", "bot_command",
      "unknown kind 'bot_command' of the dialect 'twitter'; it is one of 'discord', 'telegram'"
    ),
    ("default", "tweet", "unknown kind 'tweet' of the dialect 'default'; it is one of 'twitter'"),
  ])
  func unknownKindOfADialectIsExplained(dialect: String, kind: String, complaint: String) {
    let run = CommandRun(["validate", "--dialect", dialect, "--kind", kind, "x"])
    #expect(run.diagnostics.hasPrefix("selectable: \(complaint)\n"))
    #expect(run.status == .failure)
  }

  @Test(arguments: [
    ("twitter", "username", "@ann", true), ("twitter", "username", "＠ann", true),
    ("twitter", "username", "@ann.", false),
    ("twitter", "username", "@ann/friends", false), ("twitter", "list", "@ann/friends", true),
    ("twitter", "list", "@ann", false), ("twitter", "hashtag", "#up", true), ("twitter", "hashtag", "#up down", false),
    ("twitter", "url", "http://a_b.c.d:80/x?y#z", true), ("twitter", "url", "a.b", false),
    ("twitter", "url", "ftp://a.b", false), ("twitter", "url", "https://[::1]", true),
    ("twitter", "url", "http://1.2.3.256", false), ("twitter", "url", "http://a@b@c.d", false),
    ("twitter", "url", "http://a.b/%zz", false), ("twitter", "url", "http://a.b:123456", false),
    ("twitter", "tweet", "hello", true), ("twitter", "tweet", "", false),
    ("twitter", "tweet", String(repeating: "字", count: 141), false), ("twitter", "mention", "@ann", true),
    ("telegram", "email", "a+b.c@x-y.co", true), ("telegram", "email", "a@b", false),
    ("telegram", "mention", "@adalove", true), ("telegram", "any", "/start", true), ("gfm", "link", "www.a.co", true),
  ])
  func wholeTextsAreJudged(dialect: String, kind: String, text: String, isValid: Bool) {
    let run = CommandRun(["validate", "--dialect", dialect, "--kind", kind, "--", text])
    #expect(run.output == (isValid ? "valid\n" : "invalid\n"))
  }

  @Test(arguments: [
    (["--option", "require_scheme=false"], "url", "a.b", true),
    (["--option", "require_scheme=true"], "url", "a.b", false),
    (["--option", "config=v1"], "tweet", String(repeating: "字", count: 140), true),
    (["--option", "config=v1"], "tweet", String(repeating: "x", count: 141), false),
  ])
  func optionsDecideAboutWholeTexts(options: [String], kind: String, text: String, isValid: Bool) {
    let run = CommandRun(["validate", "--dialect", "twitter", "--kind", kind] + options + ["--", text])
    #expect(run.output == (isValid ? "valid\n" : "invalid\n"))
  }
}
