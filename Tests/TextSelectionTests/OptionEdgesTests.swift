import TestSupport
import TextSelection
import TextValidation
import Testing

/// The dialects of other libraries under options at their edges, on bytes of any kind.
@Suite struct OptionEdgesTests {
  private static let manyWords: Set<String> = Set((0..<10_000).map { "word\($0) x" })
  private static let edges: [(pack: Pack, change: @Sendable (inout DetectionOptions) -> Void)] = [
    (.linkifyJS, { $0.linkifyJS.keywords = ["", "\0", "\u{10FFFF}", " ", "a\r\n", "[::1]", "255"] }),
    (.linkifyJS, { $0.linkifyJS.keywords = Self.manyWords }),
    (.linkifyJS, { $0.linkifyJS.keywords = [String(repeating: "a.", count: 50_000)] }),
    (
      .linkifyJS,
      {
        $0.customSchemes = ["": .slashesOptional, "-": .slashesRequired, "1": .slashesRequired, "é": .slashesRequired]
      }
    ),
    (.linkifyJS, { $0.linkifyJS.displayedUTF16Count = 1 }),
    (.linkifyIt, { $0.extraDomains = ["", "\0", ".", String(repeating: "é", count: 1_000_000)] }),
    (.linkifyIt, { $0.linkifyIt.disabledSchemas = ["http:", "mailto:"] }),
    (.linkifyRust, { ($0.requiresScheme, $0.linkifyRust.acceptsIRIs) = (false, false) }),
    (.libphonenumber, { $0.phoneMatching.greatestTryCount = 0 }),
    (.libphonenumber, { $0.phoneMatching.greatestTryCount = .max }),
    (.libphonenumber, { $0.phoneMatching.greatestTryCount = .min }),
    (.libphonenumber, { ($0.region, $0.phoneMatching.leniency) = ("001800", .possible) }),
    (.libphonenumber, { ($0.region, $0.phoneMatching.leniency) = ("", .exactGrouping) }),
  ]

  /// Pieces that the rules start from, whole and torn.
  private static let pieces: [[UInt8]] =
    [
      "a.com", "http://", "mailto:", "@", "#", "word7 x", "[::1]", "255.", "\0", "é", "\u{1F600}", "+1 650 253 0000",
      "x1",
      " ", "(", "/", "-", "---", "'", "\"", "٣", "\u{FF0B}", ",,", "ext", "<", "\r\n", "localhost", "xn--", "0",
    ].map { Array($0.utf8) } + [[0xF0, 0x9F], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xEF, 0xBC]]

  @Test(.timeLimit(.minutes(1)), arguments: edges.indices)
  func selectionsAreInOrder(edge: Int) {
    var configuration = Scanner.Configuration()
    configuration.pack = Self.edges[edge].pack
    configuration.options.linkifyJS.plugins = Set(LinkifyJSOptions.Plugin.allCases)
    Self.edges[edge].change(&configuration.options)
    let scanner = Scanner(configuration)
    var generator = SeededGenerator(seed: UInt64(edge))
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0..<24, using: &generator)).flatMap { _ in
        Self.pieces.randomElement(using: &generator) ?? []
      }
      var buffer = SelectionBuffer()
      scanner.scan(bytes.span, into: &buffer)
      var end = 0
      for candidate in buffer.candidates {
        #expect(candidate.utf8Range.lowerBound >= end && candidate.utf8Range.upperBound <= bytes.count)
        end = candidate.utf8Range.upperBound
        #expect(!scanner.value(of: candidate, in: bytes.span).isEmpty)
        _ = scanner.attributes(of: candidate, in: bytes.span)
      }
    }
  }

  @Test(arguments: [(0, 0), (-1, 0), (1, 1), (.max, 1)])
  func triesAreCounted(greatestTryCount: Int, expectedCount: Int) {
    var configuration = Scanner.Configuration()
    configuration.pack = .libphonenumber
    configuration.options.phoneMatching.greatestTryCount = greatestTryCount
    #expect(Scanner(configuration).selections(in: "+1 650 253 0000").count == expectedCount)
  }
}
