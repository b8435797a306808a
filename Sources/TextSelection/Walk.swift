import TextModel
import TextValidation

/// One walk over a text, from left to right: at each trigger it asks the rules that the trigger concerns.
///
/// A selection is final once accepted: what lies before its end is never looked at again. The rules that reach back
/// from their sign (links, addresses) reach no further than that, and a rule that starts early asks first whether an
/// address reaches around it (``address(reaching:over:in:)``).
struct Walk: ~Copyable {
  let detector: Detector
  let rules: RuleSet
  /// Selections that wait for an open quotation to close, and those not handed over yet.
  var held: [Candidate] = []
  /// What the last trigger selected; ``Walk/nothing`` if nothing.
  private var selected = Self.nothing
  private static let nothing = Candidate(ruleIndex: RuleSet.absent, utf8Range: 0..<0)

  /// The end of the last selection.
  private var floor = 0
  /// The ends of the runs that each kind has refused (detection.md, A2).
  private var linkClaim = 0
  /// The end of the last link where links are not selected: alone, their rule would not look for another in it.
  private var hiddenLinkEnd = 0
  private var addressClaim = 0
  private var mentionClaim = 0
  private var phoneClaim = 0
  private var lastHashtagEnd = -1
  private var searched = SearchedRuns()
  /// Where an address was looked for behind a trigger and no `@` was found.
  private var signSearch = 0..<0
  private var quotations = QuotationTracker()
  /// How far no line break has come since the outermost open quotation mark.
  private var lineSearchEnd = 0
  /// A quotation that would hold more is not waited for, or a mark that nothing closes would keep all that follows it in
  /// memory: 24 MiB here.
  private static let greatestHeldCount = 1 << 20
  /// What each rule was asked, for those who ask what costs; `nil` keeps no account.
  var statistics: [RuleStatistics]?
  /// What was refused, for those who ask why; `nil` keeps no account.
  private(set) var refusals: [RefusedRun]?

  init(detector: Detector, rules: RuleSet, recordsRefusals: Bool = false) {
    self.detector = detector
    self.rules = rules
    refusals = recordsRefusals ? [] : nil
  }

  /// Walks over the whole of `utf8`, from one byte that the filter marks to the next; the window stands at the start.
  mutating func run(over utf8: Span<UInt8>, _ window: inout TriggerWindow, _ receive: (Candidate) -> Void) {
    var next = 0
    while true {
      let form = detector.nextForm(from: next, floor: floor, &searched, in: utf8, &window)
      if form.isEndOfText { break }
      next = take(form, in: utf8)
      if selected.ruleIndex >= 0 { handOverSelected(receive) }
      if !held.isEmpty { handOver(at: form.start, in: utf8, receive) }
    }
    if !held.isEmpty {
      quotations.endLine()
      handOver(at: utf8.count, in: utf8, receive)
    }
  }

  /// Hands over what was selected, or keeps it for an open quotation that may hold it.
  private mutating func handOverSelected(_ receive: (Candidate) -> Void) {
    if held.isEmpty && quotations.isIdle { receive(selected) } else { held.append(selected) }
    selected = Self.nothing
  }

  /// Hands over what waits for no quotation.
  private mutating func handOver(at offset: Int, in utf8: Span<UInt8>, _ receive: (Candidate) -> Void) {
    if held.count >= Self.greatestHeldCount { quotations.endLine() }
    forgetMarks(before: offset, in: utf8)
    guard quotations.isIdle else { return }
    for candidate in held { receive(candidate) }
    held.removeAll(keepingCapacity: true)
  }

  /// Forgets the open quotation marks if a line has ended between them and `offset` (Q5).
  private mutating func forgetMarks(before offset: Int, in utf8: Span<UInt8>) {
    guard !quotations.isIdle, offset > lineSearchEnd else { return }
    if utf8.hasLineBreak(in: lineSearchEnd..<offset) { quotations.endLine() }
    lineSearchEnd = offset
  }

  /// Takes a plain form, or the trigger where there is none, and gives the offset to go on from.
  @inline(__always)
  private mutating func take(_ form: PlainForm, in utf8: Span<UInt8>) -> Int {
    guard let rule = form.rule else { return take(at: form.start, in: utf8) }
    switch rule {
    case .quotation:
      takePlainQuote(form.sides, at: form.start, in: utf8)
      return form.start + 1
    case .schemeLink, .email, .mention, .phone: select(form.utf8Range, as: rule)
    case .hashtag: acceptHashtag(form.utf8Range, signEnd: form.start + 1, in: utf8)
    default: accept(form.utf8Range, of: rule, in: utf8)
    }
    if statistics != nil { count(.match(form.utf8Range), of: rule) }
    return max(form.start + 1, floor)
  }

  /// Takes the trigger at `offset` and gives the offset to go on from.
  private mutating func take(at offset: Int, in utf8: Span<UInt8>) -> Int {
    switch utf8[offset] {
    case UInt8(ascii: ":"): takeColon(at: offset, in: utf8)
    case UInt8(ascii: "."): takeDot(at: offset, in: utf8)
    case UInt8(ascii: "@"): takeAt(at: offset, in: utf8)
    case UInt8(ascii: "#"): takeNumberSign(offset..<offset + 1, in: utf8)
    case UInt8(ascii: "$"): takeDollar(at: offset, in: utf8)
    case UInt8(ascii: "{"): takeBrace(at: offset, in: utf8)
    case UInt8(ascii: "\""): takeQuote(0x22, offset..<offset + 1, in: utf8)
    case UInt8(ascii: "'"): takeQuote(0x27, offset..<offset + 1, in: utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if detector.mayBePhone(digitsFrom: offset, in: utf8) { takePhone(at: offset, in: utf8) }
    case UInt8(ascii: "+"), UInt8(ascii: "("):
      if offset + 1 < utf8.count, utf8[offset + 1].isASCIIDigit { takePhone(at: offset, in: utf8) }
    case UInt8(ascii: "l"), UInt8(ascii: "L"):
      if rules.has(.bareDomain), offset >= linkClaim {
        accept(counted(detector.bareLocalhost(at: offset, in: utf8), of: .bareDomain), of: .bareDomain, in: utf8)
      }
    case 0x80...: return takeMultibyte(at: offset, in: utf8)
    default: break
    }
    return max(offset + 1, floor)
  }

  private mutating func takeMultibyte(at offset: Int, in utf8: Span<UInt8>) -> Int {
    let step = utf8.scalar(at: offset)
    let range = offset..<offset + step.utf8Count
    switch step.value {
    case 0xFF03, 0xFE5F: takeNumberSign(range, in: utf8)
    case 0xFF0B:
      if range.upperBound < utf8.count, utf8[range.upperBound].isASCIIDigit { takePhone(at: offset, in: utf8) }
    case 0x3002, 0xFF0E, 0xFF61:
      if detector.options.acceptsIdeographicDots { takeDot(at: offset, in: utf8) }
    default: takeQuote(step.value, range, in: utf8)
    }
    return max(range.upperBound, floor)
  }

  // MARK: Triggers

  private mutating func takeColon(at offset: Int, in utf8: Span<UInt8>) {
    guard offset + 1 < utf8.count else { return }
    let linkFloor = max(floor, linkClaim, hiddenLinkEnd)
    if utf8[offset + 1] == UInt8(ascii: "/"), offset + 2 < utf8.count, utf8[offset + 2] == UInt8(ascii: "/") {
      guard rules.has(.schemeLink), offset >= linkFloor else { return }
      return apply(
        counted(detector.schemeLink(colon: offset, floor: linkFloor, in: utf8), of: .schemeLink), of: .schemeLink)
    }
    if !detector.options.customSchemes.isEmpty, rules.has(.schemeLink), offset >= linkFloor {
      let verdict = counted(detector.customLink(colon: offset, floor: linkFloor, in: utf8), of: .schemeLink)
      apply(verdict, of: .schemeLink)
      if case .match = verdict { return }
    }
    if offset >= 3, utf8[offset - 1] | 0x20 == UInt8(ascii: "l"), rules.has(.phone) {
      apply(counted(detector.telephoneURI(colon: offset, floor: floor, in: utf8), of: .phone), of: .phone)
    }
  }

  private mutating func takeDot(at offset: Int, in utf8: Span<UInt8>) {
    guard offset >= max(searched.domainEnd, linkClaim), rules.has(.bareDomain) else { return }
    guard let match = bareDomain(around: offset, in: utf8) else { return }
    accept(match, of: .bareDomain, in: utf8)
  }

  /// The bare domain whose run of host scalars holds the dot at `offset`.
  private mutating func bareDomain(
    around offset: Int, isBounded: Bool = false, in utf8: Span<UInt8>
  ) -> Range<Int>? {
    guard rules.has(.bareDomain), isLabelEdge(before: offset, after: offset + 1, in: utf8),
      let run = detector.bareRun(around: offset, floor: max(floor, linkClaim), isBounded: isBounded, in: utf8)
    else { return nil }
    searched.domainEnd = run.utf8Range.upperBound
    let verdict = counted(detector.bareDomain(in: run, of: utf8), of: .bareDomain)
    if case .match(let range) = verdict { return range }
    apply(verdict, of: .bareDomain)
    return nil
  }

  /// Whether a label may end before a dot and another begin after it: the cheap question that most dots fail.
  private mutating func isLabelEdge(before end: Int, after start: Int, in utf8: Span<UInt8>) -> Bool {
    guard end > floor, start < utf8.count else { return false }
    return isLabelByte(utf8[end - 1]) && isLabelByte(utf8[start])
  }

  private func isLabelByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIIDigit || byte.isASCIILetter || byte == UInt8(ascii: "_")
  }

  private mutating func takeAt(at offset: Int, in utf8: Span<UInt8>) {
    if rules.has(.email) {
      let verdict = counted(detector.email(sign: offset, floor: max(floor, addressClaim), in: utf8), of: .email)
      apply(verdict, of: .email)
      if case .match = verdict, rules.selects(.email) { return }
    }
    guard rules.has(.mention), offset >= mentionClaim else { return }
    apply(counted(detector.mention(sign: offset, in: utf8), of: .mention), of: .mention)
  }

  private mutating func takeNumberSign(_ sign: Range<Int>, in utf8: Span<UInt8>) {
    guard rules.has(.hashtag) else { return }
    let verdict = counted(
      detector.hashtag(
        sign: sign.lowerBound, signEnd: sign.upperBound, followsHashtag: lastHashtagEnd == sign.lowerBound, in: utf8),
      of: .hashtag)
    guard case .match(let range) = verdict else { return apply(verdict, of: .hashtag) }
    acceptHashtag(range, signEnd: sign.upperBound, in: utf8)
  }

  /// Selects a hashtag, or the address that starts behind its sign or before and is longer (O1).
  private mutating func acceptHashtag(_ range: Range<Int>, signEnd: Int, in utf8: Span<UInt8>) {
    if !detector.endsPlainly(at: range.upperBound, in: utf8),
      let address = address(reaching: signEnd, over: range, in: utf8)
    {
      return select(address, as: .email)
    }
    select(range, as: .hashtag)
    lastHashtagEnd = range.upperBound
  }

  private mutating func takeDollar(at offset: Int, in utf8: Span<UInt8>) {
    guard rules.has(.cashtag) else { return }
    accept(counted(detector.cashtag(sign: offset, in: utf8), of: .cashtag), of: .cashtag, in: utf8)
  }

  private mutating func takeBrace(at offset: Int, in utf8: Span<UInt8>) {
    guard rules.has(.handlebars), offset + 1 < utf8.count, utf8[offset + 1] == UInt8(ascii: "{"),
      offset == 0 || utf8[offset - 1] != UInt8(ascii: "{")
    else { return }
    accept(counted(detector.handlebars(from: offset, in: utf8), of: .handlebars), of: .handlebars, in: utf8)
  }

  private mutating func takePhone(at offset: Int, in utf8: Span<UInt8>) {
    guard rules.has(.phone), offset >= phoneClaim else { return }
    let verdict = counted(detector.phone(from: offset, in: utf8), of: .phone)
    guard case .match(let range) = verdict else { return apply(verdict, of: .phone) }
    if let domain = bareDomain(continuing: range, in: utf8) { return accept(domain, of: .bareDomain, in: utf8) }
    accept(range, of: .phone, in: utf8)
  }

  /// The bare domain that starts where a number does, and goes on: `212-555-0147.example.com`.
  private mutating func bareDomain(continuing range: Range<Int>, in utf8: Span<UInt8>) -> Range<Int>? {
    guard rules.selects(.bareDomain), let dot = detector.dotOfHostRun(from: range.upperBound, in: utf8) else {
      return nil
    }
    let previousRunEnd = searched.domainEnd
    // Many numbers may stand in one run of host scalars.
    if let domain = bareDomain(around: dot, isBounded: true, in: utf8), domain.lowerBound <= range.lowerBound {
      return domain
    }
    searched.domainEnd = previousRunEnd
    return nil
  }

  private mutating func takeQuote(_ value: UInt32, _ range: Range<Int>, in utf8: Span<UInt8>) {
    guard detector.isQuotationMark(value) else { return }
    // The local part of an address may hold a mark: o'neil@example.com.
    if value == 0x27, let address = address(reaching: range.lowerBound, over: range, in: utf8) {
      return select(address, as: .email)
    }
    guard rules.reports(.quotation) else { return }
    forgetMarks(before: range.lowerBound, in: utf8)
    let wasIdle = quotations.isIdle
    let closed = quotations.take(value, at: range, heldCount: held.count, in: utf8, detector: detector)
    if wasIdle { lineSearchEnd = range.upperBound }
    if statistics != nil { count(closed == nil ? .none : .match(closed?.utf8Range ?? range), of: .quotation) }
    if let closed { select(closed) }
  }

  /// The same for the mark U+0022 at `offset`, where it is known what it may do.
  private mutating func takePlainQuote(_ sides: PlainSides, at offset: Int, in utf8: Span<UInt8>) {
    guard rules.reports(.quotation) else { return }
    forgetMarks(before: offset, in: utf8)
    if quotations.isIdle { lineSearchEnd = offset + 1 }
    let closed = quotations.takePlain(sides, at: offset, heldCount: held.count)
    if statistics != nil { count(closed == nil ? .none : .match(closed?.utf8Range ?? 0..<0), of: .quotation) }
    if let closed { select(closed) }
  }

  private mutating func select(_ quotation: QuotationTracker.Closed) {
    let candidate = Candidate(ruleIndex: rules[.quotation], utf8Range: quotation.utf8Range)
    if held.isEmpty { selected = candidate } else { held.insert(candidate, at: quotation.heldCount) }
  }

  // MARK: Verdicts

  /// Keeps account of a verdict, where one is kept, and gives it back.
  @inline(__always)
  private mutating func counted(_ verdict: Verdict, of rule: NativeRule) -> Verdict {
    if statistics != nil { count(verdict, of: rule) }
    return verdict
  }

  @inline(never)
  private mutating func count(_ verdict: Verdict, of rule: NativeRule) {
    let ruleIndex = rules[rule]
    guard ruleIndex >= 0 else { return }
    statistics?[ruleIndex].count(verdict)
  }

  private mutating func apply(_ verdict: Verdict, of rule: NativeRule) {
    switch verdict {
    case .none: break
    case .match(let range): select(range, as: rule)
    case .refused(let refusal, let run, let claims):
      refusals?.append(RefusedRun(rule: rule, refusal: refusal, utf8Range: run))
      if claims.contains(.link) { linkClaim = max(linkClaim, run.upperBound) }
      if claims.contains(.email) { addressClaim = max(addressClaim, run.upperBound) }
      if claims.contains(.mention) { mentionClaim = max(mentionClaim, run.upperBound) }
      if claims.contains(.phone) { phoneClaim = max(phoneClaim, run.upperBound) }
      if !claims.isEmpty { searched.claimEnd = max(searched.claimEnd, run.upperBound) }
    }
  }

  private mutating func accept(_ verdict: Verdict, of rule: NativeRule, in utf8: Span<UInt8>) {
    guard case .match(let range) = verdict else { return apply(verdict, of: rule) }
    accept(range, of: rule, in: utf8)
  }

  /// Selects `range`, or the address that starts no later and is longer (O1). A domain in a refused local part is none (E3).
  private mutating func accept(_ range: Range<Int>, of rule: NativeRule, in utf8: Span<UInt8>) {
    if detector.endsPlainly(at: range.upperBound, in: utf8) { return select(range, as: rule) }
    switch addressVerdict(after: range, in: utf8) {
    case .match(let address) where address.lowerBound <= range.lowerBound: select(address, as: .email)
    case .refused(let refusal, let run, let claims)
    where rule == .bareDomain && run.lowerBound <= range.lowerBound && claims.contains(.mention):
      apply(.refused(refusal, run: run, claims: claims), of: .email)
    default: select(range, as: rule)
    }
  }

  private mutating func select(_ range: Range<Int>, as rule: NativeRule) {
    guard rules.selects(rule) else {
      if rule == .schemeLink { hiddenLinkEnd = range.upperBound }
      return
    }
    floor = range.upperBound
    if rules.reports(rule) { selected = Candidate(ruleIndex: rules[rule], utf8Range: range) }
  }

  /// The address whose `@` comes after `range`, within reach, and that starts at `start` or before.
  private mutating func address(reaching start: Int, over range: Range<Int>, in utf8: Span<UInt8>) -> Range<Int>? {
    guard case .match(let address) = addressVerdict(after: range, in: utf8), address.lowerBound <= start else {
      return nil
    }
    return address
  }

  /// What the rules say of the address whose `@` comes after `range`, within reach.
  ///
  /// - Complexity: O(1), but for its host: reads at most 65 scalars beyond `range` in search of the `@`.
  private mutating func addressVerdict(after range: Range<Int>, in utf8: Span<UInt8>) -> Verdict {
    guard rules.selects(.email), let sign = detector.addressSign(reachedFrom: range.upperBound, &signSearch, in: utf8)
    else {
      return .none
    }
    return counted(detector.email(sign: sign, floor: max(floor, addressClaim), in: utf8), of: .email)
  }
}

/// A run that a rule refused.
struct RefusedRun: Hashable {
  let rule: NativeRule
  let refusal: Refusal
  let utf8Range: Range<Int>
}
