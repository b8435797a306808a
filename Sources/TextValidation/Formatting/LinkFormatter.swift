import TextModel

/// Spells URLs for people and for machines: minimally escaped, as UTS #58 formats them, or in ASCII alone.
///
/// ```swift
/// LinkFormatter.minimallyEscaped("https://example.com/%CE%B1.%CE%B2.")  // "https://example.com/α.β%2E"
/// LinkFormatter.fullyEscaped("https://bücher.example/α")  // "https://xn--bcher-kva.example/%CE%B1"
/// ```
///
/// Source: detection.md, V2, and UTS #58, version 17.0, revision 2. Any text is taken; what is no URL is spelt as if it
/// were one.
public enum LinkFormatter {
  /// The most readable spelling of `url` that the dialect `uts58` finds again, whole.
  ///
  /// Escapes in path, query and fragment are decoded where they are UTF-8. Then as little is escaped as will do: what
  /// ends a link, a separator that arrived escaped, `%` before two hexadecimal digits, a closing bracket without
  /// partner, and the last scalar if it is punctuation or an opening bracket. Scheme and host are left alone. A `?` that
  /// nothing follows is left out. Formatting twice changes nothing.
  ///
  /// - Parameter url: With or without scheme. Up to the first `/`, `?` or `#` after the scheme it is host, all else is
  ///   path, query and fragment.
  /// - Returns: The spelling; a link of more than 4096 UTF-8 bytes no detector finds.
  /// - Complexity: O(*n*) in the UTF-8 count of `url`.
  public static func minimallyEscaped(_ url: String) -> String {
    let text = LinkText(url)
    let tail = MinimalEscaper.spelling(of: PercentDecoder.pieces(of: text.tail))
    return String(decoding: text.scheme + text.utf8[text.authority] + tail, as: UTF8.self)
  }

  /// The most readable spelling of the URL that has these parts, which the dialect `uts58` finds again, whole.
  ///
  /// - Parameter parts: In order: scheme, host, segments of the path, fields of the query, each with its value if it has
  ///   one, fragment. All are optional.
  /// - Returns: The spelling; separators within a part are escaped.
  /// - Throws: ``LinkPartError`` for the first part that does not fit where it stands.
  /// - Complexity: O(*n*) in the UTF-8 count of the parts.
  public static func minimallyEscaped(_ parts: [LinkPart]) throws(LinkPartError) -> String {
    try LinkPart.checkOrder(of: parts)
    var head = ""
    var pieces: [LinkPiece] = []
    var hasQuery = false
    for part in parts {
      let separator: Unicode.Scalar
      switch part.kind {
      case .scheme, .host:
        head += part.text
        continue
      case .path: separator = "/"
      case .query: separator = hasQuery ? "&" : "?"
      case .value: separator = "="
      case .fragment: separator = "#"
      }
      if part.kind == .query { hasQuery = true }
      pieces.append(.scalar(separator.value, isEscaped: false))
      // A fragment is one part with all that is in it; elsewhere a separator within a part is data.
      let isData = part.kind != .fragment
      pieces += part.text.unicodeScalars.lazy.map { .scalar($0.value, isEscaped: isData) }
    }
    return head + String(decoding: MinimalEscaper.spelling(of: pieces), as: UTF8.self)
  }

  /// What to show for a link: ``minimallyEscaped(_:)-(String)``, but that no scalar is hidden, so that what is shown is
  /// what opens; with or without its scheme.
  ///
  /// - Parameters:
  ///   - url: The link's value.
  ///   - droppingScheme: Whether `http://` and `https://` are left out. They stay before user info, since
  ///     `bank.example@evil.example` would look like an address at a host that is none.
  /// - Returns: Text for people, in which bidirectional controls, U+200B and the like are escaped; what to open is
  ///   `href`.
  /// - Complexity: O(*n*) in the UTF-8 count of `url`.
  public static func displayText(of url: String, droppingScheme: Bool = false) -> String {
    let text = LinkText(url)
    let tail = MinimalEscaper.spelling(of: PercentDecoder.pieces(of: text.tail), escapingHidden: true)
    let scheme = String(decoding: text.scheme, as: UTF8.self)
    let isWeb = ["http://", "https://"].contains(scheme.lowercased())
    let rest = String(decoding: text.utf8[text.authority] + tail, as: UTF8.self)
    return droppingScheme && isWeb && !text.hasUserInfo ? rest : scheme + rest
  }
}
