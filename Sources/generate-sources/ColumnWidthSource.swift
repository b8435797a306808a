/// Makes `ColumnWidthTable.swift`: for each code point how many columns it takes, by rule M4 of the layout.
struct ColumnWidthSource {
  private let unicode: UnicodeDatabase

  init(unicode: UnicodeDatabase) { self.unicode = unicode }

  func file() throws -> GeneratedFile {
    let stages = TwoStages(of: zip(try widths(), UnicodeDatabase.codePoints).map { $0 + (isPlain($1) ? 4 : 0) })
    var blockText = CompactNumbers()
    var memberText = CompactNumbers()
    blockText.append(runsOf: stages.blocks)
    memberText.append(runsOf: stages.members)
    func property(_ name: String, _ summary: String, _ text: CompactNumbers) -> String {
      "  /// \(summary)\n  static let \(name) = \(GeneratedFile.literal(text.text, indent: "    "))\n"
    }
    return GeneratedFile(
      path: "Sources/TextLayout/Generated/ColumnWidthTable.swift",
      sources: "Unicode Character Database \(unicode.version), with its East Asian Width and emoji data",
      body: """
        extension ColumnWidths {
          /// The version of the Unicode Character Database behind the table.
          package static let unicodeVersion = "\(unicode.version)"
        \(property("blockText", "For each block of 128 code points, in runs, the number of its pattern.", blockText))
        \(property("patternText", "For each code point of each pattern, in runs, its columns, 3 if ambiguous; 4 more if plain.", memberText))}

        """)
  }

  /// Whether the version of the data has assigned `codePoint`, and Grapheme_Cluster_Break is Other: whatever is assigned later
  /// may be a mark.
  private func isPlain(_ codePoint: Int) -> Bool {
    unicode.generalCategory[codePoint] != "Cn" && !unicode.clusterBreaking.contains(codePoint)
  }

  /// The columns of each code point: 0, 1 or 2, or 3 for the ambiguous ones.
  private func widths() throws(GeneratorError) -> [Int] {
    let ignorable = try unicode.codePoints(with: "Default_Ignorable_Code_Point")
    let emoji = try unicode.codePoints(with: "Emoji_Presentation")
    return UnicodeDatabase.codePoints.map { codePoint in
      // U+115F is not drawn, but holds the place of a syllable's leading consonant.
      if ignorable.contains(codePoint), codePoint != 0x115F { return 0 }
      if Self.invisible.contains(unicode.generalCategory[codePoint]) { return 0 }
      // They are drawn within the two columns of the consonant that leads their syllable.
      if unicode.followingJamo.contains(codePoint) { return 0 }
      if emoji.contains(codePoint) { return 2 }
      switch unicode.eastAsianWidth[codePoint] {
      case "W", "F": return 2
      case "A": return 3
      default: return 1
      }
    }
  }

  /// Marks that take no space, format characters, controls, and separators of lines and paragraphs.
  private static let invisible: Set<String> = ["Mn", "Me", "Cf", "Cc", "Zl", "Zp"]
}
