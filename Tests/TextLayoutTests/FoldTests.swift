import TestSupport
import Testing
import TextLayout

/// `fold -s` of POSIX, and how far lines agree with it.
///
/// It counts the blank behind a word as part of its line, where here blanks hang: so a line that is `w` columns wide is
/// one of `fold -s -w w+1`, if words have room, one blank stands between them, and one before each line break.
@Suite struct FoldTests {
  /// A line is cut behind the last blank of as many bytes as have room, or behind all of them.
  private static func folded(_ line: String, columnCount: Int) -> [String] {
    var (lines, rest) = ([String](), Substring(line))
    while rest.utf8.count > columnCount {
      let start = rest.prefix(columnCount)
      let end = start.lastIndex(of: " ").map(rest.index(after:)) ?? start.endIndex
      lines.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return lines + [String(rest)]
  }

  @Test(arguments: 1...30)
  func linesAreThoseOfFoldWithAColumnMore(columnCount: Int) {
    var generator = SeededGenerator(seed: UInt64(columnCount))
    for _ in 0..<100 {
      let words = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        String(
          (0..<Int.random(in: 1...columnCount, using: &generator)).map { _ in
            "ab.-(x)".randomElement(using: &generator) ?? "a"
          })
      }
      let line = words.joined(separator: " ")
      var wrapper = LineWrapper(
        configuration: SelectableTextConfiguration(), availableWidth: Double(columnCount), measurer: ColumnMeasurer())
      var lines: [String] = []
      while let next = wrapper.next(in: line.utf8.span) {
        lines.append(String(decoding: Array(line.utf8)[next.drawnUTF8Range], as: UTF8.self))
      }
      let folded = Self.folded(line + " ", columnCount: columnCount + 1).map { String($0.dropLast()) }
      #expect(lines == folded, "\(line.debugDescription)")
    }
  }
}
