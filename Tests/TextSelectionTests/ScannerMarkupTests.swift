import TextSelection
import TextValidation
import Testing

/// What the markup of Slack and Discord means, and what they display in its place.
@Suite struct ScannerMarkupTests {
  /// A message that is nothing but one selection, its value, and its attributes.
  typealias Row = (text: String, value: String, attributes: [String: String])

  private static let slackRows: [Row] = [
    ("<@U1|ada &amp; co>", "U1", ["target": "user", "replacement": "ada & co"]),
    ("<@U1>", "U1", ["target": "user"]),
    ("<@U1|>", "U1", ["target": "user"]),
    ("<!subteam^S1|@team>", "S1", ["target": "group", "replacement": "@team"]),
    ("<!subteam^S1>", "S1", ["target": "group"]),
    ("<!here>", "here", ["target": "special", "replacement": "@here"]),
    ("<!channel|channel>", "channel", ["target": "special", "replacement": "channel"]),
    ("<#C1|general>", "C1", ["replacement": "general"]),
    ("<#C1>", "C1", [:]),
    ("<!date^12^{date}|Feb &lt;18>", "12", ["format": "{date}", "replacement": "Feb <18"]),
    (
      "<!date^12^{date}^https://a.co/?a&amp;b|x>", "12",
      ["format": "{date}", "href": "https://a.co/?a&b", "replacement": "x"]
    ),
    (
      "<https://a.co/?a=1&amp;b=2>", "https://a.co/?a=1&b=2",
      ["href": "https://a.co/?a=1&b=2", "replacement": "https://a.co/?a=1&b=2"]
    ),
    ("<https://a.co|a|b&gt;>", "https://a.co", ["href": "https://a.co", "replacement": "a|b>"]),
    ("<x:&amp;lt;&amp&lt>", "x:&lt;&amp&lt", ["href": "x:&lt;&amp&lt", "replacement": "x:&lt;&amp&lt"]),
    (":a::skin-tone-2:", "a::skin-tone-2", [:]),
    (":+1:", "+1", [:]),
  ]

  private static let discordRows: [Row] = [
    ("<@80351110224678912>", "80351110224678912", ["target": "user"]),
    ("<@!80351110224678912>", "80351110224678912", ["target": "user"]),
    ("<@&80351110224678912>", "80351110224678912", ["target": "role"]),
    ("@everyone", "everyone", ["target": "special"]),
    ("<#80351110224678912>", "80351110224678912", [:]),
    ("<:up:80351110224678912>", "up:80351110224678912", ["replacement": ":up:"]),
    ("<a:up:80351110224678912>", "up:80351110224678912", ["replacement": ":up:", "animated": "true"]),
    ("</set 上:80351110224678912>", "set 上", ["replacement": "/set 上", "id": "80351110224678912"]),
    ("<t:-12>", "-12", [:]),
    ("<t:12:R>", "12", ["style": "R"]),
    ("<id:guide>", "guide", [:]),
    ("https://a.co/x", "https://a.co/x", ["href": "https://a.co/x"]),
    ("[a *b*](https://a.co/(x))", "https://a.co/(x)", ["href": "https://a.co/(x)", "replacement": "a *b*"]),
    (
      "<https://a.co/.>", "https://a.co/.",
      ["href": "https://a.co/.", "replacement": "https://a.co/.", "preview": "suppressed"]
    ),
  ]

  @Test(arguments: slackRows) func slackTellsWhatItDisplays(_ row: Row) throws { try check(row, "slack") }

  @Test(arguments: discordRows) func discordTellsWhatItDisplays(_ row: Row) throws { try check(row, "discord") }

  private func check(_ row: Row, _ dialect: String) throws {
    let scanner = try scanner(dialect)
    var scratch = ScanScratch()
    var found: [Candidate] = []
    let utf8 = row.text.utf8.span
    scanner.scan(utf8, scratch: &scratch) { found.append($0) }
    try #require(found.count == 1)
    #expect(scanner.value(of: found[0], in: utf8) == row.value)
    #expect(scanner.attributes(of: found[0], in: utf8) == row.attributes)
  }

  private func scanner(_ dialect: String, kinds: Set<SelectionKind>? = nil) throws -> Scanner {
    var configuration = Scanner.Configuration()
    configuration.pack = try #require(Pack.builtIn(named: dialect))
    configuration.kinds = kinds
    return Scanner(configuration)
  }

  @Test(arguments: [
    ("slack", "<https://a.co/:a:|<@U1> <@U2>", "<@U2>"),
    ("discord", "[@everyone](https://a.co)", "@everyone"),
    ("discord", "https://a.co/@here", "@here"),
    ("discord", "<https://a.co/@here> <https://a.co/@everyone", "@everyone"),
  ])
  func insideOfWhatIsNotAskedForIsSearchedIfItIsNoEntity(dialect: String, text: String, mention: String) throws {
    let selections = try scanner(dialect, kinds: [.mention]).selections(in: text)
    #expect(selections.map { String(text[$0.range(in: text)]) } == [mention])
  }

  @Test(arguments: [
    ("slack", [UInt8]("<@U1|".utf8) + [0xFF] + [UInt8]("> <@U2>".utf8), 8..<13),
    ("discord", [UInt8]("[a](https://a.co/".utf8) + [0xFF] + [UInt8](")".utf8), 4..<17),
    ("discord", [UInt8]("[".utf8) + [0xFF] + [UInt8]("](https://a.co)".utf8), 4..<16),
  ])
  func whatIsNotUTF8IsInNoSelection(dialect: String, bytes: [UInt8], expected: Range<Int>) throws {
    var scratch = ScanScratch()
    var found: [Range<Int>] = []
    try scanner(dialect).scan(bytes.span, scratch: &scratch) { found.append($0.utf8Range) }
    #expect(found == [expected])
  }
}
