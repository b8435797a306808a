extension UInt8 {
  /// Whether this is the code of an ASCII letter.
  package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// Whether this is the code of an ASCII digit.
  package var isASCIIDigit: Bool { self &- 0x30 < 10 }
  /// Whether this is the code of an ASCII letter or digit.
  package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
  /// Whether this is the code of an ASCII capital.
  package var isASCIICapital: Bool { self &- 0x41 < 26 }
  /// The code of the small letter for a capital; any other code as it is.
  package var asciiLowercased: UInt8 { isASCIICapital ? self | 0x20 : self }
}
