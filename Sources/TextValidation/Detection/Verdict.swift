/// What a native rule found at its trigger.
package enum Verdict: Equatable {
  /// Nothing of its kind stands here.
  case none
  /// A match: half-open UTF-8 offsets.
  case match(Range<Int>)
  /// Something of its kind, but malformed. The kinds in `claims` do not search in `run` either (detection.md, A2).
  case refused(run: Range<Int>, claims: Claims)
}

/// The kinds that must not search in a refused run.
package struct Claims: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let link = Claims(rawValue: 1 << 0)
  package static let email = Claims(rawValue: 1 << 1)
  package static let mention = Claims(rawValue: 1 << 2)
  package static let phone = Claims(rawValue: 1 << 3)
}
