extension UInt8 {
  /// Whether this is the code of an ASCII letter.
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// Whether this is the code of an ASCII digit.
  @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }
  /// Whether this is the code of an ASCII letter or digit.
  @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
  /// Whether this is the code of a hexadecimal digit, in either case.
  @inlinable package var isASCIIHexDigit: Bool { isASCIIDigit || (self | 0x20) &- 0x61 < 6 }
  /// Whether this is the code of an ASCII capital.
  @inlinable package var isASCIICapital: Bool { self &- 0x41 < 26 }
  /// The code of the small letter for a capital; any other code as it is.
  @inlinable package var asciiLowercased: UInt8 { isASCIICapital ? self | 0x20 : self }
}
