public import TextValidation

/// Section 8 of dialects.md, rule by rule.
public struct PhoneNumberReference: PlatformReference {
  /// The dialect's name.
  public static let dialect = "libphonenumber"

  let text: ScalarText
  let leniency: PhoneLeniency
  /// The region whose national numbers count; `nil` if none is known (PH-1).
  let region: String?
  /// How many candidates and parts may still fail.
  private var triesLeft: Int

  private init(_ text: [Unicode.Scalar], options: DetectionOptions) {
    self.text = ScalarText(scalars: text)
    leniency = options.phoneMatching.leniency
    triesLeft = options.phoneMatching.greatestTryCount
    let named = options.region.flatMap { $0.unicodeScalars.count == 2 ? $0 : nil }
    region = named.flatMap { PhoneNumberReferencePlan.shared.regions[$0] == nil ? nil : $0 }
  }

  /// What the dialect selects in `text`, in text order.
  public static func selections(
    in text: [Unicode.Scalar], kinds: Set<SelectionKind>?, options: DetectionOptions
  ) -> [PlatformSelection] {
    guard kinds?.contains(.phone) ?? true else { return [] }
    var reference = PhoneNumberReference(text, options: options)
    return reference.matches()
  }

  /// PH-3 and PH-7: candidate after candidate, from the end of a match or of a candidate that gave none.
  private mutating func matches() -> [PlatformSelection] {
    var matches: [PlatformSelection] = []
    var floor = 0
    while triesLeft > 0, let candidate = candidate(from: floor) {
      if let match = match(in: candidate) {
        matches.append(match)
        floor = match.range.upperBound
      } else {
        floor = candidate.upperBound
        triesLeft -= 1
      }
    }
    return matches
  }

  /// PH-5 and PH-6.
  private mutating func match(in candidate: Range<Int>) -> PlatformSelection? {
    if holdsDate(candidate) || isTimeStamp(candidate) { return nil }
    return checked(candidate) ?? innerMatch(in: candidate)
  }

  /// The selection of a candidate, or of a part of one, that passes.
  private func checked(_ range: Range<Int>) -> PlatformSelection? {
    guard let number = passing(range) else { return nil }
    return PlatformSelection(.phone, range, value: "+\(number.callingCode)\(number.digits)")
  }

  /// PH-6: for each separator in turn, each time from left to right.
  private mutating func innerMatch(in candidate: Range<Int>) -> PlatformSelection? {
    let inside = ScalarText(scalars: Array(text.scalars[..<candidate.upperBound]))
    for separator in PhoneNumberReferenceSeparator.allCases {
      var isFirst = true
      for place in candidate {
        guard let part = separator.part(at: place, in: inside) else { continue }
        for range in isFirst ? [candidate.lowerBound..<place, part] : [part] {
          guard triesLeft > 0 else { return nil }
          if let match = checked(trimmed(range)) { return match }
          triesLeft -= 1
        }
        isFirst = false
      }
    }
    return nil
  }

  /// A part without trailing scalars that are neither alphanumeric nor `#`.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let unwantedStart = text.runStart(before: range.upperBound, floor: range.lowerBound) { !Self.canEnd($0) }
    return range.lowerBound..<unwantedStart
  }

  /// Alphanumeric, or `#`.
  static func canEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: true
    default: Alphabet.isUnicodeLetter(scalar) || scalar == "#"
    }
  }
}

/// What parts a candidate (PH-6), in the order in which it is tried.
enum PhoneNumberReferenceSeparator: CaseIterable {
  case slashes, parenthesis, spacedHyphen, wideHyphen, dots, blanks

  /// The part that a separator at `place` leads to; `nil` if there is none.
  func part(at place: Int, in text: ScalarText) -> Range<Int>? {
    func blanksEnd(from start: Int) -> Int { text.runEnd(from: start, while: Self.isBlank) }
    /// Behind blanks; the last is part of the rest if nothing else is.
    func rest(from start: Int) -> Range<Int>? {
      let restStart = min(blanksEnd(from: start), text.count - 1)
      return restStart < start ? nil : restStart..<text.count
    }
    switch self {
    case .slashes: return text[place] == "/" ? text.runEnd(from: place) { $0 == "/" }..<text.count : nil
    case .parenthesis: return text[place] == "(" ? place..<text.runEnd(from: place + 1) { $0 != "(" } : nil
    case .spacedHyphen:
      let isOne =
        text.holds(at: place, Self.isBlank) && text[place + 1] == "-"
        || text[place] == "-" && text.holds(at: place + 1, Self.isBlank)
      return isOne ? rest(from: place + 2) : nil
    case .wideHyphen:
      return text.holds(at: place) { Alphabet.isOne($0, of: "\u{2012}\u{2013}\u{2014}\u{2015}\u{FF0D}") }
        ? rest(from: place + 1) : nil
    case .dots:
      let dotsEnd = text.runEnd(from: place) { $0 == "." }
      guard dotsEnd > place, let rest = rest(from: dotsEnd) else { return nil }
      let start = text[rest.lowerBound] == "." ? rest.lowerBound - 1 : rest.lowerBound
      return start < dotsEnd ? nil : start..<text.runEnd(from: start) { $0 != "." }
    case .blanks:
      let start = blanksEnd(from: place)
      guard start > place, start < text.count else { return nil }
      return start..<text.runEnd(from: start) { !Self.isBlank($0) }
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
}
