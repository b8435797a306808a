import TextModel

/// Labels, dots, `-` and `_` that follow each other, as far as they are known: whatever position in them is asked about, the
/// domain that begins there is known without reading again, so that a search of all positions takes linear time, and no
/// memory (dialects.md, TW-U3).
struct TwitterDomainRun {
  /// What stands between a position and the next dot, or the end of the run.
  private struct Label {
    /// Half-open UTF-8 offsets; a dot stands at the end, or the run ends there.
    let utf8Range: Range<Int>
    let endsAtDot: Bool
    let beginsWithDomainScalar: Bool
    let endsWithDomainScalar: Bool
    let lastUnderscore: Int?

    /// Whether all of it is a label before a dot.
    var isWhole: Bool { endsAtDot && beginsWithDomainScalar && endsWithDomainScalar }
  }

  /// The label that was asked about last, from some position on.
  private var label = Label(
    utf8Range: 0..<0, endsAtDot: false, beginsWithDomainScalar: false, endsWithDomainScalar: false, lastUnderscore: nil)
  /// From a dot to behind the last one that follows it with nothing but labels between.
  private var chain = 0..<0
  /// The last dot of the chain, but for its first, with a top-level domain behind it and no `_` in the label before it; -1
  /// if there is none.
  private var lastDot = -1
  /// Where that top-level domain ends.
  private var lastEnd = 0

  /// Forgets the text at hand.
  mutating func forget() { self = Self() }

  /// Where the domain that begins at `start` ends.
  ///
  /// - Parameters:
  ///   - start: A scalar boundary, or the end of the text.
  ///   - utf8: The text, the same since the last ``forget()``.
  /// - Returns: A UTF-8 offset; `nil` if no domain begins there.
  /// - Complexity: O(*n*) in the bytes of the run for all of its positions together, if they are asked about in ascending
  ///   order.
  mutating func end(ofDomainAt start: Int, in utf8: Span<UInt8>) -> Int? {
    guard start < utf8.count, TwitterScalars.isOfDomain(utf8.scalar(at: start).value) else { return nil }
    if !label.utf8Range.contains(start) { label = Self.label(from: start, in: utf8) }
    guard label.endsAtDot, label.endsWithDomainScalar else { return nil }
    let dot = label.utf8Range.upperBound
    if !chain.contains(dot) { readChain(from: dot, in: utf8) }
    if dot < lastDot { return lastEnd }
    // The label next to the top-level domain holds no `_`.
    if let underscore = label.lastUnderscore, underscore >= start { return nil }
    return TwitterDomains.shared.end(at: dot + 1, limit: utf8.count, in: utf8)
  }

  /// Reads label after label behind a dot.
  private mutating func readChain(from dot: Int, in utf8: Span<UInt8>) {
    var chainEnd = dot + 1
    lastDot = -1
    while true {
      let next = Self.label(from: chainEnd, in: utf8)
      guard next.isWhole else { break }
      chainEnd = next.utf8Range.upperBound + 1
      if next.lastUnderscore == nil,
        let end = TwitterDomains.shared.end(at: chainEnd, limit: utf8.count, in: utf8)
      {
        (lastDot, lastEnd) = (chainEnd - 1, end)
      }
    }
    chain = dot..<chainEnd
  }

  private static func label(from start: Int, in utf8: Span<UInt8>) -> Label {
    var offset = start
    var (first, last, lastUnderscore): (UInt32?, UInt32?, Int?)
    var endsAtDot = false
    while offset < utf8.count {
      if utf8[offset].isASCIIAlphanumeric {
        last = UInt32(utf8[offset])
        first = first ?? last
        offset += 1
        continue
      }
      if utf8[offset] == UInt8(ascii: ".") {
        endsAtDot = true
        break
      }
      let step = utf8.scalar(at: offset)
      guard TwitterScalars.isOfRun(step.value) else { break }
      if step.value == ascii("_") { lastUnderscore = offset }
      first = first ?? step.value
      last = step.value
      offset += step.utf8Count
    }
    return Label(
      utf8Range: start..<offset, endsAtDot: endsAtDot,
      beginsWithDomainScalar: first.map(TwitterScalars.isOfDomain) ?? false,
      endsWithDomainScalar: last.map(TwitterScalars.isOfDomain) ?? false, lastUnderscore: lastUnderscore)
  }
}
