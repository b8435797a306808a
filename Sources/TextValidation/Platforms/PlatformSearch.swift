/// A search of a platform's dialect that native code carries out: it goes over a text from left to right.
///
/// What a search has read, match or not, it does not read again: its *floor* moves on (dialects.md, N5). Searches of one
/// dialect know nothing of each other; who wins where two of them overlap is not theirs to say.
package protocol PlatformSearch: Sendable {
  /// Bytes of which at least one stands in, or before, whatever is found.
  var triggers: [UInt8] { get }

  /// Of how many ``triggers`` in a row at least one run stands in whatever is found; most often 1.
  var triggerRunCount: Int { get }

  /// Forgets the text at hand: ``next(in:)`` begins at the start of another one.
  mutating func restart()

  /// The next match.
  ///
  /// - Parameter utf8: The text, the same at each call since ``restart()``. Bytes that are not UTF-8 are in no class of
  ///   scalars, and in no match.
  /// - Returns: A match that starts behind the start of the last one, most often behind its end; `nil` if there is none up
  ///   to the end.
  /// - Complexity: O(*n*) in the count of `utf8` for all calls together.
  mutating func next(in utf8: Span<UInt8>) -> PlatformMatch?
}

extension PlatformSearch {
  package var triggerRunCount: Int { 1 }
}

/// What a search of a platform's dialect has found.
package struct PlatformMatch: Hashable, Sendable {
  /// Which of the dialect's rules.
  package let rule: PlatformRule
  /// Half-open UTF-8 offsets, on scalar boundaries.
  package let utf8Range: Range<Int>

  package init(_ rule: PlatformRule, _ utf8Range: Range<Int>) {
    (self.rule, self.utf8Range) = (rule, utf8Range)
  }
}
