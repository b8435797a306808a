public import PCRE2
public import TextValidation

/// Whether selections are exact ranges of running text, or whole words as in the seed library.
public enum Granularity: String, Sendable, CaseIterable {
  /// Exact ranges.
  case range
  /// Whole words; the first validator in order that accepts a word selects it.
  case word
}

/// What a user's pattern may anchor to: each line on its own, or the text as a whole.
public enum TextUnit: String, Sendable, CaseIterable {
  /// Each line is a text of its own.
  case line
  /// The text is one.
  case whole
}

/// A pattern of the caller's own that takes part in a scan.
public struct UserRule: Sendable {
  /// The name that reports and selections carry.
  public let name: String
  /// The kind of what it selects.
  public let kind: SelectionKind
  /// The pattern, compiled.
  public let pattern: Pattern

  /// Makes a rule of a compiled pattern.
  public init(name: String, kind: SelectionKind = .pattern, pattern: Pattern) {
    self.name = name
    self.kind = kind
    self.pattern = pattern
  }
}

/// A user's pattern met a limit; what it had not found by then is missing, everything else is there.
public struct LimitHit: Hashable, Sendable {
  /// The rule's name.
  public let ruleName: String
  /// Which limit.
  public let error: MatchError
  /// The offset at which the search began that met the limit.
  public let utf8Offset: Int
}

/// Finds the selections of texts in one walk.
///
/// A scanner is immutable: make one, share it between threads. Scratch belongs to the caller.
public struct Scanner: Sendable {
  /// What a scan looks for.
  public struct Configuration: Sendable {
    /// The rules of a dialect.
    public var pack: Pack = .default
    /// Which kinds are reported; `nil`: all. The others still compete (detection.md, O3).
    public var kinds: Set<SelectionKind>?
    /// Patterns of the caller's own.
    public var userRules: [UserRule] = []
    /// Who wins where candidates overlap.
    public var resolver: ConflictResolver = .leftmostLongest
    /// Ranges or whole words; `nil`: as the pack says.
    public var granularity: Granularity?
    /// What user patterns see as their subject.
    public var textUnit: TextUnit = .whole

    /// The default dialect, all kinds.
    public init() {}
  }

  /// A rule as the scanner knows it.
  public struct RuleDescription: Sendable {
    /// The identifier selections carry.
    public let identifier: String
    /// The kind of what it selects.
    public let kind: SelectionKind
  }

  /// The rules, by the index that candidates carry.
  public let rules: [RuleDescription]

  /// Makes a scanner.
  public init(_ configuration: Configuration = Configuration()) {
    rules = []
  }

  /// The selections of `text`: ascending; a quotation comes before what it contains.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`; user patterns add at most their limits.
  public func selections(in text: String) -> [Selection] { [] }

  /// Walks `utf8` and hands over each selection as soon as nothing later can change it.
  ///
  /// - Parameters:
  ///   - utf8: The text. Bytes that are not UTF-8 are boundaries.
  ///   - scratch: Reused between calls; limit hits are left in it.
  ///   - receive: Called in ascending order; a quotation comes before what it contains.
  public func scan(_ utf8: Span<UInt8>, scratch: inout ScanScratch, _ receive: (Candidate) -> Void) {}

  /// What a candidate means (detection.md, V1).
  public func value(of candidate: Candidate, in utf8: Span<UInt8>) -> String { "" }
}

/// The memory a scan works in. One for each thread; reuse it and a scan allocates nothing.
public struct ScanScratch: ~Copyable {
  /// The limits that user patterns met in the last scan, in order of discovery.
  public internal(set) var limitHits: [LimitHit] = []

  /// Makes empty scratch memory.
  public init() {}
}
