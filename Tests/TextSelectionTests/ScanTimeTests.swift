import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

/// A coarse guard of linear time: twice the text takes less than 3.5 times as long, whatever is repeated in it.
@Suite("Scanner: time", .serialized)
struct ScanTimeTests {
  /// Triggers alone, 20,000 of each and more.
  static let triggers: [String] = [
    "@", "#", "(", "\"", "{", "a@", "http://", "www.", ".a", " ", "'", "‘", "$A", "://", "tel:", "mailto:", "_.", "a.-",
  ]

  /// Triggers that cost most, and shapes whose parts could each be read again from every trigger.
  static let shapes: [String] = [
    "1 ", "(1)", "+1", "1-", "1.", "-.", "/.", "{{", "}}", "“", "«", "」", "@a", "#a", "@a.", "a@b.", "@a@", "http://a",
    "http://a:", "http://[", "a://b@", ":a", "\u{301}", "@\u{301}", "\"\u{301}", "\u{FE0F}#", "。", "…", "''a", "\"a",
    "·", "#a·",
  ]

  /// Shapes in which many selections stand in one run.
  static let crowds: [String] = [
    "212-555-0147·.", "212-555-0147中.", "a@example.com", "#a#", "$AB ", "{{a}}", "\"a\"", "'a@b", "https://a.example/(",
    "a.example·",
  ]

  /// Links that are refused, each with a tail that holds all those behind it.
  static let refusedLinks: [String] = [
    "a.com-/(", "http://a-/(", "http://a@b/(", "a.com/(", "http://a@b-/(", "http://a..u:p@", "http://a.com:99999/(",
    "file:///(", "a.com./(", "http://[::/(", "a@b.com/(",
  ]

  private static func seconds(_ scanner: Scanner, _ prefix: String, _ fragment: String, count: Int) -> Double {
    let bytes = Array((prefix + String(repeating: fragment, count: count)).utf8)
    var scratch = ScanScratch()
    let duration = ContinuousClock().measure { scanner.scan(bytes.span, scratch: &scratch) { _ in } }
    return duration / .seconds(1)
  }

  /// Measures up to four times: others may have the machine. A few milliseconds are no measure.
  private static func check(_ scanner: Scanner, after prefix: String = "", _ fragment: String, count: Int) {
    var measured: [String] = []
    for _ in 0..<4 {
      let once = seconds(scanner, prefix, fragment, count: count)
      let twice = seconds(scanner, prefix, fragment, count: 2 * count)
      if twice < max(3.5 * once, 0.02) { return }
      measured.append("\(once) s, then \(twice) s")
    }
    Issue.record("\(fragment.debugDescription): \(measured)")
  }

  @Test(arguments: triggers)
  func triggersTakeLinearTime(_ fragment: String) { Self.check(Scanner(), fragment, count: 20_000) }

  @Test(arguments: shapes)
  func shapesTakeLinearTime(_ fragment: String) { Self.check(Scanner(), fragment, count: 2_000) }

  @Test(arguments: crowds)
  func crowdsTakeLinearTime(_ fragment: String) { Self.check(Scanner(), fragment, count: 2_000) }

  @Test(arguments: refusedLinks)
  func refusedLinksTakeLinearTime(_ fragment: String) { Self.check(Scanner(), fragment, count: 2_000) }

  /// The host behind user info that is refused is not read.
  @Test func refusedUserInfoTakesLinearTime() {
    Self.check(Scanner { $0.options.refusesUserInfo = true }, "http://a@b/(", count: 2_000)
  }

  /// The walk that is not cut at glue reads a number's whole run of host scalars, but not once for each number.
  @Test func numbersInOneRunTakeLinearTime() {
    Self.check(Scanner { $0.options.splitsGluedScripts = false }, "212-555-0147中.", count: 2_000)
  }

  /// One candidate that holds many others is asked about once.
  @Test func choiceTakesLinearTime() throws {
    let rule = try UserRule(name: "all", pattern: Pattern("(?s).+"))
    let scanner = Scanner {
      $0.userRules = [rule]
      $0.resolver = .choosing { $0.last }
    }
    Self.check(scanner, "#a ", count: 5_000)
  }

  /// A pattern is not asked where the byte that it needs no longer follows.
  @Test(arguments: ["a.*b", "a.*?b", "a[^b]*b", "a++b", "(?i)a+b", "a\\s*(?:a|x)*+b"])
  func patternsWithoutWhatTheyNeedTakeLinearTime(_ source: String) throws {
    let rule = try UserRule(name: "needy", pattern: Pattern(source))
    Self.check(Scanner { $0.userRules = [rule] }, after: "b #tag ", "a", count: 20_000)
  }
}
