/// How far a word may go from a caret: to what was completed before, which is never part of another word.
struct CaretReach {
  /// The caret, on a scalar boundary of the text.
  let caretUTF8Offset: Int
  /// What a word around the caret lies in; empty inside a completion.
  let utf8Range: Range<Int>

  /// - Parameters:
  ///   - caretUTF8Offset: The caret; outside the text it is the nearer end, inside a scalar its start.
  ///   - utf8: The text.
  ///   - excluding: What was completed, ascending and disjoint.
  /// - Complexity: O(log *k*) in the count of `excluding`.
  init(around caretUTF8Offset: Int, in utf8: Span<UInt8>, excluding: [Range<Int>]) {
    let caret = Self.scalarStart(atOrBefore: min(max(caretUTF8Offset, 0), utf8.count), in: utf8)
    let next = excluding.partitionPoint { $0.lowerBound >= caret }
    let before = next > 0 ? excluding[next - 1].upperBound : 0
    let behind = next < excluding.count ? excluding[next].lowerBound : utf8.count
    let lower = Self.scalarStart(atOrBehind: min(max(before, 0), caret), in: utf8)
    let upper = Self.scalarStart(atOrBefore: before > caret ? caret : min(max(behind, caret), utf8.count), in: utf8)
    self.caretUTF8Offset = caret
    utf8Range = lower..<upper
  }

  private static func scalarStart(atOrBefore utf8Offset: Int, in utf8: Span<UInt8>) -> Int {
    var start = utf8Offset
    while start > 0, start < utf8.count, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private static func scalarStart(atOrBehind utf8Offset: Int, in utf8: Span<UInt8>) -> Int {
    var start = utf8Offset
    while start < utf8.count, utf8[start] & 0xC0 == 0x80 { start += 1 }
    return start
  }
}
