import TextModel

/// Links into Telegram, `tg://` and `ton://` (dialects.md, TG-G1).
package struct TelegramURLSearch: PlatformSearch {
  private static let greatestHostUTF8Count = 253
  private static let separator = Array("://".utf8)
  /// Names before the separator, and how far before it a link starts: not always with the name.
  private static let schemes: [(name: [UInt8], utf8Count: Int)] = [
    (Array("tg".utf8), 2), (Array("ton".utf8), 3), (Array("tonsite".utf8), 3),
  ]

  private var floor = 0
  private var paths = TelegramPathReader()

  package init() {}

  package var triggers: [UInt8] { [UInt8(ascii: ":")] }

  package mutating func restart() {
    floor = 0
    paths = TelegramPathReader()
  }

  package mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    while let colon = nextSeparator(from: floor, in: utf8) {
      guard let start = Self.schemeStart(endingAt: colon, notBefore: floor, in: utf8) else {
        floor = colon + 1
        continue
      }
      let hostStart = colon + Self.separator.count
      let hostEnd = Self.hostEnd(from: hostStart, in: utf8)
      floor = hostEnd
      if hostEnd > hostStart {
        floor = paths.end(ofPathAt: hostEnd, in: utf8)
        return PlatformMatch(.telegramURL, start..<floor)
      }
    }
    floor = utf8.count
    return nil
  }

  private static func hostEnd(from start: Int, in utf8: Span<UInt8>) -> Int {
    let ofName = TelegramScalars.ofName
    let limit = min(utf8.count, start + greatestHostUTF8Count)
    var offset = start
    while offset < limit, ofName.contains(utf8[offset]) { offset += 1 }
    return offset
  }

  /// Where a link starts whose scheme stands before `end`; `nil` if none of the schemes does.
  private static func schemeStart(endingAt end: Int, notBefore floor: Int, in utf8: Span<UInt8>) -> Int? {
    for (name, utf8Count) in schemes
    where end - name.count >= floor && utf8.matches(folded: name, at: end - name.count, limit: end) {
      return end - utf8Count
    }
    return nil
  }

  /// Where the next `://` stands, from `start` on.
  private let colons = ByteFinder([UInt8(ascii: ":")])

  private func nextSeparator(from start: Int, in utf8: Span<UInt8>) -> Int? {
    var offset = colons.next(from: start, in: utf8)
    while offset < utf8.count {
      if utf8.hasSchemeSeparator(at: offset) { return offset }
      offset = colons.next(from: offset + 1, in: utf8)
    }
    return nil
  }
}
