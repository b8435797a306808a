extension UInt32 {
  /// Whether this is the code point of white space as JavaScript has it (dialects.md, N3).
  var isScriptSpace: Bool {
    switch self {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }
}
