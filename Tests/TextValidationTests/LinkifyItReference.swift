import PCRE2
import TextModel
import TextValidation

/// linkify-it in the words of dialects.md, LI-2 to LI-12: round after round, with patterns that look at all that is left.
struct LinkifyItReference {
  /// What the patterns are made for.
  struct Options {
    var acceptsBareAddresses = false
    var endsLinksAtTripleDash = false
    var findsMentions = false
  }

  private typealias Found = (rule: PlatformRule, utf8Range: Range<Int>)

  private let atStart: Pattern
  private let behindSomething: Pattern
  private let rules: [(name: String, rule: PlatformRule, rest: Pattern)]
  private let hint: Pattern
  private let bareLink: Pattern
  private let bareEmail: Pattern

  init(_ options: Options) throws {
    let parts = LinkifyItPatterns(endsAtTripleDash: options.endsLinksAtTripleDash)
    let names = "http: | https: | ftp: | // | mailto:" + (options.findsMentions ? " | @" : "")
    func pattern(_ source: String) throws -> Pattern { try Pattern("(?xi) " + source) }
    atStart = try pattern("\\A (?: \(names) )")
    behindSomething = try pattern("(?<= \(parts.fence) | (?!_) \(parts.rupture) ) (?: \(names) )")
    let web = try pattern("\\A // \(parts.user)? \(parts.host) \(parts.port)? \(parts.end) \(parts.path)")
    let relative = try pattern(
      "\\A \(parts.user)? (?: localhost | (?: \(parts.label) \\.)+ \(parts.root) ) \(parts.port)? \(parts.end) \(parts.path)"
    )
    rules = [
      ("http:", .linkifyItLink, web), ("https:", .linkifyItLink, web), ("ftp:", .linkifyItLink, web),
      ("//", .linkifyItLink, relative),
      ("mailto:", .linkifyItEmail, try pattern("\\A \(parts.name) @ \(parts.host) \(parts.end)")),
      ("@", .linkifyItMention, try pattern("\\A [a-z0-9_]{1,15} (?= \\z | (?!_) \(parts.rupture) )")),
    ]
    hint = try pattern(
      "localhost | www\\. | \\. [0-9]{1,3} \\. | \\. \(parts.domain) (?: \(parts.rupture) | > | \\z )")
    let address = options.acceptsBareAddresses ? "\(parts.address) |" : ""
    bareLink = try pattern(
      "(?: \\A | (?<= [$+<=>^`|\\x{FF5C}] | (?! [.:/\\\\_@-] ) \(parts.rupture) ) ) (?! [$+<=>^`|\\x{FF5C}] )"
        + "(?: \(address) \(parts.known) ) \(parts.port)? \(parts.end) \(parts.path)")
    bareEmail = try pattern(
      "(?: \\A | (?<= \(parts.fence) | [\"(] | \(parts.blank) ) ) \(parts.name) @"
        + "(?: \(parts.address) | \(parts.known) ) \(parts.end)")
  }

  /// What linkify-it finds, ascending.
  func matches(in text: String) throws -> [PlatformMatch] {
    var matches: [PlatformMatch] = []
    var floor = 0
    let utf8 = Array(text.utf8)
    while let (rule, range) = try round(String(decoding: utf8[floor...], as: UTF8.self)) {
      matches.append(PlatformMatch(rule, floor + range.lowerBound..<floor + range.upperBound))
      floor += range.upperBound
    }
    return matches
  }

  private func round(_ text: String) throws -> Found? {
    var best = try schemaLink(in: text)
    if let hint = try hint.firstMatch(in: text), hint.lowerBound < best?.utf8Range.lowerBound ?? .max,
      let link = try bareLink.firstMatch(in: text), link.lowerBound < best?.utf8Range.lowerBound ?? .max
    {
      best = (.linkifyItLink, link)
    }
    guard let email = try bareEmail.firstMatch(in: text) else { return best }
    guard let found = best?.utf8Range else { return (.linkifyItEmail, email) }
    let isFirst =
      email.lowerBound < found.lowerBound
      || (email.lowerBound == found.lowerBound && email.upperBound > found.upperBound)
    return isFirst ? (.linkifyItEmail, email) : best
  }

  private func schemaLink(in text: String) throws -> Found? {
    let utf8 = Array(text.utf8)
    func part(from start: Int) -> String { String(decoding: utf8[start...], as: UTF8.self) }
    var floor = 0
    while true {
      let rest = part(from: floor)
      let first = floor == 0 ? try atStart.firstMatch(in: rest) : nil
      guard let local = try first ?? behindSomething.firstMatch(in: rest) else { return nil }
      let (start, end) = (floor + local.lowerBound, floor + local.upperBound)
      let name = String(decoding: utf8[start..<end], as: UTF8.self).lowercased()
      let before = start > 0 ? utf8[start - 1] : 0
      let isBarred =
        name == "//" && (before == UInt8(ascii: ":") || before == UInt8(ascii: "/"))
        || name == "@" && before == UInt8(ascii: "@")
      if !isBarred, let rule = rules.first(where: { $0.name == name }),
        let match = try rule.rest.firstMatch(in: part(from: end))
      {
        return (rule.rule, start..<end + match.upperBound)
      }
      floor = end
    }
  }
}
