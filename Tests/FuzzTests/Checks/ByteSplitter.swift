/// Takes an input apart from its front: bytes that choose, then texts.
struct ByteSplitter {
  /// Stands between texts: no UTF-8 holds it.
  static let separator: UInt8 = 0xFF

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next byte; 0 at the end.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number below `count`, which is not 0.
  mutating func number(below count: Int) -> Int { Int(byte()) % count }

  /// Whether bytes are left.
  var hasMore: Bool { !rest.isEmpty }

  /// What stands before the next separator, or is left.
  mutating func text() -> [UInt8] {
    let text = rest.prefix { $0 != Self.separator }
    rest = rest[text.endIndex...].dropFirst()
    return Array(text)
  }

  /// All texts that are left.
  mutating func texts() -> [[UInt8]] {
    var texts: [[UInt8]] = []
    while hasMore { texts.append(text()) }
    return texts
  }

  /// All bytes that are left.
  mutating func remainder() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }
}
