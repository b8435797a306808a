// The packs of Validators/: default 1, selectabletextview 1; made by generate-sources, do not edit.
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

  /// Every pack that is compiled in, `default` first, then by name.
  public static let builtIn: [Pack] = [.default, .selectableTextView]
}
