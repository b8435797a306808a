/// The escapes a person types where a line break, a tab or a NUL cannot be typed.
public enum EscapeSequences {
  /// Replaces `\n`, `\t`, `\0` and `\\`, each written as two characters, by LF, tab, NUL and a backslash.
  ///
  /// Read from left to right, by Unicode scalars: `\\n` is a backslash and an `n`. An unknown escape such as `\q`, and a
  /// backslash at the end, stay as they were typed.
  ///
  /// ```swift
  /// EscapeSequences.decode(#"#tag\0. next"#)  // "#tag", a NUL, ". next"
  /// ```
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public static func decode(_ text: String) -> String {
    let backslash = UInt8(ascii: "\\")
    guard text.utf8.contains(backslash) else { return text }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.utf8.count)
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
        if let meaning = meaning(of: byte) {
          decoded.append(meaning)
        } else {
          decoded.append(backslash)
          decoded.append(byte)
        }
      } else if byte == backslash {
        isEscaped = true
      } else {
        decoded.append(byte)
      }
    }
    if isEscaped { decoded.append(backslash) }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func meaning(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "0"): 0x00
    case UInt8(ascii: "\\"): byte
    default: nil
    }
  }
}
