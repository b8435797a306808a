import TextModel

/// The entities and links of a message as Discord stores it (dialects.md, section 11).
///
/// One walk from sign to sign: what starts first is taken, and what it holds is not searched. Code is left out whole.
struct DiscordSearch: PlatformSearch {
  private static let signs = ByteFinder("<@[:`".utf8)

  /// Whether links without angle brackets are looked for; if not, they are text like any other.
  private let looksForLinks: Bool
  private var floor = 0
  private var code = BacktickRuns()

  init(looksForLinks: Bool) { self.looksForLinks = looksForLinks }

  var triggers: [UInt8] { Array("<@:".utf8) }

  mutating func restart() {
    floor = 0
    code.restart()
  }

  mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    while floor < utf8.count {
      let start = Self.signs.next(from: floor, in: utf8)
      guard start < utf8.count else { break }
      if utf8[start] == UInt8(ascii: "`") {
        floor = code.end(ofRunAt: start, in: utf8)
      } else if let match = match(at: start, in: utf8) {
        return match
      } else {
        floor = start + 1
      }
    }
    floor = utf8.count
    return nil
  }

  /// What the sign at `start` belongs to; the floor is then behind it.
  private mutating func match(at start: Int, in utf8: Span<UInt8>) -> PlatformMatch? {
    switch utf8[start] {
    case UInt8(ascii: "<"):
      guard let tag = DiscordTag(at: start, in: utf8) else {
        return link(DiscordLink.bracketed(at: start, in: utf8))
      }
      floor = tag.end
      return PlatformMatch(tag.rule, start..<tag.end)
    case UInt8(ascii: "@"):
      guard let word = Self.everybody.first(where: { utf8.hasASCII($0, at: start + 1) }) else { return nil }
      floor = start + 1 + word.utf8.count
      return PlatformMatch(.discordMention, start..<floor)
    case UInt8(ascii: "["): return looksForLinks ? link(DiscordLink.masked(at: start, in: utf8)) : nil
    default: return looksForLinks ? link(DiscordLink.bare(colon: start, floor: floor, in: utf8)) : nil
    }
  }

  private mutating func link(_ link: DiscordLink?) -> PlatformMatch? {
    guard let link else { return nil }
    floor = link.end
    return PlatformMatch(.discordLink, link.utf8Range)
  }

  private static let everybody = ["everyone", "here"]
}
