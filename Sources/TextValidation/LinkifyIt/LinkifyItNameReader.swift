import TextModel

/// Reads the names of addresses: what stands before their `@` (dialects.md, LI-8).
struct LinkifyItNameReader: Sendable {
  private let ofName = ASCIISet(ASCIISet.alphanumerics + "-;:&=+$,._\"")

  /// Whether a name may start with `byte`; with `"` it may only go on.
  func isFirst(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "\"") && ofName.contains(byte) }

  /// Where the run of scalars of names from `start` on ends.
  ///
  /// - Complexity: O(*n*) in the bytes of the run.
  func end(from start: Int, in utf8: Span<UInt8>) -> Int {
    var end = start
    while end < utf8.count, ofName.contains(utf8[end]) { end += 1 }
    return end
  }

  /// Where the leftmost name starts that ends at `sign`; `nil` if there is none.
  ///
  /// It starts where the run of its scalars does, or behind a `"` in the run.
  ///
  /// - Complexity: O(*n*) in the bytes of the run, as far as it lies behind `floor`.
  func start(endingAt sign: Int, floor: Int, _ scalars: LinkifyItScalars, in utf8: Span<UInt8>) -> Int? {
    var (offset, start): (Int, Int?) = (sign, nil)
    while offset > floor, ofName.contains(utf8[offset - 1]) {
      offset -= 1
      if utf8[offset] == UInt8(ascii: "\""), offset + 1 < sign, isFirst(utf8[offset + 1]) { start = offset + 1 }
    }
    guard offset < sign, isFirst(utf8[offset]) else { return start }
    let mayStart =
      offset == floor || scalars.isBeforeBareEmail(utf8.scalar(endingAt: offset, notBefore: floor).value)
    return mayStart ? offset : start
  }
}
