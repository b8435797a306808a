import PCRE2
import TextValidation

/// One search of a plan at work: how far it has come in the text at hand.
class Searcher {
  /// What a search answers that has come to the end.
  static let exhausted = Candidate(ruleIndex: SearchPlan.absent, utf8Range: Int.max..<Int.max)

  /// Forgets the text at hand.
  func restart() {}

  /// The next match that is asked for, or ``exhausted``.
  ///
  /// - Parameters:
  ///   - utf8: The text, the same at each call since ``restart()``.
  ///   - subject: The same, if the plan has patterns.
  ///   - scratch: What patterns work in.
  /// - Returns: A candidate with offsets into the text.
  func next(in utf8: Span<UInt8>, _ subject: UTF8Span?, _ scratch: inout ScanScratch) -> Candidate { Self.exhausted }
}

/// Native code of a platform at work.
final class PlatformSearcher<Search: PlatformSearch>: Searcher {
  /// Taken out while it works.
  private var search: Search?
  /// The rules that are asked for, with their indices in `Scanner.rules`.
  private let asked: [(rule: PlatformRule, ruleIndex: Int)]

  init(_ search: Search, asked: [(rule: PlatformRule, ruleIndex: Int)]) {
    (self.search, self.asked) = (search, asked)
  }

  override func restart() {
    guard var search = search.take() else { return }
    search.restart()
    self.search = search
  }

  override func next(in utf8: Span<UInt8>, _ subject: UTF8Span?, _ scratch: inout ScanScratch) -> Candidate {
    guard var search = search.take() else { return Self.exhausted }
    defer { self.search = search }
    while let match = search.next(in: utf8) {
      for entry in asked where entry.rule == match.rule {
        return Candidate(ruleIndex: entry.ruleIndex, utf8Range: match.utf8Range)
      }
    }
    return Self.exhausted
  }
}

/// A pattern at work.
final class PatternSearcher: Searcher {
  private let search: PatternSearch
  private let detector: Detector
  /// The end of the last match.
  private var floor = 0

  init(_ search: PatternSearch, _ detector: Detector) { (self.search, self.detector) = (search, detector) }

  override func restart() { floor = 0 }

  /// A pattern that meets a limit is given up for the text, and reported.
  override func next(in utf8: Span<UInt8>, _ subject: UTF8Span?, _ scratch: inout ScanScratch) -> Candidate {
    guard let subject, !scratch.timeBudgets[search.place].isReported else { return Self.exhausted }
    var floor = floor
    defer { self.floor = floor }
    do throws(MatchError) {
      guard let range = try search.next(from: &floor, in: subject, detector, &scratch) else { return Self.exhausted }
      return Candidate(ruleIndex: search.rule.ruleIndex, utf8Range: range)
    } catch {
      if error == .timeLimit { scratch.timeBudgets[search.place].isReported = true }
      scratch.limitHits.append(
        LimitHit(ruleName: search.rule.name, limit: .matching(error), utf8Offset: scratch.searchedUTF8Offset + floor))
      floor = subject.count
      return Self.exhausted
    }
  }
}

/// Leaves out what a match of another search overlaps that starts before it (dialects.md, TW-H6).
final class ShadedSearcher: Searcher {
  private let base: Searcher
  private let shadow: Searcher
  /// The last match of the shadow.
  private var shade = ShadedSearcher.noShade
  private static let noShade = 0..<0

  init(_ base: Searcher, shadow: Searcher) { (self.base, self.shadow) = (base, shadow) }

  override func restart() {
    base.restart()
    shadow.restart()
    shade = Self.noShade
  }

  override func next(in utf8: Span<UInt8>, _ subject: UTF8Span?, _ scratch: inout ScanScratch) -> Candidate {
    while true {
      let candidate = base.next(in: utf8, subject, &scratch)
      guard candidate.ruleIndex >= 0 else { return candidate }
      while shade.upperBound <= candidate.utf8Range.lowerBound {
        shade = shadow.next(in: utf8, subject, &scratch).utf8Range
      }
      if shade.lowerBound >= candidate.utf8Range.lowerBound { return candidate }
    }
  }
}
