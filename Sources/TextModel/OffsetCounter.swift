/// Counts along a text in every unit at once: the one place where UTF-8 offsets become others.
///
/// A counter stands at a scalar boundary and only moves forward, so that all the offsets of a text, asked for in
/// ascending order, cost one walk over it. A copy counts on by itself: for a range that holds others, copy the counter at
/// its start and move the copy to its end.
///
/// ```swift
/// var counter = OffsetCounter(units: [.utf16])
/// counter.advance(toUTF8Offset: 4, in: "👍👍".utf8.span)
/// counter.offset(in: .utf16)  // 2
/// ```
///
/// Bytes that are not UTF-8 count as `String(decoding:as:)` replaces them: each maximal ill-formed subpart is one
/// U+FFFD, which is one scalar, one UTF-16 unit, and a grapheme cluster with the marks that follow it.
public struct OffsetCounter: Sendable {
  /// The UTF-8 offset at which the counter stands, on a scalar boundary.
  public private(set) var utf8Offset = 0
  private var utf16Offset = 0
  private var scalarOffset = 0
  /// How many clusters began before ``utf8Offset``.
  private var begunGraphemeCount = 0
  /// Whether the last of them reaches beyond ``utf8Offset``.
  private var isInsideGrapheme = false
  private let countsGraphemes: Bool
  private var breaker = ClusterBreaker()
  /// Whether ``breaker`` has been given the scalar at ``utf8Offset``; its answer is in ``isInsideGrapheme``.
  private var hasLookedAhead = false

  /// Makes a counter that stands at the start of a text.
  ///
  /// - Parameter units: What will be asked for. Grapheme clusters are the dearest.
  public init(units: Set<OffsetUnit> = Set(OffsetUnit.allCases)) {
    countsGraphemes = units.contains(.grapheme)
  }

  /// Moves to `utf8Offset`.
  ///
  /// - Parameters:
  ///   - utf8Offset: Where to stand. Inside a scalar it is rounded down to the scalar's start; beyond the end it is the
  ///     end. One that lies behind the counter leaves it where it is.
  ///   - utf8: The whole text, the same at every call.
  /// - Complexity: O(*d*) in the distance walked.
  public mutating func advance(toUTF8Offset utf8Offset: Int, in utf8: Span<UInt8>) {
    let limit = min(utf8Offset, utf8.count)
    while self.utf8Offset < limit {
      passASCII(upTo: limit, in: utf8)
      guard self.utf8Offset < limit else { break }
      let step = utf8.scalar(at: self.utf8Offset)
      guard self.utf8Offset + step.utf8Count <= limit else { break }
      pass(step)
    }
    lookAhead(in: utf8)
  }

  /// Moves forward to where the offset in `unit` is `offset`.
  ///
  /// - Parameters:
  ///   - offset: Where to stand, counted in `unit`. Inside a scalar (a UTF-16 offset between surrogates) it is rounded
  ///     down to the scalar's start; beyond the end it is the end. One that lies behind the counter leaves it where it is.
  ///   - unit: One of the units the counter was made for.
  ///   - utf8: The whole text, the same at every call.
  /// - Complexity: O(*d*) in the distance walked.
  public mutating func advance(toOffset offset: Int, in unit: OffsetUnit, of utf8: Span<UInt8>) {
    if unit == .utf8 { return advance(toUTF8Offset: offset, in: utf8) }
    while self.offset(in: unit) < offset, utf8Offset < utf8.count {
      if utf8[utf8Offset] < 0x80 {
        // A byte of ASCII is at most one of anything: this many cannot lead too far.
        passASCII(upTo: utf8Offset + min(offset - self.offset(in: unit), utf8.count - utf8Offset), in: utf8)
      } else {
        let step = utf8.scalar(at: utf8Offset)
        if unit == .utf16, utf16Offset + step.utf16Count > offset { break }
        pass(step)
      }
      // Only clusters need to know the next scalar at every step, to stop at the start of the one sought.
      if unit == .grapheme { lookAhead(in: utf8) }
    }
    lookAhead(in: utf8)
  }

  /// Where the counter stands, in `unit`.
  ///
  /// Inside a grapheme cluster this is the number of whole clusters before it.
  ///
  /// - Precondition: `unit` is one of those the counter was made for, or cheaper than `.grapheme`.
  /// - Complexity: O(1).
  public func offset(in unit: OffsetUnit) -> Int {
    switch unit {
    case .utf8: return utf8Offset
    case .utf16: return utf16Offset
    case .scalar: return scalarOffset
    case .grapheme:
      precondition(countsGraphemes, "unit: the counter was made without .grapheme")
      return isInsideGrapheme ? begunGraphemeCount - 1 : begunGraphemeCount
    }
  }

  private mutating func pass(_ step: ScalarStep) {
    utf8Offset += step.utf8Count
    utf16Offset += step.utf16Count
    scalarOffset += 1
    if countsGraphemes { passBreak(before: step.value) }
  }

  private mutating func passASCII(upTo limit: Int, in utf8: Span<UInt8>) {
    var end = utf8Offset
    if countsGraphemes {
      while end < limit, utf8[end] < 0x80 {
        passBreak(before: UInt32(utf8[end]))
        end += 1
      }
    } else {
      while end < limit, utf8[end] < 0x80 { end += 1 }
    }
    utf16Offset += end - utf8Offset
    scalarOffset += end - utf8Offset
    utf8Offset = end
  }

  /// Counts the cluster that begins with `scalarValue`, if one does.
  private mutating func passBreak(before scalarValue: UInt32) {
    let isBreak = hasLookedAhead ? !isInsideGrapheme : breaker.hasBreak(before: scalarValue)
    hasLookedAhead = false
    if isBreak { begunGraphemeCount += 1 }
  }

  /// Finds out whether a cluster ends where the counter stands: the next scalar decides.
  private mutating func lookAhead(in utf8: Span<UInt8>) {
    guard countsGraphemes, !hasLookedAhead else { return }
    guard utf8Offset < utf8.count else {
      isInsideGrapheme = false
      return
    }
    isInsideGrapheme = !breaker.hasBreak(before: utf8.scalar(at: utf8Offset).value)
    hasLookedAhead = true
  }
}

extension ScalarStep {
  /// How many UTF-16 code units the scalar has; one for ill-formed bytes, which U+FFFD replaces.
  package var utf16Count: Int { utf8Count == 4 ? 2 : 1 }
}
