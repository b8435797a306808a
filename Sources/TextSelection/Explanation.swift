public import TextValidation

/// What became of one thing that a rule looked at.
public struct Explanation: Hashable, Sendable {
  /// How it ended.
  public enum Outcome: Hashable, Sendable {
    /// It is selected.
    case selected
    /// The rule did not accept it.
    case refused(Refusal)
    /// The rule accepted it, but another selection overlaps it and won.
    case lost(to: Selection)
  }

  /// Half-open UTF-8 offsets into the text.
  public let utf8Range: Range<Int>
  /// What it would be.
  public let kind: SelectionKind
  /// The identifier of the rule that looked at it.
  public let identifier: String
  /// How it ended.
  public let outcome: Outcome
}

extension Explanation {
  /// `selected`, `refused` or `lost`.
  public var outcomeName: String {
    switch outcome {
    case .selected: "selected"
    case .refused: "refused"
    case .lost: "lost"
    }
  }

  /// Why it ended so, in a clause, with the rule of detection.md that decides.
  public var reason: String {
    switch outcome {
    case .selected: "no other selection has a better claim"
    case .refused(let refusal): "\(refusal.explanation) (\(refusal.rule))"
    case .lost(let winner): lostReason(to: winner)
    }
  }

  private func lostReason(to winner: Selection) -> String {
    if winner.utf8Range.lowerBound < utf8Range.lowerBound { return "the \(winner.kind) starts before it (O1)" }
    if winner.utf8Range == utf8Range { return "the \(winner.kind) has precedence (O1)" }
    if winner.utf8Range.lowerBound == utf8Range.lowerBound, winner.utf8Range.upperBound > utf8Range.upperBound {
      return "the \(winner.kind) is longer (O1)"
    }
    return "the resolver chose the \(winner.kind)"
  }
}
