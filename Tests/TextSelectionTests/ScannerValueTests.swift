import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

/// What selections mean (detection.md, V1): the one selection that is drawn, and its value.
@Suite("Scanner: values")
struct ScannerValueTests {
  @Test(
    arguments: [
      ("⟦link:example.com⟧", "https://example.com"),
      ("⟦link:EXAMPLE.Com/Path?Q=A#F⟧", "https://example.com/Path?Q=A#F"),
      ("⟦link:HTTP://A.Example/B⟧", "http://a.example/B"),
      ("⟦link:HtTpS://User:PaSS@A.Example:80/x⟧", "https://User:PaSS@a.example:80/x"),
      ("⟦link:Slack://Channel?Team=T1⟧", "slack://channel?Team=T1"),
      ("⟦link:http://[2001:DB8::7]/A⟧", "http://[2001:db8::7]/A"),
      ("⟦link:bÜcher.example.de⟧", "https://bÜcher.example.de"),
      ("⟦link:file:///Srv/A.txt⟧", "file:///Srv/A.txt"),
      ("⟦link:https://a.example/?u=HTTP://B⟧", "https://a.example/?u=HTTP://B"),
      ("⟦link:http://example.com./x⟧", "http://example.com./x"),
      ("⟦email:Ana.Lopez@Example.COM⟧", "Ana.Lopez@example.com"),
      ("⟦email:MailTo:Ana@A.Invalid⟧", "Ana@a.invalid"),
      ("⟦email:élodie@BÜCHER.example.de⟧", "élodie@bÜcher.example.de"),
      ("⟦phone:+44 (0)20 7946 0958⟧", "+442079460958"),
      ("⟦phone:＋44 20 7946 0958⟧", "+442079460958"),
      ("⟦phone:0044 20 7946 0958⟧", "+442079460958"),
      ("⟦phone:(212) 555-0123⟧", "2125550123"),
      ("⟦phone:1-800-555-0117⟧", "18005550117"),
      ("⟦phone:020 7946 0958⟧", "02079460958"),
      ("⟦phone:212-555-0147 ext. 9⟧", "2125550147;ext=9"),
      ("⟦phone:+1 212 555 0147;ext=12⟧", "+12125550147;ext=12"),
      ("⟦phone:tel:+44-20-7946-0958⟧", "+442079460958"),
      ("⟦phone:tel:+44-20-7946-0958;ext=3;x=y⟧", "+442079460958;ext=3"),
      ("⟦mention:@zoë⟧", "zoë"),
      ("⟦mention:@ana@Social.Example.org⟧", "ana@Social.Example.org"),
      ("⟦hashtag:#Ünï⟧", "Ünï"),
      ("⟦hashtag:＃日本語⟧", "日本語"),
      ("⟦hashtag:﹟a⟧", "a"),
      ("⟦cashtag:$BRK.B⟧", "BRK.B"),
      ("⟦quotation:« c’est bon »⟧", "c’est bon"),
      ("⟦quotation:“\u{3000}see you”⟧", "see you"),
      ("⟦quotation:'it'⟧", "it"),
      ("⟦quotation:„gut“⟧", "gut"),
      ("⟦handlebars:{{ a.b | up }}⟧", "a.b | up"),
      ("⟦handlebars:{{{raw}}}⟧", "raw"),
    ] as [(String, String)])
  func valueOfTheOnlySelection(marked: String, value: String) throws {
    let drawing = try KindMarkedText(marked)
    let scanner = Scanner()
    #expect(scanner.drawn(drawing.text) == drawing.description)
    #expect(scanner.selections(in: drawing.text).map(\.value) == [value])
  }

  @Test func regionMakesNationalNumbersInternational() {
    let scanner = Scanner { $0.options.region = "US" }
    let found = scanner.selections(in: "212 555 0147, (212) 555-0123 x7, +44 20 7946 0958, 138 1234 5678")
    #expect(found.map(\.value) == ["+12125550147", "+12125550123;ext=7", "+442079460958", "13812345678"])
  }

  @Test func defaultSchemeIsTheCallersChoice() {
    let scanner = Scanner { $0.options.defaultScheme = "http" }
    #expect(
      scanner.selections(in: "Example.com/A https://b.example").map(\.value) == [
        "http://example.com/A", "https://b.example",
      ])
  }

  @Test func ideographicDotsBecomeFullStops() {
    let scanner = Scanner { $0.options.acceptsIdeographicDots = true }
    #expect(scanner.selections(in: "https://a。Example．com｡/x。y").map(\.value) == ["https://a.example.com./x"])
  }

  @Test func lowercaseCashtagIsInCapitals() {
    let scanner = Scanner { $0.options.acceptsLowercaseCashtags = true }
    #expect(scanner.selections(in: "$btc $brk.b").map(\.value) == ["BTC", "BRK.B"])
  }

  /// A word selected by a native rule, and what a user's pattern matched, mean themselves.
  @Test func wordsAndPatternsMeanThemselves() throws {
    let words = Scanner { $0.granularity = .word }
    #expect(words.selections(in: "(@ann)").map(\.value) == ["(@ann)"])
    let rule = try UserRule(name: "key", pattern: Pattern("[A-Z]+-\\d+"))
    let patterns = Scanner { $0.userRules = [rule] }
    #expect(patterns.selections(in: "see ABC-123").map(\.value) == ["ABC-123"])
  }
}
