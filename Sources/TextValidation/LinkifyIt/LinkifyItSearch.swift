import TextModel

/// The links, addresses and names that linkify-it finds (dialects.md, LI).
///
/// linkify-it works in rounds: it looks for links with a schema, links without and addresses in all that is left, keeps
/// the leftmost and cuts the text behind it. Here one walk goes from trigger to trigger, and a round is over at the first
/// of these that something is found at, for what is found at a later one starts later. Only an address may start before a
/// link whose triggers come before its `@`, and only if the link is within its name.
struct LinkifyItSearch: PlatformSearch {
  let triggers: [UInt8]
  private let finder: ByteFinder
  private let findsBareLinks: Bool
  private let findsBareEmails: Bool
  private var schemas: LinkifyItSchemaReader
  private var links: LinkifyItBareLinks
  private var emails: LinkifyItBareEmails
  private var hints: LinkifyItHints
  private var paths: LinkifyItPathReader
  /// Where the round starts: what is before it does not exist.
  private var floor = 0
  /// Where the next trigger is looked for.
  private var position = 0

  /// Makes a search for all kinds: which of them are asked for changes nothing about what is found (N7).
  ///
  /// - Parameters:
  ///   - options: Of these, `acceptsBareAddresses`, `extraDomains` and `linkifyIt` count.
  ///   - findsMentions: Whether the schema `@` is there (LI-12).
  init(_ options: DetectionOptions, findsMentions: Bool) {
    triggers = [UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "@")]
    finder = ByteFinder(triggers)
    let hosts = LinkifyItHostReader(options)
    let own = options.linkifyIt
    findsBareLinks = own.findsBareLinks && !own.disabledSchemas.contains("http:")
    findsBareEmails = own.findsBareEmails && !own.disabledSchemas.contains("mailto:")
    schemas = LinkifyItSchemaReader(options, hosts, knowsMentions: findsMentions)
    links = LinkifyItBareLinks(options, hosts)
    emails = LinkifyItBareEmails(hosts)
    hints = LinkifyItHints(hosts)
    paths = LinkifyItPathReader(hosts)
  }

  mutating func restart() {
    (floor, position) = (0, 0)
    schemas.restart()
    links.restart()
    emails.restart()
    hints.restart()
    paths.restart()
  }

  mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    while position < utf8.count {
      let trigger = finder.next(from: position, in: utf8)
      guard trigger < utf8.count else { break }
      position = trigger + 1
      guard let link = link(at: trigger, in: utf8) else { continue }
      let hostEnd = link.utf8Range.upperBound
      floor = link.hasPath ? paths.end(ofPathAt: hostEnd, in: utf8) : hostEnd
      position = floor
      schemas.beginRound(at: floor)
      return PlatformMatch(link.rule, link.utf8Range.lowerBound..<floor)
    }
    position = utf8.count
    return nil
  }

  /// What the round keeps, if that is found at `trigger`.
  private mutating func link(at trigger: Int, in utf8: Span<UInt8>) -> LinkifyItLink? {
    switch utf8[trigger] {
    case UInt8(ascii: "."):
      guard findsBareLinks, let link = bareLink(at: trigger, in: utf8) else { return nil }
      return earlierEmail(than: link, in: utf8) ?? link
    case UInt8(ascii: "@"):
      if findsBareEmails, let email = emails.email(at: trigger, floor: floor, in: utf8) { return email }
      return schemas.link(at: trigger, in: utf8)
    default:
      guard let link = schemas.link(at: trigger, in: utf8) else { return nil }
      return link.rule == .linkifyItEmail ? earlierEmail(than: link, in: utf8) ?? link : link
    }
  }

  private mutating func bareLink(at dot: Int, in utf8: Span<UInt8>) -> LinkifyItLink? {
    guard let (start, host) = links.link(at: dot, floor: floor, in: utf8) else { return nil }
    if host.labelsEnd < utf8.count {
      let following = utf8.scalar(at: host.labelsEnd).value
      if following == ascii("<") || following == LinkifyItScalars.wideBar,
        !hints.isHinted(from: floor, position, schemas, finder, in: utf8)
      {
        return nil
      }
    }
    return LinkifyItLink(rule: .linkifyItLink, utf8Range: start..<host.end, hasPath: true)
  }

  /// The address that starts before `link`, or at the same place and ends later; `nil` if there is none.
  private mutating func earlierEmail(than link: LinkifyItLink, in utf8: Span<UInt8>) -> LinkifyItLink? {
    let range = link.utf8Range
    // What ends behind the `@` of an address, as `mailto:` does, is asked about from its start.
    let offset = link.rule == .linkifyItEmail ? range.lowerBound : range.upperBound
    guard findsBareEmails, let email = emails.email(around: offset, floor: floor, in: utf8) else { return nil }
    let found = email.utf8Range
    if found.lowerBound != range.lowerBound { return found.lowerBound < range.lowerBound ? email : nil }
    return found.upperBound > range.upperBound ? email : nil
  }
}

extension LinkifyItSearch {
  /// What a match opens: a link without a schema gets `http://` in front, an address `mailto:`.
  static func value(of utf8Range: Range<Int>, rule: PlatformRule, in utf8: Span<UInt8>) -> String {
    let text = utf8.string(in: utf8Range)
    func begins(with schema: String) -> Bool { utf8.hasASCII(schema, at: utf8Range.lowerBound, ignoringCase: true) }
    switch rule {
    case .linkifyItEmail: return begins(with: "mailto:") ? text : "mailto:" + text
    case .linkifyItLink:
      let hasSchema = begins(with: "//") || begins(with: "http:") || begins(with: "https:") || begins(with: "ftp:")
      return hasSchema ? text : "http://" + text
    default: return text
    }
  }
}
