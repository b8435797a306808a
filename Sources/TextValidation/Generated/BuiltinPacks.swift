// The packs of Validators/: default 1, bluesky 1, discord 1, gfm 1, libphonenumber 1, linkify-it 1, linkify-rs 1, linkifyjs 1, mastodon 1, selectabletextview 1, slack 1, telegram 1, twitter 1, uts58 1; made by generate-sources, do not edit.
// swift-format-ignore-file

extension Pack {
  /// Links, e-mails, phones, mentions, hashtags, cashtags, quotations and placeholders of message text.
  public static let `default` = Pack(
    dialect: "default", version: "1",
    follows: "UTS #58 17.0.0 where it speaks of links; its own judgement elsewhere",
    summary: "Links, e-mails, phones, mentions, hashtags, cashtags, quotations and placeholders of message text.",
    offsetUnit: "utf8", textUnit: .line, granularity: .range,
        rules: [
      Rule(name: "handlebars", kind: SelectionKind(rawValue: "handlebars"), summary: "Placeholders between double or triple braces.", matcher: .native(.handlebars)),
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), summary: "Links with a scheme.", matcher: .native(.schemeLink)),
      Rule(name: "domain", kind: SelectionKind(rawValue: "link"), summary: "Links without a scheme: a domain, with port and parts.", matcher: .native(.bareDomain)),
      Rule(name: "email", kind: SelectionKind(rawValue: "email"), summary: "E-mail addresses, with mailto: if it is written.", matcher: .native(.email)),
      Rule(name: "mention", kind: SelectionKind(rawValue: "mention"), summary: "Names after an at sign, with a host if it is federated.", matcher: .native(.mention)),
      Rule(name: "hashtag", kind: SelectionKind(rawValue: "hashtag"), summary: "Tags after a number sign.", matcher: .native(.hashtag)),
      Rule(name: "cashtag", kind: SelectionKind(rawValue: "cashtag"), summary: "Ticker symbols after a dollar sign.", matcher: .native(.cashtag)),
      Rule(name: "phone", kind: SelectionKind(rawValue: "phone"), summary: "Telephone numbers that are plainly meant as such.", matcher: .native(.phone)),
      Rule(name: "quotation", kind: SelectionKind(rawValue: "quotation"), summary: "Text between quotation marks, marks included.", matcher: .native(.quotation), isContainer: true),
    ])

  /// What Bluesky selects in a post: mentions, links, hashtags and cashtags.
  public static let bluesky = Pack(
    dialect: "bluesky", version: "1",
    follows: "the facets of @atproto/api as of August 2026",
    summary: "What Bluesky selects in a post: mentions, links, hashtags and cashtags.",
    offsetUnit: "utf8", textUnit: .line, granularity: .range,
    searches: .apart,
        options: DetectionOptions(checked: ["tlds": .string("bluesky")]),
    rules: [
      Rule(name: "mention", kind: SelectionKind(rawValue: "mention"), summary: "Handles: an at sign and a domain that Bluesky knows.", matcher: .pattern(source: "# A handle (dialects.md, BS-M1)\n(?: ^ | (?<= [\\x09-\\x0D\\x{20}\\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}\\x{FEFF}(] ) )\n@ (?<handle> [A-Za-z0-9.-]+ ) \\b\n", triggers: ["@"]), checks: [.tld(group: "handle")], value: .group("handle"), traits: RuleTraits(seesRest: true)),
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), summary: "Links with http or https up to white space, and domains that Bluesky knows.", matcher: .platform(.blueskyLink)),
      Rule(name: "hashtag", kind: SelectionKind(rawValue: "hashtag"), summary: "Tags up to white space, without the punctuation at their end.", matcher: .platform(.blueskyHashtag)),
      Rule(name: "cashtag", kind: SelectionKind(rawValue: "cashtag"), summary: "Ticker symbols of one to five letters and digits after a dollar sign.", matcher: .pattern(source: "# A ticker symbol (dialects.md, BS-C1)\n(?: ^ | (?<= [\\x09-\\x0D\\x{20}\\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}\\x{FEFF}(] ) )\n\\$ (?<ticker> [A-Za-z] [A-Za-z0-9]{0,4}+ )\n(?= \\z | [\\x09-\\x0D\\x{20}\\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}\\x{FEFF}.,;:!?)\"'\\x{2019}] )\n", triggers: ["$"]), value: .uppercase("ticker"), traits: RuleTraits(seesRest: true)),
    ])

  /// What Discord makes of a message: mentions, custom emoji, commands, times and links, but not in code.
  public static let discord = Pack(
    dialect: "discord", version: "1",
    follows: "the messages that Discord stores, as of August 2026",
    summary: "What Discord makes of a message: mentions, custom emoji, commands, times and links, but not in code.",
    offsetUnit: "utf16", textUnit: .whole, granularity: .range,
    searches: .apart,
        rules: [
      Rule(name: "mention", kind: SelectionKind(rawValue: "mention"), summary: "Users, roles, and everybody whom @everyone and @here mean.", matcher: .platform(.discordMention)),
      Rule(name: "channel", kind: SelectionKind(rawValue: "channel"), summary: "Channels.", matcher: .platform(.discordChannel)),
      Rule(name: "emoji", kind: SelectionKind(rawValue: "emoji"), summary: "Custom emoji, animated ones too.", matcher: .platform(.discordEmoji)),
      Rule(name: "bot-command", kind: SelectionKind(rawValue: "bot_command"), summary: "Slash commands, with up to two sub-names.", matcher: .platform(.discordCommand)),
      Rule(name: "timestamp", kind: SelectionKind(rawValue: "timestamp"), summary: "Times, which everybody sees in a zone of their own.", matcher: .platform(.discordTimestamp)),
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), summary: "Links with http or https, bare, between angle brackets or behind a label.", matcher: .platform(.discordLink)),
      Rule(name: "navigation", kind: SelectionKind(rawValue: "navigation"), summary: "Ways through a server: to its channels, its guide and its roles.", matcher: .platform(.discordNavigation)),
    ])

  /// What GitHub links in the source of a Markdown document: autolinks in angle brackets and, with the extension, without.
  public static let gfm = Pack(
    dialect: "gfm", version: "1",
    follows: "cmark-gfm 0.29 and later: the autolinks of GitHub Flavored Markdown",
    summary: "What GitHub links in the source of a Markdown document: autolinks in angle brackets and, with the extension, without.",
    offsetUnit: "utf8", textUnit: .whole, granularity: .range,
    searches: .apart,
        rules: [
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), summary: "Links between angle brackets, links with http, https or ftp, and those that begin with www.", matcher: .platform(.gfmLink)),
      Rule(name: "email", kind: SelectionKind(rawValue: "email"), summary: "E-mail addresses, between angle brackets or without.", matcher: .platform(.gfmEmail)),
    ])

  /// Telephone numbers as the matcher of libphonenumber finds them.
  public static let libphonenumber = Pack(
    dialect: "libphonenumber", version: "1",
    follows: "libphonenumber 8.13.48",
    summary: "Telephone numbers as the matcher of libphonenumber finds them.",
    offsetUnit: "utf16", textUnit: .line, granularity: .range,
    searches: .apart,
        rules: [
      Rule(name: "phone", kind: SelectionKind(rawValue: "phone"), summary: "Telephone numbers, international or of the region that is set.", matcher: .platform(.libphonenumberPhone)),
    ])

  /// What linkify-it links: links with a schema, and domains and addresses without one.
  public static let linkifyIt = Pack(
    dialect: "linkify-it", version: "1",
    follows: "linkify-it 5.0.0",
    summary: "What linkify-it links: links with a schema, and domains and addresses without one.",
    offsetUnit: "utf16", textUnit: .line, granularity: .range,
    searches: .apart,
        rules: [
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), summary: "Links with http, https, ftp or two slashes, and domains that linkify-it knows.", matcher: .platform(.linkifyItLink)),
      Rule(name: "email", kind: SelectionKind(rawValue: "email"), summary: "E-mail addresses, with or without mailto.", matcher: .platform(.linkifyItEmail)),
      Rule(name: "mention", kind: SelectionKind(rawValue: "mention"), summary: "Names after an at sign, a schema that clients add.", matcher: .platform(.linkifyItMention), traits: RuleTraits(isOnlyAsked: true)),
    ])

  /// What the Rust crate linkify finds: links with a scheme, and e-mail addresses.
  public static let linkifyRust = Pack(
    dialect: "linkify-rs", version: "1",
    follows: "the Rust crate linkify as of June 2026",
    summary: "What the Rust crate linkify finds: links with a scheme, and e-mail addresses.",
    offsetUnit: "utf8", textUnit: .line, granularity: .range,
    searches: .apart,
        options: DetectionOptions(checked: ["require_scheme": .boolean(true)]),
    rules: [
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), summary: "Links with any scheme; domains without one if require_scheme is false.", matcher: .platform(.linkifyRustLink)),
      Rule(name: "email", kind: SelectionKind(rawValue: "email"), summary: "E-mail addresses at a domain with a dot.", matcher: .platform(.linkifyRustEmail)),
    ])

  /// What linkifyjs links: links, addresses, and what its plugins add.
  public static let linkifyJS = Pack(
    dialect: "linkifyjs", version: "1",
    follows: "linkifyjs 4.3.2",
    summary: "What linkifyjs links: links, addresses, and what its plugins add.",
    offsetUnit: "utf16", textUnit: .line, granularity: .range,
    searches: .apart,
        options: DetectionOptions(checked: ["default_scheme": .string("http")]),
    rules: [
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), summary: "Links with a scheme, and domains that linkifyjs knows.", matcher: .platform(.linkifyJSLink)),
      Rule(name: "email", kind: SelectionKind(rawValue: "email"), summary: "E-mail addresses at domains that linkifyjs knows.", matcher: .platform(.linkifyJSEmail)),
      Rule(name: "ipv4", kind: SelectionKind(rawValue: "ipv4"), summary: "IPv4 addresses without a scheme, if the plugin ip is on.", matcher: .platform(.linkifyJSAddress)),
      Rule(name: "hashtag", kind: SelectionKind(rawValue: "hashtag"), summary: "Tags after a number sign, if the plugin hashtag is on.", matcher: .platform(.linkifyJSHashtag)),
      Rule(name: "mention", kind: SelectionKind(rawValue: "mention"), summary: "Names after an at sign, if the plugin mention is on.", matcher: .platform(.linkifyJSMention)),
      Rule(name: "ticket", kind: SelectionKind(rawValue: "ticket"), summary: "Numbers after a number sign, if the plugin ticket is on.", matcher: .platform(.linkifyJSTicket)),
      Rule(name: "keyword", kind: SelectionKind(rawValue: "keyword"), summary: "Words of your own, if the plugin keyword is on.", matcher: .platform(.linkifyJSKeyword)),
    ])

  /// What Mastodon selects in a post: mentions with or without a server, hashtags, and links with a scheme.
  public static let mastodon = Pack(
    dialect: "mastodon", version: "1",
    follows: "Mastodon 4.6",
    summary: "What Mastodon selects in a post: mentions with or without a server, hashtags, and links with a scheme.",
    offsetUnit: "scalar", textUnit: .line, granularity: .range,
    searches: .apart,
        rules: [
      Rule(name: "mention", kind: SelectionKind(rawValue: "mention"), summary: "Names after an at sign, perhaps with a server after another.", matcher: .pattern(source: "# A name, perhaps with a server (dialects.md, MA-M1)\n#\n# A run of word scalars, dots and hyphens is read up to its last word scalar in three steps, none of which backtracks far:\n# a thousand scalars, and what joins them to a further word, as often as can be; then at most a thousand more.\n(?<! [\\p{L}\\p{M}\\p{Nd}\\p{Pc}/=] )\n@\n(?<address>\n  [A-Za-z0-9_]\n  (?: [A-Za-z0-9_.\\-]{1000}+ [.\\-]*+ (?= [A-Za-z0-9_] ) )*+\n  (?: [A-Za-z0-9_.\\-]{0,999} [A-Za-z0-9_] )?+\n  (?:\n    @\n    # Refused: the last word scalar of the domain has 253 scalars before it, or more. So a domain needs one step\n    (?<long> (?= [\\p{L}\\p{M}\\p{Nd}\\p{Pc}] [\\p{L}\\p{M}\\p{Nd}\\p{Pc}.\\-]{252}+ [.\\-]*+ [\\p{L}\\p{M}\\p{Nd}\\p{Pc}] ) )?+\n    [\\p{L}\\p{M}\\p{Nd}\\p{Pc}] (?: [\\p{L}\\p{M}\\p{Nd}\\p{Pc}.\\-]{0,251} [\\p{L}\\p{M}\\p{Nd}\\p{Pc}] )?+\n  )?+\n)\n# What may not follow: a sign, an accented letter, the rest of a link\n(?<refused> (?=\n    [@\\x{FF20}\\x{C0}-\\x{D6}\\x{D8}-\\x{F6}\\x{F8}-\\x{24F}\\x{253}\\x{254}\\x{256}\\x{257}\\x{259}\\x{25B}\\x{263}\\x{268}\\x{26F}\\x{272}\\x{289}\\x{28B}\\x{2BB}\\x{300}-\\x{36F}\\x{1E00}-\\x{1EFF}]\n  | ://\n) )?+\n", triggers: ["@"]), checks: [.without(group: "long"), .without(group: "refused")], value: .group("address")),
      Rule(name: "hashtag", kind: SelectionKind(rawValue: "hashtag"), summary: "Tags of letters, marks, digits and separators after a number sign that white space stands before.", matcher: .pattern(source: "# A tag (dialects.md, MA-H1, MA-H2)\n(?<! [^\\x09-\\x0D\\x{20}\\x{85}\\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}] )\n[\\#\\x{FF03}]\n(?<tag>\n  # With a link glued to it: all before the scheme, which has letters enough to make the whole of it a tag\n    (?= [\\p{L}\\p{M}\\p{Nd}\\p{Pc}] [\\p{L}\\p{M}\\p{Nd}\\p{Pc}\\x{B7}\\x{30FB}\\x{200C}]*+ (?<= http | https ) :// )\n    [\\p{L}\\p{M}\\p{Nd}\\p{Pc}\\x{B7}\\x{30FB}\\x{200C}]+ (?= https?:// )\n  # Up to the last word scalar; inside stands a separator or what is alphabetic. Skipped before that: word scalars that are\n  # neither. The rest is read a thousand scalars at a time, with the separators behind them, so that few are given back\n  | (?>\n      [\\p{L}\\p{M}\\p{Nd}\\p{Pc}]\n      [^\\p{Alphabetic}_\\p{C}\\p{Z}\\p{S}\\p{Nl}\\p{No}\\p{Pd}\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\\p{Po}]*+\n      (?: [\\p{L}_\\x{B7}\\x{30FB}\\x{200C}] | (?= \\p{Alphabetic} ) \\p{M} )\n      (?: [\\p{L}\\p{M}\\p{Nd}\\p{Pc}\\x{B7}\\x{30FB}\\x{200C}]{1000}+ [\\x{B7}\\x{30FB}\\x{200C}]*+ (?= [\\p{L}\\p{M}\\p{Nd}\\p{Pc}] ) )*+\n      [\\p{L}\\p{M}\\p{Nd}\\p{Pc}\\x{B7}\\x{30FB}\\x{200C}]{0,999} [\\p{L}\\p{M}\\p{Nd}\\p{Pc}]\n    )\n  # Without separators, and one alphabetic scalar at least, be it the first or the last\n  | (?= [^\\p{Alphabetic}\\p{C}\\p{Z}\\p{S}\\p{Nl}\\p{No}\\p{Pd}\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\\p{Po}]*+ (?= \\p{Alphabetic} ) [\\p{L}\\p{M}] )\n    [\\p{L}\\p{M}\\p{Nd}\\p{Pc}]++\n)\n", triggers: ["#", "\u{FF03}"]), value: .group("tag")),
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), summary: "Links with a scheme that Mastodon knows, and a top-level domain that X knows; addresses of XMPP, and magnets.", matcher: .platform(.mastodonLink)),
    ])

  /// Whole words, accepted by the prewritten validators in the order they are tried.
  public static let selectableTextView = Pack(
    dialect: "selectabletextview", version: "1",
    follows: "SelectableTextView, its prewritten validators",
    summary: "Whole words, accepted by the prewritten validators in the order they are tried.",
    offsetUnit: "grapheme", textUnit: .line, granularity: .word,
        rules: [
      Rule(name: "hashtag", kind: SelectionKind(rawValue: "hashtag"), summary: "Words that begin with a number sign.", matcher: .validator("HashtagTextValidator")),
      Rule(name: "mention", kind: SelectionKind(rawValue: "mention"), summary: "Words that begin with an at sign.", matcher: .validator("AtSymbolTagTextValidator")),
      Rule(name: "quotation", kind: SelectionKind(rawValue: "quotation"), summary: "Words between straight double quotation marks.", matcher: .validator("QuotationsTextValidator")),
      Rule(name: "http-link", kind: SelectionKind(rawValue: "link"), summary: "Words that are links with http or https.", matcher: .validator("HTTPLinkValidator")),
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), summary: "Words that are links with any scheme.", matcher: .validator("LinkValidator")),
      Rule(name: "email", kind: SelectionKind(rawValue: "email"), summary: "Words that are e-mail addresses.", matcher: .validator("EmailValidator")),
      Rule(name: "phone", kind: SelectionKind(rawValue: "phone"), summary: "Words that are telephone numbers.", matcher: .validator("PhoneNumberValidator")),
    ])

  /// What stands between < and > in a message as Slack stores it, and emoji.
  public static let slack = Pack(
    dialect: "slack", version: "1",
    follows: "the mrkdwn of messages that Slack stores, as of August 2026",
    summary: "What stands between < and > in a message as Slack stores it, and emoji.",
    offsetUnit: "utf16", textUnit: .whole, granularity: .range,
    searches: .apart,
        rules: [
      Rule(name: "mention", kind: SelectionKind(rawValue: "mention"), summary: "Members, groups of them, and everybody whom @here, @channel and @everyone mean.", matcher: .platform(.slackMention)),
      Rule(name: "channel", kind: SelectionKind(rawValue: "channel"), summary: "Channels.", matcher: .platform(.slackChannel)),
      Rule(name: "timestamp", kind: SelectionKind(rawValue: "timestamp"), summary: "Times, which everybody sees in a zone of their own.", matcher: .platform(.slackDate)),
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), summary: "Everything else between angle brackets that has a scheme.", matcher: .platform(.slackLink)),
      Rule(name: "emoji", kind: SelectionKind(rawValue: "emoji"), summary: "Emoji by name, with the skin tone that follows.", matcher: .platform(.slackEmoji)),
    ])

  /// What Telegram selects in a message: mentions, commands, tags, cards, links, e-mails and time stamps.
  public static let telegram = Pack(
    dialect: "telegram", version: "1",
    follows: "TDLib 1.8.66",
    summary: "What Telegram selects in a message: mentions, commands, tags, cards, links, e-mails and time stamps.",
    offsetUnit: "utf16", textUnit: .line, granularity: .range,
    searches: .apart,
        wholeTexts: ["email": .native(.telegramEmail)],
    rules: [
      Rule(name: "mention", kind: SelectionKind(rawValue: "mention"), summary: "Names of four to 32 letters, digits and _ after an at sign, and five short ones.", matcher: .pattern(source: "# A name (dialects.md, TG-M1)\n(?<! [\\p{L}\\p{Nd}\\p{Nl}\\p{No}_] )\n@ (?: [A-Za-z0-9_]{4,32}+ | (?i: gif | nft | pic | ufc | vid ) )\n(?! [\\p{L}\\p{Nd}\\p{Nl}\\p{No}_] )\n", triggers: ["@"])),
      Rule(name: "bot-command", kind: SelectionKind(rawValue: "bot_command"), summary: "Commands to bots: a slash and a name, with the bot's name where it is written.", matcher: .pattern(source: "# A command (dialects.md, TG-B1)\n(?<! [\\p{L}\\p{Nd}\\p{Nl}\\p{No}_/<>] )\n/ [A-Za-z0-9_]{1,64}+\n(?: @ [A-Za-z0-9_]{3,32}+ | (?! @ ) )\n(?! [\\p{L}\\p{Nd}\\p{Nl}\\p{No}_/<>] )\n", triggers: ["/"])),
      Rule(name: "hashtag", kind: SelectionKind(rawValue: "hashtag"), summary: "Tags with a letter after a number sign, with the chat's name where it is written.", matcher: .pattern(source: "# A tag (dialects.md, TG-H1)\n(?<! [\\p{L}\\p{Nd}_\\x{B7}\\x{200C}\\x{D80}-\\x{DFF}] )\n\\#\n(?= (?: (?! \\p{L} ) [\\p{L}\\p{Nd}_\\x{B7}\\x{200C}\\x{D80}-\\x{DFF}] ){0,255}+ \\p{L} )  # a letter in what counts\n[\\p{L}\\p{Nd}_\\x{B7}\\x{200C}\\x{D80}-\\x{DFF}]{1,256}+\n(?! [\\p{L}\\p{Nd}_\\x{B7}\\x{200C}\\x{D80}-\\x{DFF}]*+ \\# )\n(?: (?! [\\p{L}\\p{Nd}_\\x{B7}\\x{200C}\\x{D80}-\\x{DFF}] ) @ [A-Za-z0-9_]{3,32}+ )?+\n(?! \\# )\n", triggers: ["#"])),
      Rule(name: "cashtag", kind: SelectionKind(rawValue: "cashtag"), summary: "Ticker symbols of one to eight capitals after a dollar sign, with the chat's name where it is written.", matcher: .pattern(source: "# A ticker symbol (dialects.md, TG-C1)\n(?<! [\\p{L}\\p{Nd}_\\x{B7}\\x{200C}\\x{D80}-\\x{DFF}$] )\n\\$ (?: 1INCH | [A-Z]{1,8}+ )\n(?: @ [A-Za-z0-9_]{3,32}+ (?! [A-Za-z0-9_] ) )?+\n(?! [\\p{L}\\p{Nd}_\\x{B7}\\x{200C}\\x{D80}-\\x{DFF}$] )\n", triggers: ["$"])),
      Rule(name: "card", kind: SelectionKind(rawValue: "bank_card"), summary: "Numbers of payment cards: 13 to 19 digits that end in their check digit.", matcher: .platform(.telegramCard)),
      Rule(name: "tg-url", kind: SelectionKind(rawValue: "tg_url"), summary: "Links into Telegram: tg and ton, whatever stands before.", matcher: .platform(.telegramURL)),
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), summary: "Links with http, https, ftp or tonsite, and domains with a common top-level domain.", matcher: .platform(.telegramLink)),
      Rule(name: "email", kind: SelectionKind(rawValue: "email"), summary: "E-mail addresses, without mailto: before them.", matcher: .platform(.telegramEmail)),
      Rule(name: "timestamp", kind: SelectionKind(rawValue: "media_timestamp"), summary: "Times within media: minutes and seconds, with hours or without.", matcher: .pattern(source: "# Minutes and seconds, or hours too (dialects.md, TG-T1 and TG-T2)\n(?<! [\\p{L}\\p{Nd}\\p{Nl}\\p{No}_:] )\n(?<time> [0-9]{1,4}+ : [0-5] [0-9]\n  | [0-9]{1,2}+ : [0-5]? [0-9] : [0-5] [0-9] )\n(?! [\\p{L}\\p{Nd}\\p{Nl}\\p{No}_:] )\n", triggers: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]), value: .seconds("time")),
    ])

  /// What X selects in a post: links, mentions, lists, hashtags and cashtags; replies where they are asked for.
  public static let twitter = Pack(
    dialect: "twitter", version: "1",
    follows: "twitter-text 3.1.0",
    summary: "What X selects in a post: links, mentions, lists, hashtags and cashtags; replies where they are asked for.",
    offsetUnit: "scalar", textUnit: .line, granularity: .range,
    searches: .apart,
        wholeTexts: ["tweet": .native(.twitterPost), "url": .native(.twitterURL), "username": .kind(SelectionKind(rawValue: "mention"))],
    rules: [
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), summary: "Links with http or https, and domains whose top-level domain X knows.", matcher: .platform(.twitterLink)),
      Rule(name: "mention", kind: SelectionKind(rawValue: "mention"), summary: "Names after an at sign.", matcher: .pattern(source: "# A name, and a list of its after a slash (dialects.md, TW-M1 to TW-M4)\n(?: ^\n  | (?<= [^A-Za-z0-9_!\\#$%&*@\\x{FF20}] )\n  | (?<= ^[Rr][Tt] )\n  | (?<= [^A-Za-z0-9_+~.-][Rr][Tt] )\n)\n[@\\x{FF20}]\n(?<full_name> (?<name> [A-Za-z0-9_]{1,20}+ ) (?<slug> / [A-Za-z] [A-Za-z0-9_-]{0,24}+ )?+ )\n# What may not follow: a sign, an accented letter, the rest of an address. The search goes on behind what was read.\n(?<refused> (?=\n    [@\\x{FF20}\\x{C0}-\\x{D6}\\x{D8}-\\x{F6}\\x{F8}-\\x{24F}\\x{253}\\x{254}\\x{256}\\x{257}\\x{259}\\x{25B}\\x{263}\\x{268}\\x{26F}\\x{272}\\x{289}\\x{28B}\\x{2BB}\\x{300}-\\x{36F}\\x{1E00}-\\x{1EFF}]\n  | ://\n) )?+\n", triggers: ["@", "\u{FF20}"]), checks: [.without(group: "slug"), .without(group: "refused")], value: .group("name"), traits: RuleTraits(seesRest: true)),
      Rule(name: "list", kind: SelectionKind(rawValue: "list"), summary: "Lists: a name and the list's after a slash.", matcher: .pattern(source: "# A name, and a list of its after a slash (dialects.md, TW-M1 to TW-M4)\n(?: ^\n  | (?<= [^A-Za-z0-9_!\\#$%&*@\\x{FF20}] )\n  | (?<= ^[Rr][Tt] )\n  | (?<= [^A-Za-z0-9_+~.-][Rr][Tt] )\n)\n[@\\x{FF20}]\n(?<full_name> (?<name> [A-Za-z0-9_]{1,20}+ ) (?<slug> / [A-Za-z] [A-Za-z0-9_-]{0,24}+ )?+ )\n# What may not follow: a sign, an accented letter, the rest of an address. The search goes on behind what was read.\n(?<refused> (?=\n    [@\\x{FF20}\\x{C0}-\\x{D6}\\x{D8}-\\x{F6}\\x{F8}-\\x{24F}\\x{253}\\x{254}\\x{256}\\x{257}\\x{259}\\x{25B}\\x{263}\\x{268}\\x{26F}\\x{272}\\x{289}\\x{28B}\\x{2BB}\\x{300}-\\x{36F}\\x{1E00}-\\x{1EFF}]\n  | ://\n) )?+\n", triggers: ["@", "\u{FF20}"]), checks: [.with(group: "slug"), .without(group: "refused")], value: .group("full_name"), traits: RuleTraits(seesRest: true)),
      Rule(name: "hashtag", kind: SelectionKind(rawValue: "hashtag"), summary: "Tags of letters, marks, digits and a few signs after a number sign; one of them is no digit or sign.", matcher: .pattern(source: "# A tag (dialects.md, TW-H1 to TW-H4)\n(?: ^ | (?<= [^\\p{L}\\p{M}\\x{F870}-\\x{F87F}\\x{F882}\\x{F884}-\\x{F89F}\\x{F8B8}\\x{F8C1}-\\x{F8D6}\\p{Nd}_\\x{B7}\\x{5BE}\\x{5F3}\\x{5F4}\\x{F0B}\\x{F0C}\\x{200C}\\x{200D}\\x{3003}\\x{301C}\\x{309B}\\x{309C}\\x{30A0}\\x{30FB}\\x{A67E}\\x{FF5E}&] | [\\x{FE0E}\\x{FE0F}] ) )\n[\\#\\x{FF03}]\n(?! [\\x{FE0F}\\x{20E3}] )                    # a keycap\n(?= [\\p{Nd}_\\x{B7}\\x{5BE}\\x{5F3}\\x{5F4}\\x{F0B}\\x{F0C}\\x{200C}\\x{200D}\\x{3003}\\x{301C}\\x{309B}\\x{309C}\\x{30A0}\\x{30FB}\\x{A67E}\\x{FF5E}]*+ [\\p{L}\\p{M}\\x{F870}-\\x{F87F}\\x{F882}\\x{F884}-\\x{F89F}\\x{F8B8}\\x{F8C1}-\\x{F8D6}] )  # one letter or mark at least\n(?<tag> [\\p{L}\\p{M}\\x{F870}-\\x{F87F}\\x{F882}\\x{F884}-\\x{F89F}\\x{F8B8}\\x{F8C1}-\\x{F8D6}\\p{Nd}_\\x{B7}\\x{5BE}\\x{5F3}\\x{5F4}\\x{F0B}\\x{F0C}\\x{200C}\\x{200D}\\x{3003}\\x{301C}\\x{309B}\\x{309C}\\x{30A0}\\x{30FB}\\x{A67E}\\x{FF5E}]++ )\n# The search goes on behind what was read.\n(?<refused> (?= [\\#\\x{FF03}] | :// ) )?+\n", triggers: ["#", "\u{FF03}"]), checks: [.without(group: "refused")], value: .group("tag"), traits: RuleTraits(seesRest: true, givesWayTo: "link")),
      Rule(name: "cashtag", kind: SelectionKind(rawValue: "cashtag"), summary: "Ticker symbols of one to six letters after a dollar sign.", matcher: .pattern(source: "# A ticker symbol (dialects.md, TW-C1)\n(?: ^ | (?<= [\\x09-\\x0D\\x{20}\\x{85}\\x{A0}\\x{1680}\\x{180E}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}] ) )\n\\$\n(?<symbol> [A-Za-z]{1,6} (?: [._] [A-Za-z]{1,2} )? )\n(?= \\z | [\\x09-\\x0D\\x{20}\\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}\\x{FEFF}]\n  | [!\\#$%&'()*+,\\-./:;<=>?@[\\\\\\]^_{}~|] )\n", triggers: ["$"]), value: .group("symbol"), traits: RuleTraits(seesRest: true)),
      Rule(name: "reply", kind: SelectionKind(rawValue: "reply"), summary: "The name that a post begins with: whom it answers.", matcher: .pattern(source: "# The name at the start of a post (dialects.md, TW-R1)\n^ [\\x09-\\x0D\\x{20}\\x{85}\\x{A0}\\x{1680}\\x{180E}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}]*+ \\K\n[@\\x{FF20}]\n(?<name> [A-Za-z0-9_]{1,20}+ )\n(?<refused> (?=\n    [@\\x{FF20}\\x{C0}-\\x{D6}\\x{D8}-\\x{F6}\\x{F8}-\\x{24F}\\x{253}\\x{254}\\x{256}\\x{257}\\x{259}\\x{25B}\\x{263}\\x{268}\\x{26F}\\x{272}\\x{289}\\x{28B}\\x{2BB}\\x{300}-\\x{36F}\\x{1E00}-\\x{1EFF}]\n  | ://\n) )?+\n", triggers: []), checks: [.without(group: "refused")], value: .group("name"), traits: RuleTraits(seesRest: true, isOnlyAsked: true)),
    ])

  /// Links and e-mails as Unicode's standard finds them, and nothing else.
  public static let uts58 = Pack(
    dialect: "uts58", version: "1",
    follows: "UTS #58 17.0.0, revision 2: Unicode Link Detection and Formatting",
    summary: "Links and e-mails as Unicode's standard finds them, and nothing else.",
    offsetUnit: "scalar", textUnit: .line, granularity: .range,
        options: DetectionOptions(checked: ["cjk_end": .string("uts58"), "email_edges": .string("uts58"), "emoji_in_links": .string("include"), "file_extensions": .array([]), "final_underscore": .string("uts58"), "glued_links": .string("keep"), "glued_scripts": .string("keep"), "hidden_scalars": .string("uts58"), "host_dots": .string("idna2003"), "markup_marks": .string("uts58"), "schemes": .string("web"), "sentence_tld": .string("keep"), "shortened_links": .string("keep"), "text_delimiters": .string("uts58"), "userinfo": .string("reject")]),
    rules: [
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), summary: "Links with http or https.", matcher: .native(.schemeLink)),
      Rule(name: "domain", kind: SelectionKind(rawValue: "link"), summary: "Links without a scheme: two labels or more, the last a known top-level domain.", matcher: .native(.bareDomain)),
      Rule(name: "email", kind: SelectionKind(rawValue: "email"), summary: "E-mail addresses, with mailto: if it is written.", matcher: .native(.email)),
    ])

  /// Every pack that is compiled in, `default` first, then by name.
  public static let builtIn: [Pack] = [.default, .bluesky, .discord, .gfm, .libphonenumber, .linkifyIt, .linkifyRust, .linkifyJS, .mastodon, .selectableTextView, .slack, .telegram, .twitter, .uts58]
}
