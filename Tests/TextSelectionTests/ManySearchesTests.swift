import TextSelection
import TextValidation
import Testing

/// Packs whose rules search apart, with more rules than one look at a text tells apart.
@Suite struct ManySearchesTests {
  /// A pack of patterns, each of which finds a letter of its own, and behind them the links of X.
  private func pack(patternCount: Int) -> Pack {
    var rules = (0..<patternCount).map { place in
      Rule(
        name: "rule-\(place)", kind: SelectionKind(rawValue: "kind-\(place)"),
        matcher: .pattern(source: letter(place), triggers: [letter(place)]))
    }
    rules.append(Rule(name: "link", kind: .link, matcher: .platform(.twitterLink)))
    return Pack(dialect: "many", searches: .apart, rules: rules)
  }

  private func letter(_ place: Int) -> String {
    String(UnicodeScalar(0x4E00 + 64 * UInt32(place)).map(Character.init) ?? "?")
  }

  @Test(arguments: [1, 7, 8, 9, 31, 62, 63])
  func everyRuleFindsItsOwn(patternCount: Int) {
    var configuration = Scanner.Configuration()
    configuration.pack = pack(patternCount: patternCount)
    let scanner = Scanner(configuration)
    for place in 0..<patternCount {
      let selections = scanner.selections(in: "- \(letter(place)) -")
      #expect(selections.map(\.kind.rawValue) == ["kind-\(place)"])
    }
    #expect(scanner.selections(in: "see a.example.com").map(\.kind) == [.link])
    #expect(scanner.selections(in: "none").isEmpty)
  }

  /// What a link is does not depend on what else is asked for, beside bad bytes either.
  @Test(arguments: [nil, [.link], [.link, .cashtag]] as [Set<SelectionKind>?])
  func badBytesBeginTextsWhateverIsAskedFor(kinds: Set<SelectionKind>?) {
    var configuration = Scanner.Configuration()
    configuration.pack = .twitter
    configuration.kinds = kinds
    var buffer = SelectionBuffer()
    let bytes = [0xFF] + Array("éexample.com".utf8)
    Scanner(configuration).scan(bytes.span, into: &buffer)
    #expect(buffer.candidates.map(\.utf8Range) == [3..<14])
  }

  /// TW-H6 counts links without a scheme, whatever links are asked for.
  @Test(arguments: [false, true])
  func hashtagsGiveWayToEveryLink(requiresScheme: Bool) {
    var configuration = Scanner.Configuration()
    configuration.pack = .twitter
    configuration.options.requiresScheme = requiresScheme
    configuration.kinds = [.hashtag]
    let tags = Scanner(configuration).selections(in: "a.co/#top #up").map(\.value)
    #expect(tags == ["up"])
  }
}
