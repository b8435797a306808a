import TestSupport
import TextSelection
import TextValidation
import Testing

@Suite struct RuleCheckTests {
  /// A pattern, the checks of its matches, and a text with what is left of them.
  @Test(arguments: [
    ("AB-\\d+", ["boundary"], "⟦AB-1⟧ xAB-2 AB-3x AB-4é (⟦AB-5⟧) 见⟦AB-6⟧吧 ❤️⟦AB-7⟧, ñAB-8"),
    ("[AB]+-\\d+", ["boundary"], "⟦AB-1⟧ xAB-2, ⟦B-3⟧"),
    ("[^\\s]+", ["tld"], "⟦a.com⟧ a.invalid com ⟦.com⟧ ⟦x.рф⟧ a.com/x a."),
    ("(?<host>[a-z.]+)/\\d+", ["tld(host)"], "⟦a.com/1⟧ a.invalid/1 com/2"),
    ("(?:(?<host>[a-z.]+)/)?\\d+", ["tld(host)"], "1 ⟦a.com/1⟧"),
    ("[^\\s]+", ["trimTrailing"], "⟦AB⟧, ⟦(AB)⟧. ⟦a.b⟧!) ⟦x⟧** ⟦\"x\"y⟧\" ... ⟦AB(c⟧( ⟦x)y⟧"),
    ("[^,]+", ["trimTrailing"], "⟦a b (c)⟧. ,⟦ d⟧ (,"),
    ("[^\\s]+", ["balancedBrackets"], "⟦(a⟧ ⟦AB⟧) ⟦A(b)c⟧)d ⟦A(b⟧] ) ⟦「x」⟧」"),
    ("[^\\s]+", ["balancedBrackets", "trimTrailing"], "⟦AB⟧.) ⟦A(b)⟧!"),
    ("[^\\s]+", ["trimTrailing", "boundary"], "⟦AB⟧,"),
    ("\\d[\\d ]*\\d", ["luhn"], "⟦4111 1111 1111 1111⟧, 4111 1111 1111 1112, ⟦18⟧, 19"),
    ("\\d+", ["luhn"], "0, ⟦00⟧"),
    ("\\+?\\d[\\d -]+\\d", ["phone"], "⟦+44 20 7946 0958⟧, +1 000 000, 020 7946 0958, +999 123 456 789"),
    (
      "\\+?\\d[\\d -]+\\d", ["phone(GB)"],
      "⟦+44 20 7946 0958⟧, ⟦020 7946 0958⟧, 20 20, 12345678901234567890123456789012345"
    ),
    ("AB-\\d++", ["notFollowedBy(-)"], "⟦AB-1⟧ AB-2- ⟦AB-3⟧"),
    ("AB-\\d++", ["notFollowedBy(吧)"], "AB-1吧 ⟦AB-2⟧见"),
  ])
  func checksLeaveOfMatches(pattern: String, checks: [String], marked: String) throws {
    let expected = MarkedText(marked)
    let rule = Rule(
      name: "x", kind: .pattern, matcher: .pattern(source: pattern, triggers: []),
      checks: try checks.map { try RuleCheck($0) })
    var configuration = Scanner.Configuration()
    configuration.pack = Pack(dialect: "x", rules: [rule])
    let ranges = Scanner(configuration).selections(in: expected.text).map(\.utf8Range)
    #expect(MarkedText.draw(ranges, in: expected.text) == marked)
  }

  /// A pattern that is asked at its triggers and one that searches see the same.
  @Test(arguments: [[], ["AB-"]])
  func whatACheckCutsOffIsNotLookedAtAgain(triggers: [String]) {
    let expected = MarkedText("⟦AB-1⟧)AB-2) x ⟦AB-3⟧")
    let rule = Rule(
      name: "x", kind: .pattern, matcher: .pattern(source: "AB-\\d(?:\\)AB-\\d\\))?", triggers: triggers),
      checks: [.balancedBrackets])
    var configuration = Scanner.Configuration()
    configuration.pack = Pack(dialect: "x", rules: [rule])
    let ranges = Scanner(configuration).selections(in: expected.text).map(\.utf8Range)
    #expect(MarkedText.draw(ranges, in: expected.text) == expected.description)
  }

  @Test func knownDomainsAreThoseOfTheOptions() throws {
    let rule = Rule(
      name: "x", kind: .pattern, matcher: .pattern(source: "\\S+", triggers: []), checks: [.tld(group: nil)])
    var configuration = Scanner.Configuration()
    configuration.pack = Pack(dialect: "x", rules: [rule])
    #expect(Scanner(configuration).selections(in: "a.onion").isEmpty)
    configuration.options.extraDomains = ["onion"]
    #expect(Scanner(configuration).selections(in: "a.onion").count == 1)
  }
}
