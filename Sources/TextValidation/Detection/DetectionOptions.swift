/// What a caller may change about the built-in detection, with the defaults of the `default` dialect.
///
/// Each dialect reads only those that its rules speak of. Source: detection.md, section 15, and for platforms and libraries
/// dialects.md, N7; both name each option and the rule it belongs to.
public struct DetectionOptions: Sendable, Hashable {
  /// Which schemes make a link (S2).
  public enum Schemes: Sendable, Hashable {
    /// Any scheme.
    case any
    /// `http` and `https`.
    case web
    /// These, in lower case.
    case list(Set<String>)
  }

  /// Which top-level domains are known (H10).
  public enum KnownDomains: Sendable, Hashable {
    /// IANA's list.
    case iana
    /// Any last label.
    case any
    /// Bluesky's list, in small letters only, and `test` (dialects.md, BS-M2).
    case bluesky
    /// These, in lower case and in Unicode form.
    case list(Set<String>)
  }

  /// Which schemes make a link.
  public var schemes: Schemes = .any
  /// Schemes of the caller's own, in lower case, after whose colon a path follows (S4; of linkifyjs, dialects.md, LJ-9).
  public var customSchemes: [String: CustomScheme] = [:]
  /// Whether a bare domain is no link (D1; of twitter and linkify-rs, dialects.md, TW-U10, LR-1).
  public var requiresScheme = false
  /// Whether a link with user info is refused (S5).
  public var refusesUserInfo = false
  /// Which top-level domains are known.
  public var knownDomains: KnownDomains = .iana
  /// Further top-level domains, in lower case (H10; of linkify-it, dialects.md, LI-1).
  public var extraDomains: Set<String> = []
  /// Endings of file names that are top-level domains too, for hosts of two labels (D7).
  public var fileExtensions: Set<String> = ["md", "sh", "rs", "py", "zip", "mov"]
  /// Whether a domain that ends in title case starts a sentence (D6).
  public var refusesSentenceDomains = true
  /// Whether an IPv4 address without a scheme is a link (D5; of linkify-it, dialects.md, LI-1).
  public var acceptsBareAddresses = false
  /// Whether `localhost` without a scheme is a link (D5).
  public var acceptsBareLocalhost = false
  /// Whether U+3002, U+FF0E and U+FF61 are dots of a host too (H2).
  public var acceptsIdeographicDots = false
  /// Whether fused ASCII and unspaced text is split (H4, E5).
  public var splitsGluedScripts = true
  /// Whether CJK sentence punctuation ends a link (P3b).
  public var endsLinksAtCJKPunctuation = true
  /// Whether hidden scalars end a link (P3a).
  public var endsLinksAtHiddenScalars = true
  /// Whether the delimiters of HTML, Markdown and JSON, and the partner of a mark before the link, end it (P3c, P3d).
  public var endsLinksAtTextDelimiters = true
  /// Whether a comma before the next link ends the first (P3e).
  public var splitsGluedLinks = true
  /// Whether a link that runs up to U+2026 is refused (P3f, P5).
  public var refusesShortenedLinks = true
  /// Whether `*`, `~`, `|` and joiners never end a link (P3g).
  public var trimsMarkup = true
  /// Whether an emoji belongs to a link only after a delimiter (P3h).
  public var limitsEmojiInLinks = true
  /// Whether a final `_` is trimmed where `_` stands directly before the link (P6); `uts58` always keeps it.
  public var pairsUnderscores = true
  /// Whether a final `_` is always trimmed (P6).
  public var followsMarkdown = false
  /// Whether edges of a local part that no mailbox has are trimmed (E4, E6).
  public var trimsEmailEdges = true
  /// The region whose national numbers are phones, an ISO 3166 code in capitals (T2; of libphonenumber, dialects.md, PH-1).
  public var region: String?
  /// Whether a national number of the region needs no separators (T8).
  public var acceptsUngroupedPhones = false
  /// What the name of a mention is made of (M2).
  public var mentionAlphabet = MentionAlphabet.default
  /// Whether `@name@host` is one mention (M5).
  public var acceptsFederatedMentions = true
  /// What a hashtag is made of (G1).
  public var hashtagAlphabet = HashtagAlphabet.default
  /// Whether a tag may begin directly after another (G4).
  public var acceptsAdjacentHashtags = true
  /// Whether a cashtag may be in small letters (C1).
  public var acceptsLowercaseCashtags = false
  /// Whether `'` and ‘ ’ are quotation marks (Q5).
  public var acceptsSingleQuotes = true
  /// What `{{{name}}}` is (K3).
  public var tripleBraces: TripleBraces = .whole
  /// What is put before a link without a scheme in its value (V1; of linkifyjs, dialects.md, LJ-8).
  public var defaultScheme = "https"

  /// Whether the host of a link's `href` is in ASCII (V1).
  public var usesPunycode = false
  /// Whether what follows the host is percent-escaped in a link's `href` (V1).
  public var escapesFully = false

  /// The extensions of Markdown that are on: `autolink` finds links without angle brackets (dialects.md, N7).
  public var markdownExtensions: Set<String> = ["autolink"]

  /// How the length of a post to X is counted (TW-L1).
  public var postConfiguration = PostConfiguration.v3

  /// What the `linkify-it` dialect is told.
  public var linkifyIt = LinkifyItOptions()
  /// What the `linkifyjs` dialect is told.
  public var linkifyJS = LinkifyJSOptions()
  /// What the `linkify-rs` dialect is told.
  public var linkifyRust = LinkifyRustOptions()
  /// What the `libphonenumber` dialect is told.
  public var phoneMatching = PhoneMatchOptions()

  /// The configurations of twitter-text 3.1.0.
  public enum PostConfiguration: String, Sendable, Hashable, CaseIterable {
    /// 140 scalars.
    case v1
    /// 280, some scalars counting two.
    case v2
    /// As ``v2``, and an emoji two however many scalars it has: what X uses.
    case v3
  }

  /// Whether slashes must follow the colon of a scheme of the caller's own (S4).
  public enum CustomScheme: String, Sendable, Hashable, CaseIterable {
    /// `name://…`.
    case slashesRequired = "slashes_required"
    /// `name:…` or `name://…`.
    case slashesOptional = "slashes_optional"
  }

  /// How three braces on each side are read (K3).
  public enum TripleBraces: String, Sendable, Hashable, CaseIterable {
    /// One selection with all braces.
    case whole
    /// The inner pair.
    case inner
    /// No selection.
    case ignore
  }

  /// The options of the `default` dialect.
  public init() {}
}
