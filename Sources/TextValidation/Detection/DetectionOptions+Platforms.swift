extension DetectionOptions {
  /// The options of platforms' dialects. Source: dialects.md, N7.
  static let platformSettings: [Setting] = [
    names("extensions", \.markdownExtensions),
    word("config", \.postConfiguration),
    flag("fuzzy_link", \.linkifyIt.findsBareLinks),
    flag("fuzzy_email", \.linkifyIt.findsBareEmails),
    Setting(name: "disabled_schemas", values: "a list of 'http:' and 'mailto:'") {
      JSONValue(names: $0.linkifyIt.disabledSchemas)
    } apply: { value, options in
      guard let names = value.names, names.isSubset(of: ["http:", "mailto:"]) else { return false }
      options.linkifyIt.disabledSchemas = names
      return true
    },
    flag("triple_dash_ends", \.linkifyIt.endsLinksAtTripleDash),
    Setting(name: "plugins", values: "a list of 'hashtag', 'mention', 'ip', 'keyword' and 'ticket'") {
      JSONValue(names: Set($0.linkifyJS.plugins.map(\.rawValue)))
    } apply: { value, options in
      guard let names = value.names else { return false }
      let plugins = names.compactMap { LinkifyJSOptions.Plugin(rawValue: $0) }
      guard plugins.count == names.count else { return false }
      options.linkifyJS.plugins = Set(plugins)
      return true
    },
    names("keywords", \.linkifyJS.keywords),
    Setting(name: "reject_links", values: "a list of links as they are written") {
      JSONValue(names: $0.linkifyJS.rejectedLinks)
    } apply: { value, options in
      guard let links = value.strings else { return false }
      options.linkifyJS.rejectedLinks = Set(links)
      return true
    },
    Setting(name: "truncate", values: "a whole number of UTF-16 code units, 1 or more; null for no limit") {
      $0.linkifyJS.displayedUTF16Count.map { .number(String($0)) } ?? .null
    } apply: { value, options in
      let count = value.count(atLeast: 1)
      guard value == .null || count != nil else { return false }
      options.linkifyJS.displayedUTF16Count = count
      return true
    },
    flag("url_can_be_iri", \.linkifyRust.acceptsIRIs),
    flag("email_domain_must_have_dot", \.linkifyRust.needsDotInEmailDomains),
    word("leniency", \.phoneMatching.leniency),
    Setting(name: "max_tries", values: "a whole number, 0 or more") {
      .number(String($0.phoneMatching.greatestTryCount))
    } apply: { value, options in
      guard let count = value.count(atLeast: 0) else { return false }
      options.phoneMatching.greatestTryCount = count
      return true
    },
  ]
}
