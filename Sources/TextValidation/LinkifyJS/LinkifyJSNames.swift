import TextModel

/// The words of ASCII letters that are tokens of their own in any linkifyjs, but for top-level domains (dialects.md, LJ-3).
enum LinkifyJSNames {
  /// The column of a run of ASCII letters, capitals or small.
  static func column(of range: Range<Int>, in utf8: Span<UInt8>) -> UInt8 {
    switch utf8[range.lowerBound] | 0x20 {
    case UInt8(ascii: "f"), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "m"): break
    default: return LinkifyJSTable.Column.word
    }
    func isName(_ name: String) -> Bool { utf8.hasASCII(name, at: range.lowerBound, ignoringCase: true) }
    switch range.count {
    case 3: return isName("ftp") ? LinkifyJSTable.Column.slashScheme : LinkifyJSTable.Column.word
    case 4:
      if isName("http") || isName("ftps") { return LinkifyJSTable.Column.slashScheme }
      return isName("file") ? LinkifyJSTable.Column.scheme : LinkifyJSTable.Column.word
    case 5: return isName("https") ? LinkifyJSTable.Column.slashScheme : LinkifyJSTable.Column.word
    case 6: return isName("mailto") ? LinkifyJSTable.Column.scheme : LinkifyJSTable.Column.word
    case 9: return isName("localhost") ? LinkifyJSTable.Column.localhost : LinkifyJSTable.Column.word
    default: return LinkifyJSTable.Column.word
    }
  }
}
