import ReferenceLayout
import Testing
import TextLayout
import TextModel

/// An example of the specification: a text, a width in columns, a configuration, and the lines as they are drawn.
struct GoldenRow: Sendable, CustomTestStringConvertible {
  /// A text and the button on it: its lines collapsed and expanded, and which state is shown.
  struct Expansion: Sendable {
    var collapsed = 1
    var expanded = 0
    var isExpanded = false
    var isAlwaysShown = false
    var moreLabel = "More"

    static func more(_ lineLimit: Int, _ label: String = "More") -> Self {
      Self(collapsed: lineLimit, moreLabel: label)
    }
    static let always = Self(isAlwaysShown: true)
    static func less(_ lineLimit: Int = 0, collapsed: Int = 1) -> Self {
      Self(collapsed: collapsed, expanded: lineLimit, isExpanded: true)
    }
    static let alwaysLess = Self(isExpanded: true, isAlwaysShown: true)
  }

  let text: String
  let width: Double
  let drawing: String
  /// What is hidden; `nil`: not told.
  let hidden: String?
  let replacements: [String?]
  let configuration: SelectableTextConfiguration

  /// Makes a row; selections are marked in `text`.
  init(
    _ text: String, _ width: Double, limit: Int = 0, mode: TruncationMode = .truncateTail,
    by boundary:
      TruncationBoundary = .character, ellipsis: String = "…", overflow: WordOverflow = .truncateTail,
    breaks: LineBreakMode = .wordWrap, ideographs: Bool = true, align: TextAlignment = .left, tab: Int = 4,
    tabs: TabPolicy = .fixed, button: Expansion? = nil, replacements: [String?] = [], hides hidden: String? = nil,
    _ drawing: String
  ) {
    (self.text, self.width, self.drawing, self.hidden) = (text, width, drawing, hidden)
    self.replacements = replacements
    var configuration = SelectableTextConfiguration()
    (configuration.numberOfLines, configuration.truncationMode) = (limit, mode)
    (configuration.truncationBoundary, configuration.ellipsis) = (boundary, ellipsis)
    (configuration.overflow, configuration.lineBreakMode) = (overflow, breaks)
    (configuration.breaksIdeographs, configuration.alignment) = (ideographs, align)
    (configuration.tabWidth, configuration.tabPolicy) = (tab, tabs)
    if let button {
      configuration.expansion = try? TextExpansion(
        collapsed: .init(label: button.moreLabel, lineLimit: button.collapsed),
        expanded: .init(label: "Less", lineLimit: button.expanded),
        visibility: button.isAlwaysShown ? .always : .whenNeeded)
      configuration.expansion?.isExpanded = button.isExpanded
    }
    self.configuration = configuration
  }

  var testDescription: String { "\(text.debugDescription) W=\(width) -> \(drawing)" }

  /// What is laid out.
  var input: LayoutInput {
    LayoutInput(marked: text, replacements: replacements, configuration: configuration, width: width)
  }

  /// Checks the row.
  func expectHolds(for engine: LayoutEngine, sourceLocation: SourceLocation = #_sourceLocation) {
    let layout = engine.layout(input)
    #expect(layout.drawing == drawing, sourceLocation: sourceLocation)
    guard let hidden else { return }
    let range = layout.hiddenUTF8Range ?? 0..<0
    let found = String(decoding: Array(input.text.utf8)[range.clamped(to: 0..<input.text.utf8.count)], as: UTF8.self)
    #expect(found == hidden, sourceLocation: sourceLocation)
    let isTruncated = hidden.unicodeScalars.contains { $0 > " " }
    #expect(layout.isTruncated == isTruncated, sourceLocation: sourceLocation)
  }
}
