import TextValidation

/// Links and e-mails: where a candidate is.
extension TelegramReference {
  /// TG-U1 to TG-U7: links and e-mails.
  var links: [PlatformSelection] {
    var found: [PlatformSelection] = []
    var floor = 0
    while let dot = text.place(of: ".", from: floor), dot + 1 < text.count {
      if text[dot + 1] == " " {
        floor = dot + 2
        continue
      }
      let host = host(around: dot, floor: floor)
      let end = candidateEnd(after: host.end, dot: dot)
      let start = candidateStart(before: host, floor: floor)
      // TG-U6.
      if let start {
        if end > dot + 1 { found += decision(on: start..<end) }
        floor = text.runEnd(from: end) { $0 == "." }
      } else {
        floor = text.runStart(before: end) { $0 != "." }
      }
      floor = max(floor, dot + 1)
    }
    return found
  }

  private struct Host {
    let start: Int
    let end: Int
    let holdsAt: Bool
  }

  /// TG-U2.
  private func host(around dot: Int, floor: Int) -> Host {
    var start = text.runStart(before: dot, floor: floor, while: Self.isHost)
    let end = text.runEnd(from: dot) { Self.isHost($0) || $0 == "@" }
    let holdsAt = text.scalars[dot..<end].contains("@")
    if holdsAt { start = text.runStart(before: start, floor: floor, while: Self.isUser) }
    return Host(start: start, end: end, holdsAt: holdsAt)
  }

  /// TG-U3.
  private func candidateEnd(after hostEnd: Int, dot: Int) -> Int {
    var end = pathEnd(from: portEnd(from: hostEnd))
    while end > dot + 1, text[end - 1] == "." { end -= 1 }
    return end
  }

  private func portEnd(from start: Int) -> Int {
    guard text[start] == ":" else { return start }
    let end = text.runEnd(from: start + 1, while: Alphabet.isDigit)
    let digits = text.scalars[start + 1..<end].drop { $0 == "0" }
    guard (1...5).contains(digits.count), let port = Int(ScalarText.string(digits)), port <= 65535 else { return start }
    return end
  }

  /// Where the path of TG-U3 ends which starts at `start`; `start` if there is none.
  private func pathEnd(from start: Int) -> Int {
    guard text.holds(at: start, { Alphabet.isOne($0, of: "/?#") }) else { return start }
    let end = text.runStart(
      before: text.runEnd(from: start + 1, while: Self.isPath), floor: start + 1, while: Self.isBadEnd)
    return end == start + 1 && text[start] != "/" ? start : end
  }

  /// TG-U4 and TG-U5; `nil`: bad.
  private func candidateStart(before host: Host, floor: Int) -> Int? {
    var start = host.start
    if start > floor, text[start - 1] == "@" {
      let userStart = text.runStart(before: start - 1, floor: floor, while: Self.isUser)
      guard !host.holdsAt, userStart < start - 1 else { return nil }
      start = userStart
    }
    if start > floor, text.has("://", at: start - 3), text.string(floor..<start).utf8.count >= 6 {
      return protocolStart(before: start - 3, floor: floor)
    }
    guard start > floor else { return start }
    return text.holds(at: start - 1, { Self.isWord($0) || Alphabet.isOne($0, of: "/#@") }) ? nil : start
  }

  /// The rest of TG-U5: where a known protocol starts that ends at `end`.
  private func protocolStart(before end: Int, floor: Int) -> Int? {
    let start = text.runStart(before: end, floor: floor) {
      Alphabet.isAlphanumeric($0) || $0 == "+" || $0 == "-" || !$0.isASCII && !Alphabet.isSeparator($0)
    }
    let name = ScalarText.string(text.scalars[start..<end].map(ScalarText.folded))
    guard !["shttp", "sftp", "tftp"].contains(name) else { return nil }
    return ["https", "http", "ftp", "tonsite"].first { name.hasSuffix($0) }.map { end - $0.unicodeScalars.count }
  }

  /// TG-G1.
  var peerLinks: [PlatformSelection] {
    var found: [PlatformSelection] = []
    var place = 0
    while let colon = text.place(of: "://", from: place) {
      place = colon + 1
      guard let start = peerLinkStart(before: colon) else { continue }
      let nameEnd = text.runEnd(from: colon + 3) { Alphabet.isWord($0) || $0 == "-" }
      let end = min(nameEnd, colon + 3 + 253)
      guard end > colon + 3 else { continue }
      place = pathEnd(from: end)
      found.append(selection("tg_url", start..<place))
    }
    return found
  }

  private func peerLinkStart(before colon: Int) -> Int? {
    if text.hasFolded("tg", at: colon - 2) { return colon - 2 }
    let isPeer = text.hasFolded("ton", at: colon - 3) || text.hasFolded("tonsite", at: colon - 7)
    return isPeer ? colon - 3 : nil
  }
}
