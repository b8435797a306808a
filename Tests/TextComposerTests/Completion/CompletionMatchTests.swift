import Testing

@testable import TextComposer

@Suite struct CompletionMatchTests {
  /// What is found at the caret of `field`: the text with the word drawn as selected, and the query.
  private func found(
    in field: String, _ prefixes: [CompletionPrefix], excluding: [Range<Int>] = []
  ) throws -> [String]? {
    var rules = CompletionRules()
    for prefix in prefixes { try rules.register(prefix) }
    let field = DrawnField(field)
    let caret = field.caretRange.headUTF8Offset
    return rules.match(in: field.text, caretUTF8Offset: caret, excluding: excluding).map {
      #expect(field.text.utf8Part($0.prefixUTF8Range) == $0.prefix.text)
      #expect($0.prefixUTF8Range.lowerBound == $0.wordUTF8Range.lowerBound)
      #expect(field.text.utf8Part($0.wordUTF8Range) == $0.prefix.text + $0.word)
      #expect(field.text.utf8Part($0.prefixUTF8Range.upperBound..<caret) == $0.queryToCaret)
      return [field.text.drawing($0.wordUTF8Range), $0.query]
    }
  }

  private func prefix(_ text: String, _ change: (inout CompletionPrefix) -> Void) -> CompletionPrefix {
    var prefix = CompletionPrefix(text)
    change(&prefix)
    return prefix
  }

  @Test(arguments: [
    // A3, A9: the word on both sides of the caret.
    ("hey @jo| how", ["hey ⟦@jo⟧ how", "jo"]), ("hey @j|ohn", ["hey ⟦@john⟧", "john"]), ("@|", ["⟦@⟧", ""]),
    // A7: not before the prefix is complete.
    ("hey |@john", nil), ("hey @|john", ["hey ⟦@john⟧", "john"]), ("hey |", nil), ("", nil),
    // A4: not inside a word, nor further back.
    ("me@x.com|", nil), ("@John hello there|", nil), ("(@jo|", nil),
    // A8: not again in the word, wherever the caret is.
    ("@a@b|", nil), ("@a|@b", nil), ("@@|", nil), ("@|@", nil),
    // A prefix is a whole character, as is what repeats it.
    ("@\u{301}|", nil), ("@\u{301}jo|", nil), ("@a@\u{301}|", ["⟦@a@\u{301}⟧", "a@\u{301}"]),
    ("\u{FF20}jo|", nil), ("@שלום|", ["⟦@שלום⟧", "שלום"]), ("a\n@👍🏽|", ["a\n⟦@👍🏽⟧", "👍🏽"]),
    ("a \u{301}@jo|", nil),
  ])
  func aPrefixStartsAWord(_ field: String, _ expected: [String]?) throws {
    #expect(try found(in: field, [CompletionPrefix("@")]) == expected)
  }

  @Test(arguments: [
    (":sm|", ["⟦:sm⟧", "sm"]), ("::sm|", ["⟦::sm⟧", "sm"]), ("+:sm|", ["⟦+:sm⟧", "sm"]), ("+:|", ["⟦+:⟧", ""]),
    ("+|:", nil), (":|:", nil), (":::|", ["⟦:::⟧", ":"]), ("::::|", nil), (":smile:|", nil), ("x ::|", ["x ⟦::⟧", ""]),
    ("+|", nil), ("::a|", ["⟦::a⟧", "a"]),
  ])
  func theLongestPrefixWins(_ field: String, _ expected: [String]?) throws {
    let prefixes = [":", "::", "+:"].map { CompletionPrefix($0) }
    #expect(try found(in: field, prefixes) == expected)
    #expect(try found(in: field, prefixes.reversed()) == expected)
  }

  @Test func aLongestPrefixThatIsNotOfferedHidesTheShorter() throws {
    let prefixes = [CompletionPrefix("/"), prefix("/g") { $0.minimumQueryCount = 2 }]
    #expect(try found(in: "/gi|", prefixes) == nil)
    #expect(try found(in: "/gif|", prefixes) == ["⟦/gif⟧", "if"])
    // One that may not stand there hides nothing.
    let first = [CompletionPrefix("/"), prefix("/g") { $0.position = .startOfText }]
    #expect(try found(in: "a /gi|", first) == ["a ⟦/gi⟧", "gi"])
  }

  @Test(arguments: [
    ("(@jo|", ["(⟦@jo⟧", "jo"]), ("([@jo|])", ["([⟦@jo])⟧", "jo])"]), ("(|@jo", nil), ("(x@jo|", nil), ("(|", nil),
    ("(\u{301}@jo|", nil), ("a (@|", ["a (⟦@⟧", ""]), ("@(jo|", ["⟦@(jo⟧", "(jo"]),
  ])
  func openersMayStandBeforeAPrefix(_ field: String, _ expected: [String]?) throws {
    #expect(try found(in: field, [prefix("@") { $0.openers = ["(", "["] }]) == expected)
  }

  @Test(arguments: [
    ("@j|ohn", ["⟦@john⟧", "j"]), ("@|john", ["⟦@john⟧", ""]), ("@john|", ["⟦@john⟧", "john"]),
  ])
  func aQueryMayEndAtTheCaret(_ field: String, _ expected: [String]?) throws {
    #expect(try found(in: field, [prefix("@") { $0.queryScope = .toCaret }]) == expected)
  }

  @Test(arguments: [
    (":s|", 2, nil, false), (":sm|", 2, nil, true), (":e\u{301}|", 2, nil, false), ("::|", 0, nil, false),
    (":john|", 0, 3, false), (":joh|", 0, 3, true), (":👨‍👩‍👧‍👦é日|", 3, 3, true), (":|", 0, 0, true), (":a|", 0, 0, false),
    (":a|", -3, nil, true), (":a|", Int.min, Int.max, true), (":|", 0, -1, false), (":a|", Int.max, nil, false),
    (":a|", 0, Int.min, false),
  ])
  func aQueryHasALengthInClusters(_ field: String, _ minimum: Int, _ maximum: Int?, _ isFound: Bool) throws {
    let prefix = prefix(":") { ($0.minimumQueryCount, $0.maximumQueryCount) = (minimum, maximum) }
    #expect(try (found(in: field, [prefix]) != nil) == isFound)
  }

  @Test func theLengthIsThatOfTheQueryAsFarAsItIsAsked() throws {
    let toCaret = prefix(":") { ($0.queryScope, $0.maximumQueryCount) = (.toCaret, 1) }
    #expect(try found(in: ":a|bc", [toCaret]) == ["⟦:abc⟧", "a"])
    #expect(try found(in: ":ab|c", [toCaret]) == nil)
  }

  @Test(arguments: [
    ("/a|", true, true), ("x /a|", false, false), ("x\n/a|", false, true), ("x\r\n/a|", false, true),
    ("x\u{2028}/a|", false, true), ("x\u{85}/a|", false, true), ("x\u{B}/a|", false, true), (" /a|", false, false),
    ("\n /a|", false, false), ("x\t/a|", false, false), ("(/a|", true, true), ("x (/a|", false, false),
  ])
  func aPrefixMayBeBoundToAStart(_ field: String, _ isAtTextStart: Bool, _ isAtLineStart: Bool) throws {
    for (position, isFound) in [
      (CompletionPrefix.Position.startOfText, isAtTextStart), (.startOfLine, isAtLineStart), (.anywhere, true),
    ] {
      let prefix = prefix("/") { ($0.position, $0.openers) = (position, ["("]) }
      #expect(try (found(in: field, [prefix]) != nil) == isFound, "\(position)")
    }
  }

  @Test(arguments: [
    ("@Nathan |", 1, ["⟦@Nathan ⟧", "Nathan "]), ("@Nathan Ta|", 1, ["⟦@Nathan Ta⟧", "Nathan Ta"]),
    ("@Nathan Ta |", 1, nil), ("@Nathan Ta|", 0, nil), ("@Nathan |", -1, nil), ("@Nathan  |", 1, nil),
    ("@Nathan  |", 2, ["⟦@Nathan  ⟧", "Nathan  "]), ("@Nathan\nTa|", 9, nil), ("@Nathan\tTa|", 9, nil),
    ("@Nathan\u{A0}Ta|", 9, nil), ("@Nathan T|ay x", 1, ["⟦@Nathan Tay⟧ x", "Nathan Tay"]),
    ("@Nathan| Tay", 1, ["⟦@Nathan⟧ Tay", "Nathan"]), ("me@x.com a|", 1, nil),
    ("@a b c d|", Int.max, ["⟦@a b c d⟧", "a b c d"]),
    ("@a @b|", 1, ["@a ⟦@b⟧", "b"]), ("x y|", Int.max, nil), ("@ |", 1, ["⟦@ ⟧", " "]), ("|", 1, nil), (" |", 1, nil),
  ])
  func aWordMayHoldSpaces(_ field: String, _ maximumSpaceCount: Int, _ expected: [String]?) throws {
    #expect(try found(in: field, [prefix("@") { $0.maximumSpaceCount = maximumSpaceCount }]) == expected)
  }

  @Test func spacesAreAllowedToOnePrefixAlone() throws {
    let prefixes = [prefix("@") { $0.maximumSpaceCount = 1 }, CompletionPrefix("#"), CompletionPrefix(":")]
    #expect(try found(in: "#a b|", prefixes) == nil)
    // The nearest word with a prefix is the one that counts.
    #expect(try found(in: "@a :b|", prefixes) == ["@a ⟦:b⟧", "b"])
  }

  @Test(arguments: [
    ("@John |", nil, [0..<5]), ("@John|", nil, [0..<5]), ("@Jo|hn", nil, [0..<5]),
    ("@John @a|", ["@John ⟦@a⟧", "a"], [0..<5]),
    ("@John@a|", ["@John⟦@a⟧", "a"], [0..<5]), ("@a|@John", ["⟦@a⟧@John", "a"], [2..<7]), ("@John x|", nil, [0..<5]),
    ("@x @Ann y|", nil, [3..<7]),
  ])
  func whatWasCompletedIsNotFoundAgain(_ field: String, _ expected: [String]?, _ excluding: [Range<Int>]) throws {
    #expect(try found(in: field, [prefix("@") { $0.maximumSpaceCount = 3 }], excluding: excluding) == expected)
  }

  @Test func delimitersOfTheHostEndAWord() throws {
    var rules = CompletionRules()
    try rules.register(CompletionPrefix("@"))
    rules.register(delimiters: [",", ")"])
    let match = try #require(rules.match(in: "a,@jo)", caretUTF8Offset: 4))
    #expect(match.wordUTF8Range == 2..<5)
    #expect((match.word, match.queryToCaret) == ("jo", "j"))
  }

  @Test(arguments: [Int.min, -1, 0, 2, 3, 4, 99, .max])
  func noCaretIsTooFar(_ caretUTF8Offset: Int) throws {
    var rules = CompletionRules()
    try rules.register(CompletionPrefix("@"))
    // The bytes of `é` are at 1 and 2.
    let match = rules.match(in: "@é", caretUTF8Offset: caretUTF8Offset)
    #expect(match?.queryToCaret == (caretUTF8Offset <= 0 ? nil : caretUTF8Offset < 3 ? "" : "é"))
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["a", "@", "(", "e\u{301}", "\u{301}", "🇦", " ", "👩\u{200D}"])
  func aHugeWordIsSearchedOnce(_ unit: String) throws {
    var rules = CompletionRules()
    var mention = prefix("@") { ($0.openers, $0.minimumQueryCount) = (["("], .max) }
    mention.maximumSpaceCount = .max
    try rules.register(mention)
    let text = "@" + String(repeating: unit, count: 100_000)
    #expect(rules.match(in: text, caretUTF8Offset: text.utf8.count) == nil)
  }
}
