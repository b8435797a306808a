import TextModel

/// An option that is unknown, or a value that it does not take.
public struct DetectionOptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The option's name, as it was given.
  public let name: String
  /// What is wrong, and what would be right.
  public let description: String
}

extension DetectionOptions {
  /// The options by the names of detection.md, section 15, in order.
  public static let names = settings.map(\.name)

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

  /// One option: its name, what it may be, and how it is set; `apply` is `false` for another value.
  private struct Setting: Sendable {
    let name: String
    let values: String
    let apply: @Sendable (JSONValue, inout DetectionOptions) -> Bool
  }

  private static func flag(
    _ name: String, _ path: any WritableKeyPath<DetectionOptions, Bool> & Sendable
  ) -> Setting {
    Setting(name: name, values: "true or false") { value, options in
      guard case .boolean(let flag) = value else { return false }
      options[keyPath: path] = flag
      return true
    }
  }

  /// An option of two words, of which `on` sets the property.
  private static func choice(
    _ name: String, on: String, off: String, _ path: any WritableKeyPath<DetectionOptions, Bool> & Sendable
  ) -> Setting {
    Setting(name: name, values: "'\(on)' or '\(off)'") { value, options in
      guard case .string(let word) = value, word == on || word == off else { return false }
      options[keyPath: path] = word == on
      return true
    }
  }

  private static func names(
    _ name: String, _ path: any WritableKeyPath<DetectionOptions, Set<String>> & Sendable
  ) -> Setting {
    Setting(name: name, values: "a list of names") { value, options in
      guard let names = value.names else { return false }
      options[keyPath: path] = names
      return true
    }
  }

  private static let settings: [Setting] = [
    Setting(name: "schemes", values: "'any', 'web' or a list of schemes") { value, options in
      switch value {
      case .string("any"): options.schemes = .any
      case .string("web"): options.schemes = .web
      default:
        guard let names = value.names else { return false }
        options.schemes = .list(names)
      }
      return true
    },
    Setting(name: "default_scheme", values: "a scheme") { value, options in
      guard case .string(let scheme) = value, scheme.utf8.allSatisfy({ $0.isASCIIAlphanumeric }), !scheme.isEmpty else {
        return false
      }
      options.defaultScheme = scheme.lowercased()
      return true
    },
    flag("require_scheme", \.requiresScheme),
    choice("userinfo", on: "reject", off: "allow", \.refusesUserInfo),
    Setting(name: "tlds", values: "'iana', 'any' or a list of top-level domains") { value, options in
      switch value {
      case .string("iana"): options.knownDomains = .iana
      case .string("any"): options.knownDomains = .any
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
    flag("markdown", \.followsMarkdown),
    choice("email_edges", on: "trim", off: "uts58", \.trimsEmailEdges),
    Setting(name: "region", values: "an ISO 3166 code of a region whose numbering plan is known") { value, options in
      guard case .string(let code) = value, PhonePlan.shared.knows(region: code.uppercased()) else { return false }
      options.region = code.uppercased()
      return true
    },
    flag("phone_ungrouped", \.acceptsUngroupedPhones),
    flag("federated", \.acceptsFederatedMentions),
    choice("adjacent_hashtags", on: "all", off: "none", \.acceptsAdjacentHashtags),
    choice("cashtag_case", on: "any", off: "upper", \.acceptsLowercaseCashtags),
    flag("single_quotes", \.acceptsSingleQuotes),
    Setting(name: "triple_braces", values: "'whole', 'inner' or 'ignore'") { value, options in
      guard case .string(let word) = value, let braces = TripleBraces(rawValue: word) else { return false }
      options.tripleBraces = braces
      return true
    },
  ]
}

extension JSONValue {
  /// The members of a list of strings, in small letters; `nil` for anything else.
  fileprivate var names: Set<String>? {
    strings.map { Set($0.map { $0.lowercased() }) }
  }
}
