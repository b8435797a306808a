import TextModel
import TextValidation

/// One walk of ``TextCounter/mastodon`` over a text: the clusters of what stands there after the platform's replacements.
///
/// A link becomes 23 letters, and `@name@domain` becomes `@name`. A mark after a link belongs to the last of the letters.
struct MastodonCount {
  private static let linkGraphemeCount = 23

  private let limit: Int?
  private var breaker = ClusterBreaker()
  private(set) var graphemeCount = 0
  /// Where the part from the start ends that is within the limit.
  private(set) var validUTF8Offset = 0

  init(limit: Int?) { self.limit = limit }

  /// Counts all of a text.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - parts: What the platform selects in it: ascending, none in another.
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func count(_ utf8: Span<UInt8>, replacing parts: [WholePart]) {
    var offset = 0
    for part in parts {
      let range = part.utf8Range
      switch part.kind {
      case .link:
        countPlain(offset..<range.lowerBound, in: utf8)
        for _ in 0..<Self.linkGraphemeCount { pass("x") }
      case .mention:
        countPlain(offset..<range.lowerBound, in: utf8)
        for nameOffset in range.lowerBound..<Self.endOfName(in: range, of: utf8) {
          // Names are ASCII.
          pass(Unicode.Scalar(utf8[nameOffset]))
        }
      default: continue
      }
      offset = range.upperBound
      markValid(offset)
    }
    countPlain(offset..<utf8.count, in: utf8)
  }

  private static func endOfName(in range: Range<Int>, of utf8: Span<UInt8>) -> Int {
    range.dropFirst().first { utf8[$0] == UInt8(ascii: "@") } ?? range.upperBound
  }

  private mutating func countPlain(_ range: Range<Int>, in utf8: Span<UInt8>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let step = utf8.scalar(at: offset)
      if breaker.hasBreak(before: step.value) { graphemeCount += 1 }
      offset += step.utf8Count
      markValid(offset)
    }
  }

  private mutating func pass(_ scalar: Unicode.Scalar) {
    if breaker.hasBreak(before: scalar.value) { graphemeCount += 1 }
  }

  private mutating func markValid(_ utf8Offset: Int) {
    if limit.map({ graphemeCount <= $0 }) ?? true { validUTF8Offset = utf8Offset }
  }
}
