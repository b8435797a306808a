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
}
