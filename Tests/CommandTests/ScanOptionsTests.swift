import SelectableText
import Testing

@testable import selectable

@Suite struct ScanOptionsTests {
  private func options(_ arguments: [String]) throws -> ScanOptions {
    try ScanOptions(try ParsedArguments(arguments, for: ScanCommand.synopsis))
  }

  @Test(arguments: [
    (["--dialect", "defualt"], "unknown dialect 'defualt'; did you mean 'default'?"),
    (["--units", "utf8,utf61"], "unknown unit 'utf61'; did you mean 'utf16'?"),
    (["--kind", ","], "'--kind' names no kind"),
    (["-e", ""], "-e: the pattern is empty"),
    (["--units", ","], "'--units' names no unit"),
    (["--resolver", "precedent"], "unknown resolver 'precedent'; did you mean 'precedence'?"),
    (["--color", "allways"], "unknown colour choice 'allways'; did you mean 'always'?"),
    (["--rule", "name"], "'--rule name' is not NAME=PATTERN"),
    (["--rule", "=x"], "'--rule =x' is not NAME=PATTERN"),
    (["--rule", "a,b=x"], "the name 'a,b' must not contain a comma"),
    (["-j", "0"], "'--threads 0' is not a number from 1 to 1024"),
    (["-j", "two"], "'--threads two' is not a number from 1 to 1024"),
    (["--threads=-1"], "'--threads -1' is not a number from 1 to 1024"),
    (["--threads", "1025"], "'--threads 1025' is not a number from 1 to 1024"),
    (["--threads", "+2"], "'--threads +2' is not a number from 1 to 1024"),
    (["--max-line", "0"], "'--max-line 0' is not a size such as 500, 64K, 16M or 2G"),
    (["--max-line", "K"], "'--max-line K' is not a size such as 500, 64K, 16M or 2G"),
    (["--max-line", "1T"], "'--max-line 1T' is not a size such as 500, 64K, 16M or 2G"),
    (
      ["--max-line", "9223372036854775807G"],
      "'--max-line 9223372036854775807G' is not a size such as 500, 64K, 16M or 2G"
    ),
    (["--count", "--json"], "'--count' and '--json' exclude each other"),
    (["--messages", "--count"], "'--messages' and '--count' exclude each other"),
    (["--messages", "--escapes"], "'--messages' and '--escapes' exclude each other: JSON has its own"),
  ])
  func mistakesAreExplained(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try options(arguments) }
  }

  @Test func unknownKindIsAnsweredWithTheNearest() throws {
    let dialect = try options(["--rule", "ticket=[A-Z]+-[0-9]+"]).dialect
    #expect(throws: UsageError("unknown kind 'tickets'; did you mean 'ticket'?")) {
      try dialect.makeScanner(kinds: ["tickets"], textUnit: .line)
    }
    #expect(throws: Never.self) { try dialect.makeScanner(kinds: ["ticket", "link", "pattern"], textUnit: .line) }
  }

  @Test func unknownMessageOptionIsAnErrorAndRenderingOptionsAreIgnored() throws {
    let dialect = DialectChoice()
    #expect(throws: Never.self) {
      try dialect.makeScanner(
        kinds: nil, messageOptions: ["target": .null, "hits": .array([]), "entities": .null], textUnit: .whole)
    }
    #expect(throws: UsageError("unknown option 'targte'; did you mean 'target'?")) {
      try dialect.makeScanner(kinds: nil, messageOptions: ["targte": .null], textUnit: .whole)
    }
  }

  @Test(arguments: [
    ("default", "XX", false), ("default", "zz", true), ("libphonenumber", "XX", true), ("libphonenumber", "aq", true),
    ("libphonenumber", "USA", false), ("libphonenumber", "001800", false),
    ("libphonenumber", "1A", false), ("libphonenumber", "", false),
  ])
  func regionWithoutPlanIsNoneToLibphonenumber(dialect: String, region: String, isTaken: Bool) throws {
    let choice = try options(["--dialect", dialect]).dialect
    let scanner = try? choice.makeScanner(
      kinds: nil, messageOptions: ["region": .string(region)], textUnit: .whole)
    #expect((scanner != nil) == isTaken)
    if let scanner { #expect(scanner.selections(in: "650 253 0000, +1 650 253 0000").map(\.value) == ["+16502530000"]) }
  }

  @Test func truncateOfAMessageIsHeeded() throws {
    let text = "see example.com"
    let scanner = try options(["--dialect", "linkifyjs"]).dialect.makeScanner(
      kinds: nil, messageOptions: ["truncate": .number("7")], textUnit: .whole)
    var buffer = SelectionBuffer()
    scanner.scan(text, into: &buffer)
    #expect(buffer.indices.map { scanner.attributes(of: buffer[$0], in: text) } == [["replacement": "example…"]])
  }

  @Test(
    arguments: [
      (["region=US"], ["region": .string("US")]), (["region=\"US\""], ["region": .string("US")]),
      (["single_quotes=false"], ["single_quotes": .boolean(false)]),
      (["extra_tlds=onion,internal"], ["extra_tlds": .array([.string("onion"), .string("internal")])]),
      (["extra_tlds=onion"], ["extra_tlds": .array([.string("onion")])]), (["extra_tlds="], ["extra_tlds": .array([])]),
      ([#"extra_tlds=["onion"]"#], ["extra_tlds": .array([.string("onion")])]),
      (["file_extensions=123"], ["file_extensions": .array([.string("123")])]),
      (["schemes=web"], ["schemes": .string("web")]),
      (["schemes=tel,web"], ["schemes": .array([.string("tel"), .string("web")])]),
      (
        ["default_scheme=http", "region=DE", "default_scheme=https"],
        ["default_scheme": .string("https"), "region": .string("DE")]
      ),
    ] as [([String], [String: JSONValue])])
  func detectionOptionsAreReadAsTheOptionTakesThem(pairs: [String], values: [String: JSONValue]) throws {
    #expect(try options(pairs.flatMap { ["--option", $0] }).dialect.options == values)
  }

  @Test(arguments: [
    ("regoin=US", "--option regoin=US: unknown option 'regoin'; did you mean 'region'?"),
    (
      "region=XX",
      "--option region=XX: the option 'region' must be an ISO 3166 code of a region whose numbering plan is known; null or 'ZZ' for none"
    ),
    ("single_quotes=no", "--option single_quotes=no: the option 'single_quotes' must be true or false"),
    ("extra_tlds=[1]", "--option extra_tlds=[1]: the option 'extra_tlds' must be a list of names"),
    ("fuzzy_ip", "'--option fuzzy_ip' is not NAME=VALUE"), ("=1", "'--option =1' is not NAME=VALUE"),
    ("target=_blank", "--option target=_blank: unknown option 'target'; did you mean 'tlds'?"),
  ])
  func mistakesInDetectionOptionsAreExplained(pair: String, message: String) {
    #expect(throws: UsageError(message)) { try options(["--option", pair]) }
  }

  @Test func patternsKeepTheirOrderAndNames() throws {
    let rules = try options(["-e", "a", "--rule", "b=c=d", "-ee"]).dialect.userRules
    #expect(rules.map(\.name) == ["a", "b", "e"])
    #expect(rules.map(\.kind.rawValue) == ["pattern", "b", "pattern"])
    #expect(rules.map(\.pattern.source) == ["a", "c=d", "e"])
  }

  @Test func listsMayBeGivenInPieces() throws {
    let options = try options(["--kind", "link,email", "-kphone", "--units", "scalar,utf8", "--units=scalar"])
    #expect(options.kinds == ["link", "email", "phone"])
    #expect(options.units == [.scalar, .utf8])
  }

  @Test(arguments: [("1", 1), ("500", 500), ("64K", 64 << 10), ("16M", 16 << 20), ("2G", 2 << 30)])
  func sizesMayHaveAUnit(size: String, byteCount: Int) throws {
    #expect(try options(["--max-line", size]).lineLimit == byteCount)
  }

  @Test(arguments: [([], nil), (["-H"], true), (["-HI"], false), (["-I", "-H"], true)] as [([String], Bool?)])
  func theLastWordAboutPathsCounts(arguments: [String], showsPath: Bool?) throws {
    #expect(try options(arguments).showsPath == showsPath)
  }
}
