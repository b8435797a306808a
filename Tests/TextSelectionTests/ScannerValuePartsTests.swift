import TestSupport
import TextSelection
import TextValidation
import Testing

/// Where values stand in the text: the parts must join to the value, or be none.
@Suite("Scanner: parts of values")
struct ScannerValuePartsTests {
  private static let scanners = [
    Scanner(), Scanner { $0.granularity = .word }, Scanner { $0.options.defaultScheme = "http" },
    Scanner { $0.options.acceptsIdeographicDots = true },
  ]

  /// The prefix in angle brackets, then what stands in the text; `nil`: the value must be made.
  @Test(
    arguments: [
      ("see http://a.example/B", "<>http://a.example/B"), ("HTTP://a.example", nil), ("http://A.example/", nil),
      ("example.com/Path", "<https://>example.com/Path"), ("bücher.example.de", "<https://>bücher.example.de"),
      ("http://の.example.com", nil), ("http://ﾊ.example.com", nil),
      ("http://U:P@a.example/x", "<>http://U:P@a.example/x"), ("to ana.L@example.com", "<>ana.L@example.com"),
      ("mailto:ana@example.com", nil), ("ana@Example.com", nil), ("@zoë", "<>zoë"), ("＃日本語", "<>日本語"),
      ("$BRK.B", nil), ("+44 20 7946 0958", nil), ("“see”", "<>see"), ("“ see”", nil), ("{{{raw}}}", "<>raw"),
      ("{{ a.b }}", nil),
    ] as [(String, String?)])
  func partsOfTheOnlySelection(text: String, parts: String?) throws {
    let bytes = Array(text.utf8)
    let scanner = Self.scanners[0]
    let candidate = try #require(scanner.candidates(in: bytes).first)
    #expect(joined(candidate, in: bytes, scanner, marksPrefix: true) == parts)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func partsJoinToTheValue(seed: UInt64) {
    var texts = FragmentText(seed: seed)
    for scanner in Self.scanners {
      let bytes = texts.bytes(maximumCount: 24)
      for candidate in scanner.candidates(in: bytes) {
        let value = scanner.value(of: candidate, in: bytes.span)
        #expect(joined(candidate, in: bytes, scanner) ?? value == value)
      }
    }
  }

  @Test func partsJoinToTheValueInTheCorpus() {
    let scanner = Self.scanners[0]
    var partCount = 0
    for message in CorpusMessage.all {
      let bytes = Array(message.raw.utf8)
      for candidate in scanner.candidates(in: bytes) {
        guard let joined = joined(candidate, in: bytes, scanner) else { continue }
        partCount += 1
        #expect(joined == scanner.value(of: candidate, in: bytes.span))
      }
    }
    #expect(partCount > 100)
  }

  private func joined(
    _ candidate: Candidate, in bytes: [UInt8], _ scanner: Scanner, marksPrefix: Bool = false
  ) -> String? {
    scanner.valueParts(of: candidate, in: bytes.span).map {
      (marksPrefix ? "<\($0.prefix)>" : $0.prefix) + String(decoding: bytes[$0.utf8Range], as: UTF8.self)
    }
  }
}
