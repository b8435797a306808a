import TextModel

extension PlatformRule {
  /// The searches that find what `rules` select, each with its rules.
  ///
  /// - Parameters:
  ///   - rules: The rules that are asked for.
  ///   - options: What the dialect's rules are told.
  /// - Returns: One search for each group of rules that the platform decides together; it may find what its other rules
  ///   select, too.
  package static func searches(for rules: [PlatformRule], options: DetectionOptions) -> [any PlatformSearch] {
    var searches: [any PlatformSearch] = []
    func add(_ members: [PlatformRule], _ search: @autoclosure () -> any PlatformSearch) {
      if members.contains(where: rules.contains) { searches.append(search()) }
    }
    add([.twitterLink], TwitterLinks(requiresScheme: options.requiresScheme))
    add([.blueskyLink], BlueskyLinkSearch())
    add([.blueskyHashtag], BlueskyHashtagSearch())
    add([.telegramLink, .telegramEmail], TelegramLinkSearch())
    add([.telegramURL], TelegramURLSearch())
    add([.telegramCard], TelegramCardSearch())
    add([.mastodonLink], MastodonLinkSearch())
    add([.mastodonLink], MastodonURISearch())
    return searches
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
