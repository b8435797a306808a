import PCRE2
import TextModel
@testable import TextSelection
import TextValidation

/// A scan finds of a pattern what a plain loop of searches finds, with either of PCRE2's engines.
enum PatternsCheck {
  /// Small, so that hostile patterns end soon.
  private static let limits =
    (try? MatchLimits(match: 2_000, depth: 500, heapKibibytes: 256, jitStackKibibytes: 32)) ?? .default
  private static let emptyPack = Pack(dialect: "empty")

  static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
    var splitter = ByteSplitter(bytes)
    let options = CompileOptions(rawValue: UInt32(splitter.byte()))
    let textUnit = TextUnit.allCases[splitter.number(below: TextUnit.allCases.count)]
    let source = String(decoding: splitter.text(), as: UTF8.self)
    let text = splitter.remainder()
    guard let pattern = try compiled(source, options) else { return }
    let scanned = scanned(text, by: pattern, textUnit)
    try ScanOrder.check(scanned.candidates, in: text) { _ in false }
    // Where `\K` moves a start, an empty match may hide one that is not.
    guard !source.contains("\\K"), scanned.limitHits.isEmpty else { return }
    guard let expected = try PatternLoop.matches(of: pattern, in: text, textUnit, limits) else { return }
    try expectEqual(scanned.candidates.map(\.utf8Range), expected, "a scan finds what a loop of searches does")
    // PCRE2 10.42's just-in-time code loses matches of a possessive group that is called: `(?<n>a++)\0?(?=b)|(?&n)` finds
    // one of three in `aaba caac`.
    guard !callsGroups(source) else { return }
    guard let slow = try? Pattern(source, options: options, engine: .interpreter) else { return }
    guard let interpreted = try PatternLoop.matches(of: slow, in: text, textUnit, limits) else { return }
    try expectEqual(expected, interpreted, "just-in-time code finds what the interpreter does")
  }

  /// Whether a pattern may call a group of its own, or itself.
  private static func callsGroups(_ source: String) -> Bool {
    source.contains(#/\(\?(?:R|&|P>|[-+]?[0-9])|\\g/#)
  }

  private static func compiled(_ source: String, _ options: CompileOptions) throws(BrokenPromise) -> Pattern? {
    do throws(PatternError) { return try Pattern(source, options: options) } catch {
      try expect((0...source.utf8.count).contains(error.utf8Offset), "an error is within the pattern: \(error)")
      try expect(!error.message.isEmpty, "an error has a message")
      try expect(!error.description.contains("\n"), "an error is one line: \(error)")
      return nil
    }
  }

  private static func scanned(
    _ text: [UInt8], by pattern: Pattern, _ textUnit: TextUnit
  ) -> (candidates: [Candidate], limitHits: [LimitHit]) {
    var configuration = Scanner.Configuration()
    configuration.pack = emptyPack
    configuration.userRules = [UserRule(name: "pattern", pattern: pattern)]
    configuration.textUnit = textUnit
    configuration.limits = (try? ScanLimits(matching: limits)) ?? .default
    var scratch = ScanScratch()
    var candidates: [Candidate] = []
    Scanner(configuration).scan(text.span, scratch: &scratch) { candidates.append($0) }
    return (candidates, scratch.limitHits)
  }
}

/// The matches of a pattern, one search after another.
private enum PatternLoop {
  /// - Returns: What is matched, without what is empty; `nil` if a search met a limit.
  static func matches(
    of pattern: Pattern, in text: [UInt8], _ textUnit: TextUnit, _ limits: MatchLimits
  ) throws(BrokenPromise) -> [Range<Int>]? {
    var data = MatchData(limits: limits)
    var found: [Range<Int>] = []
    for unit in textUnit == .line ? lines(of: text) : [0..<text.count] {
      for part in wellFormedParts(of: text, in: unit) {
        var options: MatchOptions = .notEmpty
        if part.lowerBound > unit.lowerBound { options.insert(.notBeginningOfLine) }
        if part.upperBound < unit.upperBound { options.insert(.notEndOfLine) }
        let subject = String(decoding: text[part], as: UTF8.self)
        guard let matches = matches(of: pattern, in: subject, options, &data) else { return nil }
        for match in matches { try hold(pattern.facts, of: match, in: Array(subject.utf8)) }
        found += matches.map { part.lowerBound + $0.lowerBound..<part.lowerBound + $0.upperBound }
      }
    }
    return found
  }

  private static func matches(
    of pattern: Pattern, in subject: String, _ options: MatchOptions, _ data: inout MatchData
  ) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    do throws(MatchError) {
      let utf8 = subject.utf8Span
      while let match = try pattern.firstMatch(
        in: utf8, from: found.last?.upperBound ?? 0, options: options, using: &data)
      {
        found.append(match)
      }
    } catch {
      return nil
    }
    return found
  }

  /// What PCRE2 found out about the pattern holds of each of its matches.
  private static func hold(_ facts: PatternFacts, of match: Range<Int>, in subject: [UInt8]) throws(BrokenPromise) {
    let rest = subject[match.lowerBound...]
    if let firstBytes = facts.firstBytes {
      try expect(rest.first.map(firstBytes.contains) ?? false, "a match begins with one of the first bytes")
    }
    if let required = facts.requiredBytes {
      try expect(rest.contains(where: required.contains), "a required byte is there")
    }
    let scalarCount = String(decoding: rest, as: UTF8.self).unicodeScalars.count
    try expect(scalarCount >= facts.minimumScalarCount, "a match has at least \(facts.minimumScalarCount) scalars")
  }

  private static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, place) = (0, 0)
    while place < text.count {
      let breakUTF8Count = Tokenizer.hardBreakUTF8Count(in: text.span, at: place)
      if breakUTF8Count > 0 {
        lines.append(start..<place)
        start = place + breakUTF8Count
      }
      place += max(1, breakUTF8Count)
    }
    return lines + [start..<text.count]
  }

  private static func wellFormedParts(of text: [UInt8], in unit: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, end) = (unit.lowerBound, unit.lowerBound)
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = text[unit].makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): end += encoded.count
      case .error(let length):
        parts.append(start..<end)
        end += length
        start = end
      case .emptyInput: return parts + [start..<end]
      }
    }
  }
}
