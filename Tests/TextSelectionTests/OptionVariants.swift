import TestSupport
import TextValidation

/// Every option of the detection with values that differ from the default.
enum OptionVariants {
  static let all: [(name: String, values: [JSONValue])] = [
    ("schemes", [.string("web"), names("http"), names("ftp", "https")]),
    (
      "custom_schemes",
      [
        .object(["tg": .string("slashes_optional"), "xy": .string("slashes_required")]),
        .object(["http": .string("slashes_optional")]),
      ]
    ),
    ("default_scheme", [.string("http")]),
    ("require_scheme", [.boolean(true)]),
    ("userinfo", [.string("reject")]),
    ("tlds", [.string("any"), names("com", "b1", "5", "рф"), names()]),
    ("extra_tlds", [names("b", "onion", "7")]),
    ("file_extensions", [names(), names("com", "tar", "b1", "a")]),
    ("sentence_tld", [.string("keep")]),
    ("fuzzy_ip", [.boolean(true)]),
    ("bare_localhost", [.boolean(true)]),
    ("host_dots", [.string("idna2003")]),
    ("glued_scripts", [.string("keep")]),
    ("cjk_end", [.string("uts58")]),
    ("hidden_scalars", [.string("uts58")]),
    ("text_delimiters", [.string("uts58")]),
    ("markup_marks", [.string("uts58")]),
    ("emoji_in_links", [.string("include")]),
    ("glued_links", [.string("keep")]),
    ("shortened_links", [.string("keep")]),
    ("final_underscore", [.string("uts58")]),
    ("markdown", [.boolean(true)]),
    ("email_edges", [.string("uts58")]),
    ("idn", [.string("punycode")]),
    ("escape", [.string("full")]),
    ("region", [.string("US"), .string("GB"), .string("CN")]),
    ("phone_ungrouped", [.boolean(true)]),
    (
      "mention_alphabet",
      ["x", "telegram", "instagram", "github", "fediverse", "atproto"].map { .string($0) }
        + [.object(["inner": .string("/"), "edge": .string("-!")])]
    ),
    ("federated", [.boolean(false)]),
    ("hashtag_alphabet", ["uax31", "x", "bluesky", "telegram"].map { .string($0) }),
    ("adjacent_hashtags", [.string("none")]),
    ("cashtag_case", [.string("any")]),
    ("single_quotes", [.boolean(false)]),
    ("triple_braces", [.string("inner"), .string("ignore")]),
    ("extensions", [.array([])]),
    ("config", [.string("v1"), .string("v2")]),
    ("fuzzy_link", [.boolean(false)]),
    ("fuzzy_email", [.boolean(false)]),
    ("disabled_schemas", [names("http:"), names("http:", "mailto:")]),
    ("triple_dash_ends", [.boolean(true)]),
    ("plugins", [names("hashtag", "ip"), names("keyword", "mention", "ticket")]),
    ("keywords", [names("a", "b c", "7")]),
    ("reject_links", [names("http://a.co", "b.co")]),
    ("truncate", [.number("1"), .number("10")]),
    ("url_can_be_iri", [.boolean(false)]),
    ("email_domain_must_have_dot", [.boolean(false)]),
    ("leniency", ["possible", "strict_grouping", "exact_grouping"].map { .string($0) }),
    ("max_tries", [.number("0"), .number("3")]),
  ]

  private static func names(_ names: String...) -> JSONValue { .array(names.map { .string($0) }) }

  /// The default options with one changed, for each option and value.
  static func changingOne() throws -> [(name: String, options: DetectionOptions)] {
    try all.flatMap { name, values in
      try values.enumerated().map { index, value in
        var options = DetectionOptions()
        try options.set(name, to: value)
        return ("\(name) \(index)", options)
      }
    }
  }

  /// Options of which each is changed once in three.
  static func changingMany(using generator: inout SeededGenerator) throws -> DetectionOptions {
    var options = DetectionOptions()
    for (name, values) in all where Int.random(in: 0..<3, using: &generator) == 0 {
      guard let value = values.randomElement(using: &generator) else { continue }
      try options.set(name, to: value)
    }
    return options
  }
}
