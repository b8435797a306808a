import PCRE2
import TextModel
public import TextValidation

/// Finds the selections of texts in one walk.
///
/// A scanner is immutable: make one, share it between threads. Scratch belongs to the caller.
///
/// ```swift
/// let scanner = TextSelection.Scanner()
/// for selection in scanner.selections(in: "Ask @ann, see https://example.com/a_(b).") {
///   print(selection.kind, selection.value)
/// }
/// ```
public struct Scanner: Sendable {
  /// What a scan looks for.
  public struct Configuration: Sendable {
    /// The rules of a dialect.
    public var pack: Pack = .default
    /// Which kinds are reported; `nil`: all. The others still compete (detection.md, O3).
    public var kinds: Set<SelectionKind>?
    /// Patterns of the caller's own, the first with the highest precedence.
    public var userRules: [UserRule] = []
    /// Who wins where candidates overlap.
    public var resolver: ConflictResolver = .leftmostLongest
    /// Ranges or whole words; `nil`: as the pack says.
    public var granularity: Granularity?
    /// What user patterns see as their subject.
    public var textUnit: TextUnit = .whole
    /// What a scan may spend and give.
    public var limits: ScanLimits = .default
    /// What the native rules are told: as the pack says, until it is set or changed here.
    ///
    /// Change the pack first. `configuration.options.region = "US"` keeps everything else that the pack says.
    public var options: DetectionOptions {
      get { ownOptions ?? pack.options }
      set { ownOptions = newValue }
    }
    private var ownOptions: DetectionOptions?

    /// The default dialect, all kinds.
    public init() {}
  }

  /// A rule as the scanner knows it.
  public struct RuleDescription: Sendable, Hashable {
    /// The identifier selections carry: the name of the pack's rule or of the user's.
    public let identifier: String
    /// The kind of what it selects.
    public let kind: SelectionKind
  }

  /// The rules, by the index that candidates carry: the user's first, then the pack's in order of precedence.
  public let rules: [RuleDescription]

  let configuration: Configuration
  let detector: Detector
  /// The native rules of a scan that needs nothing but one walk: those of other kinds are hidden.
  let nativeRules: RuleSet
  /// The same with none hidden, for scans whose candidates are resolved afterwards.
  let competingRules: RuleSet
  /// Where the pack's rules begin in ``rules``.
  let packRulesStart: Int
  let wordValidators: [WordValidator]
  let patterns: PatternDispatch
  /// The searches of a pack whose rules search apart; `nil`: its rules share a walk.
  let plan: SearchPlan?
  /// The patterns that ``plan`` chooses from.
  let searchPatterns: [PatternRule]
  /// How many selections a text may have.
  let selectionLimit: Int
  /// Whether what one walk selects is what the scan gives.
  private let needsOneWalk: Bool

  /// Makes a scanner.
  public init(_ configuration: Configuration = Configuration()) {
    self.init(configuration, takesShortcuts: true)
  }

  /// Makes a scanner that may be told to look at every trigger and to read it by the general rules alone.
  ///
  /// What it selects is the same; whoever tests the shortcuts compares the two.
  package init(_ configuration: Configuration, takesShortcuts: Bool) {
    self.configuration = configuration
    selectionLimit = configuration.limits.selectionCount
    detector = Detector(options: configuration.options, readsPlainForms: takesShortcuts)
    packRulesStart = configuration.userRules.count
    rules =
      configuration.userRules.map { RuleDescription(identifier: $0.name, kind: $0.kind) }
      + configuration.pack.rules.map { RuleDescription(identifier: $0.name, kind: $0.kind) }
    var native = RuleSet()
    var competing = RuleSet()
    var words: [WordValidator] = []
    var searching: [PatternRule] = []
    var patterns = configuration.userRules.enumerated().map {
      PatternRule(
        ruleIndex: $0.offset, name: $0.element.name, pattern: $0.element.pattern,
        checks: $0.element.trimsTrailing ? [.trimTrailing] : [])
    }
    for (index, rule) in configuration.pack.rules.enumerated() {
      let isReported = configuration.kinds?.contains(rule.kind) ?? true
      switch rule.matcher {
      case .native(let matcher):
        native[matcher] = isReported ? packRulesStart + index : RuleSet.hidden
        competing[matcher] = packRulesStart + index
      case .platform: break
      case .validator(let name):
        guard let validator = try? PrewrittenValidator.make(named: name, arguments: [:]) else { continue }
        words.append(WordValidator(ruleIndex: packRulesStart + index, validator: validator))
      case .pattern(let source, let triggers):
        // The pack compiled it when it was loaded.
        guard let pattern = try? Pattern(source, options: .extended) else { continue }
        let index = packRulesStart + index
        let patternRule = PatternRule(
          ruleIndex: index, name: rule.name, pattern: pattern, triggers: triggers, checks: rule.checks,
          isBuiltIn: rule.isBuiltIn)
        if configuration.pack.searches == .apart { searching.append(patternRule) } else { patterns.append(patternRule) }
      }
    }
    nativeRules = native
    competingRules = competing
    wordValidators = words
    self.patterns = PatternDispatch(patterns)
    searchPatterns = searching
    plan =
      configuration.pack.searches == .apart
      ? SearchPlan(
        configuration.pack, patterns: searching, firstPlace: patterns.count, kinds: configuration.kinds,
        options: configuration.options, rulesStart: packRulesStart) : nil
    let granularity = configuration.granularity ?? configuration.pack.granularity
    if case .leftmostLongest = configuration.resolver.rule {
      needsOneWalk = patterns.isEmpty && granularity == .range
    } else {
      needsOneWalk = false
    }
  }

  /// The name of the dialect that it scans by.
  public var dialect: String { configuration.pack.dialect }

  /// Ranges or whole words.
  var granularity: Granularity { configuration.granularity ?? configuration.pack.granularity }

  /// The selections of `text`: ascending; a quotation comes before what it contains.
  ///
  /// Limits that are met are left out of account; ``scan(_:scratch:_:)`` and ``scan(_:into:)-(String,_)`` report them.
  ///
  /// - Parameter text: Searched as it is; never normalised.
  /// - Returns: Selections whose ranges are half-open UTF-8 offsets into `text`, on Unicode scalar boundaries.
  /// - Complexity: O(*n*) in the UTF-8 count of `text`; user patterns add at most their limits.
  public func selections(in text: String) -> [Selection] {
    var scratch = ScanScratch()
    var found: [Selection] = []
    let utf8 = text.utf8.span
    scan(utf8, scratch: &scratch) { candidate in found.append(selection(of: candidate, in: utf8)) }
    return found
  }

  /// What a candidate that won says to a person.
  ///
  /// - Precondition: The candidate comes from a scan of `utf8` by this scanner.
  public func selection(of candidate: Candidate, in utf8: Span<UInt8>) -> Selection {
    let rule = rules[candidate.ruleIndex]
    return Selection(
      kind: rule.kind, identifier: rule.identifier, utf8Range: candidate.utf8Range,
      value: value(of: candidate, in: utf8))
  }

  /// What a candidate means: the address without `mailto:`, the tag without its sign (detection.md, V1).
  ///
  /// - Precondition: The candidate comes from a scan of `utf8` by this scanner.
  public func value(of candidate: Candidate, in utf8: Span<UInt8>) -> String {
    let packRule = candidate.ruleIndex - packRulesStart
    guard packRule >= 0, granularity == .range else { return utf8.string(in: candidate.utf8Range) }
    let rule = configuration.pack.rules[packRule]
    switch rule.matcher {
    case .native(let native): return detector.value(of: candidate.utf8Range, foundBy: native, in: utf8)
    case .platform(let platform):
      return platform.value(of: candidate.utf8Range, in: utf8, options: configuration.options)
    case .pattern where rule.value != nil: return patternValue(of: candidate, by: rule, in: utf8)
    case .pattern, .validator: return utf8.string(in: candidate.utf8Range)
    }
  }

  /// What else there is to say of a candidate: `href`, what to open for a link, an address or a number, and `userinfo`,
  /// the name and secret before the host of a link, which may be a trap (detection.md, V1 and S5); for a pattern of a pack
  /// what its captures hold; `replacement`, what a platform shows in place of the text, and linkifyjs if it is shortened; for
  /// libphonenumber `international` and `national`, how a number is written, and its `extension` and `region`.
  ///
  /// - Precondition: The candidate comes from a scan of `utf8` by this scanner.
  public func attributes(of candidate: Candidate, in utf8: Span<UInt8>) -> [String: String] {
    let packRule = candidate.ruleIndex - packRulesStart
    guard packRule >= 0, granularity == .range else { return [:] }
    let rule = configuration.pack.rules[packRule]
    switch rule.matcher {
    case .native(let native): return detector.attributes(of: candidate.utf8Range, foundBy: native, in: utf8)
    case .pattern: return captures(of: candidate, by: rule, in: utf8)
    case .platform(let platform):
      return platform.attributes(of: candidate.utf8Range, in: utf8, options: configuration.options)
    case .validator: return [:]
    }
  }

  /// Walks `utf8` and hands over each selection as soon as nothing later can change it.
  ///
  /// - Parameters:
  ///   - utf8: The text. Bytes that are not UTF-8 are boundaries.
  ///   - scratch: Reused between calls; the limits that were met are left in it.
  ///   - receive: Called in ascending order; a quotation comes before what it contains.
  /// - Complexity: O(*n*) in the count of `utf8`; user patterns add at most their limits.
  public func scan(_ utf8: Span<UInt8>, scratch: inout ScanScratch, _ receive: (Candidate) -> Void) {
    if scratch.statistics != nil { scratch.makeRoomForStatistics(of: self) }
    if !scratch.limitHits.isEmpty { scratch.limitHits.removeAll(keepingCapacity: true) }
    // No text has more selections than bytes.
    let mayHaveTooMany = utf8.count > selectionLimit
    if needsOneWalk, plan == nil, !mayHaveTooMany { return walk(utf8, rules: nativeRules, scratch: &scratch, receive) }
    if !patterns.isEmpty || !searchPatterns.isEmpty { scratch.beginPatterns(of: self, utf8Count: utf8.count) }
    if mayHaveTooMany {
      scanCounting(utf8, scratch: &scratch, receive)
    } else {
      scanOnce(utf8, scratch: &scratch, receive)
    }
  }

  /// A scan of which selections are not counted.
  func scanOnce(_ utf8: Span<UInt8>, scratch: inout ScanScratch, _ receive: (Candidate) -> Void) {
    if needsOneWalk {
      if let plan { return scanSearching(utf8, by: plan, scratch: &scratch, receive) }
      return walk(utf8, rules: nativeRules, scratch: &scratch, receive)
    }
    if granularity == .word { return scanWords(utf8, scratch: &scratch, receive) }
    scanResolving(utf8, scratch: &scratch, receive)
  }

  /// One walk with `rules`, in the memory of `scratch`.
  func walk(_ utf8: Span<UInt8>, rules: RuleSet, scratch: inout ScanScratch, _ receive: (Candidate) -> Void) {
    TriggerWindow.lend(over: utf8, detector) { window in
      // Most messages hold nothing: no walk is made for them.
      if window.isUnmarked(in: utf8) { return }
      var walk = Walk(detector: detector, rules: rules)
      swap(&walk.held, &scratch.held)
      swap(&walk.statistics, &scratch.statistics)
      walk.run(over: utf8, &window, receive)
      swap(&walk.held, &scratch.held)
      swap(&walk.statistics, &scratch.statistics)
    }
  }
}
