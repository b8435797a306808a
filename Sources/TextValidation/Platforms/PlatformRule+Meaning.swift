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
    case .slackMention, .slackChannel, .slackDate, .slackLink, .slackEmoji: [.slack]
    case .discordMention, .discordChannel, .discordEmoji, .discordCommand, .discordTimestamp, .discordLink,
      .discordNavigation:
      [.discord]
    case .linkifyItLink, .linkifyItEmail, .linkifyItMention: [.linkifyIt]
    case .linkifyJSLink, .linkifyJSEmail, .linkifyJSHashtag, .linkifyJSMention, .linkifyJSAddress, .linkifyJSKeyword,
      .linkifyJSTicket:
      [.linkifyJS]
    case .linkifyRustLink, .linkifyRustEmail: [.linkifyRust]
    case .libphonenumberPhone: [.phoneNumbers]
    }
  }

  /// What a match of the rule means to the platform.
  ///
  /// - Parameters:
  ///   - utf8Range: Where it stands.
  ///   - utf8: The text.
  ///   - options: What the dialect's rules are told.
  /// - Returns: A link as the platform opens it; a tag or name as the platform looks it up.
  package func value(of utf8Range: Range<Int>, in utf8: Span<UInt8>, options: DetectionOptions) -> String {
    switch self {
    case .blueskyLink: BlueskyLinkSearch.value(of: utf8Range, in: utf8)
    case .blueskyHashtag: BlueskyHashtagSearch.value(of: utf8Range, in: utf8)
    case .gfmLink, .gfmEmail: MarkdownValue.value(of: utf8Range, rule: self, in: utf8)
    case .slackMention, .slackChannel, .slackDate, .slackLink, .slackEmoji: SlackSearch.value(of: utf8Range, in: utf8)
    case .discordMention, .discordChannel, .discordEmoji, .discordCommand, .discordTimestamp, .discordLink,
      .discordNavigation:
      DiscordSearch.value(of: utf8Range, in: utf8)
    case .linkifyItLink, .linkifyItEmail: LinkifyItSearch.value(of: utf8Range, rule: self, in: utf8)
    case .linkifyJSLink, .linkifyJSEmail, .linkifyJSHashtag, .linkifyJSMention, .linkifyJSAddress, .linkifyJSKeyword,
      .linkifyJSTicket:
      LinkifyJSSearch.value(of: utf8Range, rule: self, in: utf8, options: options)
    case .libphonenumberPhone: PhoneNumberSearch.value(of: utf8Range, in: utf8, options: options)
    case .twitterLink, .telegramLink, .telegramEmail, .telegramURL, .telegramCard, .mastodonLink, .linkifyItMention,
      .linkifyRustLink, .linkifyRustEmail:
      utf8.string(in: utf8Range)
    }
  }

  /// What else there is to say of a match of the rule.
  ///
  /// - Parameters:
  ///   - utf8Range: Where it stands.
  ///   - utf8: The text.
  ///   - options: What the dialect's rules are told.
  /// - Returns: By name; `replacement` is what is displayed in its place, if text and options tell that.
  package func attributes(
    of utf8Range: Range<Int>, in utf8: Span<UInt8>, options: DetectionOptions
  ) -> [String: String] {
    switch self {
    case .mastodonLink: MastodonLinkSearch.attributes(of: utf8Range, in: utf8)
    case .slackMention, .slackChannel, .slackDate, .slackLink: SlackSearch.attributes(of: utf8Range, in: utf8)
    case .discordMention, .discordEmoji, .discordCommand, .discordTimestamp, .discordLink:
      DiscordSearch.attributes(of: utf8Range, in: utf8)
    case .linkifyJSLink, .linkifyJSEmail, .linkifyJSHashtag, .linkifyJSMention, .linkifyJSAddress, .linkifyJSKeyword,
      .linkifyJSTicket:
      LinkifyJSSearch.attributes(of: utf8Range, in: utf8, options: options)
    case .libphonenumberPhone: PhoneNumberSearch.attributes(of: utf8Range, in: utf8, options: options)
    default: [:]
    }
  }
}
