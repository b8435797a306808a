import TextModel

extension PlatformRule {
  /// The searches that find what the rule selects, each with a floor of its own.
  package var searches: [PlatformSearches.Name] {
    switch self {
    case .twitterLink: [.twitterLinks]
    case .blueskyLink: [.blueskyLinks]
    case .blueskyHashtag: [.blueskyHashtags]
    case .telegramLink, .telegramEmail: [.telegramLinks]
    case .telegramURL: [.telegramURLs]
    case .telegramCard: [.telegramCards]
    case .gfmLink, .gfmEmail: [.markdownLinks]
    case .mastodonLink: [.mastodonLinks, .mastodonURIs]
    }
  }

  /// What a match of the rule means to the platform.
  ///
  /// - Parameters:
  ///   - utf8Range: Where it stands.
  ///   - utf8: The text.
  /// - Returns: A link as the platform opens it; a tag or name as the platform looks it up.
  package func value(of utf8Range: Range<Int>, in utf8: Span<UInt8>) -> String {
    switch self {
    case .blueskyLink: BlueskyLinkSearch.value(of: utf8Range, in: utf8)
    case .blueskyHashtag: BlueskyHashtagSearch.value(of: utf8Range, in: utf8)
    case .gfmLink, .gfmEmail: MarkdownValue.value(of: utf8Range, rule: self, in: utf8)
    default: utf8.string(in: utf8Range)
    }
  }

  /// What else the platform says of a match of the rule.
  ///
  /// - Parameters:
  ///   - utf8Range: Where it stands.
  ///   - utf8: The text.
  /// - Returns: `replacement`, what is shown in its place, where that is another text; else nothing.
  package func attributes(of utf8Range: Range<Int>, in utf8: Span<UInt8>) -> [String: String] {
    switch self {
    case .mastodonLink: MastodonLinkSearch.attributes(of: utf8Range, in: utf8)
    default: [:]
    }
  }
}
