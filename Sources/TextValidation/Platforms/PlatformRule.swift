/// The rules of the platforms' dialects that are native code, as packs name them.
///
/// Several may come of one search: what is an address and what a link, the platform may decide last.
package enum PlatformRule: String, Sendable, CaseIterable {
  /// Links of twitter-text (dialects.md, TW-U).
  case twitterLink = "twitter-link"
  /// Links of Bluesky (BS-L).
  case blueskyLink = "bluesky-link"
  /// Hashtags of Bluesky (BS-H).
  case blueskyHashtag = "bluesky-hashtag"
  /// Links of Telegram with or without a scheme (TG-U).
  case telegramLink = "telegram-link"
  /// E-mail addresses of Telegram, which its search for links finds (TG-U7, TG-E).
  case telegramEmail = "telegram-email"
  /// Links into Telegram (TG-G).
  case telegramURL = "telegram-url"
  /// Payment cards in Telegram (TG-K).
  case telegramCard = "telegram-card"
  /// Links of GitHub's Markdown (GF-A, GF-W, GF-P).
  case gfmLink = "gfm-link"
  /// E-mail addresses of GitHub's Markdown (GF-A2, GF-E).
  case gfmEmail = "gfm-email"
  /// Links of Mastodon (MA-U).
  case mastodonLink = "mastodon-link"
  /// Members, groups of them and everybody, mentioned in Slack (SL-2).
  case slackMention = "slack-mention"
  /// Channels of Slack (SL-2).
  case slackChannel = "slack-channel"
  /// Times in Slack (SL-2).
  case slackDate = "slack-date"
  /// Links of Slack (SL-2).
  case slackLink = "slack-link"
  /// Emoji of Slack (SL-4).
  case slackEmoji = "slack-emoji"
  /// Users, roles and everybody, mentioned in Discord (DI-1, DI-2).
  case discordMention = "discord-mention"
  /// Channels of Discord (DI-1).
  case discordChannel = "discord-channel"
  /// Custom emoji of Discord (DI-1).
  case discordEmoji = "discord-emoji"
  /// Slash commands of Discord (DI-1).
  case discordCommand = "discord-command"
  /// Times in Discord (DI-1).
  case discordTimestamp = "discord-timestamp"
  /// Links of Discord (DI-3).
  case discordLink = "discord-link"
  /// Ways through a Discord server (DI-1).
  case discordNavigation = "discord-navigation"
  /// Links of linkify-it (LI-7, LI-10).
  case linkifyItLink = "linkify-it-link"
  /// E-mail addresses of linkify-it (LI-8, LI-11).
  case linkifyItEmail = "linkify-it-email"
  /// Names that a client of linkify-it adds (LI-12).
  case linkifyItMention = "linkify-it-mention"
  /// Links of linkifyjs (LJ-5).
  case linkifyJSLink = "linkifyjs-link"
  /// E-mail addresses of linkifyjs (LJ-5).
  case linkifyJSEmail = "linkifyjs-email"
  /// Tags of linkifyjs's plugin (LJ-11).
  case linkifyJSHashtag = "linkifyjs-hashtag"
  /// Names of linkifyjs's plugin (LJ-12).
  case linkifyJSMention = "linkifyjs-mention"
  /// IPv4 addresses of linkifyjs's plugin (LJ-10).
  case linkifyJSAddress = "linkifyjs-ipv4"
  /// Words of linkifyjs's plugin (LJ-13).
  case linkifyJSKeyword = "linkifyjs-keyword"
  /// Numbers of linkifyjs's plugin (LJ-12).
  case linkifyJSTicket = "linkifyjs-ticket"
  /// Links of the Rust crate linkify (LR-2, LR-4).
  case linkifyRustLink = "linkify-rs-link"
  /// E-mail addresses of the Rust crate linkify (LR-5).
  case linkifyRustEmail = "linkify-rs-email"
  /// Telephone numbers of libphonenumber (PH).
  case libphonenumberPhone = "libphonenumber-phone"
}
