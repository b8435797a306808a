import TextModel

/// The entities and emoji of a message as Slack stores it (dialects.md, section 10).
///
/// One walk from sign to sign: `<` opens an entity, `` ` `` opens code, `:` an emoji. An entity's inside is never
/// searched, be it one of Slack's or not; in code entities count, and emoji do not.
struct SlackSearch: PlatformSearch {
  private static let signs = ByteFinder("<:`".utf8)
  private static let codeSigns = ByteFinder("<`".utf8)
  private static let entityEnds = ByteFinder(">".utf8)
  private static let fence = "```"

  private var floor = 0
  /// The end of the code that was opened last.
  private var codeEnd = 0
  /// An offset from which on no `>` stands.
  private var entitiesEnd = Int.max
  /// Offsets from which on no code of one backtick ends, and none of three.
  private var (spansEnd, blocksEnd) = (Int.max, Int.max)

  var triggers: [UInt8] { Array("<:".utf8) }

  mutating func restart() { self = Self() }

  mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    while floor < utf8.count {
      let start = Self.signs.next(from: floor, in: utf8)
      guard start < utf8.count else { break }
      floor = start + 1
      switch utf8[start] {
      case UInt8(ascii: "<"):
        guard let end = entityEnd(from: start, in: utf8) else { continue }
        floor = end
        if let entity = Self.entity(start..<end, in: utf8) { return PlatformMatch(entity.rule, start..<end) }
      case UInt8(ascii: "`"):
        if start >= codeEnd { openCode(at: start, in: utf8) }
      default:
        guard start >= codeEnd, let end = Self.emojiEnd(from: start, in: utf8) else { continue }
        floor = end
        return PlatformMatch(.slackEmoji, start..<end)
      }
    }
    floor = utf8.count
    return nil
  }

  /// What follows the next `>` (SL-1); `nil` if there is none.
  private mutating func entityEnd(from start: Int, in utf8: Span<UInt8>) -> Int? {
    guard start < entitiesEnd else { return nil }
    let end = Self.entityEnds.next(from: start, in: utf8)
    guard end < utf8.count else {
      entitiesEnd = start
      return nil
    }
    return end + 1
  }

  /// An entity, if it is one of Slack's and holds no bytes that are not UTF-8.
  private static func entity(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) -> SlackEntity? {
    guard let entity = SlackEntity(utf8Range, in: utf8) else { return nil }
    return (try? UTF8Span(validating: utf8.extracting(utf8Range))) == nil ? nil : entity
  }

  /// Moves the end of code behind what the backticks at `start` open, if they do (SL-4).
  private mutating func openCode(at start: Int, in utf8: Span<UInt8>) {
    if utf8.hasASCII(Self.fence, at: start), start < blocksEnd {
      if let end = end(ofCodeFrom: start + 3, isBlock: true, in: utf8) {
        codeEnd = end
        return
      }
      blocksEnd = start
    }
    guard start < spansEnd else { return }
    if let end = end(ofCodeFrom: start + 1, isBlock: false, in: utf8) { codeEnd = end } else { spansEnd = start }
  }

  /// The end of the next one or three backticks that stand in no entity.
  private mutating func end(ofCodeFrom start: Int, isBlock: Bool, in utf8: Span<UInt8>) -> Int? {
    var offset = Self.codeSigns.next(from: start, in: utf8)
    while offset < utf8.count {
      if utf8[offset] == UInt8(ascii: "<") {
        offset = entityEnd(from: offset, in: utf8) ?? offset + 1
      } else if !isBlock || utf8.hasASCII(Self.fence, at: offset) {
        return offset + (isBlock ? 3 : 1)
      } else {
        offset += 1
      }
      offset = Self.codeSigns.next(from: offset, in: utf8)
    }
    return nil
  }

  private static let emojiName = ASCIISet("abcdefghijklmnopqrstuvwxyz0123456789_-+'")

  /// The end of `:name:` and of the skin tone that may follow (SL-4).
  private static func emojiEnd(from start: Int, in utf8: Span<UInt8>) -> Int? {
    var end = start + 1
    while emojiName.contains(utf8.byte(at: end)) { end += 1 }
    guard end > start + 1, utf8.byte(at: end) == UInt8(ascii: ":") else { return nil }
    end += 1
    let tone = ":skin-tone-"
    let digit = end + tone.utf8.count
    let hasTone =
      utf8.hasASCII(tone, at: end) && utf8.byte(at: digit + 1) == UInt8(ascii: ":")
      && (UInt8(ascii: "2")...UInt8(ascii: "6")).contains(utf8[digit])
    return hasTone ? digit + 2 : end
  }
}
