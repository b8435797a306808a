import TextModel

/// Reads the paths of linkify-it's links (dialects.md, LI-5).
///
/// It remembers where it looked for a closing bracket in vain: openers further on, up to the same blank, have none either.
struct LinkifyItPathReader: Sendable {
  private let scalars: LinkifyItScalars
  private let endsAtTripleDash: Bool
  /// By opener, where none of the partners stands.
  private var withoutSquare = 0..<0
  private var withoutRound = 0..<0
  private var withoutCurly = 0..<0

  init(_ hosts: LinkifyItHostReader) { (scalars, endsAtTripleDash) = (hosts.scalars, hosts.endsAtTripleDash) }

  /// Forgets the text at hand.
  mutating func restart() { (withoutSquare, withoutRound, withoutCurly) = (0..<0, 0..<0, 0..<0) }

  /// Where the path at `start` ends; `start` if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes of the text for all calls together that read on from where the last path ended.
  mutating func end(ofPathAt start: Int, in utf8: Span<UInt8>) -> Int {
    let first = utf8.byte(at: start)
    guard first == UInt8(ascii: "/") || first == UInt8(ascii: "?") || first == UInt8(ascii: "#") else { return start }
    var end = start + 1
    while end < utf8.count, let unitEnd = unitEnd(at: end, in: utf8) { end = unitEnd }
    return end > start + 1 || first == UInt8(ascii: "/") ? end : start
  }

  private mutating func unitEnd(at offset: Int, in utf8: Span<UInt8>) -> Int? {
    let byte = utf8[offset]
    if byte.isASCIIAlphanumeric || byte == UInt8(ascii: "/") { return offset + 1 }
    switch byte {
    case UInt8(ascii: "["): return closingEnd(UInt8(ascii: "]"), from: offset, &withoutSquare, in: utf8)
    case UInt8(ascii: "("): return closingEnd(UInt8(ascii: ")"), from: offset, &withoutRound, in: utf8)
    case UInt8(ascii: "{"): return closingEnd(UInt8(ascii: "}"), from: offset, &withoutCurly, in: utf8)
    case UInt8(ascii: "\""): return quotationEnd(at: offset, in: utf8)
    case UInt8(ascii: "'"): return quotationEnd(at: offset, in: utf8) ?? apostropheEnd(at: offset, in: utf8)
    case UInt8(ascii: "."): return dotsEnd(at: offset, in: utf8)
    case UInt8(ascii: "-"):
      let end = runEnd(at: offset, in: utf8)
      return endsAtTripleDash && end - offset == 3 ? nil : end
    case UInt8(ascii: ","), UInt8(ascii: ";"): return isInside(offset + 1, in: utf8) ? offset + 1 : nil
    case UInt8(ascii: "!"):
      let end = runEnd(at: offset, in: utf8)
      return isInside(end, in: utf8) ? end : nil
    case UInt8(ascii: "?"):
      return isInside(offset + 1, in: utf8) && utf8[offset + 1] != byte ? offset + 1 : nil
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return nil
    default:
      let step = utf8.scalar(at: offset)
      let isInPath = step.value != ScalarStep.illFormed && !scalars.isFence(step.value) && !scalars.isBlank(step.value)
      return isInPath ? offset + step.utf8Count : nil
    }
  }

  /// Whether something other than a blank stands at `offset`.
  private func isInside(_ offset: Int, in utf8: Span<UInt8>) -> Bool {
    guard offset < utf8.count else { return false }
    let value = utf8.scalar(at: offset).value
    return value != ScalarStep.illFormed && !scalars.isBlank(value)
  }

  /// Where the run of the byte at `offset` ends.
  private func runEnd(at offset: Int, in utf8: Span<UInt8>) -> Int {
    var end = offset + 1
    while end < utf8.count, utf8[end] == utf8[offset] { end += 1 }
    return end
  }

  /// Where `byte` stands next, from `start` on; with no blank before it, or `nil` and where the blank is.
  private func next(_ byte: UInt8, from start: Int, in utf8: Span<UInt8>) -> (offset: Int?, limit: Int) {
    var offset = start
    while offset < utf8.count, utf8[offset] != byte {
      if utf8[offset] > 0x20, utf8[offset] < 0x7F {
        offset += 1
      } else {
        guard isInside(offset, in: utf8) else { return (nil, offset) }
        offset += utf8.scalar(at: offset).utf8Count
      }
    }
    return offset < utf8.count ? (offset, offset) : (nil, offset)
  }

  private func closingEnd(
    _ closer: UInt8, from opener: Int, _ vain: inout Range<Int>, in utf8: Span<UInt8>
  ) -> Int? {
    if vain.contains(opener) { return nil }
    let (offset, limit) = next(closer, from: opener + 1, in: utf8)
    if let offset { return offset + 1 }
    vain = opener..<limit
    return nil
  }

  private func quotationEnd(at quote: Int, in utf8: Span<UInt8>) -> Int? {
    guard let end = next(utf8[quote], from: quote + 1, in: utf8).offset, end > quote + 1 else { return nil }
    return end + 1
  }

  private func apostropheEnd(at apostrophe: Int, in utf8: Span<UInt8>) -> Int? {
    let following = apostrophe + 1
    guard following < utf8.count else { return nil }
    return utf8[following] == UInt8(ascii: "-") || scalars.isBody(utf8.scalar(at: following).value) ? following : nil
  }

  private func dotsEnd(at dot: Int, in utf8: Span<UInt8>) -> Int? {
    let end = runEnd(at: dot, in: utf8)
    guard end > dot + 1 else { return isInside(end, in: utf8) ? end : nil }
    switch utf8.byte(at: end) {
    case UInt8(ascii: "%"), UInt8(ascii: "/"), UInt8(ascii: "&"): return end + 1
    case let byte: return byte.isASCIIAlphanumeric ? end + 1 : nil
    }
  }
}
