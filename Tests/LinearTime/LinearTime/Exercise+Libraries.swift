import SelectableText

extension Exercise {
  /// Scans in the dialects of other libraries, with options that switch on every rule, and the values of what they select.
  public static let libraries: [Exercise] =
    [
      Exercise.values("linkify-it, all", by: .init { switchOnLinkifyIt(&$0) }),
      Exercise.values(
        "linkifyjs, plugins", by: .init { switchOnLinkifyJS(&$0, keywords: ["a.b", "http", "1", "é", "#"]) }),
      Exercise.values(
        "linkifyjs, blank keywords", by: .init { switchOnLinkifyJS(&$0, keywords: ["a b", " ", "\0", "a.a.a.a.a b"]) }),
      Exercise.values("linkify-rs, all", by: .init { switchOnLinkifyRust(&$0, acceptsIRIs: true) }),
      Exercise.values("linkify-rs, ASCII", by: .init { switchOnLinkifyRust(&$0, acceptsIRIs: false) }),
    ]
    // Beside the scan each number is read for its value, and once more for what is said of it.
    + ["US", "AR", "DE"].flatMap { region in
      PhoneLeniency.allCases.map { leniency in
        Exercise.values(
          "\(region) \(leniency.rawValue)", walkCount: 3,
          by: .init {
            $0.pack = .libphonenumber
            $0.options.region = region
            $0.options.phoneMatching.leniency = leniency
          })
      }
    } + [fewTries]

  /// With few tries all of them are counted, and no candidate is passed.
  private static let fewTries = scan(
    "few tries",
    by: .init {
      $0.pack = .libphonenumber
      $0.options.region = "US"
      $0.options.phoneMatching.greatestTryCount = 10_000
    })

  private static func switchOnLinkifyIt(_ configuration: inout TextSelection.Scanner.Configuration) {
    configuration.pack = .linkifyIt
    configuration.kinds = [.link, .email, .mention]
    configuration.options.acceptsBareAddresses = true
    configuration.options.extraDomains = ["a", "1", "\u{E9}"]
    configuration.options.linkifyIt.endsLinksAtTripleDash = true
  }

  private static func switchOnLinkifyJS(
    _ configuration: inout TextSelection.Scanner.Configuration, keywords: Set<String>
  ) {
    configuration.pack = .linkifyJS
    configuration.options.customSchemes = ["a": .slashesOptional, "a-a": .slashesRequired, "1": .slashesRequired]
    configuration.options.linkifyJS.plugins = Set(LinkifyJSOptions.Plugin.allCases)
    configuration.options.linkifyJS.keywords = keywords
    configuration.options.linkifyJS.rejectedLinks = ["a.com"]
    configuration.options.linkifyJS.displayedUTF16Count = 1
  }

  private static func switchOnLinkifyRust(
    _ configuration: inout TextSelection.Scanner.Configuration, acceptsIRIs: Bool
  ) {
    configuration.pack = .linkifyRust
    configuration.options.requiresScheme = false
    configuration.options.linkifyRust.acceptsIRIs = acceptsIRIs
    configuration.options.linkifyRust.needsDotInEmailDomains = false
  }
}
