import TextModel

/// What stands around a dot and may be a link (dialects.md, TG-U2 to TG-U5).
struct TelegramLinkCandidate {
  /// Half-open UTF-8 offsets. The found dot lies within; if it is the last byte, nothing was found.
  private(set) var utf8Range: Range<Int>
  /// Where what is behind the protocol starts; the start of ``utf8Range`` if there is no protocol.
  private(set) var restStart: Int
  /// Whether what stands before it, or the lack of a user before `@`, speaks against it.
  private(set) var isBad = false

  /// Reads to both sides of a dot.
  ///
  /// - Parameters:
  ///   - dot: The UTF-8 offset of a dot, no less than `floor`.
  ///   - floor: A scalar boundary. What lies before it does not exist.
  ///   - paths: What the search has read of paths.
  ///   - utf8: The text.
  /// - Complexity: O(*n*) in the bytes that are read: those from `floor` on, those of the host, and a path.
  init(around dot: Int, floor: Int, paths: inout TelegramPathReader, in utf8: Span<UInt8>) {
    var start = TelegramRunClass.host.start(endingAt: dot, notBefore: floor, in: utf8)
    let host = Self.hostEnd(from: dot, in: utf8)
    if host.passesAt { start = TelegramRunClass.user.start(endingAt: start, notBefore: floor, in: utf8) }
    var end = paths.end(ofPathAt: Self.portEnd(at: host.end, in: utf8), in: utf8)
    while end > dot + 1, utf8[end - 1] == UInt8(ascii: ".") { end -= 1 }
    if start > floor, utf8[start - 1] == UInt8(ascii: "@") {
      let userStart = TelegramRunClass.user.start(endingAt: start - 1, notBefore: floor, in: utf8)
      isBad = host.passesAt || userStart == start - 1
      start = userStart
    }
    utf8Range = start..<end
    restStart = start
    takeProtocol(floor: floor, in: utf8)
  }

  /// The end of the run of host scalars and `@` (TG-U2).
  private static func hostEnd(from dot: Int, in utf8: Span<UInt8>) -> (end: Int, passesAt: Bool) {
    let host = TelegramRunClass.host
    var end = host.end(from: dot, in: utf8)
    var passesAt = false
    while end < utf8.count, utf8[end] == UInt8(ascii: "@") {
      passesAt = true
      end = host.end(from: end + 1, in: utf8)
    }
    return (end, passesAt)
  }

  /// The end of `:` and the number of a port, `start` if there is none (TG-U3).
  private static func portEnd(at start: Int, in utf8: Span<UInt8>) -> Int {
    guard start < utf8.count, utf8[start] == UInt8(ascii: ":") else { return start }
    var offset = start + 1
    while offset < utf8.count, utf8[offset] == UInt8(ascii: "0") { offset += 1 }
    var port = 0
    while offset < utf8.count, utf8[offset].isASCIIDigit {
      port = port * 10 + Int(utf8[offset] & 0x0F)
      guard port <= 65535 else { return start }
      offset += 1
    }
    return port > 0 ? offset : start
  }

  /// Adds the protocol before the candidate; bad is an unknown one, and else what a link may not follow (TG-U5).
  private mutating func takeProtocol(floor: Int, in utf8: Span<UInt8>) {
    let start = utf8Range.lowerBound
    guard start > floor else { return }
    guard start - floor >= 6, utf8.matches(folded: TelegramProtocol.separator, at: start - 3, limit: start) else {
      let before = utf8.scalar(endingAt: start, notBefore: floor).value
      let speaksAgainst =
        switch before {
        case UInt32(UInt8(ascii: "/")), UInt32(UInt8(ascii: "#")), UInt32(UInt8(ascii: "@")): true
        default: TelegramScalars.isWord(before)
        }
      isBad = isBad || speaksAgainst
      return
    }
    if let protocolStart = TelegramProtocol.start(endingAt: start - 3, notBefore: floor, in: utf8) {
      utf8Range = protocolStart..<utf8Range.upperBound
    } else {
      isBad = true
    }
  }
}
