// The packs of Validators/: default 1, selectabletextview 1, uts58 1; made by generate-sources, do not edit.
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
  public static let builtIn: [Pack] = [.default, .selectableTextView, .uts58]
}
