/// How it is decided whether a whole text is what a platform calls a user name, say.
package enum WholeTextRule: Sendable, Hashable {
  /// The dialect selects all of it as this kind, where that kind alone is asked for.
  case kind(SelectionKind)
  /// Native code decides.
  case native(WholeTextCheck)

  /// Reads the name of native code, else that of a kind.
  init(_ name: String) {
    self = WholeTextCheck(rawValue: name).map { .native($0) } ?? .kind(SelectionKind(rawValue: name))
  }

  /// Whether a pack of `rules` can decide it: native code always can, a kind only if one of them selects it.
  func canBeDecided(by rules: [Rule]) -> Bool {
    guard case .kind(let kind) = self else { return true }
    return rules.contains { $0.kind == kind }
  }
}

/// What native code decides about whole texts, by the names that packs use.
package enum WholeTextCheck: String, Sendable, CaseIterable {
  /// A URL of twitter-text; it needs a scheme unless `require_scheme` says otherwise (dialects.md, TW-V2 to TW-V4).
  case twitterURL = "twitter-url"
  /// A post that X takes, as the option `config` counts (TW-V5).
  case twitterPost = "twitter-post"
  /// An address of Telegram (TG-E1, TG-E2).
  case telegramEmail = "telegram-address"
}
