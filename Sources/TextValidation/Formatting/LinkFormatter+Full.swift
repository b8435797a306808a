import TextModel

extension LinkFormatter {
  /// The spelling of `url` in ASCII alone, for programs that know RFC 3986 and nothing newer.
  ///
  /// The host becomes ASCII as ``asciiHost(_:)`` says, or is escaped where that cannot be. Elsewhere each byte is
  /// escaped that RFC 3986 does not allow where it stands; escapes that are there stay as they are. The scheme is left
  /// alone.
  ///
  /// - Parameter url: With or without scheme.
  /// - Returns: A spelling that ``minimallyEscaped(_:)-(String)`` makes readable again, except for the host.
  /// - Complexity: O(*n*) in the UTF-8 count of `url`.
  public static func fullyEscaped(_ url: String) -> String {
    href(ofLink: url, host: .punycode, escaping: .full)
  }

  /// The bytes of `utf8` with those escaped that RFC 3986 does not allow in path, query and fragment (section 3.3-3.5).
  static func escapingFully(tail utf8: ArraySlice<UInt8>) -> [UInt8] {
    var isFragment = false
    return escaping(utf8) { byte in
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "@"): return true
      case UInt8(ascii: "#"):
        defer { isFragment = true }
        return !isFragment
      default: return isUnreservedOrDelimiter(byte)
      }
    }
  }

  /// The bytes of `utf8` with those escaped that RFC 3986 does not allow in user info and in a host that is a name
  /// (section 3.2).
  static func escapingFully(authority utf8: ArraySlice<UInt8>) -> [UInt8] {
    escaping(utf8) { byte in
      isUnreservedOrDelimiter(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@")
        || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
    }
  }

  private static func escaping(_ utf8: ArraySlice<UInt8>, unless isAllowed: (UInt8) -> Bool) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(utf8.count)
    let span = utf8.span
    for offset in span.indices {
      let byte = span[offset]
      if isAllowed(byte) || PercentDecoder.isEscape(at: offset, in: span) {
        output.append(byte)
      } else {
        output.append(escaped: byte)
      }
    }
    return output
  }

  /// `unreserved` and `sub-delims` of RFC 3986, section 2.
  private static func isUnreservedOrDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"),
      UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
      true
    default: byte.isASCIIAlphanumeric
    }
  }
}
