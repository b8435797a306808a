import TextModel

/// Makes `ScalarClassTable.swift`: for each code point its `ScalarClass`, by the definitions of that type.
struct ScalarClassSource {
  private let unicode: UnicodeDatabase
  private let links: LinkProperties

  init(unicode: UnicodeDatabase, links: LinkProperties) {
    self.unicode = unicode
    self.links = links
  }

  func file() throws -> GeneratedFile {
    let classes = try classesOfCodePoints()
    let sets = Array(Set(classes.map(\.rawValue))).sorted()
    guard sets.count <= 256 else { throw GeneratorError("more than 256 distinct sets of scalar classes") }
    let indices = Dictionary(uniqueKeysWithValues: sets.enumerated().map { ($1, $0) })
    let stages = TwoStages(of: classes.map { indices[$0.rawValue] ?? 0 })

    var setText = CompactNumbers()
    var blockText = CompactNumbers()
    var memberText = CompactNumbers()
    var bracketText = CompactNumbers()
    for set in sets { setText.append(Int(set)) }
    blockText.append(runsOf: stages.blocks)
    memberText.append(runsOf: stages.members)
    for pair in links.brackets {
      bracketText.append(pair.close)
      bracketText.append(pair.open)
    }
    func property(_ name: String, _ summary: String, _ text: CompactNumbers) -> String {
      "  /// \(summary)\n  static let \(name) = \(GeneratedFile.literal(text.text, indent: "    "))\n"
    }
    return GeneratedFile(
      path: "Sources/TextModel/Generated/ScalarClassTable.swift",
      sources: "Unicode Character Database \(unicode.version); UTS #58 \(links.version) of \(links.date)",
      body: """
        extension ScalarClassTable {
          /// The version of the Unicode Character Database behind the table.
          package static let unicodeVersion = "\(unicode.version)"
          /// The version of the data of UTS #58 behind the table.
          package static let linkDataVersion = "\(links.version)"
          /// The day of that data.
          package static let linkDataDate = "\(links.date)"
        \(property("flagSetText", "\(sets.count) raw values of `ScalarClass`.", setText))
        \(property("blockText", "For each block of 128 code points, in runs, the number of its pattern.", blockText))
        \(property("patternText", "For each code point of each pattern, in runs, the number of its flag set.", memberText))
        \(property("bracketText", "Close and Open of each Link_Bracket pair, ascending by Close.", bracketText))}

        """)
  }

  private func classesOfCodePoints() throws -> [ScalarClass] {
    var classes = UnicodeDatabase.codePoints.map(classFromCategory)
    func add(_ flag: ScalarClass, to members: some Sequence<Int>) {
      for codePoint in members { classes[codePoint].insert(flag) }
    }
    let joiners = [0x200C, 0x200D]
    add(.blank, to: try unicode.codePoints(with: "White_Space"))
    add(.identifier, to: try unicode.codePoints(with: "XID_Continue"))
    add(.joiner, to: joiners)
    // detection.md, A4, H1, G1.
    add(.hidden, to: try unicode.codePoints(with: "Bidi_Control"))
    add(.hidden, to: [0xAD, 0x180E, 0x200B, 0xFEFF] + Array(0x2060...0x2064) + Array(0xFFF9...0xFFFD))
    add(.host, to: joiners + [0x2D, 0x5F, 0xB7, 0x375, 0x5F3, 0x5F4, 0x6FD, 0x6FE, 0xF0B, 0x3007, 0x30FB])
    add(
      .hashtagMedial,
      to: joiners + [0xB7, 0x387, 0x5F3, 0x5F4, 0xF0B, 0xF0C, 0x301C, 0x30FB, 0xFF5E, 0xFF65])
    let emoji = try emojiCodePoints()
    add(.emoji, to: emoji)
    add(.symbol, to: emoji)
    let properties: [(String, ScalarClass)] = [
      ("Link_Term=Soft", .linkSoft), ("Link_Term=Open", .linkOpen), ("Link_Term=Close", .linkClose),
      ("Link_Term=Include", .linkInclude), ("Link_Email", .localPart),
    ]
    for (name, flag) in properties { add(flag, to: try links.codePoints(of: name)) }
    return classes
  }

  private func emojiCodePoints() throws(GeneratorError) -> Set<Int> {
    var members = try unicode.codePoints(with: "Extended_Pictographic")
    members.formUnion(try unicode.codePoints(with: "Emoji_Modifier"))
    members.formUnion(try unicode.codePoints(with: "Regional_Indicator"))
    members.formUnion([0xFE0F, 0x20E3])
    members.formUnion(0xE0020...0xE007F)
    return members.filter { $0 >= 0x80 && ![0xA9, 0xAE, 0x2122].contains($0) }
  }

  private func classFromCategory(_ codePoint: Int) -> ScalarClass {
    let category = unicode.generalCategory[codePoint]
    let isASCII = codePoint < 0x80
    var flags: ScalarClass = []
    switch category.first {
    case "L":
      flags = [.word, .letter, .host]
      if category == "Lu" || category == "Lt" { flags.insert(.capital) }
    case "M": flags = [.word, .mark, .host]
    case "N":
      flags = .word
      if category == "Nd" { flags.formUnion([.decimalDigit, .host]) }
    case "P": flags = .punctuation
    // In ASCII they end a host, so that `<` after a link does.
    case "S": flags = isASCII ? [] : .symbol
    default: break
    }
    if codePoint == 0x5F { flags.insert(.word) }
    let isUnspaced = !unicode.scriptExtensions[codePoint].isDisjoint(with: Self.unspacedScripts)
    if flags.contains(.word), isUnspaced { flags.insert(.unspaced) }
    return flags
  }

  /// detection.md, A4: written without spaces, or with particles glued on.
  private static let unspacedScripts: Set<String> = [
    "Han", "Hiragana", "Katakana", "Bopomofo", "Hangul", "Thai", "Lao", "Khmer", "Myanmar", "Tibetan",
  ]
}
