/// A set of ASCII characters, one bit each.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The letters and digits, to make sets of.
  static let alphanumerics = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

  /// Makes a set of the ASCII scalars of `members`.
  init(_ members: String) {
    for scalar in members.unicodeScalars where scalar.isASCII {
      let bit: UInt64 = 1 << UInt64(scalar.value & 63)
      if scalar.value < 64 { low |= bit } else { high |= bit }
    }
  }

  /// The ASCII characters that are not in the set.
  var inverted: ASCIISet {
    var inverted = self
    (inverted.low, inverted.high) = (~low, ~high)
    return inverted
  }

  /// Whether the scalar `value` is in the set; none beyond ASCII is.
  func contains(_ value: UInt32) -> Bool {
    value < 0x80 && (value < 64 ? low : high) & (1 << UInt64(value & 63)) != 0
  }

  /// Whether `byte` is the code of a character of the set.
  func contains(_ byte: UInt8) -> Bool { contains(UInt32(byte)) }
}
