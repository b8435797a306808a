import TextModel

/// Counts a text as a platform does that limits what may be posted, and cuts it to what is allowed.
///
/// ```swift
/// let budget = TextCounter.twitterV3.budget(of: "日本 example.com 👩‍👩‍👧‍👦")
/// budget.count  // 31: two for each ideograph and the emoji, 23 for the link, one for each space
/// budget.remaining  // 249
/// TextCounter.bluesky.truncated("Long ago, …", to: 8).text  // "Long ag…"
/// ```
///
/// Pages and sources named here were seen in November 2026.
public enum TextCounter: String, Hashable, Sendable, Codable, CaseIterable {
  /// X before 2017: 140, each scalar one.
  ///
  /// This and the next two follow the configurations of twitter-text 3.1.0. All count the composed text (NFC), a link
  /// as 23, and refuse U+FEFF, U+FFFE and U+FFFF. Links are those that twitter-text finds, with and without a scheme.
  case twitterV1 = "twitter-v1"
  /// 280; U+0000–10FF, 2000–200D, 2010–201F and 2032–2037 one each, any other scalar two.
  case twitterV2 = "twitter-v2"
  /// As ``twitterV2``, and an emoji two, however many scalars it has. What X uses.
  ///
  /// Emoji are those that UTS #51, version 15.0, recommends for interchange.
  case twitterV3 = "twitter-v3"
  /// A post on Bluesky: 300 grapheme clusters, and 3,000 bytes of UTF-8.
  ///
  /// Source: `maxGraphemes` and `maxLength` of `text` in the lexicon `app.bsky.feed.post` (bluesky-social/atproto).
  case bluesky
  /// A post on Mastodon: 500 grapheme clusters, a link 23, and of `@name@domain` only `@name`.
  ///
  /// The content warning, which counts as well, is not part of the text. A server may allow more. A text of blanks alone
  /// counts nothing. Source: `app/validators/status_length_validator.rb` (mastodon/mastodon, 4.6).
  case mastodon
  /// A message on Telegram: 4,096 UTF-16 units, after markup has become entities.
  ///
  /// Source: core.telegram.org/bots/api, `sendMessage`, which says "characters" and measures entities in UTF-16 units.
  /// Where TDLib checks the limit itself, for bots, it counts scalars (`td/telegram/MessageContent.cpp`): what is allowed
  /// here is allowed there; to use all of that, count in ``scalar``.
  case telegram
  /// The caption of a picture or file on Telegram: 1,024 UTF-16 units, else as ``telegram``.
  ///
  /// Source: core.telegram.org/bots/api, `sendPhoto`.
  case telegramCaption = "telegram-caption"
  /// A message on Discord: 2,000 Unicode scalars, with its markup.
  ///
  /// Source: discord.com/developers/docs/resources/message, `content` of "Create Message"; the unit is what Discord's staff
  /// answered in discord/discord-api-docs, issue 1315, in January 2020.
  case discord
  /// A message on Slack: 40,000 Unicode scalars, with its markup; what is longer Slack cuts off.
  ///
  /// It may show more than 4,000 as several messages. Source: api.slack.com/changelog/2018-04-truncating-really-long-messages;
  /// that characters are scalars follows from what Slack says of its RTM API: 4,000 of them are never over 16,000 bytes.
  case slack
  /// A text message of a telephone: septets of the GSM 7-bit alphabet, or UTF-16 units if one character is not in it.
  ///
  /// Its limit is in segments, 10, as providers have it (developers.telnyx.com, "Message encoding"; 3GPP TS 23.040 allows
  /// 255): 1,530 septets or 670 units; see ``MessageSegments``. What a segment leaves empty at its end, because a pair
  /// does not fit, is counted. Characters are sent as they are: an `e` with a combining accent is not in the alphabet.
  case sms
  /// A notification on Apple's platforms: 4,096 bytes of the payload `{"aps":{"alert":"…"}}`.
  ///
  /// The count is that of the text in UTF-8, with what JSON must escape escaped (RFC 8259, section 7; `/` and what is
  /// beyond ASCII are not), and of the 20 bytes around it: so much even the empty text counts. What else the payload
  /// holds is to be taken from the limit. Source: developer.apple.com, "Generating a remote notification".
  case apns
  /// A VoIP notification on Apple's platforms: 5,120 bytes, else as ``apns``.
  case apnsVoIP = "apns-voip"
  /// Bytes of UTF-8, without a limit of their own.
  case utf8
  /// UTF-16 code units, without a limit of their own.
  case utf16
  /// Unicode scalars, without a limit of their own.
  case scalar
  /// Grapheme clusters, without a limit of their own.
  case grapheme

  /// What is allowed unless a caller says otherwise: in the unit of the first of ``TextBudget/counts``, for ``sms`` in
  /// segments; `nil`: any number.
  public var defaultLimit: Int? {
    switch self {
    case .twitterV1: 140
    case .twitterV2, .twitterV3: 280
    case .bluesky: 300
    case .mastodon: 500
    case .telegram, .apns: 4_096
    case .telegramCaption: 1_024
    case .discord: 2_000
    case .slack: 40_000
    case .sms: 10
    case .apnsVoIP: 5_120
    case .utf8, .utf16, .scalar, .grapheme: nil
    }
  }

  /// What ``truncated(_:to:ellipsis:links:)`` puts where it cuts unless told otherwise: `…`, but for ``sms``, which would
  /// have to be sent in UTF-16 for it, `...`.
  public var defaultEllipsis: String { self == .sms ? "..." : "…" }

  /// The units of a counter that has no scale of its own, with their limits; empty for others.
  func unitLimits(_ limit: Int?) -> [(unit: OffsetUnit, limit: Int?)] {
    switch self {
    case .bluesky: [(.grapheme, limit), (.utf8, 3_000)]
    case .telegram, .telegramCaption, .utf16: [(.utf16, limit)]
    case .discord, .slack, .scalar: [(.scalar, limit)]
    case .utf8: [(.utf8, limit)]
    case .grapheme: [(.grapheme, limit)]
    case .twitterV1, .twitterV2, .twitterV3, .mastodon, .sms, .apns, .apnsVoIP: []
    }
  }
}
