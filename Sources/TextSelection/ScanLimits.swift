public import PCRE2

/// What a scan may spend and give, whatever the text and the patterns are.
///
/// ```swift
/// var configuration = TextSelection.Scanner.Configuration()
/// configuration.limits = try ScanLimits(matching: MatchLimits(time: .milliseconds(20)), selectionCount: 1_000)
/// ```
///
/// A limit that is met is reported as a ``LimitHit``, and costs nothing but what it says.
public struct ScanLimits: Hashable, Sendable {
  /// What the searches of each pattern may spend on a text; built-in rules need no such limit.
  public let matching: MatchLimits
  /// How many selections a text may have; those behind them are left out. A million (1,048,576) unless stated.
  ///
  /// Under ``TextValidation/TextUnit/line`` each line counts for itself, and so it does in a stream of lines.
  public let selectionCount: Int
  /// How many patterns of the caller's own ``Scanner/Configuration/add(_:)`` lets in. A thousand unless stated.
  ///
  /// Each may spend the time of ``matching`` for itself.
  public let patternCount: Int

  /// What ``selectionCount`` may be.
  public static let selectionCountRange = 1...1_073_741_824
  /// What ``patternCount`` may be.
  public static let patternCountRange = 1...65_536

  /// Makes limits; what is left out is as in ``default``.
  ///
  /// - Throws: ``PCRE2/LimitError``, of the first value that is out of its range.
  public init(
    matching: MatchLimits = .default, selectionCount: Int = Self.default.selectionCount,
    patternCount: Int = Self.default.patternCount
  ) throws(LimitError) {
    try LimitError.check(selectionCount, in: Self.selectionCountRange, "limit of selections")
    try LimitError.check(patternCount, in: Self.patternCountRange, "limit of patterns")
    self.init(matching, selectionCount: selectionCount, patternCount: patternCount)
  }

  private init(_ matching: MatchLimits, selectionCount: Int, patternCount: Int) {
    self.matching = matching
    self.selectionCount = selectionCount
    self.patternCount = patternCount
  }

  /// Limits that no message of people meets.
  public static let `default` = ScanLimits(.default, selectionCount: 1_048_576, patternCount: 1_000)
}

extension Scanner.Configuration {
  /// Adds a pattern of the caller's own behind those in ``userRules``.
  ///
  /// For patterns that come from others: who sets ``userRules`` answers for their number.
  ///
  /// - Throws: ``PCRE2/LimitError`` if there are as many as ``ScanLimits/patternCount`` allows; nothing changes then.
  public mutating func add(_ rule: UserRule) throws(LimitError) {
    let count = userRules.count + 1
    guard count <= limits.patternCount else {
      throw LimitError(name: "number of patterns", value: "\(count)", range: "0 to \(limits.patternCount)")
    }
    userRules.append(rule)
  }
}
