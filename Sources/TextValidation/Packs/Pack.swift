/// The rules of a dialect, ready for a scanner.
///
/// Built-in packs are compiled in. A pack of your own is a folder; `Validators/README.md` says what is in it.
/// ```swift
/// let pack = try Pack(folder: "Validators/support-desk")
/// ```
public struct Pack: Sendable, Hashable {
  /// The dialect's name.
  public let dialect: String
  /// The version of the pack itself.
  public let version: String
  /// What the dialect imitates, with its version; for a dialect of its own, the document that defines it.
  public let follows: String
  /// One sentence about the dialect.
  public let summary: String
  /// In which units the dialect's users count offsets: `utf8`, `utf16`, `scalar` or `grapheme`.
  public let offsetUnit: String
  /// What a rule sees as its text.
  public let textUnit: TextUnit
  /// Whether rules select ranges or whole words.
  public let granularity: Granularity
  /// Whether the rules share one walk, or each searches by itself.
  public let searches: Searches
  /// What the native rules of the dialect are told; a caller's own settings come on top.
  public let options: DetectionOptions
  /// What whole texts may be asked to be, beside the kinds of the rules: how that is decided, by name.
  package let wholeTexts: [String: WholeTextRule]
  /// In order of precedence; containers, which compete with none, come last.
  public let rules: [Rule]

  package init(
    dialect: String, version: String = "", follows: String = "", summary: String = "", offsetUnit: String = "utf8",
    textUnit: TextUnit = .whole, granularity: Granularity = .range, searches: Searches = .together,
    options: DetectionOptions = DetectionOptions(),
    wholeTexts: [String: WholeTextRule] = [:], rules: [Rule] = []
  ) {
    self.dialect = dialect
    self.version = version
    self.follows = follows
    self.summary = summary
    self.offsetUnit = offsetUnit
    self.textUnit = textUnit
    self.granularity = granularity
    self.searches = searches
    self.options = options
    self.wholeTexts = wholeTexts
    self.rules = rules
  }

  /// The compiled-in pack of a dialect; `nil` if there is none of that name.
  public static func builtIn(named dialect: String) -> Pack? { builtIn.first { $0.dialect == dialect } }
}

extension Rule {
  /// Whether a compiled-in pack has the rule as it is: it then takes linear time on every text, and needs no limits.
  package var isBuiltIn: Bool { Pack.builtIn.contains { $0.rules.contains(self) } }
}
