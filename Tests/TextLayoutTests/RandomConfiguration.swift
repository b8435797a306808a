import TestSupport
import TextLayout
import TextModel

/// Configurations in which each property has its default or another value, as chance has it.
struct RandomConfiguration {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() throws -> SelectableTextConfiguration {
    var result = SelectableTextConfiguration()
    set(&result.text, to: [nil, "", "a\0b", "日本"])
    set(&result.numberOfLines, to: [0, 1, 7, -1])
    set(&result.textColor, to: [.black, .tint, .red, TextColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)])
    set(&result.fontSize, to: [17, 0.1, 12])
    set(&result.fontFamily, to: [nil, "Serif"])
    set(&result.lineSpacing, to: [0, -5, 0.25])
    set(&result.isSelectionEnabled, to: [true, false])
    set(&result.isScrollEnabled, to: [true, false])
    set(&result.truncationMode, to: TruncationMode.allCases)
    set(&result.truncationBoundary, to: TruncationBoundary.allCases)
    set(&result.ellipsis, to: ["…", "...", ""])
    set(&result.lineBreakMode, to: LineBreakMode.allCases)
    set(&result.overflow, to: WordOverflow.allCases)
    set(&result.breaksIdeographs, to: [true, false])
    set(&result.alignment, to: TextAlignment.allCases)
    set(&result.insets, to: [TextInsets(), TextInsets(left: 1), TextInsets(top: 1, left: 2, bottom: 0.3, right: -4)])
    set(&result.tabWidth, to: [4, 0, 2])
    set(&result.tabPolicy, to: TabPolicy.allCases)
    set(&result.selectionStyle, to: [nil, TextAttributes(), style()])
    set(&result.expansion, to: [nil, try expansion()])
    set(&result.baseDirection, to: BaseDirection.allCases)
    set(&result.reordersVisually, to: [true, false])
    return result
  }

  private mutating func set<Value>(_ property: inout Value, to values: [Value]) {
    property = values.randomElement(using: &generator) ?? property
  }

  private mutating func style() -> TextAttributes {
    var style = TextAttributes()
    set(&style.foregroundColor, to: [nil, .tint, .red])
    set(&style.backgroundColor, to: [nil, .black])
    set(&style.selectedBackgroundColor, to: [nil, .tint])
    set(&style.isBold, to: [nil, true, false])
    set(&style.isItalic, to: [nil, true])
    set(&style.isUnderlined, to: [nil, true])
    set(&style.isStruckThrough, to: [nil, true])
    set(&style.fontSizePoints, to: [nil, 9.5])
    set(&style.fontSizeDeltaPoints, to: [nil, -2])
    set(&style.kerningPoints, to: [nil, 0.1])
    set(&style.custom, to: [[:], ["a": "b", "c": ""]])
    return style
  }

  private mutating func expansion() throws -> TextExpansion {
    var (collapsedLimit, expandedLimit, padding) = (1, 0, Double?.none)
    set(&collapsedLimit, to: [1, 2])
    set(&expandedLimit, to: [0, 3])
    set(&padding, to: [nil, 0, 2.5])
    var result = try TextExpansion(
      collapsed: .init(label: "More…", lineLimit: collapsedLimit),
      expanded: .init(label: "L", lineLimit: expandedLimit),
      attributes: style(), padding: padding)
    set(&result.isExpanded, to: [true, false])
    set(&result.visibility, to: TextExpansion.Visibility.allCases)
    return result
  }
}
