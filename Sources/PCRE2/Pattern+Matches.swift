extension Pattern {
  /// The first match in `text`. To search many texts, keep a ``MatchData`` and use
  /// ``firstMatch(in:from:options:using:)``.
  ///
  /// - Returns: Half-open UTF-8 offsets into `text`, on scalar boundaries; `nil` if nothing matches.
  /// - Throws: ``MatchError`` if a limit is hit.
  public func firstMatch(in text: String, limits: MatchLimits = .default) throws(MatchError) -> Range<Int>? {
    var data = MatchData(limits: limits)
    return try firstMatch(in: text.utf8Span, using: &data)
  }

  /// All matches in `text`, each search beginning where the match before ended.
  ///
  /// After an empty match the next one is not empty at the same offset, or begins at the next scalar or later, as in
  /// Perl: `x*` finds an empty match before and after each `é`, and never one inside.
  ///
  /// - Returns: Half-open UTF-8 offsets into `text`, on scalar boundaries: ascending, disjoint, none twice.
  /// - Throws: ``MatchError`` if a limit is hit; the matches before it are lost.
  /// - Complexity: As ``firstMatch(in:from:options:using:)`` for each match; O(*n*) in the UTF-8 count of `text` for most
  ///   patterns, however many matches there are. Only the interpreter, for a pattern that begins with an ASCII letter and
  ///   ignores case, looks ahead as far as the letter's other case at each match, O(*n* · matches) where that is rare.
  public func matches(in text: String, limits: MatchLimits = .default) throws(MatchError) -> [Range<Int>] {
    var data = MatchData(limits: limits)
    var ranges: [Range<Int>] = []
    do throws(Interruption) {
      try forEachMatch(in: text.utf8Span, using: &data) { ranges.append($0) }
    } catch {
      throw error.reason
    }
    return ranges
  }

  /// Where a walk over all matches stopped, and why. The matches before it have been handed over.
  package struct Interruption: Error, Hashable, Sendable {
    /// The limit.
    package let reason: MatchError
    /// Where the search that hit it began: a UTF-8 offset into the subject.
    package let utf8Offset: Int

    /// Makes the report of an error.
    package init(reason: MatchError, utf8Offset: Int) {
      self.reason = reason
      self.utf8Offset = utf8Offset
    }
  }

  /// Hands over all matches in `subject`, as ``matches(in:limits:)`` orders them.
  ///
  /// - Parameters:
  ///   - subject: The text.
  ///   - options: What each search takes for granted; with ``MatchOptions/notEmpty`` no match is empty.
  ///   - data: The memory to work in, and the limits.
  ///   - receive: Called with half-open UTF-8 offsets into `subject`.
  /// - Throws: ``Interruption`` at the first limit that is hit; nothing behind it is searched.
  package func forEachMatch(
    in subject: UTF8Span, options: MatchOptions = [], using data: inout MatchData, _ receive: (Range<Int>) -> Void
  ) throws(Interruption) {
    var time = TimeBudget(data.limits, utf8Count: subject.count)
    try forEachMatch(in: subject, options: options, using: &data, spending: &time) { range, _ in
      receive(range)
      return true
    }
  }

  /// Hands over all matches in `subject` with what their groups matched.
  ///
  /// - Parameters:
  ///   - subject: The text.
  ///   - options: What each search takes for granted; with ``MatchOptions/notEmpty`` no match is empty.
  ///   - data: The memory to work in, and the limits.
  ///   - time: What is left for these searches and others.
  ///   - receive: Called with half-open UTF-8 offsets into `subject`, and with the match that has the groups; answers
  ///     whether to go on.
  /// - Throws: ``Interruption`` at the first limit that is hit; nothing behind it is searched.
  package func forEachMatch(
    in subject: UTF8Span, options: MatchOptions = [], using data: inout MatchData, spending time: inout TimeBudget,
    _ receive: (Range<Int>, borrowing MatchData) -> Bool
  ) throws(Interruption) {
    var (utf8Offset, searchOptions, previous) = (0, options, Range<Int>?.none)
    while true {
      let found: Range<Int>?
      do {
        found = try firstMatch(in: subject, from: utf8Offset, options: searchOptions, using: &data, spending: &time)
      } catch {
        throw Interruption(reason: error, utf8Offset: utf8Offset)
      }
      guard let range = found else { return }
      if range.isEmpty, range == previous {
        // PCRE2 does not see that a match is empty if `\K` in a look-ahead moved its start: step over it by hand.
        guard range.upperBound < subject.count else { return }
        repeat { utf8Offset += 1 } while !subject.isScalarBoundary(utf8Offset)
        searchOptions = options
        continue
      }
      guard receive(range, data) else { return }
      previous = range
      utf8Offset = range.upperBound
      searchOptions = range.isEmpty ? options.union(.notEmptyAtStart) : options
    }
  }

  /// Hands over all matches in `bytes`, which need not be UTF-8: each bad byte ends a subject and begins another.
  ///
  /// No match holds a bad byte, and none looks across one. `^` and `$` do not match beside bad bytes (unless they match
  /// at a line break there); `\A`, `\z` and `\b` take them for the ends of the subject.
  ///
  /// - Parameters:
  ///   - bytes: The text. Checked once, as a whole; no search checks again.
  ///   - options: What each search takes for granted; with ``MatchOptions/notEmpty`` no match is empty.
  ///   - data: The memory to work in, and the limits.
  ///   - receive: Called with half-open offsets into `bytes`: ascending and disjoint.
  /// - Throws: ``Interruption`` at the first limit that is hit; nothing behind it is searched.
  /// - Complexity: As ``matches(in:limits:)``; the checking is O(*n*), however many bytes are bad.
  package func forEachMatch(
    in bytes: Span<UInt8>, options: MatchOptions = [], using data: inout MatchData, _ receive: (Range<Int>) -> Void
  ) throws(Interruption) {
    try forEachWellFormedPart(of: bytes) { (part, partOffset) throws(Interruption) in
      var partOptions = options
      if partOffset > 0 { partOptions.insert(.notBeginningOfLine) }
      if partOffset + part.count < bytes.count { partOptions.insert(.notEndOfLine) }
      do throws(Interruption) {
        try forEachMatch(in: part, options: partOptions, using: &data) { range in
          receive((range.lowerBound + partOffset)..<(range.upperBound + partOffset))
        }
      } catch {
        throw Interruption(reason: error.reason, utf8Offset: error.utf8Offset + partOffset)
      }
    }
  }
}
