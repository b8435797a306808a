import SelectableText
import Synchronization
import Testing

/// What a tap and the Enter key do (layout.md, S4, S7-S9, E6, X12, G3).
@Suite struct ModelChoosingTests {
  /// What actions were called with.
  private final class Log: Sendable {
    private let entries = Mutex<[String]>([])

    var all: [String] { entries.withLock { $0 } }

    func action(_ name: String) -> TextSelector.Action {
      { value, _ in self.entries.withLock { $0.append("\(name) \(value)") } }
    }
  }

  private static func model(_ text: String, width: Double, _ log: Log) throws -> SelectableTextModel {
    let model = SelectableTextModel(
      text: text.replacing("␀", with: "\0"), containerWidth: width, measurer: ColumnMeasurer())
    try model.register(HashtagTextValidator(), action: log.action("tag"))
    try model.register(AtSymbolTagTextValidator())
    try model.register(HandlebarsValidator(searchableText: "name", replacementText: "Ada"), action: log.action("name"))
    model.truncationMode = .truncateTail
    return model
  }

  /// Taps on the column, given as the text to its left on the first line.
  private static func tap(_ model: SelectableTextModel, behind left: String) -> String? {
    switch model.tap(at: TextPoint(x: Double(left.count) + 0.5, y: 0.5)) {
    case .selection(let selection): selection.identifier.prefix { $0 != "(" } + " " + selection.value
    case .button(let isExpanded): "button \(isExpanded)"
    case nil: nil
    }
  }

  @Test(
    arguments: [
      ("see #Hashtag", 12, "see ", "tag #Hashtag"), ("see #Hashtag", 12, "see", nil),
      // Cut or replaced, the value is whole.
      ("see #Hashtag now", 9, "see #Ha", "tag #Hashtag"), ("see #Hashtag now", 9, "see #Has", "tag #Hashtag"),
      ("I am {{name}}!", 20, "I am A", "name {{name}}"), ("I am {{name}}!", 20, "I am Ada", nil),
      // Neighbours.
      ("#a␀#b", 20, "#a", "tag #b"), ("#a␀#b", 20, "#", "tag #a"),
      // Selected, without an action.
      ("ask @ann", 20, "ask @", nil),
    ] as [(String, Double, String, String?)])
  func aTapRunsTheActionWithTheWholeValue(text: String, width: Double, left: String, expected: String?) throws {
    let log = Log()
    let model = try Self.model(text, width: width, log)
    model.numberOfLines = 1
    #expect((Self.tap(model, behind: left) != nil) == (expected != nil || text.contains("@")))
    #expect(log.all == (expected.map { [$0] } ?? []))
  }

  /// Laid out over and over, narrow and wide, it is still the same tag.
  @Test func whatWasCutComesBack() throws {
    let log = Log()
    let model = try Self.model("#Hashtag and more", width: 30, log)
    model.numberOfLines = 1
    let wide = model.layout
    for width in [5.0, 4, 3, 5, 30] {
      model.containerWidth = width
      _ = Self.tap(model, behind: "#")
    }
    #expect(log.all == [String](repeating: "tag #Hashtag", count: 5))
    #expect(model.layout == wide)
  }

  @Test func nothingIsSelectedWhileThatIsOff() throws {
    let log = Log()
    let model = try Self.model("#Hashtag and more", width: 12, log)
    try model.addExpansionButton(
      collapsed: .init(label: "More", lineLimit: 1), expanded: .init(label: "Less", lineLimit: 0))
    let enabled = model.layout
    model.isSelectionEnabled = false
    // Selections are drawn as before, and the button works.
    #expect(model.layout == enabled)
    #expect(Self.tap(model, behind: "#") == nil)
    #expect(Self.tap(model, behind: "#Hash…[") == "button true")
    #expect(Self.tap(model, behind: "#") == nil)
    #expect(log.all.isEmpty)
    model.isSelectionEnabled = true
    #expect(Self.tap(model, behind: "#") != nil)
    #expect(log.all == ["tag #Hashtag"])
    model.selector.isSelectionEnabled = false
    #expect(Self.tap(model, behind: "#") == nil)
    model.selector.showsSelectionStyleWhenDisabled = false
    #expect(model.layout.selections.map(\.attributes) == [TextAttributes()])
    #expect(model.layout.frames(ofSelectionAt: 0).count == 1)
  }

  @Test func theKeyboardChoosesTheSame() throws {
    let log = Log()
    let model = try Self.model("#a {{name}} #b", width: 8, log)
    try model.addExpansionButton(
      collapsed: .init(label: "+", lineLimit: 1), expanded: .init(label: "-", lineLimit: 0))
    #expect(model.layout.focusOrder == [.selection(0), .selection(1), .button])
    for stop in model.layout.focusOrder { model.choose(stop) }
    #expect(log.all == ["tag #a", "name {{name}}"])
    #expect(model.isExpanded == true)
    #expect(model.layout.focusOrder == [.selection(0), .selection(1), .selection(2), .button])
    #expect(model.choose(.selection(3)) == nil && model.choose(.selection(-1)) == nil)
    model.removeExpansionButton()
    #expect(model.choose(.button) == nil)
  }

  @Test(arguments: [(.truncateTail, "#Has…"), (.clipping, "#Hash")] as [(TruncationMode, String)])
  func stylesOfSelectionsAreMerged(mode: TruncationMode, shown: String) throws {
    let model = try Self.model("#Hashtag", width: 5, Log())
    (model.truncationMode, model.numberOfLines) = (mode, 1)
    var style = TextAttributes()
    (style.foregroundColor, style.fontSizePoints) = (.red, 9)
    model.selectionStyle = style
    model.styleRuns = [StyleRun(utf8Range: 0..<8, attributes: Self.struck)]
    let layout = model.layout
    #expect(layout.displayedText(of: layout.lines[0]) == shown)
    let merged = layout.styles[layout.fragments[0].styleIndex]
    #expect((merged.foregroundColor, merged.isBold, merged.isStruckThrough) == (.red, true, true))
    #expect((merged.fontSizePoints, merged.fontSizeDeltaPoints) == (9, nil))
  }

  private static let struck: TextAttributes = {
    var attributes = TextAttributes()
    attributes.isStruckThrough = true
    return attributes
  }()
}
