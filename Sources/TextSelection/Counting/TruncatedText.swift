/// A text that was cut to a limit, if it had to be.
public struct TruncatedText: Hashable, Sendable {
  /// What may be posted.
  public let text: String
  /// What is left of the text that was to be cut: half-open ranges of UTF-8 offsets into it, on boundaries of its grapheme
  /// clusters, ascending, none empty.
  ///
  /// There is one from the start, and with ``LinkPolicy/keep`` perhaps that of a link. A text that was not cut is whole in
  /// it.
  public let keptUTF8Ranges: [Range<Int>]
  /// Whether anything was cut, if only blanks at the end.
  public let isTruncated: Bool

  init(_ text: String, keeping utf8Ranges: [Range<Int>], isTruncated: Bool) {
    self.text = text
    keptUTF8Ranges = utf8Ranges.filter { !$0.isEmpty }
    self.isTruncated = isTruncated
  }
}
