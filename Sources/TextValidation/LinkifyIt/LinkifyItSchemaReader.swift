import TextModel

/// Reads what begins with the name of a schema (dialects.md, LI-9 to LI-12), from left to right.
struct LinkifyItSchemaReader: Sendable {
  private let hosts: LinkifyItHostReader
  private let names = LinkifyItNameReader()
  private let knowsWeb: Bool
  private let knowsMail: Bool
  private let knowsMentions: Bool
  /// Where the round starts: what is before it does not exist.
  private var start = 0
  /// Behind the last schema name whose link was refused.
  private var floor = 0
  /// Where a name after `mailto:` was read that leads to no address.
  private var refusedNames = 0..<0

  private static let greatestMentionCount = 15

  init(_ options: DetectionOptions, _ hosts: LinkifyItHostReader, knowsMentions: Bool) {
    self.hosts = hosts
    self.knowsMentions = knowsMentions
    knowsWeb = !options.linkifyIt.disabledSchemas.contains("http:")
    knowsMail = !options.linkifyIt.disabledSchemas.contains("mailto:")
  }

  /// Forgets the text at hand.
  mutating func restart() {
    refusedNames = 0..<0
    beginRound(at: 0)
  }

  /// Takes what begins at `start` for a text of its own.
  mutating func beginRound(at start: Int) { (self.start, floor) = (start, start) }

  /// The link whose schema name ends with or at the `:`, `/` or `@` at `trigger`; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes up to the next such trigger and the host behind it.
  mutating func link(at trigger: Int, in utf8: Span<UInt8>) -> LinkifyItLink? {
    guard let nameStart = nameStart(at: trigger, in: utf8), mayStart(at: nameStart, in: utf8) else { return nil }
    var nameEnd = trigger + 1
    let link: LinkifyItLink?
    switch utf8[trigger] {
    case UInt8(ascii: "/"):
      nameEnd += 1
      link = relativeLink(from: trigger, in: utf8)
    case UInt8(ascii: "@"): link = mention(at: trigger, in: utf8)
    default:
      let isMail = utf8[trigger - 1].asciiLowercased == UInt8(ascii: "o")
      link = isMail ? mailLink(from: nameStart, to: nameEnd, in: utf8) : webLink(from: nameStart, to: nameEnd, in: utf8)
    }
    if link == nil { floor = nameEnd }
    return link
  }

  /// Where the schema name at a trigger starts; `nil` if there is none that is known.
  private func nameStart(at trigger: Int, in utf8: Span<UInt8>) -> Int? {
    switch utf8[trigger] {
    case UInt8(ascii: "/"): return utf8.byte(at: trigger + 1) == UInt8(ascii: "/") ? trigger : nil
    case UInt8(ascii: "@"): return knowsMentions ? trigger : nil
    default: break
    }
    guard trigger > floor else { return nil }
    switch utf8[trigger - 1].asciiLowercased {
    case UInt8(ascii: "p"):
      return knowsWeb
        ? start(of: "http", before: trigger, in: utf8) ?? start(of: "ftp", before: trigger, in: utf8) : nil
    case UInt8(ascii: "s"): return knowsWeb ? start(of: "https", before: trigger, in: utf8) : nil
    case UInt8(ascii: "o"): return knowsMail ? start(of: "mailto", before: trigger, in: utf8) : nil
    default: return nil
    }
  }

  private func start(of name: String, before end: Int, in utf8: Span<UInt8>) -> Int? {
    let start = end - name.utf8.count
    return start >= floor && utf8.hasASCII(name, at: start, ignoringCase: true) ? start : nil
  }

  private func mayStart(at nameStart: Int, in utf8: Span<UInt8>) -> Bool {
    guard nameStart > floor else { return nameStart == start && floor == start }
    return hosts.scalars.isBeforeSchema(utf8.scalar(endingAt: nameStart, notBefore: floor).value)
  }

  private func webLink(from start: Int, to nameEnd: Int, in utf8: Span<UInt8>) -> LinkifyItLink? {
    guard utf8.hasASCII("//", at: nameEnd), let host = host(at: nameEnd + 2, .any, in: utf8) else { return nil }
    return LinkifyItLink(rule: .linkifyItLink, utf8Range: start..<host.end, hasPath: true)
  }

  private func relativeLink(from slashes: Int, in utf8: Span<UInt8>) -> LinkifyItLink? {
    if slashes > start {
      let before = utf8[slashes - 1]
      guard before != UInt8(ascii: ":"), before != UInt8(ascii: "/") else { return nil }
    }
    guard let host = host(at: slashes + 2, .relative, in: utf8) else { return nil }
    return LinkifyItLink(rule: .linkifyItLink, utf8Range: slashes..<host.end, hasPath: true)
  }

  /// The host behind user data or, if that gives none, without them.
  private func host(at offset: Int, _ form: LinkifyItHostReader.Form, in utf8: Span<UInt8>) -> LinkifyItHost? {
    if let userEnd = userDataEnd(at: offset, in: utf8),
      let host = hosts.host(at: userEnd, form, acceptsPort: true, in: utf8)
    {
      return host
    }
    return hosts.host(at: offset, form, acceptsPort: true, in: utf8)
  }

  /// Behind the `@` that ends the user data at `start`; `nil` if there are none.
  private func userDataEnd(at start: Int, in utf8: Span<UInt8>) -> Int? {
    var offset = start
    while offset < utf8.count {
      switch utf8[offset] {
      case UInt8(ascii: "@"): return offset > start ? offset + 1 : nil
      case UInt8(ascii: "/"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"): return nil
      case 0x21..<0x7F: offset += 1
      default:
        let step = utf8.scalar(at: offset)
        guard step.value != ScalarStep.illFormed, !hosts.scalars.isBlank(step.value) else { return nil }
        offset += step.utf8Count
      }
    }
    return nil
  }

  /// Names that end at one `@` share what follows it: after one that was refused, none is read again.
  private mutating func mailLink(from start: Int, to nameEnd: Int, in utf8: Span<UInt8>) -> LinkifyItLink? {
    guard names.isFirst(utf8.byte(at: nameEnd)), !refusedNames.contains(nameEnd) else { return nil }
    let sign = names.end(from: nameEnd, in: utf8)
    guard utf8.byte(at: sign) == UInt8(ascii: "@"),
      let host = hosts.host(at: sign + 1, .any, acceptsPort: false, in: utf8)
    else {
      refusedNames = nameEnd..<sign
      return nil
    }
    return LinkifyItLink(rule: .linkifyItEmail, utf8Range: start..<host.end)
  }

  private func mention(at sign: Int, in utf8: Span<UInt8>) -> LinkifyItLink? {
    if sign > start, utf8[sign - 1] == UInt8(ascii: "@") { return nil }
    var end = sign + 1
    while end < utf8.count, end - sign <= Self.greatestMentionCount + 1,
      utf8[end].isASCIIAlphanumeric || utf8[end] == UInt8(ascii: "_")
    {
      end += 1
    }
    guard (1...Self.greatestMentionCount).contains(end - sign - 1),
      end == utf8.count || hosts.scalars.isBreak(utf8.scalar(at: end).value)
    else { return nil }
    return LinkifyItLink(rule: .linkifyItMention, utf8Range: sign..<end)
  }
}
