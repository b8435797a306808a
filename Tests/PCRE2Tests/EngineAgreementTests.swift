import PCRE2
import TestSupport
import Testing

@Suite struct EngineAgreementTests {
  /// A random pattern of a small alphabet, always well-formed.
  private func randomSource(depth: Int, using generator: inout SeededGenerator) -> String {
    let atoms = [
      "a", "b", "é", "🙂", ".", "[ab]", "[^é]", "\\b", "^", "$", "\\w", "\\K", "\\R", "\\0", "(?<=a)", "(?!b)",
    ]
    if depth == 0 { return atoms.randomElement(using: &generator) ?? "a" }
    let inner = randomSource(depth: depth - 1, using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: return "(\(inner))*"
    case 1: return "(?:\(inner))+?"
    case 2: return "(?:\(inner)){1,2}"
    case 3: return "(?>\(inner))?"
    case 4: return "(?=\(inner))"
    case 5: return "(\(inner)|\(randomSource(depth: depth - 1, using: &generator)))"
    case 6: return "(?i:\(inner))"
    default: return inner + randomSource(depth: depth - 1, using: &generator)
    }
  }

  private func randomSubject(using generator: inout SeededGenerator) -> String {
    let alphabet: [Unicode.Scalar] = ["a", "a", "b", "B", "é", "É", "🙂", "\n", "\r", "\0", " "]
    return (0..<Int.random(in: 0...16, using: &generator)).reduce(into: "") { text, _ in
      text.unicodeScalars.append(alphabet.randomElement(using: &generator) ?? "a")
    }
  }

  @Test(arguments: 0..<8)
  func engines(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let source = randomSource(depth: Int.random(in: 1...4, using: &generator), using: &generator)
      let options: CompileOptions = [[], .multiline, .unicodeProperties].randomElement(using: &generator) ?? []
      let fast = try Pattern(source, options: options)
      let slow = try Pattern(source, options: options, engine: .interpreter)
      for _ in 0..<8 {
        let text = randomSubject(using: &generator)
        let ranges = try fast.matches(in: text)
        let drawing: Comment = "\(source.debugDescription) in \(text.debugDescription)"
        #expect(try slow.matches(in: text) == ranges, drawing)
        expectSane(ranges, of: fast, in: text, drawing)
      }
    }
  }

  /// Ranges ascend, are disjoint, none comes twice, all lie on scalar boundaries, and the facts hold for them.
  private func expectSane(_ ranges: [Range<Int>], of pattern: Pattern, in text: String, _ drawing: Comment) {
    let (utf8, facts) = (Array(text.utf8), pattern.facts)
    for (range, next) in zip(ranges, ranges.dropFirst()) {
      #expect(range.upperBound <= next.lowerBound && range != next, drawing)
    }
    for range in ranges {
      #expect(String(validating: utf8[range], as: UTF8.self) != nil, drawing)
      // After `\K` a match does not begin where its range does.
      guard !pattern.source.contains("\\K") else { continue }
      let rest = utf8[range.lowerBound...]
      #expect(String(decoding: rest, as: UTF8.self).unicodeScalars.count >= facts.minimumScalarCount, drawing)
      #expect(facts.matchesEmpty || !range.isEmpty, drawing)
      if let bytes = facts.firstBytes { #expect(rest.first.map(bytes.contains) == true, drawing) }
      if let bytes = facts.requiredBytes { #expect(rest.contains(where: bytes.contains), drawing) }
    }
  }
}
