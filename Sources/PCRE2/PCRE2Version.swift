internal import CPCRE2

/// The PCRE2 library that this process runs with, which may be newer than the one it was built with.
public enum PCRE2Version {
  /// Number and date of the release, as in `10.42 2022-12-11`.
  public static var library: String { configuredString(PCRE2_CONFIG_VERSION) }

  /// The version of Unicode its properties and case rules follow, as in `14.0.0`.
  public static var unicode: String { configuredString(PCRE2_CONFIG_UNICODE_VERSION) }

  /// Whether the library can make just-in-time code. The system may still refuse the memory for it.
  public static var supportsJIT: Bool {
    var value: UInt32 = 0
    // SAFETY: PCRE2_CONFIG_JIT writes one uint32_t, pcre2_config(3).
    let result = unsafe pcre2_config_8(UInt32(PCRE2_CONFIG_JIT), &value)
    return result >= 0 && value == 1
  }

  /// A text among the build's facts; empty if this library does not know it.
  private static func configuredString(_ what: CInt) -> String {
    // Without a buffer the call only returns how many bytes the text and its NUL take, pcre2_config(3).
    let count = Int(pcre2_config_8(UInt32(what), nil))
    guard count > 1 else { return "" }
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      // SAFETY: `buffer` has room for the `count` bytes that the same question just asked for.
      let written = unsafe Int(pcre2_config_8(UInt32(what), buffer.baseAddress))
      guard written == count else { return "" }
      return unsafe String(decoding: buffer[..<(count - 1)], as: UTF8.self)
    }
  }
}
