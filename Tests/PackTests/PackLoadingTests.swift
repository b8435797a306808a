import TextValidation
import Testing

@Suite struct PackLoadingTests {
  private static let pack = """
    {"format": 1, "dialect": "mine", "version": "1", "follows": "nobody", "summary": "Mine.", "offset_unit": "utf8",
     "text_unit": "line", "granularity": "range", "precedence": ["tag"]}
    """
  private static let tag = """
    {"kind": "tag", "summary": "Tags.", "native": "hashtag", "matches": ["⟦#a⟧"], "rejects": ["a"]}
    """
  private static let ticket = """
    {"kind": "ticket", "summary": "Tickets.", "triggers": ["AB-"], "checks": ["boundary", "notFollowedBy(-)"],
     "captures": {"number": "ticket_number"}, "matches": [{"text": "⟦AB-1⟧", "options": {"markdown": true}}], "rejects": ["AB"]}
    """

  private func load(_ files: [String: String], extending bases: [Pack] = []) throws(PackError) -> Pack {
    try PackSource(folder: "mine", files: files.mapValues { Array($0.utf8) }).compiled(extending: bases)
  }

  @Test func nativeRuleLoads() throws {
    let pack = try load(["pack.json": Self.pack, "tag.json": Self.tag, "notes.txt": "x"])
    #expect(
      pack.rules == [
        Rule(name: "tag", kind: SelectionKind(rawValue: "tag"), summary: "Tags.", matcher: .native(.hashtag))
      ])
    #expect(pack.textUnit == .line)
    #expect(pack.summary == "Mine.")
  }

  @Test func patternRuleLoads() throws {
    let source = Self.pack.replacing("\"tag\"", with: "\"ticket\"")
    let pack = try load(["pack.json": source, "ticket.json": Self.ticket, "ticket.pcre2": "AB-(?<number>\\d+)"])
    let expected = Rule(
      name: "ticket", kind: SelectionKind(rawValue: "ticket"), summary: "Tickets.",
      matcher: .pattern(source: "AB-(?<number>\\d+)", triggers: ["AB-"]),
      checks: [.boundary, .notFollowedBy("-")],
      captures: ["number": "ticket_number"])
    #expect(pack.rules == [expected])
  }

  @Test func optionsLieOverThoseOfTheExtendedPack() throws {
    let source = Self.pack.replacing(
      "[\"tag\"]}", with: "[\"tag\"], \"extends\": \"uts58\", \"options\": {\"schemes\": \"any\"}}")
    let pack = try load(["pack.json": source, "tag.json": Self.tag], extending: Pack.builtIn)
    var expected = Pack.uts58.options
    expected.schemes = .any
    #expect(pack.options == expected)
    #expect(pack.options != DetectionOptions())
  }

  @Test(arguments: [
    ("value\": \"number\"", "value\": \"numbre\"", "the pattern has no group \"numbre\"; it has number"),
    ("\"sees\"", "\"container\": true, \"sees\"", "rules that search apart have no containers"),
    (
      "\"sees\"", "\"gives_way_to\": \"link\", \"sees\"",
      "rule ticket: \"gives_way_to\" names \"link\", which is no rule of the pack"
    ),
    (
      "\"sees\"", "\"gives_way_to\": \"ticket\", \"sees\"",
      "rule ticket: \"gives_way_to\" names \"ticket\", which is no native rule"
    ),
  ])
  func faultOfRuleThatSearchesApartIsNamed(part: String, replacement: String, expected: String) {
    let pack = Self.pack.replacing("\"tag\"]", with: "\"ticket\"], \"searches\": \"apart\"")
    let ticket = """
      {"kind": "ticket", "summary": "Tickets.", "triggers": ["AB-"], "sees": "rest", "value": "number",
       "matches": ["⟦AB-1⟧"], "rejects": ["AB"]}
      """
    func load(_ ticket: String) throws(PackError) -> Pack {
      let precedence = ticket.contains("container") ? pack.replacing("[\"ticket\"]", with: "[]") : pack
      return try self.load([
        "pack.json": precedence, "ticket.json": ticket, "ticket.pcre2": "(?:^|(?<=[ ]))AB-(?<number>\\d+)",
      ])
    }
    #expect(throws: Never.self) { try load(ticket) }
    let error = #expect(throws: PackError.self) { try load(ticket.replacing(part, with: replacement)) }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "no error")")
  }

  /// What a pack's rules search is counted, not the rules: Mastodon's links take two searches, all of Slack's rules one.
  @Test(arguments: [("mastodon", 62, true), ("mastodon", 63, false), ("slack", 63, true), ("slack", 64, false)])
  func searchesApartAreNoMoreThanThereAreBitsFor(dialect: String, patternCount: Int, loads: Bool) {
    let names = (0..<patternCount).map { "ticket\($0)" }
    let natives = dialect == "slack" ? ["link", "mention", "channel"] : ["link"]
    let precedence = "[\"" + (natives + names).joined(separator: "\", \"") + "\"]"
    let pack = Self.pack.replacing(
      "[\"tag\"]", with: "\(precedence), \"searches\": \"apart\", \"extends\": \"\(dialect)\"")
    var files = ["pack.json": pack]
    for (index, name) in names.enumerated() {
      files[name + ".json"] = """
        {"kind": "ticket", "summary": "Tickets.", "matches": ["⟦T\(index)-⟧"], "rejects": ["T"]}
        """
      files[name + ".pcre2"] = "T\(index)-"
    }
    #expect(((try? load(files, extending: Pack.builtIn)) != nil) == loads)
  }

  @Test func wholeTextsOfTheExtendedPackComeWithTheirKinds() throws {
    let source = Self.pack.replacing(
      "[\"tag\"]}", with: "[\"list\"], \"extends\": \"twitter\", \"searches\": \"apart\"}")
    let pack = try load(["pack.json": source], extending: [.twitter])
    #expect(pack.wholeTexts.keys.sorted() == ["tweet", "url"])
  }

  @Test func containersAreThoseThatThePackNames() throws {
    let source = Self.pack.replacing("[\"tag\"]}", with: "[\"tag\"], \"extends\": \"default\", \"containers\": []}")
    let pack = try load(["pack.json": source, "tag.json": Self.tag], extending: [.default])
    #expect(pack.rules.map(\.name) == ["tag"])
  }

  @Test(arguments: [
    ("\"captures\": {\"number\"", "\"captures\": {\"numbre\"", "the pattern has no group \"numbre\"; it has number"),
    ("\"boundary\"", "\"tld(host)\"", "the pattern has no group \"host\"; it has number"),
  ])
  func aGroupThatThePatternLacksIsNamed(part: String, replacement: String, expected: String) {
    let error = #expect(throws: PackError.self) {
      _ = try load([
        "pack.json": Self.pack.replacing("\"tag\"", with: "\"ticket\""),
        "ticket.json": Self.ticket.replacing(part, with: replacement), "ticket.pcre2": "AB-(?<number>\\d+)",
      ])
    }
    #expect(error?.description == "mine/ticket.json: rule ticket: \(expected)")
  }

  @Test func anExtendedPackLendsItsRulesAndContainers() throws {
    let source = Self.pack.replacing("[\"tag\"]}", with: "[\"tag\", \"email\"], \"extends\": \"default\"}")
    let pack = try load(["pack.json": source, "tag.json": Self.tag], extending: [.default])
    #expect(pack.rules.map(\.name) == ["tag", "email", "quotation"])
  }

  @Test(arguments: [
    ("\"dialect\": \"mine\",", "", "mine/pack.json:0: \"dialect\" is missing"),
    // What is quoted of a file does not break the line.
    ("\"dialect\"", "\"a\\nb\"", "mine/pack.json:14: unknown key \"a\\nb\"; known are format, dialect"),
    ("\"dialect\"", "\"dialekt\"", "mine/pack.json:14: unknown key \"dialekt\"; known are format, dialect"),
    ("\"mine\"", "\"Mine\"", "mine/pack.json:0: \"dialect\": a name has"),
    ("\"format\": 1", "\"format\": 2", "mine/pack.json:11: \"format\" must be 1"),
    ("\"version\": \"1\"", "\"version\": 1", "mine/pack.json:44: \"version\" must be a string"),
    ("Mine.", "Mine.\\n", "\"summary\" must be one line"),
    ("utf8", "utf7", "\"offset_unit\" must be one of utf8, utf16, scalar, grapheme"),
    ("\"line\"", "\"page\"", "\"text_unit\" must be line or whole"),
    ("\"tag\"]", "\"tag\"], \"options\": {\"regoin\": \"US\"}", "mine/pack.json:194: unknown option 'regoin'; did you"),
    (
      "\"tag\"]", "\"tag\"], \"options\": {\"userinfo\": 1}",
      "mine/pack.json:206: the option 'userinfo' must be 'reject'"
    ),
    ("\"tag\"]", "\"tag\"], \"options\": []", "\"options\" must be an object"),
    ("\"tag\"]", "\"tag\"], \"containers\": [\"tag\"]", "rule tag: \"containers\" names a rule that is none"),
    (
      "\"tag\"]", "\"tag\"], \"containers\": [\"tog\"]",
      "\"containers\" names a rule that is not there; did you mean \"tag\""
    ),
    ("\"tag\"]", "\"tag\"], \"extends\": \"../x\"", "\"extends\": a name has"),
    ("\"range\"", "\"byte\"", "\"granularity\" must be range or word"),
    ("\"range\"", "\"word\"", "mine/tag.json: rule tag: native rules select ranges"),
    ("\"range\"", "\"range\", \"searches\": \"alone\"", "\"searches\" must be together or apart"),
    ("\"range\"", "\"range\", \"searches\": \"apart\"", "rule tag: the native rule searches together with others"),
    (
      "\"tag\"]", "\"tag\"], \"whole_texts\": {\"name\": \"tog\"}",
      "\"whole_texts\": \"name\" is neither a kind of the pack nor one of twitter-url"
    ),
    ("[\"tag\"]", "[\"tag\", \"tag\"]", "rule tag: \"precedence\" names the rule twice"),
    ("[\"tag\"]", "[]", "rule tag: \"precedence\" leaves the rule out"),
    ("[\"tag\"]", "[\"tag\", \"tug\"]", "rule tug: \"precedence\" names a rule that is not there"),
    ("\"tag\"]", "\"tag\"], \"extends\": \"none\"", "extends \"none\", which is no pack"),
    ("\"tag\"]", "\"tag\"], \"author\": \"me\"", "unknown key \"author\"; known are format, dialect"),
    ("\"tag\"]", "\"tag\"], \"dialect\": \"me\"", "\"dialect\" occurs twice"),
    ("\"tag\"]", "\"tag\"", "expected ',' or ']'"),
    ("1,", "1.5,", "numbers are whole here"), ("1,", "01,", "expected a value"),
    ("1,", "99999999999999999999,", "the number is too large"),
    ("1,", "truth,", "expected a value"), ("\"Mine.\"", "\"\\ud800\"", "half a surrogate pair"),
    ("\"Mine.\"", "\"\\x\"", "unknown escape"), ("\"tag\"]}", "\"tag", "unexpected end: string without end"),
    ("\"tag\"]}", "\"tag\"]} x", "unexpected text after the value"), ("{", "[", "expected ',' or ']'"),
  ])
  func faultOfPackIsNamed(part: String, replacement: String, expected: String) {
    let error = #expect(throws: PackError.self) {
      _ = try load([
        "pack.json": Self.pack.replacing(part, with: replacement, maxReplacements: 1), "tag.json": Self.tag,
      ])
    }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "no error")")
  }

  @Test(arguments: [
    ("\"hashtag\"", "\"hashtags\"", "mine/tag.json:46: rule tag: no native rule \"hashtags\"; there are scheme-link"),
    ("\"native\": \"hashtag\",", "", "needs a native rule, a validator or a pattern"),
    ("\"native\": \"hashtag\"", "\"validator\": \"Validator\"", "no validator \"Validator\"; there are AtSymbol"),
    ("\"native\": \"hashtag\"", "\"validator\": \"LinkValidator\"", "\"granularity\" must be word"),
    ("\"native\"", "\"validator\": \"LinkValidator\", \"native\"", "has a native rule and a validator"),
    ("\"native\"", "\"triggers\": [\"#\"], \"native\"", "triggers, sees, captures, checks and value belong"),
    ("\"hashtag\"", "\"gfm-link\"", "rule tag: a platform's rules search by themselves: \"searches\" must be apart"),
    ("\"native\"", "\"sees\": \"all\", \"native\"", "\"sees\" must be whole or rest"),
    ("\"native\"", "\"value\": \"lower(x)\", \"native\"", "\"value\" must be one of GROUP, uppercase(GROUP)"),
    ("\"native\"", "\"asked_only\": true, \"native\"", "need \"searches\": \"apart\""),
    ("\"native\"", "\"triggers\": [\"\"], \"native\"", "each of 1 to 32 bytes"),
    ("\"native\"", "\"checks\": [\"luhn\"], \"native\"", "checks and value belong to a pattern"),
    ("\"native\"", "\"checks\": [\"luhm\"], \"native\"", "tag.json:47: rule tag: no check \"luhm\"; there are"),
    ("\"native\"", "\"checks\": [\"x\"], \"native\"", "no check \"x\"; there are boundary, tld, tld(GROUP)"),
    ("\"native\"", "\"checks\": [\"luhn(1)\"], \"native\"", "\"luhn(1)\" must be written luhn"),
    ("\"native\"", "\"checks\": [\"tld(a\"], \"native\"", "does not end in an argument and a bracket"),
    ("\"native\"", "\"checks\": [\"phone(XX)\"], \"native\"", "a region whose numbering plan is not known"),
    ("\"native\"", "\"options\": {}, \"native\"", "unknown key \"options\""),
    ("\"native\"", "\"container\": 1, \"native\"", "\"container\" must be true or false"),
    ("\"native\"", "\"container\": true, \"native\"", "a container competes with none"),
    ("\"kind\": \"tag\"", "\"kind\": \"\"", "\"kind\" is empty"),
    ("\"kind\": \"tag\"", "\"kind\": \"a b\"", "a name has"),
    ("[\"⟦#a⟧\"]", "[]", "\"matches\" is missing"),
    ("\"⟦#a⟧\"", "\"⟦#a⟧ ⟦⟧\"", "mine/tag.json:69: rule tag: ⟦⟧ is empty: a selection has at least one character"),
    ("\"matches\"", "\"match\"", "unknown key \"match\""),
    ("\"⟦#a⟧\"", "\"#a\"", "a match needs ⟦ and ⟧"), ("\"⟦#a⟧\"", "\"⟦#a\"", "a match needs ⟦ and ⟧"),
    ("\"⟦#a⟧\"", "{\"text\": \"⟦#a⟧\", \"option\": {}}", "unknown key \"option\""),
    (
      "\"⟦#a⟧\"", "{\"text\": \"⟦#a⟧\", \"options\": {\"scheme\": 1}}",
      "tag.json:102: rule tag: unknown option 'scheme'; did you mean 'schemes'?"
    ),
    ("\"⟦#a⟧\"", "{\"text\": \"⟦#a⟧\", \"options\": {\"schemes\": 1}}", "the option 'schemes' must be 'any', 'web'"),
    ("[\"a\"]", "[]", "\"rejects\" is missing"), ("[\"a\"]", "[\"⟦a⟧\"]", "a reject has no"),
  ])
  func faultOfRuleIsNamed(part: String, replacement: String, expected: String) {
    let error = #expect(throws: PackError.self) {
      _ = try load([
        "pack.json": Self.pack, "tag.json": Self.tag.replacing(part, with: replacement, maxReplacements: 1),
      ])
    }
    #expect(error?.rule == "tag")
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "no error")")
  }

  @Test(
    arguments: [
      ([:], "mine: there is no pack.json"),
      (["tag.json": tag, "tug.pcre2": "x"], "mine/tug.pcre2: rule tug: a pattern without tug.json beside it"),
      (["Tag.json": tag], "mine/Tag.json: rule Tag: a name has"),
      (["tag.json": String(repeating: "[", count: 100_000)], "nested more than 32 deep"),
      (["tag.json": String(repeating: " ", count: 1 << 20) + " "], "mine/tag.json: rule tag: more than 1048576 bytes"),
      (["pack.json": String(repeating: " ", count: 1 << 20) + " "], "mine/pack.json: more than 1048576 bytes"),
      (
        ["a.json": String(repeating: " ", count: 1 << 24)],
        "mine: more than 16777216 bytes in all files together; split the pack"
      ),
    ] as [([String: String], String)])
  func faultOfFolderIsNamed(files: [String: String], expected: String) {
    let error = #expect(throws: PackError.self) {
      _ = try load(files.isEmpty ? [:] : files.merging(["pack.json": Self.pack]) { own, _ in own })
    }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "no error")")
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let error = #expect(throws: PackError.self) {
      _ = try PackSource(folder: "mine", files: ["pack.json": [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D]])
    }
    #expect(error?.description == "mine/pack.json:1: the string is not UTF-8")
  }
}
