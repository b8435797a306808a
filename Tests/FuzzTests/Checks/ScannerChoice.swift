import PCRE2
import ReferenceScanner
import TextSelection
import TextValidation

/// A scanner as four bytes choose it: the dialect, how it is set up, and two options.
struct ScannerChoice {
  let configuration: Scanner.Configuration
  let scanner: Scanner
  private let setup: Setup

  private enum Setup: CaseIterable {
    case plain, region, options, words, precedence, someKinds, lines, wholeText
  }

  init(_ splitter: inout ByteSplitter) {
    let packs = Pack.builtIn
    var configuration = Scanner.Configuration()
    configuration.pack = packs[splitter.number(below: packs.count)]
    let setups = Setup.allCases
    setup = setups[splitter.number(below: setups.count)]
    switch setup {
    case .plain: break
    case .region: configuration.options.region = ["US", "GB", "CN"][splitter.number(below: 3)]
    case .options: for _ in 0..<2 { OptionChoice.change(&configuration.options, by: &splitter) }
    case .words: configuration.granularity = .word
    case .precedence: configuration.resolver = .precedence
    case .someKinds:
      // Those of the dialects that compete in one walk are seldom hidden otherwise; a platform's search apart.
      let kinds = configuration.pack.rules.map(\.kind)
      let isApart = configuration.pack.searches == .apart
      configuration.kinds = isApart ? [kinds[splitter.number(below: kinds.count)]] : [.mention, .phone, .quotation]
    case .lines, .wholeText:
      configuration.userRules = Self.userRules
      configuration.textUnit = setup == .lines ? .line : .whole
    }
    self.configuration = configuration
    scanner = Scanner(configuration)
  }

  /// The scanner without shortcuts: every trigger is looked at, and read by the general rules.
  var general: Scanner { Scanner(configuration, takesShortcuts: false) }

  /// The slow reference, where it knows the dialect and what was set.
  var reference: ReferenceScanner? {
    guard [.plain, .region].contains(setup), Self.isKnownToReference(configuration.pack) else { return nil }
    return ReferenceScanner(options: configuration.options, kinds: Set(configuration.pack.rules.map(\.kind)))
  }

  /// The slow reference of a platform's dialect, where options are as they come and ranges are asked for.
  var platform: (any PlatformReference.Type)? {
    guard [.plain, .region, .someKinds].contains(setup) else { return nil }
    return platformReferences.first { $0.dialect == configuration.pack.dialect }
  }

  /// Whether a candidate may hold others.
  func isContainer(_ candidate: Candidate) -> Bool {
    let packRule = candidate.ruleIndex - configuration.userRules.count
    return setup != .words && packRule >= 0 && configuration.pack.rules[packRule].isContainer
  }

  /// Whether a pack is made of whole kinds of the default one, all native, in the same order.
  private static func isKnownToReference(_ pack: Pack) -> Bool {
    let kinds = Set(pack.rules.map(\.kind))
    let expected = Pack.default.rules.filter { kinds.contains($0.kind) }
    return pack.granularity == .range && pack.rules.map(\.matcher) == expected.map(\.matcher)
  }

  /// Patterns that begin, end, look around and dispatch in different ways.
  private static let userRules = ["^\\w+", "\\w+$", "(?<=\\s)b\\w*", "a\\b", "[\"“].", "é|#", "\\W{2,}$"].compactMap {
    source in (try? Pattern(source)).map { UserRule(name: source, pattern: $0) }
  }
}

/// Options of detection that differ from what dialects set.
enum OptionChoice {
  /// Sets one option, as a byte says.
  static func change(_ options: inout DetectionOptions, by splitter: inout ByteSplitter) {
    let (name, json) = settings[splitter.number(below: settings.count)]
    // The names are held against those of the library by a test.
    guard let value = try? JSONValue(reading: json) else { return }
    try? options.set(name, to: value)
  }

  static let settings: [(name: String, json: String)] = [
    ("schemes", "\"web\""), ("schemes", "[\"ftp\"]"), ("custom_schemes", "{\"tg\":\"slashes_optional\"}"),
    ("default_scheme", "\"http\""), ("require_scheme", "true"), ("userinfo", "\"reject\""), ("tlds", "\"any\""),
    ("tlds", "[\"com\",\"5\"]"), ("extra_tlds", "[\"b\",\"onion\",\"7\"]"), ("file_extensions", "[]"),
    ("file_extensions", "[\"com\",\"a\"]"), ("sentence_tld", "\"keep\""), ("fuzzy_ip", "true"),
    ("bare_localhost", "true"), ("host_dots", "\"idna2003\""), ("glued_scripts", "\"keep\""), ("cjk_end", "\"uts58\""),
    ("hidden_scalars", "\"uts58\""), ("text_delimiters", "\"uts58\""), ("markup_marks", "\"uts58\""),
    ("emoji_in_links", "\"include\""), ("glued_links", "\"keep\""), ("shortened_links", "\"keep\""),
    ("final_underscore", "\"uts58\""), ("markdown", "true"), ("email_edges", "\"uts58\""), ("idn", "\"punycode\""),
    ("escape", "\"full\""), ("region", "\"US\""), ("phone_ungrouped", "true"), ("mention_alphabet", "\"x\""),
    ("mention_alphabet", "\"fediverse\""), ("mention_alphabet", "\"atproto\""), ("federated", "false"),
    ("hashtag_alphabet", "\"uax31\""), ("hashtag_alphabet", "\"bluesky\""), ("adjacent_hashtags", "\"none\""),
    ("cashtag_case", "\"any\""), ("single_quotes", "false"), ("triple_braces", "\"inner\""),
    ("triple_braces", "\"ignore\""), ("config", "\"v1\""), ("extensions", "[]"),
    ("fuzzy_link", "false"), ("fuzzy_email", "false"), ("disabled_schemas", "[\"http:\"]"),
    ("triple_dash_ends", "true"),
    ("plugins", "[\"hashtag\",\"ip\",\"mention\"]"), ("plugins", "[\"keyword\",\"ticket\"]"),
    ("keywords", "[\"a\",\"b c\"]"),
    ("reject_links", "[\"a.co\"]"), ("truncate", "5"), ("url_can_be_iri", "false"),
    ("email_domain_must_have_dot", "false"), ("leniency", "\"possible\""), ("leniency", "\"exact_grouping\""),
    ("max_tries", "2"),
  ]
}
