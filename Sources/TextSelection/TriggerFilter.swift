internal import CTriggerFilter
import TextValidation

/// Finds the bytes that may trigger a rule: the first stage of a walk, which most bytes of a text never leave.
///
/// Many bytes are looked at together, 32 with AVX2, 16 with SSSE3 or NEON. Each is judged by what it is and by the byte
/// after it: a full stop before a space, or a digit within a number, starts nothing.
struct TriggerFilter: Sendable {
  /// How many words of marks a walk asks for at a time.
  static let wordCount = 16
  /// One bit for each byte.
  typealias Words = InlineArray<16, UInt64>

  private let tables: trigger_tables
  private let variant = trigger_filter_best()

  /// - Parameters:
  ///   - options: What the rules are told; some make signs of bytes that are none otherwise.
  ///   - marksAll: Whether to mark the bytes too that a rule refuses at once, for those who ask why.
  init(options: DetectionOptions, marksAll: Bool = false) {
    var wanted = 0
    let hasOwnAlphabet = options.mentionAlphabet != .default || options.hashtagAlphabet != .default
    if marksAll || hasOwnAlphabet { wanted |= TRIGGER_EVERY_SIGN }
    if marksAll || !options.customSchemes.isEmpty { wanted |= TRIGGER_EVERY_COLON }
    if marksAll { wanted |= TRIGGER_EVERY_NUMBER | TRIGGER_EVERY_BRACKET }
    if options.acceptsBareLocalhost { wanted |= TRIGGER_LETTER_L }
    tables = trigger_filter_tables(UInt32(wanted))
  }

  /// Marks the bytes of `utf8` from `start` on: bit *b* of word *w* is the byte at `start` + 64 *w* + *b*.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - start: Where to start; the byte before it is read too.
  ///   - words: Written as far as the text goes.
  /// - Returns: How many words were written.
  /// - Complexity: O(1): 1024 bytes at most.
  func mark(_ utf8: Span<UInt8>, from start: Int, into words: inout Words) -> Int {
    let wordCount = min(Self.wordCount, (utf8.count - start + 63) >> 6)
    unsafe utf8.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var span = words.mutableSpan
      unsafe span.withUnsafeMutableBufferPointer { words in
        guard let first = words.baseAddress else { return }
        unsafe withUnsafePointer(to: tables) { tables in
          // SAFETY: the filter reads `bytes` alone, and writes no more than `wordCount` of the words there are.
          unsafe trigger_filter_mark(tables, base, bytes.count, start, first, wordCount, variant)
        }
      }
    }
    return wordCount
  }
}
