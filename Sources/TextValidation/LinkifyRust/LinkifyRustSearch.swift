import TextModel

/// The links and e-mail addresses that the Rust crate linkify finds (dialects.md, LR).
///
/// It goes from trigger to trigger: the first whose rule fits gives the match, and the floor moves to its end (LR-1).
struct LinkifyRustSearch: PlatformSearch {
  let triggers: [UInt8]
  private let finder: ByteFinder
  private let needsScheme: Bool
  private let acceptsIRIs: Bool
  private let needsDotInEmailDomains: Bool
  private var floor = 0
  /// Where the next trigger is looked for.
  private var position = 0
  private var domains = LinkifyRustRefusal()

  /// Makes a search for what is asked for: nothing else competes (N7).
  ///
  /// - Parameters:
  ///   - options: Of these, `requiresScheme` and `linkifyRust` count.
  ///   - findsLinks: Whether links are looked for.
  ///   - findsEmails: Whether addresses are looked for.
  init(_ options: DetectionOptions, findsLinks: Bool, findsEmails: Bool) {
    var triggers: [UInt8] = findsLinks ? [UInt8(ascii: ":")] : []
    if findsLinks, !options.requiresScheme { triggers.append(UInt8(ascii: ".")) }
    if findsEmails { triggers.append(UInt8(ascii: "@")) }
    self.triggers = triggers
    finder = ByteFinder(triggers)
    needsScheme = options.requiresScheme
    acceptsIRIs = options.linkifyRust.acceptsIRIs
    needsDotInEmailDomains = options.linkifyRust.needsDotInEmailDomains
  }

  mutating func restart() {
    (floor, position) = (0, 0)
    domains = LinkifyRustRefusal()
  }

  mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    while position < utf8.count {
      let trigger = finder.next(from: position, in: utf8)
      guard trigger < utf8.count else { break }
      position = trigger + 1
      if let match = match(at: trigger, in: utf8) {
        (floor, position) = (match.utf8Range.upperBound, match.utf8Range.upperBound)
        return match
      }
    }
    position = utf8.count
    return nil
  }

  private mutating func match(at trigger: Int, in utf8: Span<UInt8>) -> PlatformMatch? {
    switch utf8[trigger] {
    case UInt8(ascii: ":"):
      guard utf8.hasSchemeSeparator(at: trigger), let range = schemeLink(at: trigger, in: utf8) else { return nil }
      return PlatformMatch(.linkifyRustLink, range)
    case UInt8(ascii: "@"):
      guard let range = email(at: trigger, in: utf8) else { return nil }
      return PlatformMatch(.linkifyRustEmail, range)
    case UInt8(ascii: "."):
      guard let range = domainLink(at: trigger, in: utf8) else { return nil }
      return PlatformMatch(.linkifyRustLink, range)
    default: return nil
    }
  }

  /// The link around the `://` at `colon` (LR-2).
  private func schemeLink(at colon: Int, in utf8: Span<UInt8>) -> Range<Int>? {
    let start = colon + 3
    guard start < utf8.count, let scheme = LinkifyRustStart(ofSchemeBefore: colon, floor: floor, in: utf8) else {
      return nil
    }
    let form = LinkifyRustAuthority.Form(
      needsHost: Self.needsHost(scheme.offset..<colon, in: utf8), acceptsUser: true, acceptsPort: true,
      acceptsIRIs: acceptsIRIs)
    let authority = LinkifyRustAuthority(form, from: start, in: utf8)
    guard authority.isAccepted(in: utf8) else { return nil }
    let end = LinkifyRustRest.end(at: authority.end, quote: scheme.quote, acceptsIRIs: acceptsIRIs, in: utf8)
    return end > start ? scheme.offset..<end : nil
  }

  /// The link without a scheme around the dot at `dot` (LR-4).
  private mutating func domainLink(at dot: Int, in utf8: Span<UInt8>) -> Range<Int>? {
    let following = utf8.byte(at: dot + 1)
    // With anything else behind it, the dot is not followed by a label.
    guard following.isASCIIAlphanumeric || following >= 0x80 || following == UInt8(ascii: ":"),
      utf8.count - floor >= Self.leastUTF8Count,
      let domain = LinkifyRustStart(ofLabelBefore: dot, floor: floor, acceptsIRIs: acceptsIRIs, in: utf8),
      !domains.covers(domain.offset)
    else { return nil }
    let form = LinkifyRustAuthority.Form(
      needsHost: true, acceptsUser: false, acceptsPort: true, acceptsIRIs: acceptsIRIs)
    let authority = LinkifyRustAuthority(form, from: domain.offset, in: utf8)
    guard authority.isAccepted(in: utf8), authority.lastDot != nil else {
      domains = LinkifyRustRefusal(authority, from: domain.offset)
      return nil
    }
    let end = LinkifyRustRest.end(at: authority.end, quote: domain.quote, acceptsIRIs: acceptsIRIs, in: utf8)
    return domain.offset..<end
  }

  /// The address around the `@` at `sign` (LR-5).
  private func email(at sign: Int, in utf8: Span<UInt8>) -> Range<Int>? {
    let following = utf8.byte(at: sign + 1)
    guard following.isASCIIAlphanumeric || following >= 0x80,
      let name = LinkifyRustStart(ofNameBefore: sign, floor: floor, in: utf8)
    else { return nil }
    let form = LinkifyRustAuthority.Form(needsHost: true, acceptsUser: false, acceptsPort: false, acceptsIRIs: true)
    let domain = LinkifyRustAuthority(form, from: sign + 1, in: utf8)
    guard domain.isAccepted(in: utf8), domain.lastDot != nil || !needsDotInEmailDomains else { return nil }
    return name.offset..<domain.end
  }

  /// The shortest link without a scheme, `g.cn`; the crate asks that of all the text that is left.
  private static let leastUTF8Count = 4

  /// Whether the crate takes a scheme for one with a host; it compares with case.
  private static func needsHost(_ scheme: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    switch scheme.count {
    case 3: utf8.hasASCII("ftp", at: scheme.lowerBound) || utf8.hasASCII("ssh", at: scheme.lowerBound)
    case 4: utf8.hasASCII("http", at: scheme.lowerBound)
    case 5: utf8.hasASCII("https", at: scheme.lowerBound)
    default: false
    }
  }
}
