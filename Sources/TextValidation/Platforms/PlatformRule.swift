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
}
