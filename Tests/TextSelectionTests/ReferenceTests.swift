import Foundation
import ReferenceScanner
import TestSupport
import TextSelection
import TextValidation
import Testing

/// The scanner against the slow reference: two readings of detection.md that share nothing but the data tables.
@Suite struct ReferenceTests {
  /// The corpus draws what is right, so a difference here is the reference's own mistake.
  @Test(arguments: CorpusMessage.all)
  func corpusLine(_ message: CorpusMessage) {
    let found = ComparedDialect.default.reference.selections(in: Array(message.raw.utf8)).map {
      KindMarkedText.Selection(kind: $0.kind.rawValue, utf8Range: $0.utf8Range)
    }
    if found != message.drawing.selections {
      Issue.record(
        "\(message)\n  reference \(KindMarkedText.draw(found, in: message.raw))\n  expected  \(message.drawing)")
    }
  }

  /// What the letter settles is compared, what it leaves open is not.
  @Test(arguments: silences)
  func specificationIsSilent(text: String, expected: Silence?) {
    #expect(ComparedDialect.default.reference.silence(in: Array(text.utf8)) == expected)
  }

  /// A question without an example could be dropped unnoticed. `mixedDots` needs an option.
  @Test func everySilenceIsShown() {
    #expect(Set(Self.silences.compactMap(\.1)) == Set(Silence.allCases).subtracting([.mixedDots]))
    #expect(ComparedDialect.uts58.reference.silence(in: Array("a.。b".utf8)) == .mixedDots)
  }

  private static let silences: [(String, Silence?)] = [
    ("see example.com.", nil), ("rock 'n' roll", nil), ("a.org/p@b.org", nil), ("http://a..example.com ok", nil),
    ("http://a..example.com\"b.org", .claimOfRefusedLink), ("http://(b.org", .claimOfRefusedLink),
    ("http://u@-b.org ", .malformedHostAfterUserInfo), ("xmailto:a@b.org", .gluedMailto), ("('n')", .loneElision),
    ("tel:5550147", .localTel),
    ("tel:+44-20-7946-0958;ext=7's", .markInTelParameter), ("00 44 20 7946 0958", .spacedDoubleZero),
    ("..#t=b@c.org", .selectionInRefusedRun),
    ("path{{ana@b.org}}", .addressIntoPlaceholder),
    ("x!a.org/p@b.org", .domainInLocalPart), ("@小明.It", .caselessNameBeforeCapital),
    ("a/👨\u{200D}👩", .joinedEmoji), ("❤\u{FE0F}b.org", .emojiMarkBeforeName), ("@a.\u{200C}b", .joinerBesideDot),
    ("l'@a.org!", .claimOfElision), (".l'@a.org", .refusedElision), ("a〝b", .doublePrime),
    ("1234567890123456789012345678901+http://a", .longSchemeRun),
  ]

  @Test(.enabled("set SELECTABLE_CONFORMANCE to the folder of cases") { ConformanceText.folder != nil })
  func conformanceTexts() throws {
    let texts = try ConformanceText.all()
    #expect(texts.count >= 1_500)
    for text in texts {
      if let difference = text.dialect.difference(in: Array(text.text.utf8)) {
        Issue.record("\(text.suite) \(text.id)\n\(difference)")
      }
    }
  }

  /// Texts of random pieces, less those that a silence excludes; a difference is shown in its smallest form.
  @Test(arguments: [ComparedDialect.default, .uts58])
  func randomTexts(_ dialect: ComparedDialect) {
    let isLong = ProcessInfo.processInfo.environment["SELECTABLE_LONG_TESTS"] != nil
    let textCount = isLong ? 50_000 : 1_000
    var generator = SeededGenerator(seed: 58)
    var comparedCount = 0
    var differences: Set<String> = []
    for _ in 0..<textCount where differences.count < 10 {
      let pieces = TriggerFragments.pieces(using: &generator)
      guard dialect.reference.silence(in: Array(pieces.joined())) == nil else { continue }
      comparedCount += 1
      if let difference = dialect.smallestDifference(in: pieces) { differences.insert(difference) }
    }
    #expect(differences == [])
    #expect(comparedCount * 10 >= textCount * 8, "too many texts are excluded")
  }
}

/// A dialect as both sides know it.
struct ComparedDialect: Sendable, CustomTestStringConvertible {
  let name: String
  let scanner: TextSelection.Scanner
  let reference: ReferenceScanner

  /// A dialect that has these kinds, `nil` being all, and the region of its phones.
  init(pack: Pack, kinds: Set<SelectionKind>?, region: String? = nil) {
    var configuration = TextSelection.Scanner.Configuration()
    configuration.pack = pack
    configuration.options.region = region
    name = pack.dialect
    scanner = Scanner(configuration)
    reference = ReferenceScanner(options: configuration.options, kinds: kinds)
  }

  static let `default` = ComparedDialect(pack: .default, kinds: nil)
  static let uts58 = ComparedDialect(pack: .builtIn(named: "uts58") ?? .default, kinds: [.link, .email])

  var testDescription: String { name }

  /// Both results drawn one below the other; `nil` if they are the same.
  func difference(in utf8: [UInt8]) -> String? {
    var scratch = ScanScratch()
    var found: [ReferenceScanner.Selection] = []
    scanner.scan(utf8.span, scratch: &scratch) { candidate in
      let kind = scanner.rules[candidate.ruleIndex].kind
      found.append(ReferenceScanner.Selection(kind: kind, utf8Range: candidate.utf8Range))
    }
    let expected = reference.selections(in: utf8)
    return found == expected ? nil : "  scanner   \(Self.draw(found, utf8))\n  reference \(Self.draw(expected, utf8))"
  }

  /// The difference that is left once no piece can be taken away without losing it.
  func smallestDifference(in pieces: [[UInt8]]) -> String? {
    let utf8 = Array(pieces.joined())
    guard reference.silence(in: utf8) == nil, let difference = difference(in: utf8) else { return nil }
    for index in pieces.indices {
      var fewer = pieces
      fewer.remove(at: index)
      if let smaller = smallestDifference(in: fewer) { return smaller }
    }
    return difference
  }

  /// Ill-formed bytes are drawn as U+FFFD, so a range after some is drawn byte for byte.
  private static func draw(_ selections: [ReferenceScanner.Selection], _ utf8: [UInt8]) -> String {
    let text = String(decoding: utf8, as: UTF8.self)
    guard Array(text.utf8) == utf8 else { return "\(utf8): \(selections)" }
    return KindMarkedText.draw(selections.map { .init(kind: $0.kind.rawValue, utf8Range: $0.utf8Range) }, in: text)
      .debugDescription
  }
}

/// A text of the conformance suites that bind one of the compared dialects.
struct ConformanceText {
  let suite: String
  let id: String
  let text: String
  let dialect: ComparedDialect

  static let folder = ProcessInfo.processInfo.environment["SELECTABLE_CONFORMANCE"].map { URL(filePath: $0) }

  private struct Suite: Decodable {
    let suite: String
    let dialect: String?
    let cases: [Case]?
  }

  private struct Case: Decodable {
    let id: String
    let text: String
    let kind: String?
    let options: Options?
  }

  private struct Options: Decodable { let region: String? }

  static func all() throws -> [ConformanceText] {
    guard let folder else { return [] }
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "json" }.flatMap { file -> [ConformanceText] in
      let dialects = try JSONDecoder().decode(Dialect.self, from: Data(contentsOf: file))
      guard dialects.dialect == "default" || dialects.dialect == "uts58" else { return [] }
      let suite = try JSONDecoder().decode(Suite.self, from: Data(contentsOf: file))
      return (suite.cases ?? []).filter { $0.kind != "format" }.map { example in
        let dialect =
          suite.dialect == "uts58"
          ? ComparedDialect.uts58 : ComparedDialect(pack: .default, kinds: nil, region: example.options?.region)
        return ConformanceText(suite: suite.suite, id: example.id, text: example.text, dialect: dialect)
      }
    }
  }

  /// Read first: suites of other dialects have cases of other forms.
  private struct Dialect: Decodable { let dialect: String? }
}
