import TextModel
import TextValidation

/// Section 7.
extension ReferenceReading {
  /// O5: the greatest count of scalars of a local part.
  private static let localPartLimit = 64
  /// What a refused address may not be taken for (E3, M4).
  static let addressKinds: Set<SelectionKind> = [.link, .email, .mention]
  private static let mailto = "mailto:"

  private func isLocalPart(at place: Int) -> Bool { text.has(.localPart, at: place) }

  /// The address, or the refused run, that starts at `place`.
  func email(at place: Int) -> ReferenceFinding {
    let run = text.holds(Self.mailto, at: place) ? place + Self.mailto.count : place
    let sign = text.runEnd(from: run, where: isLocalPart)
    guard text[sign] == "@" else { return .nothing }
    let finding = address(at: sign)
    switch finding.verdict {
    case .candidate where finding.start != place: return .nothing
    case .refused(let claim) where claim.range.lowerBound != place: return .nothing
    default: return finding.verdict
    }
  }

  /// E1 to E9 for the `@` at `sign`.
  func address(at sign: Int) -> (start: Int, verdict: ReferenceFinding) {
    let runStart = text.runStart(before: sign, notBefore: min(floor(of: .email), sign), where: isLocalPart)
    let prefix = runStart - Self.mailto.count
    let hasMailto = prefix >= floor(of: .email) && text.holds(Self.mailto, at: prefix)
    guard let domain = mailDomain(at: sign + 1, anyKnown: hasMailto), !isInPath(sign, ofLinkIn: runStart..<sign) else {
      return (sign, .nothing)
    }
    // E3, last sentence.
    if runStart == sign {
      return (sign, .refused(ReferenceClaim(range: sign..<domain.upperBound, kinds: [.link])))
    }
    // E6: no address at all.
    if options.trimsEmailEdges, text[sign - 1] == "'" { return (runStart, .nothing) }
    let local = gluedStart(of: runStart..<sign, domain: domain)..<sign
    let claim = ReferenceClaim(range: local.lowerBound..<domain.upperBound, kinds: Self.addressKinds)
    if sign - runStart > Self.localPartLimit || isRefused(local, domain: domain) {
      return (local.lowerBound, .refused(claim))
    }
    // E3 again: a dot that E4 makes the first.
    let start = trimmedStart(of: local)
    if start == sign || text[start] == "." { return (local.lowerBound, .refused(claim)) }
    // E7.
    return (hasMailto && start == runStart ? prefix : start, .candidate(end: domain.upperBound))
  }

  /// E9: a bare domain in the run, with a path that holds the `@`, is a link from its start.
  func isInPath(_ sign: Int, ofLinkIn run: Range<Int>) -> Bool {
    run.contains { place in
      guard case .candidate(let end) = bareDomain(at: place) else { return false }
      return end > sign
    }
  }

  /// E1: the host of an address or of a federated mention.
  ///
  /// - Parameters:
  ///   - start: Where it must start.
  ///   - anyKnown: Whether any top-level domain will do (E7).
  /// - Returns: Its range; `nil` if it is none.
  func mailDomain(at start: Int, anyKnown: Bool = false) -> Range<Int>? {
    guard let host = host(at: start, afterScheme: false, hasParts: false), host.labels.count >= 2,
      let last = host.labels.last,
      anyKnown || isKnownDomain(last), !host.range.contains(where: { text[$0] == "_" }),
      !last.allSatisfy({ text.isASCIIDigit(at: $0) })
    else { return nil }
    return host.range
  }

  /// E3. What E5 cuts off before the run is no part of it.
  private func isRefused(_ run: Range<Int>, domain: Range<Int>) -> Bool {
    let first = run.lowerBound
    if text[first] == "." || text[run.upperBound - 1] == "." { return true }
    if run.dropFirst().contains(where: { text[$0] == "." && text[$0 - 1] == "." }) { return true }
    if text[first - 1] == "@" { return true }
    if text[first - 1] == ":", text[first] == "/", text[first + 1] == "/", run.count >= 2 { return true }
    return text[domain.upperBound] == "@" && text.isWord(at: domain.upperBound + 1)
  }

  /// E4.
  private func trimmedStart(of run: Range<Int>) -> Int {
    guard options.trimsEmailEdges else { return run.lowerBound }
    return run.first { !text.isOne(of: "'`{|}*~^=?!&#$%/", at: $0) } ?? run.upperBound
  }

  /// E5.
  private func gluedStart(of local: Range<Int>, domain: Range<Int>) -> Int {
    guard options.splitsGluedScripts, !local.isEmpty, domain.allSatisfy({ text[$0]?.isASCII ?? false }) else {
      return local.lowerBound
    }
    let tail = text.runStart(before: local.upperBound, notBefore: local.lowerBound) { text[$0]?.isASCII ?? false }
    let isGlued = tail > local.lowerBound && text.isUnspaced(at: tail - 1) && text.isASCIILetterOrDigit(at: tail)
    return isGlued ? tail : local.lowerBound
  }
}
