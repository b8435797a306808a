/// One rule of a pack: what it selects, and how that is found.
public struct Rule: Sendable, Hashable {
  /// The rule's name, unique in its pack.
  public let name: String
  /// The kind of what it selects.
  public let kind: SelectionKind
  /// One sentence about it; empty if the pack was not made of files.
  public let summary: String
  /// Whether its selections may hold others; containers do not compete.
  public let isContainer: Bool
  /// How its selections are found.
  package let matcher: RuleMatcher
  /// What a match of the pattern must pass, in order.
  package let checks: [RuleCheck]
  /// Which named group of the pattern becomes which attribute.
  package let captures: [String: String]
  /// What the pattern's selections mean; `nil`: their text.
  package let value: ValueForm?
  /// What it does otherwise than most rules.
  package let traits: RuleTraits

  package init(
    name: String, kind: SelectionKind, summary: String = "", matcher: RuleMatcher, isContainer: Bool = false,
    checks: [RuleCheck] = [], captures: [String: String] = [:], value: ValueForm? = nil,
    traits: RuleTraits = RuleTraits()
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.matcher = matcher
    self.isContainer = isContainer
    self.checks = checks
    self.captures = captures
    self.value = value
    self.traits = traits
  }
}

/// How a rule finds its selections.
package enum RuleMatcher: Sendable, Hashable {
  /// Native code, for what a pattern cannot say exactly and in linear time.
  case native(NativeRule)
  /// Native code of a platform's dialect.
  case platform(PlatformRule)
  /// A prewritten word validator, by name.
  case validator(String)
  /// A PCRE2 pattern in extended mode; with triggers, tried only where one of them stands.
  case pattern(source: String, triggers: [String])
}

/// The rules that native code knows.
@usableFromInline package enum NativeRule: String, Sendable, CaseIterable {
  /// Links with a scheme (detection.md, section 2).
  case schemeLink = "scheme-link"
  /// Domains without one (section 4).
  case bareDomain = "bare-domain"
  /// E-mail addresses (section 7).
  case email
  /// Telephone numbers (section 9).
  case phone
  /// Mentions (section 10).
  case mention
  /// Hashtags (section 11).
  case hashtag
  /// Cashtags (section 11).
  case cashtag
  /// Quotations (section 12).
  case quotation
  /// Placeholders between braces (section 13).
  case handlebars
}
