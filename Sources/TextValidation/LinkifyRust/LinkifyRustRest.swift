import TextModel

/// Reads what follows the authority of a link (dialects.md, LR-6).
struct LinkifyRustRest {
  private var roundCount = 0
  private var squareCount = 0
  private var curlyCount = 0
  private var hasOpenQuote = false
  private let quote: UInt8?

  /// What a scalar means for the end of the link.
  private enum Role { case last, inner, slash, excluded, outside }

  /// Where the link ends whose authority ends at `start`.
  ///
  /// - Parameters:
  ///   - start: At most the count of `utf8`; without `/` or `?` there, it is the end.
  ///   - quote: What stands before the link, if that is a quotation mark.
  ///   - acceptsIRIs: Whether a scalar beyond ASCII may be the last.
  ///   - utf8: The text.
  /// - Returns: A UTF-8 offset, at least `start`.
  /// - Complexity: O(*n*) in the bytes that are read.
  static func end(at start: Int, quote: UInt8?, acceptsIRIs: Bool, in utf8: Span<UInt8>) -> Int {
    let first = utf8.byte(at: start)
    guard first == UInt8(ascii: "/") || first == UInt8(ascii: "?") else { return start }
    var rest = LinkifyRustRest(quote: quote)
    // A slash behind a scalar that may not be last for being beyond ASCII may not either.
    var (offset, end, isAfterExcluded) = (start, start, false)
    while offset < utf8.count {
      let byte = utf8[offset]
      var (role, utf8Count) = (Role.last, 1)
      if byte < 0x80 {
        role = rest.role(of: byte)
      } else {
        let step = utf8.scalar(at: offset)
        // Not UTF-8, or a control.
        guard step.value != ScalarStep.illFormed, step.value > 0x9F else { break }
        (role, utf8Count) = (acceptsIRIs ? .last : .excluded, step.utf8Count)
      }
      if role == .outside { break }
      offset += utf8Count
      isAfterExcluded = role == .excluded || (role == .slash && isAfterExcluded)
      if role == .last || (role == .slash && !isAfterExcluded) { end = offset }
    }
    return end
  }

  private init(quote: UInt8?) { self.quote = quote }

  private mutating func role(of byte: UInt8) -> Role {
    if byte.isASCIIAlphanumeric { return .last }
    switch byte {
    case 0x00...0x20, 0x7F, UInt8(ascii: "|"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "`"):
      return .outside
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "*"):
      return .inner
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: "("): return Self.open(&roundCount)
    case UInt8(ascii: ")"): return Self.close(&roundCount)
    case UInt8(ascii: "["): return Self.open(&squareCount)
    case UInt8(ascii: "]"): return Self.close(&squareCount)
    case UInt8(ascii: "{"): return Self.open(&curlyCount)
    case UInt8(ascii: "}"): return Self.close(&curlyCount)
    case UInt8(ascii: "'"):
      if quote == byte { return .outside }
      hasOpenQuote.toggle()
      return hasOpenQuote ? .inner : .last
    default: return .last
    }
  }

  private static func open(_ count: inout Int) -> Role {
    count += 1
    return .inner
  }

  private static func close(_ count: inout Int) -> Role {
    count -= 1
    return count < 0 ? .outside : .last
  }
}
