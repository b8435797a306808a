import TextModel

extension LinkFormatter {
  /// The ASCII spelling of a host: dots of IDNA 2003 as `.`, small letters, Normalization Form C, and each label that is
  /// beyond ASCII as Punycode behind `xn--` (RFC 3492).
  ///
  /// That is UTS #46, non-transitional, for all names that are spelt as they are registered. Its mapping of compatibility
  /// characters, such as full-width letters, and its list of forbidden ones need its data, and are not applied.
  ///
  /// - Parameter host: A name or an IP address, without port.
  /// - Returns: The host in ASCII; `nil` if a label would be longer than 63 bytes or the host than 253, or if a label
  ///   beyond ASCII is empty or has a hyphen at an edge.
  /// - Complexity: O(*n*) in the UTF-8 count of `host`.
  public static func asciiHost(_ host: String) -> String? {
    // No longer host has an ASCII spelling, and no label that may stay is long enough to make Punycode slow.
    guard host.utf8.count <= 4 * 253 else { return nil }
    var labels: [String] = []
    var byteCount = -1
    for label in host.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isDot) {
      guard let ascii = asciiLabel(String(label)) else { return nil }
      byteCount += ascii.utf8.count + 1
      labels.append(ascii)
    }
    return byteCount <= 253 ? labels.joined(separator: ".") : nil
  }

  private static func asciiLabel(_ label: String) -> String? {
    let mapped = composed(label.lowercased())
    guard mapped.utf8.contains(where: { $0 >= 0x80 }) else { return mapped.utf8.count <= 63 ? mapped : nil }
    guard !mapped.hasPrefix("-"), !mapped.hasSuffix("-"), let encoded = Punycode.encode(mapped) else { return nil }
    let ascii = "xn--" + encoded
    return ascii.utf8.count <= 63 ? ascii : nil
  }

  /// The dots of UTS #46, section 4, which are those of detection.md, H2.
  private static func isDot(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E, 0x3002, 0xFF0E, 0xFF61: true
    default: false
    }
  }
}
