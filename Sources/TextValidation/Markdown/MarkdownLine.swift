/// One line of a Markdown source, and how far the marks of its blocks have been read.
///
/// Columns count from 0; a tab goes to the next multiple of four, and may be read in part.
struct MarkdownLine {
  let utf8Start: Int
  /// Where the line's end mark stands.
  let utf8End: Int
  /// What has been read, in bytes and in columns: a tab read in part is still ahead.
  private(set) var utf8Offset: Int
  private(set) var column = 0
  private var nonblankColumn = 0
  /// The first byte ahead that is neither space nor tab; ``utf8End`` if there is none.
  private(set) var nonblank: Int
  /// No run of marks that ends before this offset is a thematic break: one ran into another byte here.
  private var thematicFailure = -1

  init(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) {
    (utf8Start, utf8End, utf8Offset) = (utf8Range.lowerBound, utf8Range.upperBound, utf8Range.lowerBound)
    nonblank = utf8Range.lowerBound
    findNonblank(in: utf8)
  }

  var isBlank: Bool { nonblank == utf8End }
  /// How many columns of blanks are ahead.
  var indentColumns: Int { nonblankColumn - column }
  /// Four columns of blanks or more begin no block but code.
  var isIndented: Bool { indentColumns >= 4 }

  /// Reads on to the first byte that is not blank.
  mutating func skipBlanks() { (utf8Offset, column) = (nonblank, nonblankColumn) }

  /// Reads `count` bytes, none of them a tab, that stand where the blanks end.
  mutating func skipMark(utf8Count count: Int, in utf8: Span<UInt8>) {
    skipBlanks()
    utf8Offset += count
    column += count
    (nonblank, nonblankColumn) = (utf8Offset, column)
    findNonblank(in: utf8)
  }

  /// Reads up to `columns` columns of blanks.
  mutating func skipBlanks(columns: Int, in utf8: Span<UInt8>) {
    let target = column + min(columns, indentColumns)
    while column < target {
      let tabStop = column + 4 - column % 4
      let isTab = utf8[utf8Offset] == 0x09
      if isTab, tabStop > target {
        column = target
      } else {
        column = isTab ? tabStop : column + 1
        utf8Offset += 1
      }
    }
  }

  private mutating func findNonblank(in utf8: Span<UInt8>) {
    while nonblank < utf8End, utf8[nonblank].isMarkdownBlank {
      nonblankColumn += utf8[nonblank] == 0x09 ? 4 - nonblankColumn % 4 : 1
      nonblank += 1
    }
  }

  /// Whether the rest of the line is a thematic break: three or more of one of `*`, `-`, `_`, and blanks.
  ///
  /// - Complexity: O(*n*) in the line's bytes for all calls together.
  mutating func isThematicBreak(in utf8: Span<UInt8>) -> Bool {
    guard nonblank >= thematicFailure, nonblank < utf8End else { return false }
    let mark = utf8[nonblank]
    guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "-") || mark == UInt8(ascii: "_") else { return false }
    var markCount = 0
    var offset = nonblank
    while offset < utf8End, utf8[offset] == mark || utf8[offset].isMarkdownBlank {
      if utf8[offset] == mark { markCount += 1 }
      offset += 1
    }
    if offset == utf8End, markCount >= 3 { return true }
    thematicFailure = offset
    return false
  }
}
