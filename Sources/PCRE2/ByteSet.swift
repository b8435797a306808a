/// A set of bytes, one bit each.
public struct ByteSet: Hashable, Sendable {
  /// Bit *b* mod 64 of word *b* / 64 stands for byte *b*.
  private var words = SIMD4<UInt64>()

  /// Makes the empty set.
  public init() {}

  /// Makes a set of the bytes given; repeated ones count once.
  public init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  /// How many bytes the set holds, 0 to 256.
  public var count: Int {
    words.indices.reduce(0) { $0 + words[$1].nonzeroBitCount }
  }

  /// Whether the set holds no byte.
  public var isEmpty: Bool { words == SIMD4() }

  /// The bytes the set holds, ascending.
  public var bytes: [UInt8] {
    (UInt8.min...UInt8.max).filter(contains)
  }

  /// Whether `byte` is in the set.
  ///
  /// - Complexity: O(1).
  public func contains(_ byte: UInt8) -> Bool {
    words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
  }

  /// Adds `byte`, if it is not in the set yet.
  public mutating func insert(_ byte: UInt8) {
    words[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
  }

  /// The bytes that are in this set, in `other`, or in both.
  public func union(_ other: ByteSet) -> ByteSet {
    var result = self
    result.words |= other.words
    return result
  }
}
