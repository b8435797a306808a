public import TextValidation

/// Section 5 of dialects.md, rule by rule: one of its rounds (LI-2), which reads what is left as a text of its own.
public struct LinkifyItReference: PlatformReference {
  /// The dialect's name.
  public static let dialect = "linkify-it"

  let text: PlatformText
  let options: DetectionOptions
  /// Whether the schema of a client's is known too (LI-12).
  let knowsMentions: Bool

  /// LI-2: round after round; then N7, which leaves kinds out only when all is found.
  ///
  /// - Parameters:
  ///   - text: The text, which is valid by its type.
  ///   - kinds: The kinds that are asked for; `nil`: links and addresses. Mentions are known where they are asked for.
  ///   - options: Of which `linkifyIt`, `acceptsBareAddresses` and `extraDomains` count.
  /// - Returns: Selections in text order; they do not overlap.
  public static func selections(
    in text: [Unicode.Scalar], kinds: Set<SelectionKind>?, options: DetectionOptions
  ) -> [PlatformSelection] {
    let knowsMentions = kinds?.contains(.mention) ?? false
    var found: [PlatformSelection] = []
    var start = 0
    while let link = LinkifyItReference(
      text: PlatformText(Array(text[start...])), options: options, knowsMentions: knowsMentions
    ).link {
      let range = start + link.range.lowerBound..<start + link.range.upperBound
      found.append(PlatformSelection(link.kind, range, value: link.value))
      start = range.upperBound
    }
    return found.filter { kinds?.contains($0.kind) ?? true }
  }

  /// LI-3: the one link of the round.
  private var link: PlatformSelection? {
    var link = schemaLink
    if let bare = bareLink(hintedBefore: link?.range.lowerBound ?? text.count),
      bare.range.lowerBound < link?.range.lowerBound ?? .max
    {
      link = bare
    }
    guard let email = bareEmail, let other = link else { return link ?? bareEmail }
    let (range, taken) = (email.range, other.range)
    let isFirst = range.lowerBound < taken.lowerBound
    let isLonger = range.lowerBound == taken.lowerBound && range.upperBound > taken.upperBound
    return isFirst || isLonger ? email : other
  }

  /// A selection whose value is its text, with `prefix` in front.
  func selection(_ kind: SelectionKind, _ range: Range<Int>, prefix: String = "") -> PlatformSelection {
    PlatformSelection(kind, range, value: prefix + text.string(range))
  }
}

/// The alphabets of section 5.
extension LinkifyItReference {
  /// *Blank*.
  static let blank = ScalarSet([.spaceSeparator, .lineSeparator, .paragraphSeparator, .control])
  /// *Break*.
  static let breaking = blank.union(.anyPunctuation)
  /// *Fence*.
  static let fence = ScalarSet("<>\u{FF5C}")
  /// *Body*.
  static let body = breaking.union(fence).inverted
}

/// What has no schema: LI-7 and LI-8.
extension LinkifyItReference {
  /// LI-7, if there is a hint of it (LI-3).
  private func bareLink(hintedBefore limit: Int) -> PlatformSelection? {
    guard options.linkifyIt.findsBareLinks, isKnown(schema: "http:"), (0..<limit).contains(where: isHint) else {
      return nil
    }
    return (0..<text.count).lazy.compactMap { bareLink(at: $0) }.first
  }

  private func bareLink(at start: Int) -> PlatformSelection? {
    guard start == 0 || mayStandBeforeBareLink(at: start - 1), !text.has(Self.sign, at: start) else { return nil }
    let addressEnds = options.acceptsBareAddresses ? addressEnds(from: start) : []
    return siteEnd(hostEnds: addressEnds + hostEnds(from: start, last: .known)).map {
      selection(.link, start..<pathEnd(from: $0), prefix: "http://")
    }
  }

  private func mayStandBeforeBareLink(at place: Int) -> Bool {
    text.has(Self.sign, at: place) || text.has(Self.breaking, at: place) && !text.has(Self.joint, at: place)
  }

  private static let sign = ScalarSet("$+<=>^`|\u{FF5C}")
  private static let joint = ScalarSet(".:/\\-_@")

  /// LI-3: whether a hint begins at `place`.
  private func isHint(at place: Int) -> Bool {
    if text.holdsFolded("localhost", at: place) || text.holdsFolded("www.", at: place) { return true }
    guard text[place] == "." else { return false }
    let digitsEnd = text.runEnd(of: .digit, from: place + 1)
    if (1...3).contains(digitsEnd - place - 1), text[digitsEnd] == "." { return true }
    return lastLabelEnds(from: place + 1, .known).contains { end in
      end == text.count || text[end] == ">" || text.has(Self.breaking, at: end)
    }
  }

  /// LI-8.
  private var bareEmail: PlatformSelection? {
    guard options.linkifyIt.findsBareEmails, isKnown(schema: "mailto:") else { return nil }
    return (0..<text.count).lazy.compactMap { bareEmail(at: $0) }.first
  }

  private func bareEmail(at start: Int) -> PlatformSelection? {
    guard start == 0 || text.has(Self.beforeEmail, at: start - 1), let host = hostAfterName(from: start) else {
      return nil
    }
    let ends = addressEnds(from: host) + hostEnds(from: host, last: .known)
    return ends.first(where: isHostEnd).map { selection(.email, start..<$0, prefix: "mailto:") }
  }

  private static let beforeEmail = blank.union(fence, ScalarSet("\"("))

  /// LI-8: where the host starts after a name that starts at `start`, and its sign.
  func hostAfterName(from start: Int) -> Int? {
    guard text.has(Self.nameStart, at: start) else { return nil }
    let sign = text.runEnd(of: Self.nameScalar, from: start)
    return text[sign] == "@" ? sign + 1 : nil
  }

  private static let nameStart = ScalarSet.word.union(ScalarSet("-;:&=+$,."))
  private static let nameScalar = nameStart.union(ScalarSet("\""))
}
