/// What a rule of a pack whose rules search apart does otherwise than most.
package struct RuleTraits: Sendable, Hashable {
  /// Whether the pattern sees what follows its last match, and nothing before (dialects.md, N5).
  package var seesRest = false
  /// Whether nothing is looked for unless the kind is asked for by name.
  package var isOnlyAsked = false
  /// The rule whose matches take from this one what they overlap and start before, where this kind alone is asked for
  /// (dialects.md, TW-H6).
  package var givesWayTo: String?

  package init(seesRest: Bool = false, isOnlyAsked: Bool = false, givesWayTo: String? = nil) {
    self.seesRest = seesRest
    self.isOnlyAsked = isOnlyAsked
    self.givesWayTo = givesWayTo
  }
}
