import Measuring
import SelectableText

/// Times queries for completions among 100,000 names: what a key press costs while a mention is typed.
struct CompletionTimes {
  private static let nameCount = 100_000
  private static let resultCount = 50
  private static let syllables = [
    "ba", "den", "fi", "gor", "hal", "in", "jo", "kam", "li", "mon", "nu", "or", "pet", "qui", "ra", "sen", "tu", "va",
    "wen", "xi", "yo", "zem",
  ]

  /// Lines for scripts: the name, the mean and the most of nanoseconds a query, how many queries, and the nanoseconds
  /// of making the index, separated by tabs.
  func report() -> [String] {
    let names = (0..<Self.nameCount).map(Self.name)
    // All alike but for their ends: every query that is found at all is found everywhere.
    let hostile = (0..<Self.nameCount).map { String(repeating: "a", count: 11) + ["b", "c", "d", "e"][$0 % 4] }
    let numbered = (0..<Self.nameCount).map { "member number \($0)" }
    return [
      line(named: "complete: 100,000 names", names, queries: Self.queries(for: names)),
      line(named: "complete: 100,000 all alike", hostile, queries: Self.queries(for: hostile)),
      line(named: "complete: 100,000 with a number", numbered, queries: Self.queries(for: numbered)),
    ]
  }

  private func line(named title: String, _ names: [String], queries: [String]) -> String {
    let completions = names.map { Completion($0) }
    let start = measuring_cpu_seconds()
    let index = CompletionIndex(completions)
    let making = measuring_cpu_seconds() - start
    var (sum, most) = (0.0, 0.0)
    var foundCount = 0
    for query in queries {
      // The least of three is what a query costs; the rest is what else the machine did.
      let seconds =
        (0..<3).map { _ in
          let start = measuring_cpu_seconds()
          foundCount += index.completions(matching: query, limit: Self.resultCount).count
          return measuring_cpu_seconds() - start
        }.min() ?? 0
      (sum, most) = (sum + seconds, max(most, seconds))
    }
    precondition(foundCount > 0, "names are found by their own parts")
    return "\(title)\t\(sum / Double(queries.count) * 1e9)\t\(most * 1e9)\t\(queries.count)\t\(making * 1e9)"
  }

  /// One and two letters, what is in no name, what is too long, and parts of names of every length.
  private static func queries(for names: [String]) -> [String] {
    let letters = "abcdefghijklmnopqrstuvwxyz ".map { String($0) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let absent = ["", "@", "aaaaaaaab", "nobody of that name", String(repeating: "a", count: 100_000)]
    let parts = stride(from: 0, to: names.count, by: 997).flatMap { place in
      let name = names[place]
      return (1...name.count).flatMap { [String(name.prefix($0)), String(name.suffix($0))] }
    }
    return letters + pairs + absent + parts
  }

  /// A first and a last name of two syllables each, the same for the same number.
  private static func name(_ number: Int) -> String {
    // Knuth's multiplicative hashing spreads the numbers over all names.
    var rest = UInt64(number) &* 2_654_435_761 & 0xFFFF_FFFF
    func syllable() -> String {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: UInt64(syllables.count))
      rest = quotient
      return syllables[Int(remainder)]
    }
    return syllable() + syllable() + " " + syllable() + syllable()
  }
}
