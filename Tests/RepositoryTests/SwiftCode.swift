/// The code of a Swift source: comments and the text of literals blanked, interpolated expressions kept, lines unmoved.
struct SwiftCode {
  /// Where in the source the reader is.
  private enum Mode {
    /// In code; `openParentheses` counts those of an interpolation, whose own closes it.
    case code(openParentheses: Int)
    case literal(quotes: Int, hashes: Int)
  }

  private let source: [UInt8]
  private var utf8Offset = 0
  private var modes: [Mode] = [.code(openParentheses: 0)]
  private var code: [UInt8] = []

  /// The lines of code in `source`.
  static func lines(of source: String) -> [Substring] {
    var reader = SwiftCode(source: Array(source.utf8))
    while reader.utf8Offset < reader.source.count { reader.step() }
    let blanked = String(decoding: reader.code, as: UTF8.self)
    // Views of a string, so that a line is cheap; they keep `blanked` alive.
    return blanked.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func step() {
    switch modes[modes.count - 1] {
    case .code(let openParentheses): stepInCode(openParentheses: openParentheses)
    case .literal(let quotes, let hashes): stepInLiteral(quotes: quotes, hashes: hashes)
    }
  }

  private mutating func stepInCode(openParentheses: Int) {
    if sees("//") {
      while utf8Offset < source.count, source[utf8Offset] != UInt8(ascii: "\n") { blank(1) }
    } else if sees("/*") {
      skipBlockComment()
    } else if let (quotes, hashes) = openingQuotes() {
      blank(quotes + hashes)
      modes.append(.literal(quotes: quotes, hashes: hashes))
    } else {
      let isInterpolation = modes.count > 1
      if sees(")"), isInterpolation, openParentheses == 0 {
        modes.removeLast()
      } else if sees("(") {
        modes[modes.count - 1] = .code(openParentheses: openParentheses + 1)
      } else if sees(")") {
        modes[modes.count - 1] = .code(openParentheses: openParentheses - 1)
      }
      code.append(source[utf8Offset])
      utf8Offset += 1
    }
  }

  private mutating func stepInLiteral(quotes: Int, hashes: Int) {
    let hashMarks = String(repeating: "#", count: hashes)
    if sees("\\" + hashMarks + "(") {
      blank(2 + hashes)
      modes.append(.code(openParentheses: 0))
    } else if sees("\\" + hashMarks) {
      blank(2 + hashes)
    } else if sees(String(repeating: "\"", count: quotes) + hashMarks) {
      blank(quotes + hashes)
      modes.removeLast()
    } else {
      // A literal of one line that does not end on it is a mistake; it costs no more than its line.
      if quotes == 1, sees("\n") { modes.removeLast() }
      blank(1)
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        blank(2)
      } else if sees("*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && utf8Offset < source.count
  }

  private func openingQuotes() -> (quotes: Int, hashes: Int)? {
    var hashes = 0
    while utf8Offset + hashes < source.count, source[utf8Offset + hashes] == UInt8(ascii: "#") { hashes += 1 }
    if sees("\"\"\"", after: hashes) { return (3, hashes) }
    return sees("\"", after: hashes) ? (1, hashes) : nil
  }

  private func sees(_ expected: String, after utf8Count: Int = 0) -> Bool {
    source[(utf8Offset + utf8Count)...].starts(with: expected.utf8)
  }

  private mutating func blank(_ utf8Count: Int) {
    for _ in 0..<utf8Count where utf8Offset < source.count {
      code.append(source[utf8Offset] == UInt8(ascii: "\n") ? UInt8(ascii: "\n") : UInt8(ascii: " "))
      utf8Offset += 1
    }
  }
}
