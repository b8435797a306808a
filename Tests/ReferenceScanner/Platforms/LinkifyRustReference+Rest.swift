/// What follows an authority: LR-6.
extension LinkifyRustReference {
  /// Where the link ends whose authority ends at `start`.
  func restEnd(from start: Int, quote: Unicode.Scalar?) -> Int {
    guard text[start] == "/" || text[start] == "?" else { return start }
    let stop = (start..<text.count).first { stopsRest($0, of: start, quote: quote) } ?? text.count
    return (start..<stop).last { mayBeLast($0, of: start) }.map { $0 + 1 } ?? start
  }

  /// Whether the rest that starts at `start` is read up to `place`.
  private func stopsRest(_ place: Int, of start: Int, quote: Unicode.Scalar?) -> Bool {
    if text[place] == quote || text.has(Self.neverInside, at: place) { return true }
    return switch text[place] {
    case ")": openCount("(", ")", in: start..<place) == 0
    case "]": openCount("[", "]", in: start..<place) == 0
    case "}": openCount("{", "}", in: start..<place) == 0
    default: false
    }
  }

  private static let neverInside = ScalarSet(0x00...0x1F, 0x7F...0x9F).union(ScalarSet(" |\"<>`"))

  /// How many more `opener` than `closer` are in `range`, before which the rest would have stopped.
  private func openCount(_ opener: Unicode.Scalar, _ closer: Unicode.Scalar, in range: Range<Int>) -> Int {
    let scalars = text.scalars[range]
    return scalars.count { $0 == opener } - scalars.count { $0 == closer }
  }

  /// Whether the scalar at `place` may be the last of the rest that starts at `start`.
  private func mayBeLast(_ place: Int, of start: Int) -> Bool {
    if text.has(Self.neverLast, at: place) || isForeign(at: place) { return false }
    return switch text[place] {
    case "'": text.scalars[start...place].count { $0 == "'" }.isMultiple(of: 2)
    case "/": place == start || !isForeign(at: place - 1)
    default: true
    }
  }

  private static let neverLast = ScalarSet("?!.,:;*([{")
}
