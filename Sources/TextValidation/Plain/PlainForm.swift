import TextModel

/// What a look at a trigger tells, where it suffices: the plain forms are what nearly every selection looks like.
///
/// They are of ASCII, and nothing odd stands in them or beside them. Each is read from the runs of letters and digits that
/// the filter has told already; where anything is unusual the answer is unclear, and the general rules are asked.
/// PlainFormTests holds the two together.
@usableFromInline package struct PlainForm: Sendable {
  /// What stands here.
  @usableFromInline package let rule: NativeRule?
  /// Where it starts, or the trigger.
  @usableFromInline package let start: Int
  /// Where it ends; of a quotation mark what it may do, by ``sides``; below 0 if there is no rule.
  @usableFromInline package let end: Int

  /// No form and no trigger is left in the text.
  @inlinable package var isEndOfText: Bool { end == -1 }
  @inlinable package var utf8Range: Range<Int> { start..<end }
  /// What the mark U+0022 may do (detection.md, Q2).
  @inlinable package var sides: PlainSides { PlainSides(rawValue: end) }

  init(rule: NativeRule?, start: Int, end: Int) {
    self.rule = rule
    self.start = start
    self.end = end
  }

  static let endOfText = PlainForm(rule: nil, start: 0, end: -1)
  /// The general rules must be asked.
  static let unclear = PlainForm(rule: nil, start: 0, end: -2)

  /// Nothing is selected here.
  static let nothing = nothing(from: .max, to: 0)

  /// Nothing is selected here, and no domain from `start` to `end`.
  static func nothing(from start: Int, to end: Int) -> PlainForm { PlainForm(rule: nil, start: start, end: end) }

  var isUnclear: Bool { rule == nil && end < 0 }
}

/// What a quotation mark may do, for what stands beside it (detection.md, Q2).
@usableFromInline package struct PlainSides: OptionSet, Sendable {
  @usableFromInline package let rawValue: Int

  @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

  @inlinable package static var mayOpen: PlainSides { PlainSides(rawValue: 1) }
  @inlinable package static var mayClose: PlainSides { PlainSides(rawValue: 2) }
}

/// How far a text has been looked through in vain.
package struct SearchedRuns {
  /// The end of the furthest run that a refusal has claimed (detection.md, A2).
  package var claimEnd = 0
  /// The end of the last run of host scalars in which a domain was looked for.
  package var domainEnd = 0

  package init() {}
}

extension Detector {
  /// The next plain form at the triggers from `next` on, or the next trigger at which the general rules must be asked.
  ///
  /// What reaches back goes no further than `floor`, the end of the last selection. Addresses that reach over a hashtag,
  /// a cashtag, a domain or a placeholder are not looked for, unless ``endsPlainly(at:in:)``.
  ///
  /// - Complexity: O(*n*) in the bytes passed: no form is longer than the window.
  package func nextForm(
    from next: Int, floor: Int, _ searched: inout SearchedRuns, in utf8: Span<UInt8>, _ window: inout TriggerWindow
  ) -> PlainForm {
    var next = next
    while true {
      let offset = window.nextMark(from: next, in: utf8, self)
      guard offset >= 0 else { return .endOfText }
      next = offset &+ 1
      // In a run that is refused all forms would be read in vain, and its links to the end of the window.
      guard readsPlainForms, offset >= searched.claimEnd else { return PlainForm(rule: nil, start: offset, end: -2) }
      if offset < searched.domainEnd, utf8[offset] == UInt8(ascii: ".") { continue }
      let form = plainForm(at: offset, floor: floor, in: utf8, window.runs)
      if form.isUnclear || form.start < searched.claimEnd { return PlainForm(rule: nil, start: offset, end: -2) }
      guard form.rule == nil else { return form }
      searched.domainEnd = max(searched.domainEnd, form.end)
    }
  }

  /// What stands at or around the trigger at `offset`.
  @inline(__always)
  private func plainForm(
    at offset: Int, floor: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns
  ) -> PlainForm {
    switch utf8[offset] {
    case UInt8(ascii: ":"): plainLink(colon: offset, floor: floor, in: utf8, runs)
    case UInt8(ascii: "."): plainDomain(around: offset, floor: floor, in: utf8, runs)
    case UInt8(ascii: "@"): plainName(sign: offset, floor: floor, in: utf8, runs)
    case UInt8(ascii: "#"): plainHashtag(sign: offset, in: utf8, runs)
    case UInt8(ascii: "$"): plainCashtag(sign: offset, in: utf8, runs)
    case UInt8(ascii: "{"): plainPlaceholder(from: offset, in: utf8, runs)
    case UInt8(ascii: "\""): plainQuote(at: offset, in: utf8)
    case UInt8(ascii: "'"): plainApostrophe(at: offset, in: utf8, runs)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): plainNumber(from: offset, in: utf8, runs)
    case UInt8(ascii: "+"): plainPhone(from: offset, in: utf8)
    case UInt8(ascii: "("): utf8.byte(at: offset + 1).isASCIIDigit ? .unclear : .nothing
    case UInt8(ascii: "x"): .nothing
    default: .unclear
    }
  }

  /// Whether a blank stands at `end`, the end of the text, or one sign of ASCII before these: no address, name or domain
  /// goes on from there.
  @inlinable
  package func endsPlainly(at end: Int, in utf8: Span<UInt8>) -> Bool {
    if end == utf8.count || utf8[end] <= 0x20 { return true }
    let sign = utf8[end]
    return sign < 0x80 && sign != UInt8(ascii: "@") && (end + 1 == utf8.count || utf8[end + 1] <= 0x20)
  }

  /// The mark U+0022 between bytes of ASCII or the edges of the text.
  private func plainQuote(at offset: Int, in utf8: Span<UInt8>) -> PlainForm {
    let before = offset > 0 ? bytes[utf8[offset &- 1]] : []
    let after = offset + 1 < utf8.count ? bytes[utf8[offset + 1]] : []
    guard !before.has(.beyondASCII), !after.has(.beyondASCII) else { return .unclear }
    var sides: PlainSides = []
    if !before.has(.spacedWord), !after.has(.blank), offset + 1 < utf8.count { sides.insert(.mayOpen) }
    if !before.has(.blank), !after.has(.spacedWord) { sides.insert(.mayClose) }
    return PlainForm(rule: .quotation, start: offset, end: sides.rawValue)
  }

  /// An apostrophe within a word, which is no quotation mark (Q3).
  private func plainApostrophe(
    at offset: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns
  ) -> PlainForm {
    guard offset > 0, utf8[offset - 1].isASCIIAlphanumeric else { return .unclear }
    let end = runs.runEnd(from: offset + 1)
    return end > offset + 1 && endsPlainly(at: end, in: utf8) ? .nothing : .unclear
  }

  /// The placeholder whose first `{` may stand at `start`.
  private func plainPlaceholder(
    from start: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns
  ) -> PlainForm {
    guard start + 2 < utf8.count, utf8[start + 1] == UInt8(ascii: "{"), utf8[start + 2] != UInt8(ascii: "{"),
      start == 0 || utf8[start - 1] != UInt8(ascii: "{"),
      let following = runs.mask(from: start + 2)
    else { return .unclear }
    var length = 0
    var hasWord = false
    while length < 64 {
      let runLength = (~(following &>> UInt64(length))).trailingZeroBitCount
      hasWord = hasWord || runLength > 0
      length += runLength
      let end = start + 2 + length
      guard end + 1 < utf8.count, length < 64 else { break }
      if utf8[end] == UInt8(ascii: "}") {
        guard utf8[end + 1] == UInt8(ascii: "}"), hasWord else { break }
        return PlainForm(rule: .handlebars, start: start, end: end + 2)
      }
      guard bytes[utf8[end]].has(.placeholder) else { break }
      length += 1
    }
    return .unclear
  }
}
