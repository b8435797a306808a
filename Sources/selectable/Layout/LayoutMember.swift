import SelectableText

/// What a layout can be told: the members of `"layout"` in a message, most of them options of `selectable wrap` too.
enum LayoutMember: String, CaseIterable {
  case measurer
  case isAmbiguousWide = "ambiguous_wide"
  case width
  case lines
  case truncation
  case boundary
  case ellipsis
  case more
  case less
  case lineBreak = "break"
  case breaksIdeographs = "breaks_ideographs"
  case overflow
  case alignment = "align"
  case tabWidth = "tab_width"
  case tabPolicy = "tab_policy"
  case lineSpacing = "line_spacing"
  case baseDirection = "base_direction"

  /// The option of the command line; `nil`: there is none.
  var option: OptionDefinition? {
    switch self {
    case .measurer:
      .value(
        "--measurer", nil, "UNIT",
        help: "What the width counts: \(LayoutNames.measurers.list); without it columns,\nas a terminal has them.")
    case .isAmbiguousWide:
      .flag("--ambiguous-wide", nil, help: "Letters of ambiguous width take two columns, as in East Asian terminals.")
    case .width:
      .value("--width", "w", "N", help: "How wide lines may be; without it as wide as the terminal, or 80.")
    case .lines:
      .value("--lines", "n", "N", help: "Show N lines of each text at most; 0, or without it, all.")
    case .truncation:
      .value(
        "--truncate", nil, "PART",
        help: "Which part of the last line gives way: \(LayoutNames.truncations.list);\nwithout it tail.")
    case .boundary:
      .value("--boundary", nil, "PLACE", help: "Where it is cut: \(LayoutNames.boundaries.list); without it character.")
    case .ellipsis:
      .value("--ellipsis", nil, "TEXT", help: "What stands for text that gave way; without it ….")
    case .more:
      .value("--more", nil, "TEXT", help: "With --lines: end a text that is cut with a button called so.")
    case .less:
      .value("--less", nil, "TEXT", help: "What the button is called where all of the text is shown.")
    case .lineBreak:
      .value(
        "--break", nil, "PLACE",
        help: "Where a line may end: \(LayoutNames.lineBreaks.list) (UAX #14);\nwithout it word.")
    case .overflow:
      .value(
        "--overflow", nil, "WAY",
        help: "What becomes of a word wider than a line: \(LayoutNames.overflows.list);\nwithout it wrap.")
    case .alignment:
      .value("--align", nil, "SIDE", help: "Where lines stand: \(LayoutNames.alignments.list);\nwithout it left.")
    case .tabWidth:
      .value("--tab-width", nil, "N", help: "How far tab stops are apart; without it 8.")
    case .breaksIdeographs, .tabPolicy, .lineSpacing, .baseDirection: nil
    }
  }

  /// The most that a number may be. What is drawn of a text grows with the width of tabs.
  var greatestNumber: Int { self == .tabWidth ? 100 : 1_000_000_000 }

  /// The most UTF-8 bytes that an ellipsis may have, which is drawn for each word that is cut.
  static let greatestEllipsisUTF8Count = 100
}

/// The names of the choices that a layout has.
enum LayoutNames {
  static let measurers = NameTable<OffsetUnit?>([
    ("columns", nil), ("utf8", .utf8), ("utf16", .utf16), ("scalar", .scalar), ("grapheme", .grapheme),
  ])
  static let truncations = NameTable<TruncationMode>([
    ("head", .truncateHead), ("middle", .truncateMiddle), ("tail", .truncateTail), ("clip", .clipping),
  ])
  static let boundaries = NameTable<TruncationBoundary>([("character", .character), ("word", .word)])
  static let lineBreaks = NameTable<LineBreakMode>([
    ("word", .wordWrap), ("character", .characterWrap), ("unicode", .unicode),
  ])
  static let overflows = NameTable<WordOverflow>([("wrap", .wrap), ("truncate", .truncateTail), ("clip", .clipping)])
  static let alignments = NameTable<TextAlignment>([
    ("left", .left), ("right", .right), ("center", .center), ("leading", .leading), ("trailing", .trailing),
  ])
  static let tabPolicies = NameTable<TabPolicy>([("fixed", .fixed), ("stops", .stops)])
  static let baseDirections = NameTable<BaseDirection>([
    ("auto", .automatic), ("ltr", .leftToRight), ("rtl", .rightToLeft),
  ])
}

/// Values with names, in the order that help shows them.
struct NameTable<Value: Sendable>: Sendable {
  private let rows: [(name: String, value: Value)]

  init(_ rows: [(name: String, value: Value)]) { self.rows = rows }

  /// The names.
  var names: [String] { rows.map(\.name) }

  /// The names, as help shows them.
  var list: String { names.joined(separator: ", ") }

  /// The value that is called `name`.
  subscript(name: String) -> Value? { rows.first { $0.name == name }?.value }
}
