import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

/// What holds of every scan of any bytes: order, nesting, bounds, scalar boundaries, and values without a crash.
@Suite("Scanner: invariants")
struct ScanInvariantTests {
  private static func check(_ scanner: Scanner, _ bytes: [UInt8], isNesting: Bool) {
    let candidates = scanner.candidates(in: bytes)
    let problem = ScanInvariant.broken(by: candidates, in: bytes) {
      isNesting && scanner.rules[$0.ruleIndex].kind == .quotation
    }
    if let problem {
      Issue.record("\(problem) in \(bytes), \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    for candidate in candidates {
      let value = scanner.value(of: candidate, in: bytes.span)
      #expect(!value.isEmpty, "\(candidate.utf8Range) in \(bytes)")
    }
  }

  @Test(arguments: 0..<4)
  func defaultScans(_ seed: UInt64) {
    var fragments = FragmentText(seed: seed)
    let scanner = Scanner()
    for _ in 0..<5000 { Self.check(scanner, fragments.bytes(), isNesting: true) }
  }

  static func everyOptionChanged() -> DetectionOptions {
    var options = DetectionOptions()
    options.schemes = .web
    options.refusesUserInfo = true
    options.knownDomains = .any
    options.fileExtensions = []
    options.refusesSentenceDomains = false
    options.acceptsBareAddresses = true
    options.acceptsBareLocalhost = true
    options.acceptsIdeographicDots = true
    options.splitsGluedScripts = false
    options.endsLinksAtCJKPunctuation = false
    options.endsLinksAtHiddenScalars = false
    options.endsLinksAtTextDelimiters = false
    options.splitsGluedLinks = false
    options.refusesShortenedLinks = false
    options.trimsMarkup = false
    options.limitsEmojiInLinks = false
    options.pairsUnderscores = false
    options.trimsEmailEdges = false
    options.region = "GB"
    options.acceptsUngroupedPhones = true
    options.acceptsFederatedMentions = false
    options.acceptsAdjacentHashtags = false
    options.acceptsLowercaseCashtags = true
    options.acceptsSingleQuotes = false
    options.tripleBraces = .inner
    return options
  }

  @Test func scansWithEveryOptionChanged() {
    var fragments = FragmentText(seed: 21)
    let scanner = Scanner { $0.options = Self.everyOptionChanged() }
    for _ in 0..<3000 { Self.check(scanner, fragments.bytes(), isNesting: true) }
  }

  @Test(arguments: [ConflictResolver.leftmostLongest, .precedence, .choosing { $0.count % 3 == 0 ? nil : $0.last }])
  func scansWithUserRules(_ resolver: ConflictResolver) throws {
    let sources = ["\\w+", "[\"“].", "(?s)\\. .", "a|b|\\x{3002}", "(?<=@)\\pL+", "\\W{2,}$", "é"]
    let rules = try sources.map { try UserRule(name: $0, pattern: Pattern($0)) }
    var fragments = FragmentText(seed: 22)
    for unit in TextUnit.allCases {
      let scanner = Scanner {
        $0.userRules = rules
        $0.resolver = resolver
        $0.textUnit = unit
      }
      for _ in 0..<300 { Self.check(scanner, fragments.bytes(), isNesting: true) }
    }
  }

  @Test(arguments: Pack.builtIn)
  func scansOfWords(_ pack: Pack) {
    var fragments = FragmentText(seed: 23)
    let scanner = Scanner {
      $0.pack = pack
      $0.granularity = .word
    }
    for _ in 0..<1000 { Self.check(scanner, fragments.bytes(), isNesting: false) }
  }

  /// Bytes that no one writes.
  @Test func randomBytes() {
    var generator = SeededGenerator(seed: 24)
    let scanner = Scanner()
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      Self.check(scanner, bytes, isNesting: true)
    }
  }
}
