import TextValidation

/// The last bytes of line breaks, and other bytes beyond ASCII that end like U+0085, U+2028 and U+2029.
private let lineEnds = ByteFinder([0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0xA8, 0xA9])

/// Where the hard line breaks of a text stand (layout.md, T7).
///
/// No rule of detection.md looks across one, so a text may be cut behind any of its breaks, also between CR and LF: the
/// parts, each scanned by itself, select what the whole does.
extension Span where Element == UInt8 {
  /// Where the line begins that holds `utf8Offset`: the end of the last break that ends there or before, or 0.
  ///
  /// What follows `utf8Offset` is not looked at: between CR and LF it is the LF that begins a line.
  ///
  /// - Complexity: O(*n*) in the bytes passed.
  func startOfLine(holding utf8Offset: Int) -> Int { lastLineStart(in: 1..<utf8Offset + 1) ?? 0 }

  /// The last of `utf8Offsets` before which a break ends; the break itself may begin before all of them.
  ///
  /// - Complexity: O(*n*) in the bytes passed.
  func lastLineStart(in utf8Offsets: Range<Int>) -> Int? {
    let bytes = utf8Offsets.lowerBound - 1
    var end = utf8Offsets.upperBound - 1
    while let last = lineEnds.last(in: bytes..<end, of: self) {
      if isLineBreak(before: last + 1) { return last + 1 }
      end = last
    }
    return nil
  }

  /// Whether a break ends at `utf8Offset`, which is not 0.
  private func isLineBreak(before utf8Offset: Int) -> Bool {
    switch self[utf8Offset - 1] {
    case 0x0A...0x0D: true
    case 0x85: utf8Offset >= 2 && self[utf8Offset - 2] == 0xC2
    case 0xA8, 0xA9: utf8Offset >= 3 && self[utf8Offset - 2] == 0x80 && self[utf8Offset - 3] == 0xE2
    default: false
    }
  }
}
