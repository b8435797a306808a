import TextModel

/// What ends a word: white space of Unicode, line breaks included, and scalars of the host's own.
struct CompletionDelimiters: Hashable, Sendable {
  /// The host's own.
  private(set) var extra: Set<Unicode.Scalar> = []
  /// Whether each ASCII scalar is one, a bit each: a long word is walked without hashing.
  private var ascii: UInt128 = "\t\n\u{B}\u{C}\r ".unicodeScalars.reduce(0) { $0 | 1 << $1.value }
  private var hasExtraBeyondASCII = false

  mutating func insert(_ scalars: Set<Unicode.Scalar>) {
    extra.formUnion(scalars)
    for scalar in scalars {
      if scalar.isASCII { ascii |= 1 << scalar.value } else { hasExtraBeyondASCII = true }
    }
  }

  /// The start of the run of other scalars that ends at `utf8Offset`, or `floor` if that comes first.
  func runStart(before utf8Offset: Int, notBefore floor: Int, in utf8: Span<UInt8>) -> Int {
    var start = utf8Offset
    while start > floor {
      let step = utf8.scalar(endingAt: start, notBefore: floor)
      if contains(step.value) { break }
      start -= step.utf8Count
    }
    return start
  }

  /// The end of the run of other scalars that starts at `utf8Offset`, or `ceiling` if that comes first.
  func runEnd(from utf8Offset: Int, notBehind ceiling: Int, in utf8: Span<UInt8>) -> Int {
    var end = utf8Offset
    while end < ceiling {
      let step = utf8.scalar(at: end)
      if contains(step.value) { break }
      end += step.utf8Count
    }
    return min(end, ceiling)
  }

  private func contains(_ scalarValue: UInt32) -> Bool {
    if scalarValue < 0x80 { return ascii >> scalarValue & 1 == 1 }
    guard let scalar = Unicode.Scalar(scalarValue) else { return false }
    return scalar.properties.isWhitespace || hasExtraBeyondASCII && extra.contains(scalar)
  }
}
