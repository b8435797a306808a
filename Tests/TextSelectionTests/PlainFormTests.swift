import Foundation
import TestSupport
import TextSelection
import TextValidation
import Testing

/// The plain forms and the filter against the general rules: whatever they answer sooner, they answer alike.
@Suite("Plain forms")
struct PlainFormTests {
  private static let isLong = ProcessInfo.processInfo.environment["SELECTABLE_LONG_TESTS"] != nil

  /// Compares texts of random pieces, and shows the smallest form of each difference.
  ///
  /// - Returns: The kinds that were found.
  @discardableResult
  private static func compare(_ pair: ScannerPair, seed: UInt64, textCount: Int) -> Set<SelectionKind> {
    var texts = PlainFormText(seed: seed)
    var differences: Set<String> = []
    var kinds: Set<SelectionKind> = []
    for _ in 0..<textCount where differences.count < 5 {
      let pieces = texts.pieces()
      if let difference = pair.smallestDifference(in: pieces) { differences.insert(difference) }
      for candidate in pair.scanner.candidates(in: Array(pieces.joined())) {
        kinds.insert(pair.scanner.kind(of: candidate))
      }
    }
    #expect(differences == [], "\(pair.testDescription)")
    return kinds
  }

  @Test func corpus() {
    let pair = ScannerPair("default")
    for message in CorpusMessage.all { #expect(pair.difference(in: Array(message.raw.utf8)) == nil, "\(message)") }
  }

  /// The texts hold all kinds that have a plain form.
  @Test(arguments: 0..<4)
  func randomTexts(_ seed: UInt64) {
    let kinds = Self.compare(ScannerPair("default"), seed: seed, textCount: Self.isLong ? 1_000_000 : 4000)
    #expect(kinds.isSuperset(of: [.link, .email, .phone, .mention, .hashtag]))
  }

  @Test func everyOptionIsVaried() {
    #expect(OptionVariants.all.map(\.name) == DetectionOptions.names)
  }

  @Test(arguments: try OptionVariants.changingOne())
  func oneOptionChanged(_ name: String, _ options: DetectionOptions) {
    let pair = ScannerPair(name) { $0.options = options }
    Self.compare(pair, seed: 70, textCount: Self.isLong ? 50_000 : 200)
  }

  @Test(arguments: 0..<30)
  func manyOptionsChanged(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let options = try OptionVariants.changingMany(using: &generator)
    Self.compare(
      ScannerPair("\(options.changes.keys.sorted())") { $0.options = options }, seed: seed + 100,
      textCount: Self.isLong ? 50_000 : 200
    )
  }

  /// Dialects, and scans in which some kinds compete unseen.
  @Test(
    arguments: [
      ScannerPair("uts58") { $0.pack = .uts58 },
      ScannerPair("every option changed") { $0.options = ScanInvariantTests.everyOptionChanged() },
      ScannerPair("links only") { $0.kinds = [.link] },
      ScannerPair("mentions only") { $0.kinds = [.mention] },
      ScannerPair("no addresses") { $0.kinds = [.link, .phone, .mention, .hashtag] },
      ScannerPair("by precedence") { $0.resolver = .precedence },
    ])
  func otherScans(_ pair: ScannerPair) {
    Self.compare(pair, seed: 80, textCount: Self.isLong ? 100_000 : 600)
  }

  private static let borderPairs = [
    ScannerPair("default"), ScannerPair("uts58") { $0.pack = .uts58 },
    ScannerPair("any domain") { $0.options.knownDomains = .any },
  ]

  /// Texts at the borders of the plain forms, a row for each question that they must leave to the general rules.
  @Test(
    arguments: [
      // A part's own separator forgets the brackets that are open.
      "http://a.org/(x?y)", "http://a.org/(x#y)", "http://a.org/?(x=y)", "http://a.org/?(x&y)", "http://a.org/(x/y)",
      "http://a.org/#(x:~:y)", "http://a.org/#:~:text=(x,y)", "http://a.org/#:~:(x&y)", "a.org/(x?y)", "a.org?(x,y;z)",
      "http://a.org/(x.y)", "http://a.org/(x!,y).", "http://a.org/(x*y)", "http://a.org/(x_y)_", "_http://a.org/(x_)",
      // Ends of hosts and of links.
      "http://a.org. x", "http://a.org./x", "http://a.org-/x", "http://a.org_/x", "http://a.org:80/x",
      "http://a.org: x",
      "http://a.org:", "http://a.org@b.org", "http://a.org, x", "http://a.org)x@b", "http://a.org/x,http://b.org",
      "http://a.org/x;HTTPS://b.org", "http://a.org/x,https:/b", "http://a.org/&lt;", "http://a.org/&amp;",
      "http://a.org/&",
      "http://a.org/&#39;", "http://a.org/x'", "'http://a.org/x'", "http://1.2.3.4/", "http://a.1/", "http://a.org/…",
      // Bare domains.
      "a.org.", "a.org./x", "a.org:80", "a.org@b", "a.org/x@b.org", "README.md", "README.md/x", "a.Org", "1.am",
      "1.2.3.4",
      "a.5", "a.5/", "-a.org", "_a.org", "#a.org", "%a.org", "é.a.org", "a.org中", "中a.org", "a.org\u{301}", "...a.org",
      // Addresses.
      "a..b@c.org", ".a@c.org", "a.@c.org", "a'@c.org", "mailto:a@c.org", "x:a@c.org", "é@c.org", "中a@c.org",
      "a@c.org@d",
      "a@c.org.", "a@c", "a@c.5", "{a@c.org", "a@@c.org", "@a@c.org", "//a@c.org", "a/b@c.org",
      // Names and tags.
      "@ana.Bob", "@Ana.Bob", "@ana-Bob", "@ana.", "@ana.b.org", "@ana@b.org", "@ana://", "x/@ana", "é@ana", "@ana中",
      "@ana·", "@ana\u{200D}b", "-@ana", "1@ana", "@a_b-", "@ana.@b", "@xn--p1ai.com://x", "@ana--", "#a·b", "#a://",
      "#1", "#_", "=#a", "é#a", "#a#b",
      // Numbers.
      "+44 20 7946 0123", "+44 (0)20 7946 0123", "+44 20 7946 0123 x5", "+44 20 7946 0123;ext=5", "+44 20 7946 0123 5",
      "+44 20 7946 0123 (5)", "+44 20 7946 0123%", "+44 20 7946 01234567890", "=+442079460123", "1:+442079460123",
      "+442079460123\u{A0}5", "+442079460123.5", "+442079460123 \u{A0}x5", "+44  2079460123",
      "+442079460123.example.com",
    ])
  func border(_ text: String) {
    for pair in Self.borderPairs {
      for text in [text, "x \(text) y", "(\(text))", "\"\(text)\""] {
        #expect(pair.difference(in: Array(text.utf8)) == nil)
      }
    }
  }

  /// Counts at which something is too long, and the counts beside them.
  @Test(arguments: [-2, -1, 0, 1, 2])
  func limit(_ excess: Int) {
    func a(_ count: Int) -> String { String(repeating: "a", count: count + excess) }
    let longHost = Array(repeating: String(repeating: "b", count: 49), count: 4).joined(separator: ".")
    let texts = [
      "http://\(a(63)).org", "\(a(63)).org", "x@\(a(63)).org", "http://\(longHost).\(a(50)).org/",
      "\(longHost).\(a(49)).org",
      "x@\(longHost).\(a(49)).org", "http://\(longHost).\(a(49)).org./", "\(a(64))@b.org", "é\(a(63))@b.org",
      "@\(a(63))", "@\(a(64))",
      "@b.\(a(62))", "#\(a(255))", "#\(a(256))", "http://a.org/\(a(4083))", "a.org/\(a(4090))", "\(a(32)):http://b.org",
      "http://a.org/" + String(repeating: "(", count: 100 + excess) + String(repeating: ")", count: 100 + excess),
      "http://a.org/" + String(repeating: "(", count: 125 + excess) + String(repeating: ")", count: 125 + excess),
      "+4420" + String(repeating: "7", count: 11 + excess), "+4420" + String(repeating: " 7", count: 11 + excess),
    ]
    let pair = ScannerPair("default")
    for text in texts { #expect(pair.difference(in: Array(text.utf8)) == nil) }
  }
}
