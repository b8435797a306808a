public import TextValidation

/// The slow reference of the `bluesky` dialect: dialects.md, section 2.
public enum BlueskyReference: PlatformReference {
  /// `bluesky`.
  public static let dialect = "bluesky"

  /// BS-1, and N7 for the kinds.
  ///
  /// - Parameters:
  ///   - text: The text, which is valid by its type.
  ///   - kinds: The kinds that are asked for; `nil`: all.
  ///   - options: Of which none counts.
  /// - Returns: Selections in text order; they do not overlap.
  public static func selections(
    in text: [Unicode.Scalar], kinds: Set<SelectionKind>?, options: DetectionOptions
  ) -> [PlatformSelection] {
    let text = PlatformText(text)
    let found = mentions(in: text) + links(in: text) + hashtags(in: text) + cashtags(in: text)
    return found.filter { kinds?.contains($0.kind) ?? true }.withoutOverlaps
  }

  /// BS-M1, BS-M2.
  static func mentions(in text: PlatformText) -> [PlatformSelection] {
    var found: [PlatformSelection] = []
    var floor = 0
    for sign in 0..<text.count where text[sign] == "@" && hasLead(before: sign, floor: floor, in: text) {
      let run = sign + 1..<text.runEnd(of: handleScalar, from: sign + 1)
      let last = run.last { text.has(.word, at: $0) != text.has(.word, at: $0 + 1) }
      guard let last else { continue }
      let handle = sign + 1..<last + 1
      floor = handle.upperBound
      if isKnownDomain(handle, in: text) || text.string(handle).hasSuffix(".test") {
        found.append(PlatformSelection(.mention, sign..<handle.upperBound, value: text.string(handle)))
      }
    }
    return found
  }

  /// BS-H1, BS-H2.
  static func hashtags(in text: PlatformText) -> [PlatformSelection] {
    var found: [PlatformSelection] = []
    var floor = 0
    for sign in 0..<text.count where text.has(TwitterAlphabet.numberSign, at: sign) {
      guard sign == 0 || (sign > floor && text.has(.javaScriptSpace, at: sign - 1)) else { continue }
      let run = sign + 1..<text.runEnd(of: hashtagEnd.inverted, from: sign + 1)
      guard text[sign + 1] != "\u{FE0F}", run.contains(where: { text.has(hashtagContent, at: $0) }) else { continue }
      floor = run.upperBound
      guard let last = run.last(where: { !text.has(.anyPunctuation, at: $0) }) else { continue }
      let name = text.string(run.lowerBound..<last + 1)
      if (1...64).contains(name.count) { found.append(PlatformSelection(.hashtag, sign..<last + 1, value: name)) }
    }
    return found
  }

  /// BS-C1.
  static func cashtags(in text: PlatformText) -> [PlatformSelection] {
    var found: [PlatformSelection] = []
    var floor = 0
    for sign in 0..<text.count where text[sign] == "$" && hasLead(before: sign, floor: floor, in: text) {
      guard text.has(.letter, at: sign + 1) else { continue }
      let end = text.runEnd(of: .alphanumeric, from: sign + 2, atMost: 4)
      guard end == text.count || text.has(afterCashtag, at: end) else { continue }
      floor = end
      found.append(PlatformSelection(.cashtag, sign..<end, value: text.string(sign + 1..<end).uppercased()))
    }
    return found
  }

  /// BS-1: a *lead* before `place`, from the floor on.
  static func hasLead(before place: Int, floor: Int, in text: PlatformText) -> Bool {
    place == 0 || (place > floor && text.has(leadScalar, at: place - 1))
  }

  /// BS-M2: whether a host ends in a dot and a listed domain, compared with case.
  static func isKnownDomain(_ host: Range<Int>, in text: PlatformText) -> Bool {
    guard let dot = host.last(where: { text[$0] == "." }) else { return false }
    return knownDomains.contains(text.string(dot + 1..<host.upperBound))
  }

  /// The list of TL-5.
  private static let knownDomains = Set(PlatformDomainNames.bluesky)
  private static let leadScalar = ScalarSet.javaScriptSpace.union(ScalarSet("("))
  private static let handleScalar = ScalarSet.alphanumeric.union(ScalarSet(".-"))
  private static let hashtagEnd = ScalarSet.javaScriptSpace.union(
    ScalarSet(0xAD...0xAD, 0x200A...0x200D, 0x2060...0x2060, 0x20E2...0x20E2))
  private static let hashtagContent = ScalarSet.digit.union(.anyPunctuation).inverted
  private static let afterCashtag = ScalarSet.javaScriptSpace.union(ScalarSet(".,;:!?)\"'\u{2019}"))
}
