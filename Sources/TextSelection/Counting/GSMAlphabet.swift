/// The characters that an SMS holds in septets (3GPP TS 23.038, release 18, sections 6.2.1 and 6.2.1.1).
enum GSMAlphabet {
  /// How many septets a scalar takes.
  ///
  /// - Parameter value: The scalar.
  /// - Returns: 1 in the default alphabet, 2 in its extension, where an escape stands before it; `nil` for others.
  static func septetCount(of value: UInt32) -> Int? {
    switch value {
    case 0x0A, 0x0D, 0x20...0x5A, 0x5F, 0x61...0x7A: 1
    // Form feed, [ \ ] ^ { | } ~ and the euro.
    case 0x0C, 0x5B...0x5E, 0x7B...0x7E, 0x20AC: 2
    // ¡ £ ¤ ¥ § ¿ Ä Å Æ Ç É Ñ Ö Ø Ü ß: of small letters with a cedilla or an acute accent only é is there.
    case 0xA1, 0xA3, 0xA4, 0xA5, 0xA7, 0xBF, 0xC4...0xC7, 0xC9, 0xD1, 0xD6, 0xD8, 0xDC, 0xDF: 1
    // à ä å æ è é ì ñ ò ö ø ù ü.
    case 0xE0, 0xE4...0xE6, 0xE8, 0xE9, 0xEC, 0xF1, 0xF2, 0xF6, 0xF8, 0xF9, 0xFC: 1
    // Γ Δ Θ Λ Ξ Π Σ Φ Ψ Ω: the other capitals are written as Latin ones.
    case 0x393, 0x394, 0x398, 0x39B, 0x39E, 0x3A0, 0x3A3, 0x3A6, 0x3A8, 0x3A9: 1
    default: nil
    }
  }
}
