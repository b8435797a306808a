import TextModel

extension LinkFormatter {
  /// How the host of what is opened is written (option `idn`).
  public enum HostSpelling: String, Hashable, Sendable, CaseIterable {
    /// As it is.
    case unicode
    /// In ASCII, as ``asciiHost(_:)`` says.
    case punycode
  }

  /// How the rest of what is opened is written (option `escape`).
  public enum Escaping: String, Hashable, Sendable, CaseIterable {
    /// As it is.
    case none
    /// In ASCII, all else percent-escaped.
    case full
  }

  /// What to open for a link (detection.md, V1).
  ///
  /// - Parameters:
  ///   - value: The link's value, with its scheme.
  ///   - host: How the host is written. One that cannot be ASCII stays as it is.
  ///   - escaping: How user info, path, query and fragment are written, and what is left of a host beyond ASCII.
  /// - Returns: The value with these spellings; with the defaults, the value.
  /// - Complexity: O(*n*) in the UTF-8 count of `value`.
  public static func href(
    ofLink value: String, host: HostSpelling = .unicode, escaping: Escaping = .none
  ) -> String {
    if host == .unicode, escaping == .none { return value }
    let text = LinkText(value)
    let authority = Authority(text.utf8[text.authority])
    var name = Array(authority.host)
    if host == .punycode, let ascii = asciiHost(String(decoding: name, as: UTF8.self)) { name = Array(ascii.utf8) }
    var output = Array(text.scheme)
    switch escaping {
    case .none: output += authority.userInfo + name + authority.port + text.tail
    case .full:
      // With `idn=unicode` the host alone is not for machines.
      if host == .punycode { name = escapingFully(authority: name[...]) }
      output += escapingFully(authority: authority.userInfo) + name + escapingFully(authority: authority.port)
      output += escapingFully(tail: text.tail)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// What to open for an e-mail address: `mailto:` and the address, with what would end or change it escaped in the
  /// local part (detection.md, V1; RFC 6068, section 2).
  ///
  /// - Parameter address: The e-mail's value, without `mailto:`.
  /// - Returns: A URL; scalars beyond ASCII stay as they are.
  /// - Complexity: O(*n*) in the UTF-8 count of `address`.
  public static func href(ofAddress address: String) -> String {
    let utf8 = Array(address.utf8)
    let sign = utf8.lastIndex(of: UInt8(ascii: "@")) ?? utf8.endIndex
    var output = Array("mailto:".utf8)
    for byte in utf8[..<sign] {
      if isSyntaxOfMailLink(byte) { output.append(escaped: byte) } else { output.append(byte) }
    }
    return String(decoding: output + utf8[sign...], as: UTF8.self)
  }

  /// What to open for a phone number: `tel:` and the number (RFC 3966).
  ///
  /// - Parameter number: The phone's value.
  /// - Returns: A URL.
  public static func href(ofPhone number: String) -> String { "tel:" + number }

  private static func isSyntaxOfMailLink(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "/"),
      UInt8(ascii: "^"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "`"):
      true
    default: false
    }
  }
}

/// What stands between scheme and path (RFC 3986, section 3.2).
private struct Authority {
  /// With its `@`.
  let userInfo: ArraySlice<UInt8>
  let host: ArraySlice<UInt8>
  /// With its colon.
  let port: ArraySlice<UInt8>

  init(_ utf8: ArraySlice<UInt8>) {
    let hostStart = utf8.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? utf8.startIndex
    var portStart = utf8.endIndex
    while portStart > hostStart, utf8[portStart - 1].isASCIIDigit { portStart -= 1 }
    let hasPort = portStart > hostStart && utf8[portStart - 1] == UInt8(ascii: ":")
    let hostEnd = hasPort ? portStart - 1 : utf8.endIndex
    userInfo = utf8[..<hostStart]
    host = utf8[hostStart..<hostEnd]
    port = utf8[hostEnd...]
  }
}
