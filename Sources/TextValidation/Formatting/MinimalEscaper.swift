import TextModel

/// Spells path, query and fragment with as few escapes as a detector needs to find them whole (detection.md, V2).
///
/// It walks over what it writes as a detector would (P2), and escapes where the detector would stop.
struct MinimalEscaper {
  private let pieces: [LinkPiece]
  private let escapesHidden: Bool
  private let classes = ScalarClassTable.shared
  private var state = LinkTailState()
  private var output: [UInt8] = []

  /// The spelling of `pieces`, which begin with the separator of their first part.
  ///
  /// - Parameters:
  ///   - pieces: The scalars, and what separates them.
  ///   - escapingHidden: Whether hidden scalars (A4) are escaped, which UTS #58 counts among the letters.
  /// - Returns: The spelling in UTF-8.
  /// - Complexity: O(*n*) in the pieces.
  static func spelling(of pieces: [LinkPiece], escapingHidden: Bool = false) -> [UInt8] {
    var escaper = MinimalEscaper(withoutEmptyQuery(pieces), escapingHidden: escapingHidden)
    for index in escaper.pieces.indices { escaper.write(at: index) }
    return escaper.output
  }

  private init(_ pieces: [LinkPiece], escapingHidden: Bool) {
    self.pieces = pieces
    escapesHidden = escapingHidden
    output.reserveCapacity(pieces.count)
  }

  /// UTS #58 spells non-empty parts only. The `?` of an empty query is Soft: at the end of a URL it would be the
  /// sentence's, and escaping it would name another page.
  private static func withoutEmptyQuery(_ pieces: [LinkPiece]) -> [LinkPiece] {
    let firstSign = pieces.firstIndex { $0.isLiteral("?") || $0.isLiteral("#") }
    guard let firstSign, firstSign == pieces.count - 1, pieces[firstSign].isLiteral("?") else { return pieces }
    return pieces.dropLast()
  }

  private mutating func write(at index: Int) {
    switch pieces[index] {
    case .byte(let high, let low): output += [UInt8(ascii: "%"), high, low]
    case .scalar(let value, let isEscaped):
      let staysEscaped = isEscaped && separates(value, at: index)
      output.append(scalar: value, isEscaped: staysEscaped || mustEscape(value, at: index))
    }
  }

  /// Takes a scalar into the walk; whether a detector would not get past it.
  private mutating func mustEscape(_ value: UInt32, at index: Int) -> Bool {
    let startsDirective = isWrittenDirectiveMark(from: index)
    state.enter(value, startsDirective: startsDirective)
    if value == ascii("%") { return isHexDigit(at: index + 1) && isHexDigit(at: index + 2) }
    let flags = classes.flags(of: value)
    if escapesHidden, flags.contains(.hidden) { return true }
    let isLast = index == pieces.count - 1
    switch LinkTerm(flags) {
    case .hard: return true
    case .soft: return isLast
    case .include: return false
    case .open: return isLast || !state.open(value)
    case .close: return !closes(value)
    }
  }

  /// Whether a closing bracket has a partner. If not, the bracket it takes off the stack stays open in what is written,
  /// and hides those below it from every later one.
  private mutating func closes(_ value: UInt32) -> Bool {
    let hasOpen = state.openBracketCount > 0
    let isClosed = state.close(value)
    if hasOpen, !isClosed { _ = state.open(Self.hiding) }
    return isClosed
  }

  /// What stands on the stack for a bracket without partner; no scalar closes it.
  private static let hiding: UInt32 = 0

  /// Whether `value`, which arrived escaped, would separate if it stood for itself.
  private func separates(_ value: UInt32, at index: Int) -> Bool {
    switch state.part {
    case .host: false
    case .path: value == ascii("/") || value == ascii("?") || value == ascii("#")
    case .query: value == ascii("#") || value == ascii("&") || value == ascii("=") || value == ascii("+")
    case .fragment:
      // The separators of a text directive (Text Fragments, WICG, section 3.3), and the mark that begins one.
      if state.isInDirective {
        value == ascii(",") || value == ascii("&") || value == ascii("-")
      } else {
        (index - 2...index).contains(where: isDirectiveMark)
      }
    }
  }

  /// Whether the scalars from `index` on are `:~:`.
  private func isDirectiveMark(from index: Int) -> Bool {
    guard index >= 0, index + 2 < pieces.count else { return false }
    return pieces[index].value == ascii(":") && pieces[index + 1].value == ascii("~")
      && pieces[index + 2].value == ascii(":")
  }

  /// Whether `:~:` will stand at `index` in what is written. What arrived escaped in the first one stays so.
  private func isWrittenDirectiveMark(from index: Int) -> Bool {
    guard isDirectiveMark(from: index) else { return false }
    return state.isInDirective
      || (pieces[index].isLiteral(":") && pieces[index + 1].isLiteral("~") && pieces[index + 2].isLiteral(":"))
  }

  private func isHexDigit(at index: Int) -> Bool {
    guard index < pieces.count, pieces[index].value < 0x80 else { return false }
    return PercentDecoder.nibble(UInt8(truncatingIfNeeded: pieces[index].value)) != nil
  }
}
