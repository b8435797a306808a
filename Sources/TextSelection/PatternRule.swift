import PCRE2
import TextModel
import TextValidation

/// A pattern as a scan runs it: a user's, or a rule of a pack that is no native code.
final class PatternRule: Sendable {
  let ruleIndex: Int
  let name: String
  /// Finds the next match by itself.
  let search: Pattern
  /// Matches only where it is asked to; `nil` if the pattern may begin with too many bytes to ask at each.
  let anchored: Pattern?
  /// The bytes that a match begins with, where ``anchored`` is given.
  let firstBytes: ByteSet
  /// What a match begins with, as the pack says; empty: anything that ``firstBytes`` allows.
  let triggers: [[UInt8]]
  /// Whether a built-in pack has the rule: the limits of a scan are for others.
  let isBuiltIn: Bool
  /// What a match must pass first: the numbers of groups, and whether they must have taken part.
  private let groupChecks: [(number: Int, mustMatch: Bool)]
  /// What a match must pass then, in order, and the numbers of the groups of the name that each asks for.
  private let checks: [(check: RuleCheck, groupNumbers: [Int])]

  /// More first bytes than these, and PCRE2's own search is the faster way.
  private static let greatestFirstByteCount = 3

  init(
    ruleIndex: Int, name: String, pattern: Pattern, triggers: [String] = [], checks: [RuleCheck] = [],
    isBuiltIn: Bool = false
  ) {
    self.ruleIndex = ruleIndex
    self.isBuiltIn = isBuiltIn
    self.name = name
    search = pattern
    var groupChecks: [(number: Int, mustMatch: Bool)] = []
    var otherChecks: [(check: RuleCheck, groupNumbers: [Int])] = []
    for check in checks {
      let numbers = pattern.namedGroups.filter { $0.name == check.group }.map(\.number)
      switch check {
      case .with where numbers.count == 1: groupChecks.append((numbers[0], true))
      case .without where numbers.count == 1: groupChecks.append((numbers[0], false))
      default: otherChecks.append((check, numbers))
      }
    }
    (self.groupChecks, self.checks) = (groupChecks, otherChecks)
    self.triggers = triggers.map { Array($0.utf8) }.filter { !$0.isEmpty }
    if self.triggers.isEmpty {
      firstBytes = pattern.facts.firstBytes ?? ByteSet()
    } else {
      firstBytes = ByteSet(self.triggers.map { $0[0] })
    }
    let isDispatched =
      !self.triggers.isEmpty
      || ((1...Self.greatestFirstByteCount).contains(firstBytes.count) && !pattern.knowsItsSearch)
    anchored = isDispatched ? try? Pattern(pattern.source, options: pattern.options.union(.anchored)) : nil
  }

  /// Whether a match may begin at `utf8Offset`, whose byte is one of ``firstBytes``.
  func isTriggered(at utf8Offset: Int, in utf8: Span<UInt8>) -> Bool {
    triggers.isEmpty
      || triggers.contains { trigger in
        utf8.count - utf8Offset >= trigger.count
          && trigger.indices.allSatisfy { utf8[utf8Offset + $0] == trigger[$0] }
      }
  }

  /// What the checks leave of a match; `nil` if one refuses it.
  ///
  /// - Parameters:
  ///   - range: The match, in `utf8`.
  ///   - match: What its groups hold.
  ///   - hidden: How many bytes of `utf8` the pattern did not see.
  ///   - detector: What the checks ask.
  ///   - utf8: The text.
  /// - Returns: A range with the same start, not empty; or `nil`.
  func checked(
    _ range: Range<Int>, _ match: borrowing MatchData, hiding hidden: Int = 0, by detector: Detector,
    in utf8: Span<UInt8>
  ) -> Range<Int>? {
    for (number, mustMatch) in groupChecks where (match.captureRange(number) != nil) != mustMatch { return nil }
    var rest = range
    for index in checks.indices {
      var group: Range<Int>?
      for number in checks[index].groupNumbers where group == nil { group = match.captureRange(number) }
      let checked = detector.checking(checks[index].check, rest, group: group?.shifted(by: hidden), in: utf8)
      guard let checked else { return nil }
      rest = checked
    }
    return rest
  }

  /// Behind which offset no match begins, because a byte without which the pattern cannot match does not follow; `nil` if
  /// there is none at all.
  ///
  /// - Complexity: O(*n*) in the count of `utf8` less the offset.
  func lastStart(in utf8: Span<UInt8>) -> Int? {
    guard let required = search.facts.requiredBytes else { return utf8.count }
    var offset = utf8.count
    while offset > 0 {
      offset -= 1
      if required.contains(utf8[offset]) { return offset }
    }
    return nil
  }
}

/// The patterns of a scan, by the bytes that they begin with.
struct PatternDispatch: Sendable {
  let rules: [PatternRule]
  /// For each byte the places in ``rules`` of the patterns that may begin with it.
  private let dispatched: [[Int]]
  /// The places in ``rules`` of the patterns that search by themselves.
  let searching: [Int]

  init(_ rules: [PatternRule]) {
    self.rules = rules
    var dispatched = [[Int]](repeating: [], count: 256)
    for (place, rule) in rules.enumerated() where rule.anchored != nil {
      for byte in rule.firstBytes.bytes { dispatched[Int(byte)].append(place) }
    }
    self.dispatched = dispatched
    searching = rules.indices.filter { rules[$0].anchored == nil }
  }

  var isEmpty: Bool { rules.isEmpty }

  /// The patterns that may begin with `byte`.
  func places(of byte: UInt8) -> [Int] { dispatched[Int(byte)] }

  var dispatchesAny: Bool { searching.count < rules.count }
}
