import Foundation
import ReferenceScanner
import TestSupport
import TextSelection
import TextValidation
import Testing

/// The dialects of platforms against their slow references: two readings of dialects.md that share nothing but data tables.
@Suite struct PlatformComparisonTests {
  private static let isLong = ProcessInfo.processInfo.environment["SELECTABLE_LONG_TESTS"] != nil

  /// 1 to 12 fragments of a platform.
  private static func pieces(of platform: PlatformComparison, using generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
      platform.reference.fragments.randomElement(using: &generator)
    }
  }

  /// What platforms bound, where they do: names, slugs, labels, tags, graphemes, seconds.
  private static let bounds = [1, 2, 3, 4, 5, 8, 13, 16, 19, 20, 24, 26, 30, 32, 35, 40, 50, 59, 63, 64, 253, 256, 300]

  /// Up to 4 fragments before, between and after one or two runs whose length is a bound, or one off.
  private static func longPieces(of platform: PlatformComparison, using generator: inout SeededGenerator) -> [String] {
    (0..<2).flatMap { _ -> [String] in
      let unit = ["a", "A", "1", "_", "é", "例", "·", "e\u{301}", "a.", "0", "-"].randomElement(using: &generator) ?? ""
      let count = (bounds.randomElement(using: &generator) ?? 1) + Int.random(in: -1...1, using: &generator)
      let before = pieces(of: platform, using: &generator).prefix(2)
      return before + [String(repeating: unit, count: count)] + pieces(of: platform, using: &generator).prefix(1)
    }
  }

  /// Ranges, kinds and values are equal; a difference is shown in its smallest form.
  @Test(arguments: PlatformComparison.all)
  func randomTextsAreSelectedAlike(_ platform: PlatformComparison) {
    var generator = SeededGenerator(seed: 12)
    var differences: Set<String> = []
    for _ in 0..<(Self.isLong ? 10_000 : 250) where differences.count < 10 {
      let hasLongRuns = Int.random(in: 0..<8, using: &generator) == 0
      let pieces =
        hasLongRuns
        ? Self.longPieces(of: platform, using: &generator) : Self.pieces(of: platform, using: &generator)
      let kinds = platform.someKinds(using: &generator)
      if let difference = platform.smallestDifference(in: pieces, alsoFor: kinds) { differences.insert(difference) }
    }
    #expect(differences.isEmpty, "\(differences.sorted().joined(separator: "\n"))")
  }

  /// Scans depend on the text alone, are in order for every resolver, and are what is explained.
  @Test(arguments: PlatformComparison.all)
  func scansOfRandomTextsKeepTheirPromises(_ platform: PlatformComparison) {
    var generator = SeededGenerator(seed: 13)
    var scratch = ScanScratch()
    let others = Pack.builtIn.filter { $0.dialect != platform.pack.dialect }.map { pack in Scanner { $0.pack = pack } }
    for _ in 0..<(Self.isLong ? 10_000 : 250) {
      let text = Self.pieces(of: platform, using: &generator).joined()
      guard let other = others.randomElement(using: &generator) else { continue }
      if let broken = platform.brokenPromise(in: text, beside: other, scratch: &scratch) {
        Issue.record("\(platform.pack.dialect): \(text.debugDescription): \(broken)")
        return
      }
    }
  }

  /// A dialect that is built in and has no reference is one that is compared elsewhere.
  @Test func everyDialectOfAPlatformIsCompared() {
    let compared = PlatformComparison.all.map(\.pack.dialect)
    #expect(Pack.builtIn.filter { $0.searches == .apart }.map(\.dialect).allSatisfy(compared.contains))
  }
}
