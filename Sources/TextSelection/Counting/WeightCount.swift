import TextModel
import TextValidation

/// One walk of a counter of X over a composed text.
struct WeightCount {
  private static let linkWeight = 23
  private static let emojiWeight = 2

  let counter: TextCounter
  private let limit: Int
  private(set) var weight = 0
  private(set) var scalarCount = 0
  /// How many scalars stand before the first step that went over the limit or met what is refused.
  private(set) var validScalarCount = 0
  private(set) var hasRefusedScalar = false

  init(counter: TextCounter, limit: Int) { (self.counter, self.limit) = (counter, limit) }

  /// Counts all of a text: links, emoji, and scalar by scalar what is left.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func count(_ utf8: Span<UInt8>) {
    var offset = 0
    for link in TwitterLinks.utf8Ranges(in: utf8) {
      countPlain(offset..<link.lowerBound, in: utf8)
      step(over: link, weight: Self.linkWeight, in: utf8)
      offset = link.upperBound
    }
    countPlain(offset..<utf8.count, in: utf8)
  }

  private mutating func countPlain(_ range: Range<Int>, in utf8: Span<UInt8>) {
    let emoji = counter == .twitterV3 ? EmojiSequences.shared : nil
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let emoji, mayBeginEmoji(at: offset, in: utf8), let end = emoji.end(ofEmojiAt: offset, in: utf8) {
        step(over: offset..<end, weight: Self.emojiWeight, in: utf8)
        offset = end
        continue
      }
      let scalar = utf8.scalar(at: offset)
      if TwitterLinks.isRefused(scalar.value) { hasRefusedScalar = true }
      step(over: 1, weight: weight(of: scalar.value))
      offset += scalar.utf8Count
    }
  }

  /// What a scalar weighs that is part of no link and no emoji.
  private func weight(of scalarValue: UInt32) -> Int {
    if counter == .twitterV1 { return 1 }
    switch scalarValue {
    case 0...0x10FF, 0x2000...0x200D, 0x2010...0x201F, 0x2032...0x2037: return 1
    default: return 2
    }
  }

  /// Only keycaps begin with ASCII, and go on beyond it.
  private func mayBeginEmoji(at utf8Offset: Int, in utf8: Span<UInt8>) -> Bool {
    utf8[utf8Offset] >= 0x80 || (utf8Offset + 1 < utf8.count && utf8[utf8Offset + 1] >= 0x80)
  }

  private mutating func step(over range: Range<Int>, weight: Int, in utf8: Span<UInt8>) {
    // A scalar has one byte that does not continue another.
    step(over: range.count { utf8[$0] & 0xC0 != 0x80 }, weight: weight)
  }

  private mutating func step(over scalarCount: Int, weight: Int) {
    self.weight += weight
    self.scalarCount += scalarCount
    if !hasRefusedScalar, self.weight <= limit { validScalarCount = self.scalarCount }
  }
}
