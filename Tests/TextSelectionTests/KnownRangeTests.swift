import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

@Suite struct KnownRangeTests {
  /// The first drawn range is known; all others are expected beside it, and it is too unless it is left alone.
  @Test(
    arguments: [
      ("see ⟦code@example.com⟧, ⟦#tag⟧", nil),
      ("⟦Ann Lee⟧ knows ⟦@bob⟧", SelectionKind.mention),
      ("a ⟦link: https://a.example/x⟧ and ⟦@bob⟧", .link),
      ("https://a.example/⟦x⟧", nil),
      ("⟦`a \"b⟧ c\" d", nil),
      ("say ⟦\"so ⟦@ann⟧\"⟧", .mention),
    ] as [(String, SelectionKind?)])
  func knownPartsWin(marked: String, kind: SelectionKind?) {
    let drawing = MarkedText(marked)
    let isNested = drawing.utf8Ranges.count > 1 && drawing.utf8Ranges[0].overlaps(drawing.utf8Ranges[1])
    let knownRange = drawing.utf8Ranges[isNested ? 1 : 0]
    let known = kind.map { KnownRange(utf8Range: knownRange, kind: $0) } ?? KnownRange(leavingAlone: knownRange)
    let expected = drawing.utf8Ranges.filter { kind != nil || $0 != knownRange }
    for textUnit in [TextUnit.whole, .line] {
      var configuration = Scanner.Configuration()
      configuration.textUnit = textUnit
      let found = Scanner(configuration).selections(in: drawing.text, around: [known])
      #expect(found.map(\.utf8Range) == expected, "\(marked)")
    }
  }

  @Test func knownEntityKeepsItsKindAndValue() {
    let known = [KnownRange(utf8Range: 0..<3, kind: .mention, value: "42"), KnownRange(utf8Range: 1..<9, kind: .link)]
    let found = Scanner().selections(in: "Ann\n#tag", around: known + [KnownRange(leavingAlone: 5..<99)])
    #expect(found.map(\.kind) == [.mention, .hashtag])
    #expect(found.map(\.value) == ["42", "tag"])
    #expect(found.map(\.identifier) == [TextSelection.Scanner.knownIdentifier, "hashtag"])
  }

  @Test func knownPartMayLieAcrossLines() {
    var configuration = Scanner.Configuration()
    configuration.textUnit = .line
    let drawing = MarkedText("⟦@a⟧ ⟦x\ny @b⟧ ⟦@c⟧\n⟦@d⟧")
    let found = Scanner(configuration).selections(
      in: drawing.text, around: [KnownRange(utf8Range: drawing.utf8Ranges[1], kind: .pattern)])
    #expect(MarkedText.draw(found.map(\.utf8Range), in: drawing.text) == drawing.description)
  }

  /// O4: a forced rule beats every built-in that it overlaps; others compete by their range.
  @Test(arguments: [
    ("https://a.example/⟦ABC-12⟧/x", true), ("⟦https://a.example/ABC-12/x⟧", false), ("see ⟦ABC-12⟧.", true),
    ("see ⟦ABC-12⟧.", false),
  ])
  func forcedRuleBeatsWhatItOverlaps(marked: String, isForced: Bool) throws {
    let drawing = MarkedText(marked)
    var configuration = Scanner.Configuration()
    configuration.userRules = [
      UserRule(name: "key", pattern: try Pattern("[A-Z]+-[0-9]+"), isForced: isForced)
    ]
    let found = Scanner(configuration).selections(in: drawing.text)
    #expect(MarkedText.draw(found.map(\.utf8Range), in: drawing.text) == marked)
  }

  @Test(arguments: [("go:⟦go/a.b⟧.", true), ("go:⟦go/a(b)⟧)!", true), ("go:⟦go/a.b.⟧", false)])
  func finalPunctuationIsTrimmedOnRequest(marked: String, trims: Bool) throws {
    let drawing = MarkedText(marked)
    var configuration = Scanner.Configuration()
    configuration.userRules = [UserRule(name: "go", pattern: try Pattern("go/\\S+"), trimsTrailing: trims)]
    let found = Scanner(configuration).selections(in: drawing.text)
    #expect(MarkedText.draw(found.map(\.utf8Range), in: drawing.text) == marked)
  }
}
