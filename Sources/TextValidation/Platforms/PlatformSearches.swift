/// The native searches of the platforms' dialects, as a scan works with them: those that it needs are there.
///
/// They lie side by side, so that none of them costs a call that is not known beforehand.
package struct PlatformSearches: Sendable {
  /// A search, by what it finds.
  package enum Name: Sendable, CaseIterable {
    case twitterLinks, blueskyLinks, blueskyHashtags, telegramLinks, telegramURLs, telegramCards, markdownLinks,
      mastodonLinks, mastodonURIs, slack, discord, linkifyIt, linkifyJS, linkifyRust, phoneNumbers
  }

  private var twitterLinks: TwitterLinks?
  private var blueskyLinks: BlueskyLinkSearch?
  private var blueskyHashtags: BlueskyHashtagSearch?
  private var telegramLinks: TelegramLinkSearch?
  private var telegramURLs: TelegramURLSearch?
  private var telegramCards: TelegramCardSearch?
  private var markdownLinks: MarkdownLinkSearch?
  private var slack: SlackSearch?
  private var discord: DiscordSearch?
  private var mastodonLinks: MastodonLinkSearch?
  private var mastodonURIs: MastodonURISearch?
  private var linkifyIt: LinkifyItSearch?
  private var linkifyJS: LinkifyJSSearch?
  private var linkifyRust: LinkifyRustSearch?
  private var phoneNumbers: PhoneNumberSearch?

  /// Makes the searches that find what `rules` select.
  ///
  /// - Parameters:
  ///   - rules: The rules that are asked for.
  ///   - options: What the dialect's rules are told.
  package init(for rules: [PlatformRule], options: DetectionOptions) {
    for name in Set(rules.flatMap(\.searches)) {
      switch name {
      case .twitterLinks: twitterLinks = TwitterLinks(requiresScheme: options.requiresScheme)
      case .blueskyLinks: blueskyLinks = BlueskyLinkSearch()
      case .blueskyHashtags: blueskyHashtags = BlueskyHashtagSearch()
      case .telegramLinks: telegramLinks = TelegramLinkSearch()
      case .telegramURLs: telegramURLs = TelegramURLSearch()
      case .telegramCards: telegramCards = TelegramCardSearch()
      case .markdownLinks:
        markdownLinks = MarkdownLinkSearch(
          hasExtendedAutolinks: options.markdownExtensions.contains("autolink"), asked: Set(rules))
      case .slack: slack = SlackSearch()
      case .discord: discord = DiscordSearch(looksForLinks: rules.contains(.discordLink))
      case .mastodonLinks: mastodonLinks = MastodonLinkSearch()
      case .mastodonURIs: mastodonURIs = MastodonURISearch()
      case .linkifyIt: linkifyIt = LinkifyItSearch(options, findsMentions: rules.contains(.linkifyItMention))
      case .linkifyJS: linkifyJS = LinkifyJSSearch(options)
      case .linkifyRust:
        linkifyRust = LinkifyRustSearch(
          options, findsLinks: rules.contains(.linkifyRustLink), findsEmails: rules.contains(.linkifyRustEmail))
      case .phoneNumbers: phoneNumbers = PhoneNumberSearch(options)
      }
    }
  }

  /// Bytes of which at least one stands in, or before, whatever a search finds; none if the search is not there.
  package func triggers(of name: Name) -> [UInt8] {
    switch name {
    case .twitterLinks: twitterLinks?.triggers ?? []
    case .blueskyLinks: blueskyLinks?.triggers ?? []
    case .blueskyHashtags: blueskyHashtags?.triggers ?? []
    case .telegramLinks: telegramLinks?.triggers ?? []
    case .telegramURLs: telegramURLs?.triggers ?? []
    case .telegramCards: telegramCards?.triggers ?? []
    case .markdownLinks: markdownLinks?.triggers ?? []
    case .slack: slack?.triggers ?? []
    case .discord: discord?.triggers ?? []
    case .mastodonLinks: mastodonLinks?.triggers ?? []
    case .mastodonURIs: mastodonURIs?.triggers ?? []
    case .linkifyIt: linkifyIt?.triggers ?? []
    case .linkifyJS: linkifyJS?.triggers ?? []
    case .linkifyRust: linkifyRust?.triggers ?? []
    case .phoneNumbers: phoneNumbers?.triggers ?? []
    }
  }

  /// Of how many triggers in a row at least one run stands in whatever a search finds.
  package func triggerRunCount(of name: Name) -> Int {
    switch name {
    case .telegramCards: telegramCards?.triggerRunCount ?? 1
    default: 1
    }
  }

  /// Lets a search forget the text at hand.
  package mutating func restart(_ name: Name) {
    switch name {
    case .twitterLinks: twitterLinks?.restart()
    case .blueskyLinks: blueskyLinks?.restart()
    case .blueskyHashtags: blueskyHashtags?.restart()
    case .telegramLinks: telegramLinks?.restart()
    case .telegramURLs: telegramURLs?.restart()
    case .telegramCards: telegramCards?.restart()
    case .markdownLinks: markdownLinks?.restart()
    case .slack: slack?.restart()
    case .discord: discord?.restart()
    case .mastodonLinks: mastodonLinks?.restart()
    case .mastodonURIs: mastodonURIs?.restart()
    case .linkifyIt: linkifyIt?.restart()
    case .linkifyJS: linkifyJS?.restart()
    case .linkifyRust: linkifyRust?.restart()
    case .phoneNumbers: phoneNumbers?.restart()
    }
  }

  /// The next match of a search; see ``PlatformSearch/next(in:)``.
  package mutating func next(of name: Name, in utf8: Span<UInt8>) -> PlatformMatch? {
    switch name {
    case .twitterLinks: twitterLinks?.next(in: utf8)
    case .blueskyLinks: blueskyLinks?.next(in: utf8)
    case .blueskyHashtags: blueskyHashtags?.next(in: utf8)
    case .telegramLinks: telegramLinks?.next(in: utf8)
    case .telegramURLs: telegramURLs?.next(in: utf8)
    case .telegramCards: telegramCards?.next(in: utf8)
    case .markdownLinks: markdownLinks?.next(in: utf8)
    case .slack: slack?.next(in: utf8)
    case .discord: discord?.next(in: utf8)
    case .mastodonLinks: mastodonLinks?.next(in: utf8)
    case .mastodonURIs: mastodonURIs?.next(in: utf8)
    case .linkifyIt: linkifyIt?.next(in: utf8)
    case .linkifyJS: linkifyJS?.next(in: utf8)
    case .linkifyRust: linkifyRust?.next(in: utf8)
    case .phoneNumbers: phoneNumbers?.next(in: utf8)
    }
  }
}
