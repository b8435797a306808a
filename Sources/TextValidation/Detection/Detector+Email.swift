import TextModel

extension Detector {
  /// The e-mail address whose `@` stands at `sign` (detection.md, section 7).
  ///
  /// The local part starts no earlier than `floor`, the end of the last selection or claimed run.
  ///
  /// - Complexity: O(*n*) in the host that follows; reads at most 65 scalars before the sign.
  package func email(sign: Int, floor: Int, in utf8: Span<UInt8>) -> Verdict {
    guard let domain = host(from: sign + 1, in: utf8, allowsSymbols: false) else { return .none }
    let domainEnd = domain.utf8Range.upperBound
    let local = localPart(before: sign, floor: floor, domainIsASCII: domain.isASCII, in: utf8)
    let schemeStart = local.start - "mailto:".utf8.count
    let hasScheme =
      schemeStart >= floor && utf8.hasASCII("mailto:", at: schemeStart, ignoringCase: true)
      && !isASCIIAlphanumeric(before: schemeStart, in: utf8)
    if let refusal = refusal(ofDomain: domain, needsKnownDomain: !hasScheme, in: utf8) {
      return local.form == .empty ? .none : .refused(refusal, local.start..<domainEnd)
    }
    if let refusal = local.form.refusal {
      let claims: Claims = local.form == .empty ? .link : local.form == .elision ? [.link, .email] : .address
      let start = local.form == .empty ? sign + 1 : local.start
      return .refused(refusal, run: start..<domainEnd, claims: claims)
    }
    let next = scalarAt(domainEnd, in: utf8)
    if next.value == ascii("@"), scalarAt(domainEnd + 1, in: utf8).isWord {
      return .refused(.twoAddressSigns, run: local.start..<domainEnd, claims: .address)
    }
    return .match((hasScheme ? schemeStart : local.start)..<domainEnd)
  }

  /// Why a well-formed host is no domain of an address, if it is none (E1).
  private func refusal(ofDomain domain: Host, needsKnownDomain: Bool, in utf8: Span<UInt8>) -> Refusal? {
    if domain.labelCount < 2 { return .oneLabel }
    if domain.isAddress { return .bareAddress }
    if domain.hasUnderscore { return .underscore }
    return needsKnownDomain && !isKnownDomain(domain, in: utf8) ? .unknownDomain : nil
  }

  private func isASCIIAlphanumeric(before utf8Offset: Int, in utf8: Span<UInt8>) -> Bool {
    utf8Offset > 0 && utf8[utf8Offset - 1].isASCIIAlphanumeric
  }

  /// The `@` that the run of local-part scalars from `utf8Offset` on leads to, if the run is short enough (E2).
  ///
  /// `searched` holds bytes of ASCII that may stand in a local part and are no `@`, as earlier calls have found: in a row of
  /// triggers each would read the same again.
  ///
  /// - Complexity: O(1); reads at most 65 scalars.
  package func addressSign(reachedFrom utf8Offset: Int, _ searched: inout Range<Int>, in utf8: Span<UInt8>) -> Int? {
    if !searched.contains(utf8Offset) { searched = utf8Offset..<utf8Offset }
    let end = min(utf8Offset + 65, utf8.count)
    while searched.upperBound < end {
      let byte = utf8[searched.upperBound]
      if byte == UInt8(ascii: "@") { return searched.upperBound }
      if byte >= 0x80 { return addressSign(from: searched.upperBound, reachedFrom: utf8Offset, in: utf8) }
      guard bytes[byte].has(.localPart) else { return nil }
      searched = searched.lowerBound..<searched.upperBound + 1
    }
    return nil
  }

  /// The same where scalars beyond ASCII take part from `start` on.
  private func addressSign(from start: Int, reachedFrom utf8Offset: Int, in utf8: Span<UInt8>) -> Int? {
    var offset = start
    for _ in 0..<65 - (start - utf8Offset) {
      guard offset < utf8.count else { return nil }
      let step = utf8.scalar(at: offset)
      if step.value == ascii("@") { return offset }
      guard isLocalPart(step.value, flags(of: step.value)) else { return nil }
      offset += step.utf8Count
    }
    return nil
  }

  /// Link_Email, without the variation selectors and tags of emoji, which never stop a candidate (B2).
  private func isLocalPart(_ value: UInt32, _ flags: ScalarClass) -> Bool {
    flags.contains(.localPart) && (value < 0x80 || !options.trimsEmailEdges || !flags.contains(.emoji))
  }

  /// What stands before an `@`.
  private struct LocalPart {
    enum Form {
      case empty, wellFormed, malformed, tooLong, elision

      var refusal: Refusal? {
        switch self {
        case .empty: .localPartEmpty
        case .wellFormed: nil
        case .malformed: .localPartMalformed
        case .tooLong: .tooLong
        case .elision: .elision
        }
      }
    }
    var start: Int
    var form: Form
  }

  /// The local part that ends at `sign` (E2-E6).
  ///
  /// - Complexity: O(1); reads at most 65 scalars.
  private func localPart(before sign: Int, floor: Int, domainIsASCII: Bool, in utf8: Span<UInt8>) -> LocalPart {
    var start = sign
    var scalarCount = 0
    var next = ascii("@")
    var isASCII = true
    var hasTwoDots = false
    while start > floor {
      let step = utf8.scalar(endingAt: start, notBefore: floor)
      let flags = flags(of: step.value)
      guard isLocalPart(step.value, flags) else { break }
      if options.splitsGluedScripts, domainIsASCII, isASCII, flags.contains(.unspaced), next.isASCIIAlphanumeric {
        break
      }
      guard scalarCount < 64 else { return LocalPart(start: start, form: .tooLong) }
      scalarCount += 1
      hasTwoDots = hasTwoDots || (step.value == ascii(".") && next == ascii("."))
      isASCII = isASCII && step.value < 0x80
      next = step.value
      start -= step.utf8Count
    }
    if start == sign { return LocalPart(start: sign, form: .empty) }
    let first = utf8[start]
    let before = scalarBefore(start, in: utf8).value
    let startsWithSlashes = before == ascii(":") && utf8.hasASCII("//", at: start)
    if hasTwoDots || first == UInt8(ascii: ".") || utf8[sign - 1] == UInt8(ascii: ".") || before == ascii("@")
      || startsWithSlashes
    {
      return LocalPart(start: start, form: .malformed)
    }
    guard options.trimsEmailEdges else { return LocalPart(start: start, form: .wellFormed) }
    if utf8[sign - 1] == UInt8(ascii: "'") { return LocalPart(start: start, form: .elision) }
    var trimmed = start
    while trimmed < sign, isTrimmedAtLocalStart(utf8[trimmed]) { trimmed += 1 }
    if trimmed == sign || utf8[trimmed] == UInt8(ascii: ".") { return LocalPart(start: start, form: .malformed) }
    return LocalPart(start: trimmed, form: .wellFormed)
  }

  /// Punctuation that no mailbox starts with (E4).
  private func isTrimmedAtLocalStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"),
      UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "="), UInt8(ascii: "?"),
      UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
