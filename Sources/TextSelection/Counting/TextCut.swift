import TextModel
import TextValidation

/// A text that is over the limit of a counter, and where it may be cut.
///
/// Nothing is estimated: what a place to cut gives is put together, and counted as it would be posted.
struct TextCut {
  private let text: String
  private let counter: TextCounter
  private let limit: Int?
  private let ellipsis: String
  /// What no cut may halve: ascending, none in another.
  private let parts: [WholePart]
  private let places: CutPlaces
  /// Where the text as it stands reaches the limit.
  private let limitUTF8Offset: Int

  /// Finds where `text` may be cut.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - counter: Says what it counts.
  ///   - limit: What is allowed instead of the counter's own limit.
  ///   - ellipsis: What stands where it is cut.
  ///   - validScalarCount: How many scalars of it are within the limit.
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  init(_ text: String, by counter: TextCounter, limit: Int?, ellipsis: String, validScalarCount: Int) {
    (self.text, self.counter, self.limit, self.ellipsis) = (text, counter, limit, ellipsis)
    let utf8 = text.utf8.span
    parts = counter.wholeParts(in: utf8)
    places = CutPlaces(in: utf8, outside: parts)
    var place = OffsetCounter(units: [.scalar])
    place.advance(toOffset: validScalarCount, in: .scalar, of: utf8)
    limitUTF8Offset = place.utf8Offset
  }

  /// The longest part from the start, with the ellipsis.
  func dropping() -> TruncatedText {
    let contentRange = 0..<places.contentEnd
    if contentRange.upperBound < text.utf8.count, counter.allows(source(contentRange), limit: limit) {
      return TruncatedText(source(contentRange), keeping: [contentRange], isTruncated: true)
    }
    for ellipsis in [ellipsis, ""] {
      let start = greatestCut { counter.allows(head(upTo: $0, ellipsis).text, limit: limit) }
      if let start { return head(upTo: start, ellipsis) }
    }
    return TruncatedText("", keeping: [], isTruncated: true)
  }

  /// The same, unless a link begins within the limit and would not be whole: that is kept, and text before it is not.
  func keepingLink() -> TruncatedText {
    let dropped = dropping()
    guard let link = lastLinkWithinLimit, link.upperBound > dropped.keptUTF8Ranges.last?.upperBound ?? 0 else {
      return dropped
    }
    let start = greatestCut {
      $0 <= link.lowerBound && counter.allows(head(upTo: $0, before: link).text, limit: limit)
    }
    if let start { return head(upTo: start, before: link) }
    let alone = source(link)
    return counter.allows(alone, limit: limit) ? TruncatedText(alone, keeping: [link], isTruncated: true) : dropped
  }

  private func source(_ utf8Range: Range<Int>) -> String { text.utf8.span.string(in: utf8Range) }

  /// The text up to `cut`, and the ellipsis.
  private func head(upTo cut: Int, _ ellipsis: String) -> TruncatedText {
    let head = source(0..<cut)
    let isParted = cut > 0 && !ellipsis.isEmpty && takesIn(ellipsis, behind: head)
    return TruncatedText(head + (isParted ? " " : "") + ellipsis, keeping: [0..<cut], isTruncated: true)
  }

  private func head(upTo cut: Int, before link: Range<Int>) -> TruncatedText {
    let head = head(upTo: cut, ellipsis)
    let blank = head.text.isEmpty ? "" : " "
    return TruncatedText(head.text + blank + source(link), keeping: head.keptUTF8Ranges + [link], isTruncated: true)
  }

  /// Whether the selection at the end of `head` is another with the ellipsis behind it.
  private func takesIn(_ ellipsis: String, behind head: String) -> Bool {
    let end = head.utf8.count
    let place = parts.partitioningIndex { $0.utf8Range.upperBound >= end }
    guard place < parts.count, parts[place].utf8Range.upperBound == end else { return false }
    return !counter.wholeParts(in: (head + ellipsis).utf8.span).contains(parts[place])
  }

  /// The last link that begins where something of the limit is left, with the clusters that it is a part of.
  private var lastLinkWithinLimit: Range<Int>? {
    let end = parts.partitioningIndex { $0.utf8Range.lowerBound > limitUTF8Offset }
    let last = parts[..<end].last { part in
      guard part.kind == .link || part.kind == .telegramURL else { return false }
      let start = part.utf8Range.lowerBound
      if start < limitUTF8Offset { return true }
      let before = counter.budget(of: source(0..<start), limit: limit)
      return before.counts.allSatisfy { $0.remaining.map { $0 > 0 } ?? true }
    }
    return last.map { places.clusters(around: $0.utf8Range, in: text.utf8.span) }
  }

  /// A cut that is allowed while the next one is not, sought from the limit on: `nil` if the first of all is not allowed.
  ///
  /// In growing steps away from the limit to where the answer changes, then halving what lies between.
  private func greatestCut(_ isAllowed: (Int) -> Bool) -> Int? {
    let cuts = places.utf8Offsets
    let origin = max(cuts.partitioningIndex { $0 > limitUTF8Offset } - 1, 0)
    guard origin < cuts.count else { return nil }
    var (allowed, refused) = (-1, cuts.count)
    var step = 1
    if isAllowed(cuts[origin]) {
      allowed = origin
      while allowed + step < cuts.count, isAllowed(cuts[allowed + step]) {
        allowed += step
        step *= 2
      }
      refused = min(allowed + step, cuts.count)
    } else {
      refused = origin
      while refused > 0 {
        let place = max(refused - step, 0)
        if isAllowed(cuts[place]) {
          allowed = place
          break
        }
        refused = place
        step *= 2
      }
    }
    while refused - allowed > 1, allowed >= 0 {
      let middle = allowed + (refused - allowed) / 2
      if isAllowed(cuts[middle]) { allowed = middle } else { refused = middle }
    }
    return allowed >= 0 ? cuts[allowed] : nil
  }
}
