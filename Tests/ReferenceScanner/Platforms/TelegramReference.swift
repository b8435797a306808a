public import TextValidation

/// Section 3 of dialects.md, rule by rule.
public struct TelegramReference: ValidatingPlatformReference {
  /// The dialect's name.
  public static let dialect = "telegram"

  let text: ScalarText

  /// What the dialect selects in `text`, in text order.
  public static func selections(
    in text: [Unicode.Scalar], kinds: Set<SelectionKind>?, options: DetectionOptions
  ) -> [PlatformSelection] {
    let reference = TelegramReference(text: ScalarText(scalars: text))
    let found = reference.found.filter { kinds?.contains($0.kind) ?? true }
    return winners(of: found)
  }

  /// What each search finds, in the order that decides between equal ranges (TG-X1).
  private var found: [PlatformSelection] {
    mentions + botCommands + hashtags + cashtags + bankCards + peerLinks + links + mediaTimestamps
  }

  /// TG-X1.
  private static func winners(of found: [PlatformSelection]) -> [PlatformSelection] {
    let inOrder = found.enumerated().sorted {
      ($0.element.range.lowerBound, -$0.element.range.count, $0.offset)
        < ($1.element.range.lowerBound, -$1.element.range.count, $1.offset)
    }
    var kept: [PlatformSelection] = []
    for (_, selection) in inOrder where selection.range.lowerBound >= kept.last?.range.upperBound ?? 0 {
      kept.append(selection)
    }
    return kept
  }

  /// A selection whose value is its text.
  func selection(_ kind: String, _ range: Range<Int>) -> PlatformSelection {
    PlatformSelection(SelectionKind(rawValue: kind), range, value: text.string(range))
  }

  /// The places of `sign`.
  func places(of sign: Unicode.Scalar) -> [Int] { text.scalars.indices.filter { text[$0] == sign } }
}

/// The alphabets of section 3.
extension TelegramReference {
  /// W.
  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: true
    default: scalar == "_" || Alphabet.isUnicodeLetter(scalar)
    }
  }

  /// *Tag scalar*.
  static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00B7, 0x200C, 0x0D80...0x0DFF: true
    default: scalar == "_" || Alphabet.isUnicodeLetter(scalar) || Alphabet.isUnicodeDigit(scalar)
    }
  }

  /// *Url scalar*.
  static func isURL(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0x2010...0x2015: true
    case 0x2000...0x206F: false
    default: !Alphabet.isSeparator(scalar)
    }
  }

  /// *Path scalar*.
  static func isPath(_ scalar: Unicode.Scalar) -> Bool {
    isURL(scalar) && !Alphabet.isOne(scalar, of: "\n<>\"\u{AB}\u{BB}")
  }

  /// *User scalar*.
  static func isUser(_ scalar: Unicode.Scalar) -> Bool {
    isURL(scalar) && !Alphabet.isOne(scalar, of: "\n/[]{}()'`<>\"@\u{AB}\u{BB}")
  }

  /// *Host scalar*.
  static func isHost(_ scalar: Unicode.Scalar) -> Bool {
    Alphabet.isAlphanumeric(scalar) || Alphabet.isOne(scalar, of: "._~-") || scalar.value >= 0xC0 && isURL(scalar)
  }

  /// *Bad end*.
  static func isBadEnd(_ scalar: Unicode.Scalar) -> Bool { Alphabet.isOne(scalar, of: ".:;,('?!`") }
}

extension TelegramReference {
  /// Texts that begin or decide something.
  public static let fragments = [
    "@", "@ada_1", "@gif", "@ada", "é", "a", "_", "/", "/start", "@my_bot", "<", ">", "#", "#news2026", "#2026", "@ab",
    "@chan", "·", "\u{0DC1}", "\u{0301}", "Ⅷ", "²", "$", "$ABC", "$1INCH", "A", "1", "2:05", "1:02:33", ":", "59",
    "9999",
    "4111 1111 1111 1111", "4111111111111111", "378282246310005", "2200000000000004", "62", "-", "+", " ", ",", ".",
    "..", "a.co", "example.com", "example.COM", "end.To", ".zzz", "xn--ab", "192.0.2.1", "10.2.3", "ada@", "mailto:",
    "http://", "HTTPS://", "sftp://", "shttp://", "tonsite://", "tg://", "ton://", "resolve", "?domain=ada", "/x_(y)",
    "(",
    ")", "]", "{", "'", "`", "!", "\u{AB}", "\u{200D}", "\u{2026}", "\u{00A0}", "\n", "\t", ":80", ":065536",
    "teiegram.org",
  ]
}
