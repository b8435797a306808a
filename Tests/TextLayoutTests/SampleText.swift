import TestSupport

/// Texts that are dense in whatever decides how wide a grapheme cluster is.
struct SampleText {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Scalars of every width and of every value of Grapheme_Cluster_Break, known to Unicode 15.0.
  static let scalars: [Unicode.Scalar] = [
    // One column, none, and the edges of printable ASCII.
    "a", "b", "7", "#", " ", "~", "\u{1F}", "\u{7F}", "\t", "\n", "\r", "\u{0}", "\u{85}", "\u{2028}", "\u{A0}",
    // Ambiguous: a letter, a sign, what replaces bytes that are no text.
    "é", "α", "…", "\u{FFFD}", "\u{E000}",
    // Two columns.
    "日", "ア", "한", "\u{3000}", "Ａ", "ｶ", "\u{1100}", "\u{115F}",
    // Marks, joiners, selectors, hidden signs, signs that stand before what they mark.
    "\u{301}", "\u{20E3}", "\u{903}", "\u{93F}", "\u{102C}", "\u{E33}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{AD}",
    "\u{FE0E}", "\u{FE0F}", "\u{E0067}", "\u{E007F}", "\u{600}", "\u{D4E}", "\u{302E}",
    // Syllables in parts, conjuncts.
    "\u{1161}", "\u{11A8}", "\u{AC01}", "\u{915}", "\u{937}", "\u{94D}", "\u{93C}",
    // Emoji by default and on demand, modifiers, flags.
    "👍", "👩", "👧", "⌚", "❤", "☝", "©", "🏽", "🏴", "☠", "🇫", "🇷",
  ]

  /// Bytes of which many sequences are not UTF-8.
  static let pieces: [[UInt8]] = [
    [0x80], [0xBF], [0xC0], [0xC2], [0xE0], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x91], [0xF5], [0xFF],
  ]

  /// A string of up to `maximumCount` scalars.
  mutating func string(maximumCount: Int = 12) -> String {
    generator.string(of: Self.scalars, maximumCount: maximumCount)
  }

  /// Bytes that are seldom UTF-8.
  mutating func bytes(maximumCount: Int = 10) -> [UInt8] {
    generator.bytes(of: Self.scalars, Self.pieces, maximumCount: maximumCount)
  }
}
