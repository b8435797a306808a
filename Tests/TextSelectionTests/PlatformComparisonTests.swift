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

  /// Ranges, kinds and values are equal; a difference is shown in its smallest form.
  @Test(arguments: PlatformComparison.all)
  func randomTextsAreSelectedAlike(_ platform: PlatformComparison) {
    var generator = SeededGenerator(seed: 12)
    var differences: Set<String> = []
    for _ in 0..<(Self.isLong ? 10_000 : 400) where differences.count < 10 {
      let pieces = Self.pieces(of: platform, using: &generator)
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
    for _ in 0..<(Self.isLong ? 10_000 : 400) {
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
