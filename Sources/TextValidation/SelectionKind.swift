/// What a selection is: a link, a mention, or a kind of a client's own.
///
/// Kinds are open: any non-empty name will do, and a rule or a user's pattern may bring one of its own.
public struct SelectionKind: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The kind's name, as it stands in packs, on the command line and in JSON.
  public let rawValue: String

  /// Makes the kind of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind's name.
  public var description: String { rawValue }

  /// A link, with or without a scheme.
  public static let link = SelectionKind(rawValue: "link")
  /// An e-mail address.
  public static let email = SelectionKind(rawValue: "email")
  /// A telephone number.
  public static let phone = SelectionKind(rawValue: "phone")
  /// A name after `@`.
  public static let mention = SelectionKind(rawValue: "mention")
  /// A tag after `#`.
  public static let hashtag = SelectionKind(rawValue: "hashtag")
  /// A ticker symbol after `$`.
  public static let cashtag = SelectionKind(rawValue: "cashtag")
  /// Text between quotation marks; may contain other selections.
  public static let quotation = SelectionKind(rawValue: "quotation")
  /// A placeholder between double braces.
  public static let handlebars = SelectionKind(rawValue: "handlebars")
  /// A list of a user's, on X.
  public static let list = SelectionKind(rawValue: "list")
  /// The name that a post on X begins with: whom it answers.
  public static let reply = SelectionKind(rawValue: "reply")
  /// A command to a bot: on Telegram, and a slash command on Discord.
  public static let botCommand = SelectionKind(rawValue: "bot_command")
  /// The number of a payment card, on Telegram.
  public static let bankCard = SelectionKind(rawValue: "bank_card")
  /// A time within media, on Telegram.
  public static let mediaTimestamp = SelectionKind(rawValue: "media_timestamp")
  /// A link into Telegram.
  public static let telegramURL = SelectionKind(rawValue: "tg_url")
  /// A number after `#`, as trackers have it.
  public static let ticket = SelectionKind(rawValue: "ticket")
  /// An IPv4 address without a scheme.
  public static let ipv4 = SelectionKind(rawValue: "ipv4")
  /// A word of the caller's own.
  public static let keyword = SelectionKind(rawValue: "keyword")
  /// What a user's pattern without a name of its own matched.
  public static let pattern = SelectionKind(rawValue: "pattern")
}
