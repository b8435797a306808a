import TextModel
import TextValidation

/// Sections 2 and 4.
extension ReferenceReading {
  /// The greatest count of UTF-8 bytes of a link (O5).
  private static let greatestByteCount = 4096

  /// What a refused host may not be taken for (A2).
  static let hostKinds: Set<SelectionKind> = [.link, .email]

  func link(at place: Int) -> ReferenceFinding {
    guard place >= floor(of: .link) else { return .nothing }
    if let schemeEnd = schemeEnd(from: place) { return schemeLink(at: place, schemeEnd: schemeEnd) }
    return bareDomain(at: place)
  }

  // MARK: Links with a scheme

  func isSchemeScalar(at place: Int) -> Bool {
    text.isASCIILetterOrDigit(at: place) || text.isOne(of: "+-", at: place)
  }

  /// S1: the end of the scheme that starts at `place`, before `://`; `nil` if none does.
  private func schemeEnd(from place: Int) -> Int? {
    let end = text.runEnd(from: place, where: isSchemeScalar)
    return end > place && text.holds("://", at: end) && schemeStart(before: end) == place ? end : nil
  }

  /// S1: where the scheme before the `://` at `end` starts.
  private func schemeStart(before end: Int) -> Int? {
    var start = text.runStart(before: end, notBefore: floor(of: .link), where: isSchemeScalar)
    if !text.isASCIILetter(at: start) {
      let sign = (start..<end).first { text.isOne(of: "+-", at: $0) && text.isASCIILetter(at: $0 + 1) }
      guard let sign else { return nil }
      start = sign + 1
    }
    let split = (start..<end).last { place in
      text[place] == "-" && ["http", "https", "ftp", "ftps"].contains(text.lowercased(place + 1..<end))
    }
    if let split { start = split + 1 }
    // B3: a run cut off by an earlier selection may have a letter before it.
    if text.isASCIILetterOrDigit(at: start - 1) { return nil }
    let word = text.lowercased(start..<end).split { "+-".contains($0) }.last ?? ""
    let isGlued = ["http", "https"].contains { word.hasSuffix($0) && word != $0 }
    return (2...32).contains(end - start) && !isGlued ? start : nil
  }

  /// S2 to S8.
  private func schemeLink(at start: Int, schemeEnd: Int) -> ReferenceFinding {
    let scheme = text.lowercased(start..<schemeEnd)
    let authority = schemeEnd + 3
    let hostStart = userInfoEnd(from: authority) ?? authority
    let host = host(at: hostStart, afterScheme: true)
    // S8.
    if let host, text.holds("://", at: host.end) { return .nothing }
    let claim = ReferenceClaim(range: start..<claimedRunEnd(from: hostStart), kinds: Self.hostKinds)
    // S3.
    if ["javascript", "data", "vbscript", "hxxp", "hxxps"].contains(scheme) { return .refused(claim) }
    guard isAccepted(scheme) else { return .nothing }
    // S5.
    if hostStart > authority, options.refusesUserInfo { return .refused(claim) }
    // S2: a file may have no host.
    if scheme == "file", text[authority] == "/" {
      return link(from: start, host: nil, hostEnd: authority, claim: claim)
    }
    // S2: without a host there is nothing to claim. S7: with a malformed one there is.
    guard text[hostStart] == "[" || hostRunEnd(from: hostStart, afterScheme: true) > hostStart else { return .nothing }
    guard let host else { return .refused(claim) }
    return link(from: start, host: host, hostEnd: host.end, claim: claim)
  }

  /// S2.
  private func isAccepted(_ scheme: String) -> Bool {
    switch options.schemes {
    case .any: true
    case .web: scheme == "http" || scheme == "https"
    case .list(let schemes): schemes.contains(scheme)
    }
  }

  /// Host scalars, unreserved and sub-delims of RFC 3986, `:` and `%`.
  private func isUserInfoScalar(at place: Int) -> Bool {
    isHostScalar(at: place, afterScheme: true) || text.isOne(of: "._~!$&'()*+,;=:%", at: place)
  }

  /// S5: where the host starts after a user info that starts at `start`.
  func userInfoEnd(from start: Int) -> Int? {
    let end = text.runEnd(from: start, where: isUserInfoScalar)
    guard end > start, text[start] != ":", text[end] == "@" else { return nil }
    return isHostScalar(at: end + 1, afterScheme: true) || text[end + 1] == "[" ? end + 1 : nil
  }

  /// S7: where the run ends that a malformed host claims; of an address in square brackets, behind the bracket.
  private func claimedRunEnd(from start: Int) -> Int {
    guard text[start] == "[" else { return hostRunEnd(from: start, afterScheme: true) }
    let end = text.runEnd(from: start + 1) { !text.isOne(of: "[]/?#@", at: $0) && !text.isBlank(at: $0) }
    return text[end] == "]" ? end + 1 : end
  }

  // MARK: Bare domains

  /// D1 to D7.
  func bareDomain(at start: Int) -> ReferenceFinding {
    guard !options.requiresScheme, isHostScalar(at: start), text[start] != "_" else {
      return .nothing
    }
    // D4: a leading run of `_` is skipped.
    let runStart = text.runStart(before: start, notBefore: floor(of: .link)) { text[$0] == "_" }
    guard isBareRunStart(at: runStart) else { return .nothing }
    // B3.
    if text.isAfter("@＠/\\#＃$%", orWhere: text.isSpacedWord, at: runStart) { return .nothing }
    let runEnd = bareRunEnd(from: start)
    guard let host = host(ofRun: start..<runEnd), isBareHost(host) else { return .nothing }
    let claim = ReferenceClaim(range: start..<runEnd, kinds: Self.hostKinds)
    return link(from: start, host: host, hostEnd: host.end, claim: claim, isBare: true)
  }

  /// H4, first half: whether a bare run is split before `place`.
  private func isSplit(before place: Int) -> Bool {
    guard options.splitsGluedScripts else { return false }
    let intoUnspaced = text.isUnspaced(at: place) && text.isASCIILetterOrDigit(at: place - 1)
    let intoASCII = text.isASCIILetter(at: place) && text.isUnspaced(at: place - 1)
    return intoUnspaced || intoASCII
  }

  /// Whether a bare run may start at `place`.
  private func isBareRunStart(at place: Int) -> Bool {
    if place == floor(of: .link) || isSplit(before: place) { return true }
    if isDot(at: place - 1) { return isInEllipsis(at: place - 1) }
    return !isHostScalar(at: place - 1)
  }

  private func bareRunEnd(from start: Int) -> Int {
    let end = hostRunEnd(from: start, afterScheme: false)
    return (start..<end).dropFirst().first(where: isSplit) ?? end
  }

  private func isBareHost(_ host: ReferenceHost) -> Bool {
    // D5.
    if isIPv4(host.range) { return options.acceptsBareAddresses }
    if text.lowercased(host.range) == "localhost" { return options.acceptsBareLocalhost }
    // D1.
    guard host.labels.count >= 2, let last = host.labels.last, isKnownDomain(last) else { return false }
    // D4.
    if host.labels.suffix(2).contains(where: { $0.contains { text[$0] == "_" } }) { return false }
    return !isSentenceEnd(host, domain: last) && !isClockTime(host, domain: last) && !isFileName(host, domain: last)
  }

  /// D6, first half.
  private func isSentenceEnd(_ host: ReferenceHost, domain: Range<Int>) -> Bool {
    guard options.refusesSentenceDomains, text[host.end] != "/" else { return false }
    if ["com", "net", "org"].contains(text.lowercased(domain)) { return false }
    return text.has(.capital, at: domain.lowerBound) && !domain.dropFirst().contains { text.has(.capital, at: $0) }
  }

  /// D6, second half; `sentence_tld` is read as the switch of the whole rule.
  private func isClockTime(_ host: ReferenceHost, domain: Range<Int>) -> Bool {
    let first = host.labels[0]
    return options.refusesSentenceDomains && host.labels.count == 2 && first.count <= 2
      && first.allSatisfy { text.isASCIIDigit(at: $0) }
      && domain.count == 2
  }

  /// D7: `zip` and `mov` for any host that does not start with `www.`, others for exactly two labels.
  private func isFileName(_ host: ReferenceHost, domain: Range<Int>) -> Bool {
    let name = text.lowercased(domain)
    guard options.fileExtensions.contains(name), text[host.end] != "/" else { return false }
    if ["zip", "mov"].contains(name) { return !text.holds("www.", at: host.range.lowerBound) }
    return host.labels.count == 2
  }

  // MARK: Behind the host

  /// Port and parts (H9, section 5), then what holds of a link as a whole.
  private func link(
    from start: Int, host: ReferenceHost?, hostEnd: Int, claim: ReferenceClaim, isBare: Bool = false
  ) -> ReferenceFinding {
    guard let portEnd = portEnd(at: hostEnd) else { return .refused(claim) }
    let parts = partsEnd(from: portEnd, linkStart: start)
    let whole = ReferenceClaim(range: start..<parts.end, kinds: claim.kinds)
    // P5; a host that was cut itself ends in no known top-level domain.
    let isCutHost = options.refusesShortenedLinks && parts.end == portEnd && text[portEnd] == "\u{2026}"
    let isKnown = host?.labels.last.map(isKnownDomain) ?? false
    if parts.isShortened || (isCutHost && !isKnown) { return .refused(whole) }
    // O5.
    if text.utf8Offsets[parts.end] - text.utf8Offsets[start] > Self.greatestByteCount { return .refused(whole) }
    // D3: a name before `@` and a host scalar is a local part. A link with a scheme may stand there.
    if isBare, text[parts.end] == "@", isHostScalar(at: parts.end + 1) { return .nothing }
    return .candidate(end: parts.end)
  }
}
