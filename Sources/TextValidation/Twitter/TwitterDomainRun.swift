import TextModel

/// A run of labels, dots, `-` and `_`, read once: whatever position in it is asked about, the domain that begins there is
/// known without reading again, so that a search of all positions takes linear time (dialects.md, TW-U3).
struct TwitterDomainRun {
  private struct Dot {
    let utf8Offset: Int
    /// Where the top-level domain after the dot ends, if there is one.
    let domainEnd: Int?
    /// Whether a label may end before the dot.
    let endsLabel: Bool
    /// Whether all between the dot before, or the start of the run, and this dot is a label.
    let isAfterLabel: Bool
    /// Where the last `_` between those two stands.
    let lastUnderscore: Int?
    /// The end of the longest domain that has a label after this dot.
    var longestEnd: Int?
  }

  /// The run, in UTF-8 offsets.
  private var utf8Range = 0..<0
  private var dots: [Dot] = []
  /// The first dot behind the position that was asked about last.
  private var nextDot = 0

  /// An empty run.
  init() {}

  /// Makes the run empty, and keeps its memory.
  mutating func forget() {
    utf8Range = 0..<0
    dots.removeAll(keepingCapacity: true)
    nextDot = 0
  }

  /// Reads the longest run from `start` on, which may be empty.
  ///
  /// - Complexity: O(*n*) in the bytes of the run.
  private mutating func read(from start: Int, in utf8: Span<UInt8>) {
    forget()
    var offset = start
    // Of the label that is being read.
    var (first, last, lastUnderscore): (UInt32?, UInt32?, Int?)
    while offset < utf8.count {
      if utf8[offset].isASCIIAlphanumeric {
        last = UInt32(utf8[offset])
        first = first ?? last
        offset += 1
        continue
      }
      let step = utf8.scalar(at: offset)
      if step.value == UInt32(UInt8(ascii: ".")) {
        let endsLabel = last.map(TwitterScalars.isOfDomain) ?? false
        let domainEnd = TwitterDomains.shared.end(at: offset + 1, limit: utf8.count, in: utf8)
        dots.append(
          Dot(
            utf8Offset: offset, domainEnd: domainEnd, endsLabel: endsLabel,
            isAfterLabel: endsLabel && first.map(TwitterScalars.isOfDomain) ?? false, lastUnderscore: lastUnderscore))
        (first, last, lastUnderscore) = (nil, nil, nil)
      } else {
        let isUnderscore = step.value == UInt32(UInt8(ascii: "_"))
        guard TwitterScalars.isOfRun(step.value) else { break }
        if isUnderscore { lastUnderscore = offset }
        first = first ?? step.value
        last = step.value
      }
      offset += step.utf8Count
    }
    utf8Range = start..<offset
    for index in dots.indices.dropLast().reversed() {
      let next = dots[index + 1]
      guard next.isAfterLabel else { continue }
      dots[index].longestEnd = next.longestEnd ?? (next.lastUnderscore == nil ? next.domainEnd : nil)
    }
  }

  /// Where the domain that begins at `start` ends; the run there is read, unless it has been.
  ///
  /// - Parameters:
  ///   - start: A scalar boundary, or the end of the text.
  ///   - utf8: The text, the same since the run was empty.
  /// - Returns: A UTF-8 offset; `nil` if no domain begins there.
  /// - Complexity: O(*n*) in the bytes of the run at first, then O(1), if positions are asked about in ascending order.
  mutating func end(ofDomainAt start: Int, in utf8: Span<UInt8>) -> Int? {
    guard start < utf8.count, TwitterScalars.isOfDomain(utf8.scalar(at: start).value) else { return nil }
    if !utf8Range.contains(start) { read(from: start, in: utf8) }
    return end(ofDomainAt: start)
  }

  /// Where the domain that begins at `utf8Offset` ends.
  ///
  /// - Parameter utf8Offset: A scalar boundary within the run, with a scalar there that a label may begin with.
  /// - Returns: A UTF-8 offset; `nil` if no domain begins there.
  /// - Complexity: O(1), if positions are asked about in ascending order.
  private mutating func end(ofDomainAt utf8Offset: Int) -> Int? {
    while nextDot > 0, dots[nextDot - 1].utf8Offset > utf8Offset { nextDot -= 1 }
    while nextDot < dots.count, dots[nextDot].utf8Offset < utf8Offset { nextDot += 1 }
    guard nextDot < dots.count, dots[nextDot].endsLabel else { return nil }
    let dot = dots[nextDot]
    // The label next to the top-level domain holds no `_`.
    return dot.longestEnd ?? (dot.lastUnderscore.map { $0 < utf8Offset } ?? true ? dot.domainEnd : nil)
  }
}
