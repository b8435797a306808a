/// Decides which of several overlapping candidates are selected.
public struct ConflictResolver: Sendable {
  /// How the decision is made.
  package enum Rule: Sendable {
    case leftmostLongest
    case precedence
    case choice(@Sendable ([Candidate]) -> Candidate?)
  }

  package let rule: Rule

  /// Leftmost, then longest, then the order of the pack or of registration.
  public static let leftmostLongest = ConflictResolver(rule: .leftmostLongest)
  /// The order of the pack or of registration first, then leftmost, then longest.
  public static let precedence = ConflictResolver(rule: .precedence)
  /// A choice of the caller's: handed candidates that conflict, in order of precedence, it gives the winner.
  ///
  /// `nil` selects none of them; an answer that is not among the candidates counts as the first.
  public static func choosing(_ choose: @escaping @Sendable ([Candidate]) -> Candidate?) -> ConflictResolver {
    ConflictResolver(rule: .choice(choose))
  }
}
