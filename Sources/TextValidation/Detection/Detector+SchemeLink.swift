import TextModel

extension Detector {
  /// The link whose `://` starts at `colon` (detection.md, section 2).
  ///
  /// The scheme starts no earlier than `floor`, the end of the last selection or claimed run.
  ///
  /// - Complexity: O(*n*) in the run that follows.
  package func schemeLink(colon: Int, floor: Int, in utf8: Span<UInt8>) -> Verdict {
    let authority = colon + 3
    guard let start = schemeStart(colon: colon, floor: floor, in: utf8) else {
      return .refused(.schemeMalformed, colon..<authority)
    }
    let scheme = start..<colon
    if isForbidden(scheme, in: utf8) {
      return .refused(.schemeForbidden, run: start..<runEnd(from: authority, in: utf8), claims: .link)
    }
    if !options.customSchemes.isEmpty, let link = customLink(start: start, colon: colon, in: utf8) { return link }
    guard isAccepted(scheme, in: utf8) else { return .refused(.schemeNotAccepted, start..<authority) }
    if utf8.byte(at: authority) == UInt8(ascii: "/"), hasASCIIWord("file", scheme, in: utf8) {
      return verdict(linkEnd(afterHostAt: authority, linkStart: start, in: utf8), start: start)
    }
    let userInfoEnd = userInfoEnd(from: authority, in: utf8)
    if hostIsFollowedBySeparator(from: userInfoEnd ?? authority, in: utf8) {
      return .refused(.innerLink, start..<authority)
    }
    if let hostStart = userInfoEnd {
      return linkWithUserInfo(start: start, hostStart: hostStart, in: utf8)
    }
    return verdict(linkEnd(hostAt: authority, linkStart: start, in: utf8), start: start)
  }

  /// The link from `start` whose user info starts at `authority` and ends before `hostStart` (S5).
  private func linkWithUserInfo(start: Int, hostStart: Int, in utf8: Span<UInt8>) -> Verdict {
    var readEnd = hostStart
    if !options.refusesUserInfo {
      switch linkEnd(hostAt: hostStart, linkStart: start, in: utf8) {
      case .end(let end): return .match(start..<end)
      // All that was read is claimed, or each link in it would read it again.
      case .refused(_, let runEnd): readEnd = runEnd
      }
    }
    // User info may hold a bracket, at which a run ends.
    let claimEnd = max(readEnd, runEnd(from: hostStart, in: utf8))
    return .refused(.userInfo, run: start..<claimEnd, claims: [.link, .email])
  }

  /// The link of a scheme of the caller's own whose `:` stands at `colon` (S4): what follows is read as a path.
  ///
  /// - Complexity: O(*n*) in the run that follows.
  package func customLink(colon: Int, floor: Int, in utf8: Span<UInt8>) -> Verdict {
    guard let start = schemeStart(colon: colon, floor: floor, in: utf8) else { return .none }
    return customLink(start: start, colon: colon, in: utf8) ?? .none
  }

  private func customLink(start: Int, colon: Int, in utf8: Span<UInt8>) -> Verdict? {
    guard let slashes = options.customSchemes[Self.lowercased(start..<colon, in: utf8)] else { return nil }
    if slashes == .slashesRequired, !utf8.hasSchemeSeparator(at: colon) { return nil }
    let contentStart = utf8.hasSchemeSeparator(at: colon) ? colon + 3 : colon + 1
    let end = tail(from: contentStart, linkStart: start, isPath: true, in: utf8)
    if case .end(contentStart) = end { return .refused(.hostMalformed, start..<contentStart) }
    return verdict(end, start: start)
  }

  private func verdict(_ end: LinkEnd, start: Int) -> Verdict {
    switch end {
    case .end(let end): .match(start..<end)
    case .refused(let refusal, let runEnd): .refused(refusal, run: start..<runEnd, claims: .link)
    }
  }

  // MARK: Scheme

  /// Where the scheme before `colon` starts, or `nil` if none does (S1).
  private func schemeStart(colon: Int, floor: Int, in utf8: Span<UInt8>) -> Int? {
    let lowest = max(floor, colon - 33)
    var start = colon
    while start > lowest, Self.isSchemeByte(utf8[start - 1]) { start -= 1 }
    if let split = webSchemeStart(colon: colon, runStart: start, in: utf8) { return split }
    guard colon - start <= 32 else { return nil }
    while start < colon, !utf8[start].isASCIILetter {
      // It starts anew after the first sign that a letter follows.
      guard let next = (start..<colon).first(where: { Self.isSign(utf8[$0]) && utf8[$0 + 1].isASCIILetter }) else {
        return nil
      }
      start = next + 1
    }
    guard colon - start >= 2, !merelyEndsInWebScheme(start..<colon, in: utf8) else { return nil }
    return start
  }

  /// The start of `http`, `https`, `ftp` or `ftps` directly before `colon`, if it is the run or a hyphen precedes it.
  private func webSchemeStart(colon: Int, runStart: Int, in utf8: Span<UInt8>) -> Int? {
    for scheme in ["http", "https", "ftp", "ftps"] {
      let start = colon - scheme.utf8.count
      guard start >= runStart, utf8.hasASCII(scheme, at: start, ignoringCase: true) else { continue }
      if start == runStart || utf8[start - 1] == UInt8(ascii: "-") { return start }
    }
    return nil
  }

  /// Whether the last word of the scheme is longer than `http` or `https` and ends in it: text glued to a link.
  private func merelyEndsInWebScheme(_ scheme: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    var wordStart = scheme.upperBound
    while wordStart > scheme.lowerBound, !Self.isSign(utf8[wordStart - 1]) { wordStart -= 1 }
    return ["http", "https"].contains {
      scheme.upperBound - wordStart > $0.utf8.count
        && utf8.hasASCII($0, at: scheme.upperBound - $0.utf8.count, ignoringCase: true)
    }
  }

  static func isSchemeByte(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || isSign(byte) }

  private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }

  private func hasASCIIWord(_ word: String, _ range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    range.count == word.utf8.count && utf8.hasASCII(word, at: range.lowerBound, ignoringCase: true)
  }

  /// Schemes that are never linked (S3).
  private func isForbidden(_ scheme: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    Self.forbiddenSchemes.contains { hasASCIIWord($0, scheme, in: utf8) }
  }

  static let forbiddenSchemes = ["javascript", "data", "vbscript", "hxxp", "hxxps"]

  private func isAccepted(_ scheme: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    switch options.schemes {
    case .any: true
    case .web: hasASCIIWord("http", scheme, in: utf8) || hasASCIIWord("https", scheme, in: utf8)
    case .list(let names): names.contains(Self.lowercased(scheme, in: utf8))
    }
  }

  // MARK: Authority

  /// The end of a link whose host starts at `start` (S6, S7, H8).
  private func linkEnd(hostAt start: Int, linkStart: Int, in utf8: Span<UInt8>) -> LinkEnd {
    if utf8.byte(at: start) == UInt8(ascii: "[") {
      guard let end = addressLiteralEnd(from: start, in: utf8) else {
        return .refused(.hostMalformed, runEnd: runEnd(from: start, in: utf8))
      }
      return linkEnd(afterHostAt: end, linkStart: linkStart, in: utf8)
    }
    guard let host = host(from: start, in: utf8, allowsSymbols: true) else {
      return .refused(.hostMalformed, runEnd: runEnd(from: start, in: utf8))
    }
    return linkEnd(after: host, linkStart: linkStart, in: utf8)
  }

  /// Whether the host at `start` is the scheme of an inner link (S8).
  private func hostIsFollowedBySeparator(from start: Int, in utf8: Span<UInt8>) -> Bool {
    guard let host = host(from: start, in: utf8, allowsSymbols: true) else { return false }
    return host.trimmed == .nothing && utf8.hasSchemeSeparator(at: host.utf8Range.upperBound)
  }

  /// The offset after the `@` of user info that starts at `start`, if a host follows (S5).
  ///
  /// - Complexity: O(*n*) in the run of scalars that may stand in user info.
  private func userInfoEnd(from start: Int, in utf8: Span<UInt8>) -> Int? {
    var offset = start
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      if step.value == ascii("@") {
        guard offset > start, isHostStart(at: offset + 1, in: utf8) else { return nil }
        return offset + 1
      }
      guard isUserInfo(step.value) else { return nil }
      offset += step.utf8Count
    }
    return nil
  }

  /// Whether a host, well-formed or not, begins at `offset`.
  private func isHostStart(at offset: Int, in utf8: Span<UInt8>) -> Bool {
    let next = scalarAt(offset, in: utf8)
    return next.value == ascii("[") || next.flags.contains(.host) || next.flags.contains(.symbol)
  }

  /// Host scalars, unreserved, sub-delims, `:` and `%` (S5; RFC 3986, section 3.2.1).
  private func isUserInfo(_ value: UInt32) -> Bool {
    switch value {
    case ascii("-"), ascii("."), ascii("_"), ascii("~"), ascii("!"), ascii("$"), ascii("&"), ascii("'"), ascii("("),
      ascii(")"), ascii("*"), ascii("+"), ascii(","), ascii(";"), ascii("="), ascii(":"), ascii("%"):
      true
    default: flags(of: value).contains(.host) || flags(of: value).contains(.symbol)
    }
  }
}
