import ReferenceScanner
import TestSupport
import TextValidation
import Testing

/// What random texts of a platform's fragments are worth.
@Suite struct PlatformFragmentTests {
  @Test(arguments: platformReferences.indices)
  func fragmentsMeetEveryKindAndSelectionsAreInOrder(_ index: Int) {
    let reference = platformReferences[index]
    var generator = SeededGenerator(seed: 6)
    var kinds: Set<SelectionKind> = []
    for _ in 0..<500 {
      let pieces = (0..<6).compactMap { _ in reference.fragments.randomElement(using: &generator) }
      let text = Array(pieces.joined().unicodeScalars)
      let found = reference.selections(in: text, kinds: nil, options: DetectionOptions())
      kinds.formUnion(found.map(\.kind))
      let edges = [0] + found.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [text.count]
      #expect(edges == edges.sorted() && found.allSatisfy { !$0.range.isEmpty }, "\(reference.dialect): \(pieces)")
    }
    let leastKindCount = reference.dialect == "libphonenumber" ? 1 : 2
    #expect(kinds.count >= leastKindCount, "\(reference.dialect): only \(kinds)")
    #expect((40...120).contains(reference.fragments.count), "\(reference.dialect): \(reference.fragments.count)")
  }
}
