/// What a native rule found at its trigger.
package enum Verdict: Equatable {
  /// Nothing of its kind stands here.
  case none
  /// A match: half-open UTF-8 offsets.
  case match(Range<Int>)
  /// Something like its kind, that does not count. The kinds in `claims` do not search in `run` either (detection.md, A2).
  case refused(Refusal, run: Range<Int>, claims: Claims)

  /// A refusal that claims nothing.
  static func refused(_ refusal: Refusal, _ run: Range<Int>) -> Verdict { .refused(refusal, run: run, claims: []) }
}

/// The kinds that must not search in a refused run.
package struct Claims: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Whether all of `other` are claimed.
  @inlinable package func contains(_ other: Claims) -> Bool { rawValue & other.rawValue == other.rawValue }

  @inlinable package static var link: Claims { Claims(rawValue: 1 << 0) }
  @inlinable package static var email: Claims { Claims(rawValue: 1 << 1) }
  @inlinable package static var mention: Claims { Claims(rawValue: 1 << 2) }
  @inlinable package static var phone: Claims { Claims(rawValue: 1 << 3) }
  /// What a refused address claims: links, addresses and mentions.
  @inlinable package static var address: Claims { Claims(rawValue: 0b111) }
}
