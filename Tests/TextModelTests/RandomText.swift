import TestSupport

/// Texts that are dense in whatever decides where tokens, clusters and scalars end.
struct RandomText {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Scalars of every value of Grapheme_Cluster_Break, and every scalar that the tokenizer knows.
  static let scalars: [Unicode.Scalar] = [
    // What tokens are made of.
    " ", " ", " ", "\t", "\n", "\r", "\u{0}", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "a", "b", "!",
    // Their neighbours: other spaces, other controls, the code points beside a hard break.
    "\u{A0}", "\u{3000}", "\u{2003}", "\u{7F}", "\u{86}", "\u{2027}", "\u{202A}", "\u{200B}", "\u{AD}", "\u{FEFF}",
    "\u{61C}", "\u{E0001}", "\u{FFFD}", "\u{10FFFF}",
    // Extend, ZWJ, SpacingMark, Prepend.
    "\u{301}", "\u{200C}", "\u{FE0F}", "\u{20E3}", "\u{E0020}", "\u{200D}", "\u{903}", "\u{E33}", "\u{93F}",
    "\u{600}", "\u{6DD}", "\u{D4E}", "\u{110BD}",
    // Flags, emoji, Hangul, Indic conjuncts, others.
    "\u{1F1E6}", "\u{1F1FA}", "\u{1F44D}", "\u{1F468}", "\u{1F3FD}", "\u{2764}", "\u{A9}",
    "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC00}", "\u{AC01}",
    "\u{915}", "\u{937}", "\u{94D}", "\u{93C}", "é", "日",
  ]

  /// Bytes of which many sequences are not UTF-8: leads, continuations, bytes that never occur.
  static let pieces: [[UInt8]] = [
    [0x80], [0xA8], [0xBF], [0xC0], [0xC2], [0xC2, 0x85], [0xE0], [0xE0, 0xA0], [0xE2], [0xE2, 0x80],
    [0xE2, 0x80, 0xA8],
    [0xED], [0xED, 0xA0], [0xED, 0xA0, 0x80], [0xF0], [0xF0, 0x9F], [0xF0, 0x9F, 0x91], [0xF4, 0x90], [0xF5], [0xFF],
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
