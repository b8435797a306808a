public import PCRE2

/// A scan met a limit: what that left out is missing, everything else is there.
public struct LimitHit: Hashable, Sendable {
  /// What was met.
  public enum Limit: Hashable, Sendable {
    /// A pattern spent what it may, and found no more in the line or text; after ``PCRE2/MatchError/timeLimit``, in all that
    /// the scan had before it.
    case matching(MatchError)
    /// The text has more selections than these, ``ScanLimits/selectionCount``.
    case selectionCount(Int)
  }

  /// The name of the rule whose pattern met the limit; `nil` if it is one of the scan.
  public let ruleName: String?
  /// Which limit.
  public let limit: Limit
  /// The offset at which the search began that met the limit, or of the first selection that is left out.
  public let utf8Offset: Int

  /// Makes a report.
  init(ruleName: String?, limit: Limit, utf8Offset: Int) {
    (self.ruleName, self.limit, self.utf8Offset) = (ruleName, limit, utf8Offset)
  }

  /// The same, `distance` bytes further on.
  func shifted(by distance: Int) -> LimitHit {
    LimitHit(ruleName: ruleName, limit: limit, utf8Offset: utf8Offset + distance)
  }
}

extension LimitHit.Limit: CustomStringConvertible {
  /// Which limit it is, and what to do about it.
  public var description: String {
    switch self {
    case .matching(let error): "\(error)"
    case .selectionCount(let count):
      "selection limit exceeded: only the first \(count) are given; split the text or raise the limit"
    }
  }
}
