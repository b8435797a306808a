internal import CTriggerFilter

/// Finds the bytes that may trigger a rule: the first stage of a walk, which most bytes of a text never leave.
///
/// Many bytes are looked at together, 32 with AVX2, 16 with SSSE3 or NEON. Each is judged by what it is and by the byte
/// after it: a full stop before a space, or a digit within a number, starts nothing.
package struct TriggerFilter: Sendable {
  private let tables: trigger_tables
  private let variant = trigger_filter_best()

  /// - Parameters:
  ///   - options: What the rules are told; some make signs of bytes that are none otherwise.
  ///   - marksAll: Whether to mark the bytes too that a rule refuses at once, for those who ask why.
  package init(options: DetectionOptions, marksAll: Bool = false) {
    var wanted = 0
    let hasOwnAlphabet = options.mentionAlphabet != .default || options.hashtagAlphabet != .default
    if marksAll || hasOwnAlphabet { wanted |= TRIGGER_EVERY_SIGN }
    if marksAll || !options.customSchemes.isEmpty { wanted |= TRIGGER_EVERY_COLON }
    if marksAll { wanted |= TRIGGER_EVERY_NUMBER | TRIGGER_EVERY_BRACKET }
    if options.acceptsBareLocalhost { wanted |= TRIGGER_LETTER_L }
    tables = trigger_filter_tables(UInt32(wanted))
  }

  /// How many words ``mark(_:from:offsets:alphanumerics:)`` needs room for, and how many offsets.
  static var wordLimit: Int { TRIGGER_WORD_LIMIT }
  static var offsetLimit: Int { TRIGGER_OFFSET_LIMIT }

  /// Looks at the bytes of `utf8` from `start` on, 64 bytes a word, as far as there is room for what is found.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - start: Where to start; the byte before it is read too.
  ///   - offsets: Where the offsets of the triggers behind `start` are written: room for ``offsetLimit``.
  ///   - alphanumerics: Where the letters and digits of ASCII are written, a bit for each byte: room for ``wordLimit``.
  /// - Returns: How many words were looked at, and how many offsets were written.
  /// - Complexity: O(1).
  @unsafe func mark(
    _ utf8: Span<UInt8>, from start: Int, offsets: UnsafeMutablePointer<UInt16>,
    alphanumerics: UnsafeMutablePointer<UInt64>
  ) -> (wordCount: Int, offsetCount: Int) {
    unsafe utf8.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return (0, 0) }
      return unsafe withUnsafePointer(to: tables) { tables in
        // SAFETY: the filter reads `bytes` alone, and writes no further than there must be room.
        let marks = unsafe trigger_filter_mark(tables, base, bytes.count, start, offsets, alphanumerics, variant)
        return (Int(marks.word_count), Int(marks.offset_count))
      }
    }
  }
}
