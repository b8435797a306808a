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
      Rule(name: "handlebars", kind: SelectionKind(rawValue: "handlebars"), matcher: .native(.handlebars)),
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), matcher: .native(.schemeLink)),
      Rule(name: "domain", kind: SelectionKind(rawValue: "link"), matcher: .native(.bareDomain)),
      Rule(name: "email", kind: SelectionKind(rawValue: "email"), matcher: .native(.email)),
      Rule(name: "mention", kind: SelectionKind(rawValue: "mention"), matcher: .native(.mention)),
      Rule(name: "hashtag", kind: SelectionKind(rawValue: "hashtag"), matcher: .native(.hashtag)),
      Rule(name: "cashtag", kind: SelectionKind(rawValue: "cashtag"), matcher: .native(.cashtag)),
      Rule(name: "phone", kind: SelectionKind(rawValue: "phone"), matcher: .native(.phone)),
      Rule(name: "quotation", kind: SelectionKind(rawValue: "quotation"), matcher: .native(.quotation), isContainer: true),
    ])

  /// Whole words, accepted by the prewritten validators in the order they are tried.
  public static let selectableTextView = Pack(
    dialect: "selectabletextview", version: "1",
    follows: "SelectableTextView, its prewritten validators",
    summary: "Whole words, accepted by the prewritten validators in the order they are tried.",
    offsetUnit: "grapheme", textUnit: .line, granularity: .word,
    rules: [
      Rule(name: "hashtag", kind: SelectionKind(rawValue: "hashtag"), matcher: .validator("HashtagTextValidator")),
      Rule(name: "mention", kind: SelectionKind(rawValue: "mention"), matcher: .validator("AtSymbolTagTextValidator")),
      Rule(name: "quotation", kind: SelectionKind(rawValue: "quotation"), matcher: .validator("QuotationsTextValidator")),
      Rule(name: "http-link", kind: SelectionKind(rawValue: "link"), matcher: .validator("HTTPLinkValidator")),
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), matcher: .validator("LinkValidator")),
      Rule(name: "email", kind: SelectionKind(rawValue: "email"), matcher: .validator("EmailValidator")),
      Rule(name: "phone", kind: SelectionKind(rawValue: "phone"), matcher: .validator("PhoneNumberValidator")),
    ])

  /// Links and e-mails as Unicode's standard finds them, and nothing else.
  public static let uts58 = Pack(
    dialect: "uts58", version: "1",
    follows: "UTS #58 17.0.0, revision 2: Unicode Link Detection and Formatting",
    summary: "Links and e-mails as Unicode's standard finds them, and nothing else.",
    offsetUnit: "scalar", textUnit: .line, granularity: .range,
    options: DetectionOptions(checked: ["cjk_end": .string("uts58"), "email_edges": .string("uts58"), "emoji_in_links": .string("include"), "file_extensions": .list([]), "final_underscore": .string("uts58"), "glued_links": .string("keep"), "glued_scripts": .string("keep"), "hidden_scalars": .string("uts58"), "host_dots": .string("idna2003"), "markup_marks": .string("uts58"), "schemes": .string("web"), "sentence_tld": .string("keep"), "shortened_links": .string("keep"), "text_delimiters": .string("uts58"), "userinfo": .string("reject")]),
    rules: [
      Rule(name: "link", kind: SelectionKind(rawValue: "link"), matcher: .native(.schemeLink)),
      Rule(name: "domain", kind: SelectionKind(rawValue: "link"), matcher: .native(.bareDomain)),
      Rule(name: "email", kind: SelectionKind(rawValue: "email"), matcher: .native(.email)),
    ])

  /// Every pack that is compiled in, `default` first, then by name.
  public static let builtIn: [Pack] = [.default, .selectableTextView, .uts58]
}
