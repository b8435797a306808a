/// Something that native code looks at once a rule's pattern has matched: it passes the match, shortens or refuses it.
package enum RuleCheck: Sendable, Hashable {
  /// No spaced word scalar stands directly before or after (detection.md, B1, B3, B4).
  case boundary
  /// The last label is a known top-level domain (H10): of the named group, or of the whole match.
  case tld(group: String?)
  /// What a link would leave behind at its end does not belong to the match (P2, P3).
  case trimTrailing
  /// The match ends before the first closing bracket whose partner is not in it (P2).
  case balancedBrackets
  /// The digits end in their check digit (ISO/IEC 7812-1, annex B).
  case luhn
  /// The digits are a telephone number: an international one, or one of the region (T3).
  case phone(region: String?)
  /// The named group took part in the match.
  case with(group: String)
  /// The named group took no part in the match.
  case without(group: String)
  /// The text does not stand directly after the match.
  case notFollowedBy(String)

  /// What packs call them, with the argument that each takes.
  package static let forms = [
    "boundary", "tld", "tld(GROUP)", "trimTrailing", "balancedBrackets", "luhn", "phone", "phone(REGION)",
    "with(GROUP)", "without(GROUP)", "notFollowedBy(TEXT)",
  ]

  /// Reads `name` or `name(argument)`.
  package init(_ text: String) throws(RuleCheckError) {
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    var argument: String?
    if parts.count == 2 {
      guard parts[1].last == ")", parts[1].count > 1 else {
        throw RuleCheckError(reason: "the check \"\(text)\" does not end in an argument and a bracket")
      }
      argument = String(parts[1].dropLast())
    }
    switch (name, argument) {
    case ("boundary", nil): self = .boundary
    case ("tld", _): self = .tld(group: argument)
    case ("trimTrailing", nil): self = .trimTrailing
    case ("balancedBrackets", nil): self = .balancedBrackets
    case ("luhn", nil): self = .luhn
    case ("phone", let region):
      if let region, PhonePlan.shared.region(code: region) == nil {
        throw RuleCheckError(reason: "the check \"\(text)\" names a region whose numbering plan is not known")
      }
      self = .phone(region: region)
    case ("with", let group?): self = .with(group: group)
    case ("without", let group?): self = .without(group: group)
    case ("notFollowedBy", let text?): self = .notFollowedBy(text)
    default: throw RuleCheckError(unknown: text, name: name)
    }
  }

  /// The named group that it looks at, if it does.
  package var group: String? {
    switch self {
    case .tld(let group): group
    case .with(let group), .without(let group): group
    default: nil
    }
  }
}

/// Why a text is no check.
package struct RuleCheckError: Error, Hashable, Sendable {
  package let reason: String

  init(reason: String) { self.reason = reason }

  fileprivate init(unknown text: String, name: String) {
    let names = RuleCheck.forms.map { String($0.prefix { $0 != "(" }) }
    if names.contains(name) {
      let forms = RuleCheck.forms.filter { $0.prefix { $0 != "(" } == name }.joined(separator: " or ")
      reason = "the check \"\(text)\" must be written \(forms)"
    } else {
      reason = "no check \"\(name)\"; there are \(RuleCheck.forms.joined(separator: ", "))"
    }
  }
}
