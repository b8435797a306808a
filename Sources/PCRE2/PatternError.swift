internal import CPCRE2

/// Why a pattern does not compile, and where.
public struct PatternError: Error, Hashable, Sendable {
  /// PCRE2's number for what is wrong (positive), stable between its releases.
  public let code: CInt
  /// PCRE2's own text for it, in English, without a full stop; of a limit, what it is.
  public let message: String
  /// Where PCRE2 noticed: a UTF-8 offset into ``source``, at most its UTF-8 count. Just behind the culprit, mostly.
  public let utf8Offset: Int
  /// The pattern.
  public let source: String

  /// Makes the error for a code of `pcre2_compile`.
  init(code: CInt, utf8Offset: Int, source: String) {
    self.code = code
    self.message =
      switch code {
      case PCRE2_ERROR_PATTERN_STRING_TOO_LONG: "the pattern is longer than \(Pattern.maximumSourceUTF8Count) bytes"
      case PCRE2_ERROR_PARENTHESES_NEST_TOO_DEEP: "parentheses nest more than \(Pattern.greatestNestingDepth) deep"
      default: errorMessage(forCode: code)
      }
    self.utf8Offset = min(max(utf8Offset, 0), source.utf8.count)
    self.source = source
  }
}

extension PatternError: CustomStringConvertible {
  /// The message, the offset, and the pattern (of a long one, what surrounds the offset), on one line.
  public var description: String {
    "\(message) at offset \(utf8Offset) of pattern \(excerpt.debugDescription) (PCRE2 error \(code))"
  }

  /// The pattern if it is short, else the part around the offset.
  private var excerpt: String {
    let (contextUTF8Count, utf8) = (60, source.utf8)
    let offset = utf8.index(utf8.startIndex, offsetBy: utf8Offset)
    let lower = utf8.index(offset, offsetBy: -contextUTF8Count, limitedBy: utf8.startIndex) ?? utf8.startIndex
    let upper = utf8.index(offset, offsetBy: contextUTF8Count, limitedBy: utf8.endIndex) ?? utf8.endIndex
    // A cut may fall between the bytes of a scalar; decoding shows that as U+FFFD.
    let part = String(decoding: utf8[lower..<upper], as: UTF8.self)
    return (lower > utf8.startIndex ? "…" : "") + part + (upper < utf8.endIndex ? "…" : "")
  }
}
