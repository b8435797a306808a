import TextModel

/// Telephone numbers as the matcher of libphonenumber finds them (dialects.md, section 8).
package struct PhoneNumberSearch: PlatformSearch {
  private let options: DetectionOptions
  /// What decides; it is made when the first candidate is there, as most texts have none.
  private var matcher: PhoneMatcher?
  private let candidates = PhoneCandidateSearch(looksForPlus: false)
  private let plusCandidates = PhoneCandidateSearch(looksForPlus: true)

  /// A candidate costs a try, and for each kind of separator one more than it has places.
  private static let greatestTryCountPerByte = 2 * PhoneSeparator.allCases.count + 1

  private var floor = 0
  /// How many candidates and parts may still fail (PH-7).
  private var tryCount: Int
  private var text = PhoneCandidateText()

  package init(_ options: DetectionOptions) {
    self.options = options
    tryCount = options.phoneMatching.greatestTryCount
  }

  package var triggers: [UInt8] {
    options.region == nil ? PhoneCandidateSearch.plusLeads : PhoneCandidateSearch.digitLeads
  }

  package mutating func restart() {
    floor = 0
    tryCount = options.phoneMatching.greatestTryCount
  }

  package mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    // Where tries cannot run out, they need no count, and what cannot be a number is passed.
    let passes = utf8.count < options.phoneMatching.greatestTryCount / Self.greatestTryCountPerByte
    // Without a region only a number with a plus counts (PH-1).
    let candidates = passes && options.region == nil ? plusCandidates : candidates
    while tryCount > 0, let candidate = candidates.next(from: floor, in: utf8) {
      floor = candidate.utf8Range.upperBound
      let matcher = matcher ?? PhoneMatcher(options)
      self.matcher = matcher
      if passes, candidate.digitCount < matcher.leastDigitCount, !candidate.hasPlus { continue }
      text.read(candidate.utf8Range, of: utf8)
      if let match = match(by: matcher, in: utf8) {
        floor = match.upperBound
        return PlatformMatch(.libphonenumberPhone, match)
      }
      tryCount -= 1
    }
    floor = utf8.count
    return nil
  }

  /// The number that the candidate at hand is, or holds.
  private mutating func match(by matcher: PhoneMatcher, in utf8: Span<UInt8>) -> Range<Int>? {
    let whole = 0..<text.scalars.count
    guard !PhoneDates.holdsDate(text.scalars.span), !PhoneDates.isTime(text, in: utf8) else { return nil }
    if matcher.accepts(whole, of: text, in: utf8) { return text.utf8Range(whole) }
    for separator in PhoneSeparator.allCases {
      if let part = innerMatch(separator, by: matcher, in: utf8) { return text.utf8Range(part) }
    }
    return nil
  }

  /// The first number among the parts that separators of a kind leave (PH-6).
  private mutating func innerMatch(
    _ separator: PhoneSeparator, by matcher: PhoneMatcher, in utf8: Span<UInt8>
  ) -> Range<Int>? {
    var last: PhoneInnerPlace?
    while tryCount > 0, let place = PhoneInnerPlace(separator, after: last, in: text.scalars.span) {
      if last == nil {
        if let part = accepted(0..<place.start, by: matcher, in: utf8) { return part }
      }
      tryCount -= text.leftOutCount(separator, between: last?.start ?? 0, and: place.start)
      guard tryCount > 0 else { return nil }
      if place.part == last?.part {
        tryCount -= 1
      } else if let part = accepted(place.part, by: matcher, in: utf8) {
        return part
      }
      last = place
    }
    return nil
  }

  /// A part without what no number ends with, if it is a number; a failure costs a try.
  private mutating func accepted(
    _ part: Range<Int>, by matcher: PhoneMatcher, in utf8: Span<UInt8>
  ) -> Range<Int>? {
    var end = part.upperBound
    while end > part.lowerBound, !text.scalars[end - 1].mayBeLast { end -= 1 }
    if matcher.accepts(part.lowerBound..<end, of: text, in: utf8) { return part.lowerBound..<end }
    tryCount -= 1
    return nil
  }

  /// The number in E.164 (dialects.md, section 8).
  static func value(of utf8Range: Range<Int>, in utf8: Span<UInt8>, options: DetectionOptions) -> String {
    number(at: utf8Range, in: utf8, options: options)?.e164 ?? utf8.string(in: utf8Range)
  }

  /// `href`, what to call; `international` and `national`, how it is written; `extension` and `region`, where these are known.
  static func attributes(
    of utf8Range: Range<Int>, in utf8: Span<UInt8>, options: DetectionOptions
  ) -> [String: String] {
    guard let number = number(at: utf8Range, in: utf8, options: options) else { return [:] }
    var attributes = ["href": number.uri, "international": number.international, "national": number.nationalText]
    attributes["extension"] = number.extensionDigits
    attributes["region"] = number.region
    return attributes
  }

  private static func number(
    at utf8Range: Range<Int>, in utf8: Span<UInt8>, options: DetectionOptions
  ) -> PhoneNumber? {
    var text = PhoneCandidateText()
    text.read(utf8Range, of: utf8)
    let matcher = PhoneMatcher(options)
    return matcher.parser.parse(text.scalars.span, region: matcher.region).map { PhoneNumber($0) }
  }
}
