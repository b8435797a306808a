public import TextValidation

/// Section 7 of dialects.md, rule by rule: the text from a floor on, before which nothing is (N5).
public struct LinkifyRustReference: PlatformReference {
  /// The dialect's name.
  public static let dialect = "linkify-rs"

  let text: PlatformText
  let options: DetectionOptions

  /// LR-1, and N7 for the kinds: what is not asked for is not looked for.
  ///
  /// - Parameters:
  ///   - text: The text, which is valid by its type.
  ///   - kinds: The kinds that are asked for; `nil`: links and addresses.
  ///   - options: Of which `requiresScheme` and `linkifyRust` count.
  /// - Returns: Selections in text order; they do not overlap.
  public static func selections(
    in text: [Unicode.Scalar], kinds: Set<SelectionKind>?, options: DetectionOptions
  ) -> [PlatformSelection] {
    let asked = kinds ?? [.link, .email]
    var found: [PlatformSelection] = []
    var floor = 0
    while let selection = LinkifyRustReference(text: PlatformText(Array(text[floor...])), options: options)
      .first(of: asked)
    {
      let range = floor + selection.range.lowerBound..<floor + selection.range.upperBound
      found.append(PlatformSelection(selection.kind, range, value: selection.value))
      floor = range.upperBound
    }
    return found
  }

  /// LR-1: what the first trigger gives whose rule fits.
  private func first(of asked: Set<SelectionKind>) -> PlatformSelection? {
    (0..<text.count).lazy.compactMap { trigger -> PlatformSelection? in
      switch text[trigger] {
      case ":" where asked.contains(.link): link(around: trigger)
      case "@" where asked.contains(.email): email(around: trigger)
      case "." where asked.contains(.link) && !options.requiresScheme: bareLink(around: trigger)
      default: nil
      }
    }.first
  }

  /// A selection whose value is its text (LR-5, LR-7).
  private func selection(_ kind: SelectionKind, _ range: Range<Int>) -> PlatformSelection {
    PlatformSelection(kind, range, value: text.string(range))
  }

  /// LR-2 and LR-7.
  private func link(around colon: Int) -> PlatformSelection? {
    guard text.holds("://", at: colon), colon + 3 < text.count else { return nil }
    let run = runStart(before: colon) { text.has(Self.schemeScalar, at: $0) }
    guard let start = (run..<colon).first(where: { text.has(.letter, at: $0) }), text[run - 1] != "@" else {
      return nil
    }
    let leftmostDigit = (run..<colon).first { text.has(.digit, at: $0) }
    if leftmostDigit == start - 1 { return nil }
    let needsHost = ["https", "http", "ftp", "ssh"].contains(text.string(start..<colon))
    guard let authority = authority(from: colon + 3, .link(needsHost: needsHost)) else { return nil }
    let end = restEnd(from: authority.end, quote: quote(at: run - 1))
    return end > colon + 3 ? selection(.link, start..<end) : nil
  }

  private static let schemeScalar = ScalarSet.alphanumeric.union(ScalarSet("+-."))

  /// LR-4. A quote that stops the run is remembered as in LR-2, as the peer does.
  private func bareLink(around dot: Int) -> PlatformSelection? {
    let start = runStart(before: dot) { text.has(Self.label, at: $0) && !isForeign(at: $0) }
    guard start < dot, !text.has(ScalarSet("/@."), at: start - 1), text[start] != "-", text[dot - 1] != "-",
      text.string(0..<text.count).utf8.count >= 4,
      let authority = authority(from: start, .bareDomain), authority.lastDot != nil
    else { return nil }
    return selection(.link, start..<restEnd(from: authority.end, quote: quote(at: start - 1)))
  }

  private static let label = ScalarSet.alphanumeric.union(ScalarSet("-"), beyondASCII)
  private static let beyondASCII = ScalarSet(0x80...0x10FFFF)

  /// LR-1: whether the scalar at `place` stops a host and ends no link: one above 0080, without IRIs.
  func isForeign(at place: Int) -> Bool {
    !options.linkifyRust.acceptsIRIs && text.has(Self.aboveControl80, at: place)
  }

  private static let aboveControl80 = ScalarSet(0x81...0x10FFFF)

  /// The quote at `place`, if there is one.
  private func quote(at place: Int) -> Unicode.Scalar? {
    text[place].flatMap { $0 == "'" || $0 == "\"" ? $0 : nil }
  }

  /// LR-5.
  private func email(around sign: Int) -> PlatformSelection? {
    guard isAtom(at: sign - 1) else { return nil }
    var start = runStart(before: sign, of: isAtom)
    while text[start - 1] == ".", isAtom(at: start - 2) { start = runStart(before: start - 1, of: isAtom) }
    let stop = text[start - 1] == "." ? start - 2 : start - 1
    guard text[stop] != "@", let authority = authority(from: sign + 1, .email) else { return nil }
    guard authority.lastDot != nil || !options.linkifyRust.needsDotInEmailDomains else { return nil }
    return selection(.email, start..<authority.end)
  }

  private func isAtom(at place: Int) -> Bool { text.has(Self.atom, at: place) }

  private static let atom = ScalarSet.alphanumeric.union(ScalarSet("!#$%&'*+-/=?^_`{|}~"), beyondASCII)

  /// Where the run of places that `belong` starts which ends at `end`.
  private func runStart(before end: Int, of belong: (Int) -> Bool) -> Int {
    var start = end
    while belong(start - 1) { start -= 1 }
    return start
  }
}
