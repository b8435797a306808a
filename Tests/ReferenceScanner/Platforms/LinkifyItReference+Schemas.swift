import TextValidation

/// What starts with the name of a schema: LI-9 to LI-12.
extension LinkifyItReference {
  /// LI-9: the leftmost; where a name stands and its rule does not fit, the floor moves to the name's end.
  var schemaLink: PlatformSelection? {
    var floor = 0
    for start in 0..<text.count where mayStartSchema(at: start, floor: floor) {
      guard let name = schemas.first(where: { text.holdsFolded($0, at: start) }) else { continue }
      let nameEnd = start + name.unicodeScalars.count
      if let end = end(of: name, from: nameEnd) { return selection(Self.kind(of: name), start..<end) }
      floor = nameEnd
    }
    return nil
  }

  private func mayStartSchema(at start: Int, floor: Int) -> Bool {
    if start == 0 { return true }
    guard start > floor, text[start - 1] != "_" else { return false }
    return text.has(Self.fence, at: start - 1) || text.has(Self.breaking, at: start - 1)
  }

  /// The names, in the order of LI-9.
  private var schemas: [String] {
    ["http:", "https:", "ftp:", "//", "mailto:"].filter(isKnown) + (knowsMentions ? ["@"] : [])
  }

  /// LI-1: without `http:` there is neither `https:` nor `ftp:`.
  func isKnown(schema name: String) -> Bool {
    let disabled = options.linkifyIt.disabledSchemas
    return !disabled.contains(name) && !(["https:", "ftp:"].contains(name) && disabled.contains("http:"))
  }

  private static func kind(of name: String) -> SelectionKind {
    switch name {
    case "mailto:": .email
    case "@": .mention
    default: .link
    }
  }

  /// Where what the rule takes ends, if it fits from the name's end on.
  private func end(of name: String, from nameEnd: Int) -> Int? {
    switch name {
    case "//": slashesEnd(from: nameEnd)
    case "mailto:": hostAfterName(from: nameEnd).flatMap { hostEnds(from: $0, last: .any).first(where: isHostEnd) }
    case "@": mentionEnd(from: nameEnd)
    default: webEnd(from: nameEnd)
    }
  }

  /// LI-10: of `http:`, `https:` and `ftp:`.
  private func webEnd(from nameEnd: Int) -> Int? {
    guard text.holds("//", at: nameEnd) else { return nil }
    return hostStarts(from: nameEnd + 2).lazy.compactMap { siteEnd(hostEnds: hostEnds(from: $0, last: .any)) }.first
      .map(pathEnd)
  }

  /// LI-10: of `//`.
  private func slashesEnd(from nameEnd: Int) -> Int? {
    guard text[nameEnd - 3] != ":", text[nameEnd - 3] != "/" else { return nil }
    return hostStarts(from: nameEnd).lazy.compactMap { host in
      let localEnds = text.holdsFolded("localhost", at: host) ? [host + 9] : []
      return siteEnd(hostEnds: localEnds + hostEnds(from: host, last: .unhyphenated))
    }.first.map(pathEnd)
  }

  /// LI-10: after the user data, then without it.
  private func hostStarts(from start: Int) -> [Int] {
    let sign = text.runEnd(of: Self.userScalar, from: start)
    return sign > start && text[sign] == "@" ? [sign + 1, start] : [start]
  }

  private static let userScalar = blank.union(ScalarSet("@/[]()")).inverted

  /// LI-12: the name of a mention, whose sign has no other before it.
  private func mentionEnd(from nameStart: Int) -> Int? {
    let end = text.runEnd(of: .word, from: nameStart)
    guard (1...15).contains(end - nameStart), text[nameStart - 2] != "@" else { return nil }
    return end == text.count || text.has(Self.breaking, at: end) ? end : nil
  }
}
