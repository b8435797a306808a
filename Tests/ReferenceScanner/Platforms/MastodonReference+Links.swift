import TextValidation

/// dialects.md, MA-U2; MA-U1 is a grammar.
extension PlatformLinkReading {
  /// MA-U2: a search of its own, with what may stand before a link of TW-U1.
  func messengerAndMagnetLinks() -> [PlatformSelection] {
    var found: [PlatformSelection] = []
    var floor = 0
    for start in starts where start == 0 ? floor == 0 : start > floor {
      guard let end = messengerEnd(from: start) ?? magnetEnd(from: start) else { continue }
      floor = end
      found.append(PlatformSelection(.link, start..<end, value: text.string(start..<end)))
    }
    return found
  }

  /// MA-U2: `xmpp:`, an authority perhaps, an address, a resource perhaps, a query perhaps.
  private func messengerEnd(from start: Int) -> Int? {
    guard text.holdsFolded("xmpp:", at: start) else { return nil }
    let contentStart = start + 5
    let addressStart = messengerAuthorityEnd(from: contentStart) ?? contentStart
    let domainStarts = [nodeEnd(from: addressStart), addressStart].compactMap(\.self)
    guard let domainEnd = domainStarts.lazy.compactMap(domainEnd).first else { return nil }
    return queryEnd(from: resourceEnd(from: domainEnd))
  }

  /// MA-U2: `magnet:` with a query.
  private func magnetEnd(from start: Int) -> Int? {
    guard text.holdsFolded("magnet:", at: start) else { return nil }
    let end = queryEnd(from: start + 7)
    return end > start + 7 ? end : nil
  }

  /// `//`, a node, `@`, a domain, `/`.
  private func messengerAuthorityEnd(from start: Int) -> Int? {
    guard text.holds("//", at: start), let nodeEnd = nodeEnd(from: start + 2), let end = domainEnd(from: nodeEnd),
      text[end] == "/"
    else { return nil }
    return end + 1
  }

  /// One or more scalars of a node, and `@`.
  private func nodeEnd(from start: Int) -> Int? {
    let end = escapedRunEnd(of: PlatformLinkGrammar.nodeScalar, from: start)
    return end > start && text[end] == "@" ? end + 1 : nil
  }

  /// `/` and one or more scalars of a resource; without them, `start`.
  private func resourceEnd(from start: Int) -> Int {
    guard text[start] == "/" else { return start }
    let end = escapedRunEnd(of: PlatformLinkGrammar.resourceScalar, from: start + 1)
    return end > start + 1 ? end : start
  }

  /// Where a run of `set` and of `%` with two hexadecimal digits ends.
  private func escapedRunEnd(of set: ScalarSet, from start: Int) -> Int {
    var end = start
    while true {
      if text.has(set, at: end) {
        end += 1
      } else if text[end] == "%", text.has(.hexadecimalDigit, at: end + 1), text.has(.hexadecimalDigit, at: end + 2) {
        end += 3
      } else {
        return end
      }
    }
  }
}

extension PlatformLinkGrammar {
  /// MA-U1.
  static let mastodon = PlatformLinkGrammar(
    schemes: [
      "https://", "http://", "dat://", "dweb://", "ipfs://", "ipns://", "ssb://", "gopher://", "gemini://",
    ],
    pathScalar: ScalarSet.whiteSpace.union(ScalarSet("<>()?")).inverted,
    pathEnd: ScalarSet.whiteSpace.union(ScalarSet("()?!*\"'「」<>;:=,.$%[]~&|@")).inverted,
    endsPathAtGroups: true,
    queryScalar: twitter.queryScalar.union(ScalarSet("^"), international),
    queryEnd: twitter.queryEnd.union(international))

  /// RFC 3987, section 2.2: ucschar and iprivate, which a query may hold.
  private static let international = ScalarSet { scalar in
    switch scalar.value {
    case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF, 0xE000...0xF8FF: true
    case 0x1_0000...0xD_FFFF, 0xE_1000...0x10_FFFF: scalar.value & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// RFC 5122, section 2.2: nodeid, with the letters of TW-V3 and without escapes.
  fileprivate static let nodeScalar = ScalarSet.alphanumeric.union(
    TwitterAlphabet.cyrillic, ScalarSet("-._~!$()*+,;="))
  /// The same for resid.
  fileprivate static let resourceScalar = nodeScalar.union(ScalarSet("&'"))
}
