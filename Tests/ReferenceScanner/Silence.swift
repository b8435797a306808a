import TextModel
import TextValidation

/// Questions on which detection.md is silent or says two things, so that no comparison can tell who is right.
public enum Silence: String, CaseIterable, Sendable {
  /// How far the run reaches that a refused link claims (S2, S3, S7, P5): only the host, or all up to the next blank.
  case claimOfRefusedLink
  /// Whether a malformed host after `@` leaves a user info without host or refuses the link (S5, S7).
  case malformedHostAfterUserInfo
  /// Whether U+FE0F and U+20E3 belong to a host or local part that follows them (B1 against H1, E2).
  case emojiMarkBeforeName
  /// Whether emoji after a joiner count as after an emoji (P3g, P3h).
  case joinedEmoji
  /// Whether a joiner beside `.` or `-` is inside a name (M1, M2).
  case joinerBesideDot
  /// Whether a caseless name began small (M2).
  case caselessNameBeforeCapital
  /// Whether `mailto:` glued to a word belongs to the address (E7, B3).
  case gluedMailto
  /// Whether what is selected inside a run that E3 refuses is an earlier selection, that the run may not reach into (E2, E3).
  case selectionInRefusedRun
  /// Whether an address that ends inside a placeholder beats it (O1, O2).
  case addressIntoPlaceholder
  /// Whether an elided article is an address that E3 refuses (E3, E6).
  case refusedElision
  /// Whether a domain with parts that hold the `@` is a link where the local part starts before it, or where they are no path
  /// (E9, O1).
  case domainInLocalPart
  /// Whether an elided article claims the domain of what is no mailbox (A2, E6).
  case claimOfElision
  /// Whether dots that host_dots adds make an ellipsis (H2, H3).
  case mixedDots
  /// Whether 〝 〞 〟 are corner brackets (Q2).
  case doublePrime
  /// What besides `rock 'n' roll` is an elision (Q3).
  case loneElision
  /// Where a scheme starts in a run of more than 32 scalars that starts with none (S1, O6).
  case longSchemeRun
  /// Whether a separator may stand between `00` and the calling code (T2).
  case spacedDoubleZero
  /// Which of the marks that RFC 3966 allows in a parameter end it in running text: brackets, quotation marks, a full stop (T9).
  case markInTelParameter
  /// Whether a local number of RFC 3966 needs its context (T9).
  case localTel
}

extension ReferenceScanner {
  /// The first open question that `utf8` raises; `nil` if the specification settles the text.
  public func silence(in utf8: [UInt8]) -> Silence? {
    let text = ReferenceText(utf8)
    var reading = self.reading(of: text)
    let won = competition(in: &reading)
    reading.lastWinner = nil
    let claims = reading.claims
    reading.claims = []
    if let atPlace = text.elements.indices.lazy.compactMap(reading.silence).first { return atPlace }
    for claim in claims {
      let isAddress = claim.kinds == ReferenceReading.addressKinds
      if isAddress, won.contains(where: { claim.range.contains($0.range.lowerBound) }) { return .selectionInRefusedRun }
      let end = claim.range.upperBound
      if claim.kinds == ReferenceReading.hostKinds, end < text.count, !text.isBlank(at: end) {
        return .claimOfRefusedLink
      }
    }
    if text.elements.indices.contains(where: { reading.isDomainInLocalPart(of: $0, winners: won) }) {
      return .domainInLocalPart
    }
    let addresses = won.filter { $0.kind == .email }.flatMap(\.range)
    let reachesIn = addresses.contains { place in
      guard case .candidate = reading.handlebars(at: place) else { return false }
      return true
    }
    return reachesIn ? .addressIntoPlaceholder : nil
  }
}

extension ReferenceReading {
  /// The question that the scalars about `place` raise.
  fileprivate func silence(at place: Int) -> Silence? {
    if text.holds("://", at: place) {
      let schemeRun = text.runStart(before: place, notBefore: 0, where: isSchemeScalar)
      if place - schemeRun > 32 { return .longSchemeRun }
      if let silence = silence(afterScheme: place + 3) { return silence }
    }
    if isDot(at: place), isDot(at: place + 1), text[place] != text[place + 1] { return .mixedDots }
    if text.has(.joiner, at: place) {
      if text.has(.emoji, at: place + 1) { return .joinedEmoji }
      if text.isOne(of: ".-", at: place - 1) || text.isOne(of: ".-", at: place + 1) { return .joinerBesideDot }
    }
    if text.isOne(of: "\u{FE0F}\u{20E3}", at: place), startsHostOrAddress(at: place + 1) { return .emojiMarkBeforeName }
    if text.holds("'@", at: place) {
      if endsInRefusedRun(at: place) { return .refusedElision }
      if let domain = mailDomain(at: place + 2) {
        let isAlone = domain.upperBound == text.count || text.isBlank(at: domain.upperBound)
        if !isAlone || domain.contains(where: text.isUnspaced) { return .claimOfElision }
      }
    }
    if text.has(.capital, at: place), text[place - 1] == ".", text.isUnspaced(at: nameStart(before: place)) {
      return .caselessNameBeforeCapital
    }
    let isOpening = text[place] == "〝" && text.isSpacedWord(at: place - 1)
    let isClosing = text.isOne(of: "〞〟", at: place) && (text.isBlank(at: place - 1) || text.isSpacedWord(at: place + 1))
    if isOpening || isClosing { return .doublePrime }
    if text.holds("mailto:", at: place), text.has(.localPart, at: place - 1) { return .gluedMailto }
    if text.holds("tel:", at: place) {
      if text[place + 4] != "+" { return .localTel }
      if hasMarkInParameter(ofTelAt: place) { return .markInTelParameter }
    }
    if text.holds("00", at: place), isSeparator(at: place + 2), text.isASCIIDigit(at: place + 3) {
      return .spacedDoubleZero
    }
    let isElision =
      text.isOne(of: "'’", at: place) && text.holds("n", at: place + 1) && text.isOne(of: "'’", at: place + 2)
    return isElision && !(text[place - 1] == " " && text[place + 3] == " ") ? .loneElision : nil
  }

  private func hasMarkInParameter(ofTelAt start: Int) -> Bool {
    let run = start..<text.runEnd(from: start) { !text.isBlank(at: $0) }
    guard let parameters = run.first(where: { text[$0] == ";" }) else { return false }
    return (parameters..<run.upperBound).contains { text.isOne(of: "!*'()[]/:&$.", at: $0) }
  }

  private func silence(afterScheme authority: Int) -> Silence? {
    let userInfoEnd = userInfoEnd(from: authority)
    let start = userInfoEnd ?? authority
    let isHost = host(at: start, afterScheme: true) != nil
    if userInfoEnd != nil, !isHost { return .malformedHostAfterUserInfo }
    let startsHost = text[authority] == "[" ? isHost : isHostScalar(at: authority, afterScheme: true)
    let isFile = text.holds("file:///", at: authority - 7) && !isSchemeScalar(at: authority - 8)
    return startsHost || isFile || text[authority] == nil || text.isBlank(at: authority) ? nil : .claimOfRefusedLink
  }

  private func startsHostOrAddress(at place: Int) -> Bool {
    let run = text.runEnd(from: place) { text.has(.localPart, at: $0) }
    return isHostScalar(at: place) || isDot(at: place) || (text[run] == "@" && mailDomain(at: run + 1) != nil)
  }

  /// Whether the run that ends at `place` has a dot where E3 allows none.
  private func endsInRefusedRun(at place: Int) -> Bool {
    let start = text.runStart(before: place, notBefore: 0) { text.has(.localPart, at: $0) }
    if text[start - 1] == "@" || text[start - 1] == ":" { return true }
    return (start..<place).contains { text[$0] == "." && ($0 == start || text[$0 - 1] == ".") }
  }

  /// Whether the local part before the `@` at `sign` starts before a domain whose parts hold that `@`, or these are no path.
  fileprivate func isDomainInLocalPart(of sign: Int, winners: [ReferenceCandidate]) -> Bool {
    guard text[sign] == "@" else { return false }
    let start = text.runStart(before: sign, notBefore: 0) { text.has(.localPart, at: $0) }
    guard isInPath(sign, ofLinkIn: start..<sign) else { return false }
    let winner = winners.first { $0.kind == .link && $0.range.contains(sign) }
    guard let winner, let part = winner.range.first(where: { text.isOne(of: "/?#", at: $0) }) else { return true }
    return text[part] != "/" || winner.range.lowerBound != start
  }

  /// Where the run of name scalars starts that ends before the dot before `place`.
  private func nameStart(before place: Int) -> Int {
    text.runStart(before: place - 1, notBefore: 0) { text.isWord(at: $0) || text.isOne(of: ".-", at: $0) }
  }
}
