/// What a mention's name is made of (detection.md, M2).
public struct MentionAlphabet: Sendable, Hashable {
  /// The scalars of a name.
  package enum Letters: Sendable, Hashable {
    /// Letters, marks, decimal digits and `_` of any script.
    case anyScript
    /// `[A-Za-z0-9_]`.
    case asciiWord
    /// `[A-Za-z0-9]`.
    case asciiAlphanumeric
    /// A domain name.
    case domain
  }

  package let letters: Letters
  /// Scalars of which one may stand between two scalars of the name.
  package let inner: Set<UInt32>
  /// Scalars that may stand first and last too.
  package let edge: Set<UInt32>

  private init(_ letters: Letters, inner: String = "", edge: String = "") {
    self.letters = letters
    self.inner = Set(inner.unicodeScalars.map(\.value))
    self.edge = Set(edge.unicodeScalars.map(\.value))
  }

  /// Any script, with single dots and hyphens inside.
  public static let `default` = MentionAlphabet(.anyScript, inner: ".-")
  /// As X has them.
  public static let x = MentionAlphabet(.asciiWord)
  /// As Telegram has them.
  public static let telegram = MentionAlphabet(.asciiWord)
  /// As Instagram has them: dots inside.
  public static let instagram = MentionAlphabet(.asciiWord, inner: ".")
  /// As GitHub has them: hyphens inside, no underscore.
  public static let gitHub = MentionAlphabet(.asciiAlphanumeric, inner: "-")
  /// As Mastodon has them: dots and hyphens inside.
  public static let fediverse = MentionAlphabet(.asciiWord, inner: ".-")
  /// As Bluesky has them: domain names only.
  public static let atproto = MentionAlphabet(.domain)

  /// Any script, with scalars of the caller's inside and at the edges.
  public static func custom(inner: String, edge: String) -> MentionAlphabet {
    MentionAlphabet(.anyScript, inner: inner, edge: edge)
  }

  /// The alphabet of that name in detection.md, M2.
  package static func named(_ name: String) -> MentionAlphabet? {
    switch name {
    case "default": .default
    case "x": .x
    case "telegram": .telegram
    case "instagram": .instagram
    case "github": .gitHub
    case "fediverse": .fediverse
    case "atproto": .atproto
    default: nil
    }
  }
}

/// What a hashtag is made of (detection.md, G1).
public enum HashtagAlphabet: String, Sendable, Hashable, CaseIterable {
  /// Hashtag identifiers of UAX #31 without emoji, `-` and `+`.
  case `default`
  /// Hashtag identifiers of UAX #31 with them.
  case uax31
  /// Letters, marks, digits and the signs that X allows.
  case x
  /// All but blanks and invisible scalars, less the punctuation at the end.
  case bluesky
  /// Letters, digits, `_`, U+00B7 and U+200C.
  case telegram
}
