/// One option as a person is told about it.
public struct DetectionOptionDescription: Sendable, Hashable {
  /// The name, as `DetectionOptions` and packs know it.
  public let name: String
  /// What it may be set to, in words.
  public let values: String
  /// What it is set to in the dialect asked about, as JSON.
  public let setting: String
  /// The rules of detection.md or dialects.md that it belongs to, say `S2` or `LI-7`.
  public let rules: String
  /// What it decides, in one line without a final full stop.
  public let summary: String
}

extension DetectionOptions {
  /// Every option with what it is set to here; those of ``init()`` are the defaults of the `default` dialect.
  public var descriptions: [DetectionOptionDescription] {
    Self.settings.map { setting in
      let note = Self.notes[setting.name] ?? ("", "")
      return DetectionOptionDescription(
        name: setting.name, values: setting.values, setting: setting.value(self).json, rules: note.rules,
        summary: note.summary)
    }
  }

  /// The rules that an option belongs to, and what it decides. Source: detection.md, section 15; dialects.md, N7.
  private static let notes: [String: (rules: String, summary: String)] = [
    "schemes": ("S2", "which schemes make a link"),
    "custom_schemes": ("S4", "schemes of your own, after whose colon a path follows"),
    "default_scheme": ("V1", "what a link without a scheme is opened with"),
    "require_scheme": ("D1", "whether a bare domain is no link"),
    "userinfo": ("S5", "whether a link with user info is one"),
    "tlds": ("H10", "which top-level domains are known"),
    "extra_tlds": ("H10", "further top-level domains"),
    "file_extensions": ("D7", "top-level domains that are endings of file names"),
    "sentence_tld": ("D6", "whether a domain may start a sentence or tell a time"),
    "fuzzy_ip": ("D5", "whether an IPv4 address without a scheme is a link"),
    "bare_localhost": ("D5", "whether localhost without a scheme is a link"),
    "host_dots": ("H2", "whether U+3002, U+FF0E and U+FF61 are dots of a host"),
    "glued_scripts": ("H4, E5", "whether fused ASCII and unspaced text is split"),
    "cjk_end": ("P3b", "whether CJK sentence punctuation ends a link"),
    "hidden_scalars": ("P3a", "whether hidden scalars end a link"),
    "text_delimiters": ("P3c, P3d", "whether delimiters of HTML, Markdown and JSON end a link"),
    "markup_marks": ("P3g", "whether * ~ | and joiners may come last in a link"),
    "emoji_in_links": ("P3h", "where emoji belong to a link"),
    "glued_links": ("P3e", "whether a comma before the next link ends the first"),
    "shortened_links": ("P3f, P5", "whether a link that runs up to an ellipsis is one"),
    "final_underscore": ("P6", "whether _ before a link takes the _ at its end"),
    "markdown": ("P6", "whether a final _ never belongs to a link"),
    "email_edges": ("E4, E6", "whether edges that no mailbox has are trimmed"),
    "idn": ("V1", "how the host of a link's href is spelt"),
    "escape": ("V1", "how much of a link's href is percent-escaped"),
    "region": ("T2", "the region whose national numbers are phones"),
    "phone_ungrouped": ("T8", "whether a national number needs no separators"),
    "mention_alphabet": ("M2", "what the name of a mention is made of"),
    "federated": ("M5", "whether @name@host is one mention"),
    "hashtag_alphabet": ("G1", "what a hashtag is made of"),
    "adjacent_hashtags": ("G4", "whether a tag may follow another directly"),
    "cashtag_case": ("C1", "whether cashtags may be in small letters"),
    "single_quotes": ("Q5", "whether ' and \u{2018} \u{2019} are quotation marks"),
    "triple_braces": ("K3", "what {{{name}}} is"),
    "config": ("TW-L1", "how the length of a post to X is counted"),
    "extensions": ("GF", "extensions of GitHub's Markdown that are on: autolink"),
    "fuzzy_link": ("LI-7", "whether linkify-it finds links without a schema"),
    "fuzzy_email": ("LI-8", "whether linkify-it finds addresses without a schema"),
    "disabled_schemas": ("LI-1", "schemas that linkify-it does not know"),
    "triple_dash_ends": ("LI-4, LI-5", "whether --- ends a link of linkify-it"),
    "plugins": ("LJ-10 to LJ-13", "plugins of linkifyjs that are on"),
    "keywords": ("LJ-13", "words that the plugin keyword of linkifyjs finds"),
    "reject_links": ("LJ-13", "links that linkifyjs drops after finding them"),
    "truncate": ("LJ-14", "how much of a link linkifyjs displays"),
    "url_can_be_iri": ("LR-1", "whether links of linkify-rs go beyond ASCII"),
    "email_domain_must_have_dot": ("LR-1", "whether an address of linkify-rs needs a dot in its domain"),
    "leniency": ("PH-1", "how sure libphonenumber must be of a number"),
    "max_tries": ("PH-7", "how many candidates of libphonenumber may fail"),
  ]
}
