import TextModel

/// An option that is unknown, or a value that it does not take.
public struct DetectionOptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The option's name, as it was given.
  public let name: String
  /// What is wrong, and what would be right.
  public let description: String
}

extension DetectionOptions {
  /// The options by the names of detection.md, section 15, and of dialects.md, N7, in order.
  public static let names = settings.map(\.name)

  /// What the option `name` is set to; `nil` for an unknown one.
  package func value(of name: String) -> JSONValue? {
    Self.settings.first { $0.name == name }?.value(self)
  }

  /// What is set otherwise than in the `default` dialect.
  package var changes: [String: JSONValue] {
    let defaults = DetectionOptions()
    var changes: [String: JSONValue] = [:]
    for setting in Self.settings where setting.value(self) != setting.value(defaults) {
      changes[setting.name] = setting.value(self)
    }
    return changes
  }

  /// The options of the `default` dialect with `values` in their place.
  ///
  /// - Parameter values: As they were checked when the pack was loaded or compiled in; others are left out.
  package init(checked values: [String: JSONValue]) {
    self.init()
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { try? set(name, to: value) }
  }

  /// Sets the option `name`.
  ///
  /// - Throws: ``DetectionOptionError`` for an unknown option, and for a value it does not take.
  package mutating func set(_ name: String, to value: JSONValue) throws(DetectionOptionError) {
    guard let setting = Self.settings.first(where: { $0.name == name }) else {
      let nearest = NearestName.of(name, among: Self.names).map { "; did you mean '\($0)'?" } ?? ""
      throw DetectionOptionError(name: name, description: "unknown option '\(name)'\(nearest)")
    }
    guard setting.apply(value, &self) else {
      throw DetectionOptionError(name: name, description: "the option '\(name)' must be \(setting.values)")
    }
  }

  /// One option: its name, what it may be, how it is read and set; `apply` is `false` for another value.
  struct Setting: Sendable {
    let name: String
    let values: String
    let value: @Sendable (DetectionOptions) -> JSONValue
    let apply: @Sendable (JSONValue, inout DetectionOptions) -> Bool
  }

  static func flag(
    _ name: String, _ path: any WritableKeyPath<DetectionOptions, Bool> & Sendable
  ) -> Setting {
    Setting(name: name, values: "true or false") {
      .boolean($0[keyPath: path])
    } apply: { value, options in
      guard case .boolean(let flag) = value else { return false }
      options[keyPath: path] = flag
      return true
    }
  }

  /// An option of the words of an enumeration.
  static func word<Word>(
    _ name: String, _ path: any WritableKeyPath<DetectionOptions, Word> & Sendable
  ) -> Setting where Word: RawRepresentable<String> & CaseIterable & SendableMetatype {
    Setting(name: name, values: Word.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")) {
      .string($0[keyPath: path].rawValue)
    } apply: { value, options in
      guard case .string(let text) = value, let word = Word(rawValue: text) else { return false }
      options[keyPath: path] = word
      return true
    }
  }

  /// An option of two words, of which `on` sets the property.
  private static func choice(
    _ name: String, on: String, off: String, _ path: any WritableKeyPath<DetectionOptions, Bool> & Sendable
  ) -> Setting {
    Setting(name: name, values: "'\(on)' or '\(off)'") {
      .string($0[keyPath: path] ? on : off)
    } apply: { value, options in
      guard case .string(let word) = value, word == on || word == off else { return false }
      options[keyPath: path] = word == on
      return true
    }
  }

  static func names(
    _ name: String, _ path: any WritableKeyPath<DetectionOptions, Set<String>> & Sendable
  ) -> Setting {
    Setting(name: name, values: "a list of names") {
      JSONValue(names: $0[keyPath: path])
    } apply: { value, options in
      guard let names = value.names else { return false }
      options[keyPath: path] = names
      return true
    }
  }

  static let settings: [Setting] = detectionSettings + platformSettings

  private static let detectionSettings: [Setting] = [
    Setting(name: "schemes", values: "'any', 'web' or a list of schemes") {
      switch $0.schemes {
      case .any: .string("any")
      case .web: .string("web")
      case .list(let names): JSONValue(names: names)
      }
    } apply: { value, options in
      switch value {
      case .string("any"): options.schemes = .any
      case .string("web"): options.schemes = .web
      default:
        guard let names = value.names else { return false }
        options.schemes = .list(names)
      }
      return true
    },
    Setting(
      name: "custom_schemes",
      values:
        "an object of schemes, each 'slashes_required' or 'slashes_optional'; javascript, data, vbscript, hxxp and hxxps are never linked"
    ) {
      .object($0.customSchemes.mapValues { .string($0.rawValue) })
    } apply: { value, options in
      guard let schemes = value.customSchemes else { return false }
      options.customSchemes = schemes
      return true
    },
    Setting(name: "default_scheme", values: "'http' or 'https'") {
      .string($0.defaultScheme)
    } apply: { value, options in
      guard case .string(let scheme) = value, scheme == "http" || scheme == "https" else { return false }
      options.defaultScheme = scheme
      return true
    },
    flag("require_scheme", \.requiresScheme),
    choice("userinfo", on: "reject", off: "allow", \.refusesUserInfo),
    Setting(name: "tlds", values: "'iana', 'any', 'bluesky' or a list of top-level domains") {
      switch $0.knownDomains {
      case .bluesky: .string("bluesky")
      case .iana: .string("iana")
      case .any: .string("any")
      case .list(let names): JSONValue(names: names)
      }
    } apply: { value, options in
      switch value {
      case .string("iana"): options.knownDomains = .iana
      case .string("any"): options.knownDomains = .any
      case .string("bluesky"): options.knownDomains = .bluesky
      default:
        guard let names = value.names else { return false }
        options.knownDomains = .list(names)
      }
      return true
    },
    names("extra_tlds", \.extraDomains),
    names("file_extensions", \.fileExtensions),
    choice("sentence_tld", on: "refuse", off: "keep", \.refusesSentenceDomains),
    flag("fuzzy_ip", \.acceptsBareAddresses),
    flag("bare_localhost", \.acceptsBareLocalhost),
    choice("host_dots", on: "idna2003", off: "ascii", \.acceptsIdeographicDots),
    choice("glued_scripts", on: "split", off: "keep", \.splitsGluedScripts),
    choice("cjk_end", on: "cjk-hard", off: "uts58", \.endsLinksAtCJKPunctuation),
    choice("hidden_scalars", on: "end", off: "uts58", \.endsLinksAtHiddenScalars),
    choice("text_delimiters", on: "end", off: "uts58", \.endsLinksAtTextDelimiters),
    choice("markup_marks", on: "never_last", off: "uts58", \.trimsMarkup),
    choice("emoji_in_links", on: "after_delimiter", off: "include", \.limitsEmojiInLinks),
    choice("glued_links", on: "split", off: "keep", \.splitsGluedLinks),
    choice("shortened_links", on: "refuse", off: "keep", \.refusesShortenedLinks),
    choice("final_underscore", on: "pair", off: "uts58", \.pairsUnderscores),
    flag("markdown", \.followsMarkdown),
    choice("email_edges", on: "trim", off: "uts58", \.trimsEmailEdges),
    choice("idn", on: "punycode", off: "unicode", \.usesPunycode),
    choice("escape", on: "full", off: "none", \.escapesFully),
    Setting(name: "region", values: "an ISO 3166 code of a region whose numbering plan is known; null or 'ZZ' for none")
    {
      $0.region.map { .string($0) } ?? .null
    } apply: { value, options in
      if value == .null || value == .string("ZZ") || value == .string("zz") {
        options.region = nil
        return true
      }
      guard case .string(let code) = value, let region = PhonePlan.shared.region(code: code) else { return false }
      options.region = region.name
      return true
    },
    flag("phone_ungrouped", \.acceptsUngroupedPhones),
    Setting(
      name: "mention_alphabet",
      values:
        "'default', 'x', 'telegram', 'instagram', 'github', 'fediverse', 'atproto', or {\"inner\": …, \"edge\": …}"
    ) {
      $0.mentionAlphabet.optionValue
    } apply: { value, options in
      guard let alphabet = value.mentionAlphabet else { return false }
      options.mentionAlphabet = alphabet
      return true
    },
    flag("federated", \.acceptsFederatedMentions),
    Setting(name: "hashtag_alphabet", values: "'default', 'uax31', 'x', 'bluesky' or 'telegram'") {
      .string($0.hashtagAlphabet.rawValue)
    } apply: { value, options in
      guard case .string(let word) = value, let alphabet = HashtagAlphabet(rawValue: word) else { return false }
      options.hashtagAlphabet = alphabet
      return true
    },
    choice("adjacent_hashtags", on: "all", off: "none", \.acceptsAdjacentHashtags),
    choice("cashtag_case", on: "any", off: "upper", \.acceptsLowercaseCashtags),
    flag("single_quotes", \.acceptsSingleQuotes),
    Setting(name: "triple_braces", values: "'whole', 'inner' or 'ignore'") {
      .string($0.tripleBraces.rawValue)
    } apply: { value, options in
      guard case .string(let word) = value, let braces = TripleBraces(rawValue: word) else { return false }
      options.tripleBraces = braces
      return true
    },
  ]
}

extension MentionAlphabet {
  /// How the alphabet is written as an option: its name, or what stands inside and at the edges.
  fileprivate var optionValue: JSONValue {
    for name in ["default", "x", "instagram", "github", "fediverse", "atproto"] where self == .named(name) {
      return .string(name)
    }
    func text(_ values: Set<UInt32>) -> JSONValue {
      var scalars = String.UnicodeScalarView()
      for value in values.sorted() { if let scalar = Unicode.Scalar(value) { scalars.append(scalar) } }
      return .string(String(scalars))
    }
    return .object(["inner": text(inner), "edge": text(edge)])
  }
}

extension JSONValue {
  /// Schemes of the caller's own; `nil` if one is malformed, or never linked (S3). One that starts with a digit is of use to
  /// linkifyjs alone (dialects.md, LJ-9).
  fileprivate var customSchemes: [String: DetectionOptions.CustomScheme]? {
    guard case .object(let members) = self else { return nil }
    var schemes: [String: DetectionOptions.CustomScheme] = [:]
    for (name, value) in members {
      let name = name.lowercased()
      guard case .string(let word) = value, let slashes = DetectionOptions.CustomScheme(rawValue: word),
        (2...32).contains(name.utf8.count), name.utf8.first?.isASCIIAlphanumeric == true,
        name.utf8.allSatisfy({ Detector.isSchemeByte($0) }), !Detector.forbiddenSchemes.contains(name)
      else { return nil }
      schemes[name] = slashes
    }
    return schemes
  }

  fileprivate var mentionAlphabet: MentionAlphabet? {
    switch self {
    case .string(let name): return .named(name)
    case .object(let members):
      guard members.keys.allSatisfy({ $0 == "inner" || $0 == "edge" }) else { return nil }
      var parts = ["inner": "", "edge": ""]
      for (name, value) in members {
        guard case .string(let scalars) = value else { return nil }
        parts[name] = scalars
      }
      return .custom(inner: parts["inner"] ?? "", edge: parts["edge"] ?? "")
    default: return nil
    }
  }

  /// A list in order, so that equal sets are equal values.
  init(names: Set<String>) { self = .array(names.sorted().map { .string($0) }) }

  /// The members of a list of strings, in small letters; `nil` for anything else.
  var names: Set<String>? {
    strings.map { Set($0.map { $0.lowercased() }) }
  }
}
