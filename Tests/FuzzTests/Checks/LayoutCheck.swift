import ReferenceLayout
import ReferenceScanner
import TextLayout
import TextModel
import TextSelection

/// Layouts keep their promises and are those of the slow reading of the specification; lines are filled as in a layout.
enum LayoutCheck {
  static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
    var splitter = ByteSplitter(bytes)
    let choice = LayoutChoice(&splitter)
    let rest = splitter.remainder()
    try checkLines(rest, choice)
    let input = choice.input(String(decoding: rest, as: UTF8.self))
    let layout = input.product
    try expectEqual(input.product, layout, "a layout depends on its input alone")
    let product = ReferenceLayout(layout)
    if let broken = LayoutPromises(layout: product, input: input).broken {
      throw BrokenPromise("\(broken)\n\(input)")
    }
    try checkQueries(layout)
    guard choice.isKnownToReference, choice.hasGivenDirection || !BidiParagraph.mayReorder(input.text.utf8.span) else {
      return
    }
    // Of two selections that share a cluster either may have it.
    guard input.selections.allSatisfy({ input.text.isBoundary($0.selection.utf8Range) }) else { return }
    let reference = input.reference
    guard reference.silences.isEmpty else { return }
    // The slow layout reorders nothing.
    let isOrdered = layout.fragments.allSatisfy { $0.level == 0 }
    try expectEqual(
      isOrdered ? product : product.withoutFragments, isOrdered ? reference : reference.withoutFragments,
      "the layout is that of the slow one, with \(input)")
  }

  /// The lines of any bytes tile them, and are drawn whole.
  private static func checkLines(_ bytes: [UInt8], _ choice: LayoutChoice) throws(BrokenPromise) {
    var wrapper = LineWrapper(
      configuration: choice.configuration, availableWidth: choice.width, measurer: choice.measurer)
    var end = 0
    while let line = wrapper.next(in: bytes.span) {
      try expectEqual(line.utf8Range.lowerBound, end, "each line begins where the one before it ended")
      try expect(
        line.drawnUTF8Range.lowerBound == end && line.drawnUTF8Range.upperBound <= line.utf8Range.upperBound
          && line.hardBreakUTF8Range.lowerBound == line.utf8Range.upperBound,
        "the parts of a line follow each other: \(line)")
      try expect(line.width <= choice.width + 1e-6, "a line has room: \(line)")
      end = line.hardBreakUTF8Range.upperBound
    }
    try expectEqual(end, bytes.count, "lines are all of the text")
  }

  /// What is found at a place is drawn there, and a selection is visible if it has frames.
  private static func checkQueries(_ layout: TextLayout) throws(BrokenPromise) {
    for index in layout.selections.indices {
      let frames = layout.frames(ofSelectionAt: index)
      try expectEqual(layout.isVisible(selectionAt: index), !frames.isEmpty, "what is visible has frames")
    }
    for (index, fragment) in layout.fragments.enumerated() where fragment.width > 0 {
      let frame = layout.frame(ofFragmentAt: index)
      try expect(
        layout.hit(at: TextPoint(x: frame.x, y: frame.y)) != nil, "there is something at \(frame): \(fragment)")
    }
  }
}

/// A configuration, a width and a measurer as some bytes choose them.
struct LayoutChoice {
  private(set) var configuration = SelectableTextConfiguration()
  let width: Double
  let measurer: any TextMeasurer
  private let isAdditive: Bool
  private let replacement: String?

  init(_ splitter: inout ByteSplitter) {
    width = Double(splitter.number(below: 61))
    let measurers: [any TextMeasurer] = [
      ColumnMeasurer(), ColumnMeasurer(isAmbiguousWide: true), CountMeasurer(.utf8), CountMeasurer(.utf16),
      CountMeasurer(.scalar), CountMeasurer(.grapheme), Self.font, Halves(),
    ]
    let measurerIndex = splitter.number(below: measurers.count)
    measurer = measurers[measurerIndex]
    isAdditive = measurerIndex < measurers.count - 1
    configuration.fontSize = 2
    configuration.lineBreakMode = Self.one(of: &splitter)
    configuration.overflow = Self.one(of: &splitter)
    configuration.truncationMode = Self.one(of: &splitter)
    configuration.truncationBoundary = Self.one(of: &splitter)
    configuration.alignment = Self.one(of: &splitter)
    configuration.tabPolicy = Self.one(of: &splitter)
    configuration.baseDirection = Self.one(of: &splitter)
    configuration.tabWidth = splitter.number(below: 10) - 1
    configuration.numberOfLines = splitter.number(below: 5)
    configuration.ellipsis = ["…", "...", "", "日", "e\u{301}"][splitter.number(below: 5)]
    configuration.breaksIdeographs = splitter.number(below: 2) == 0
    configuration.lineSpacing = [0, 1, -5, 0.5][splitter.number(below: 4)]
    replacement = [nil, nil, "x", "Ada Example", "日本語", "one\ntwo", ""][splitter.number(below: 7)]
    let button = splitter.number(below: 9)
    guard button > 0 else { return }
    configuration.expansion = try? TextExpansion(
      collapsed: .init(label: "More", lineLimit: 1 + button % 3),
      expanded: .init(label: "Less", lineLimit: button < 5 ? 0 : 4), visibility: button % 2 == 0 ? .whenNeeded : .always
    )
    configuration.expansion?.isExpanded = splitter.number(below: 2) == 0
  }

  private static func one<Choice: CaseIterable>(of splitter: inout ByteSplitter) -> Choice {
    let all = Array(Choice.allCases)
    return all[splitter.number(below: all.count)]
  }

  /// Whether the slow layout measures as the product does.
  var isKnownToReference: Bool { isAdditive && replacement?.isEmpty != true }

  /// Whether no paragraph has to be asked which way it runs.
  var hasGivenDirection: Bool { configuration.baseDirection != .automatic }

  /// What is laid out: with what the default dialect selects, each replaced if that is chosen.
  func input(_ text: String) -> LayoutInput {
    var input = LayoutInput(text: text, configuration: configuration, width: width, measurer: measurer)
    input.selections = Scanner().selections(in: text).map { SelectionSpan($0, replacement: replacement) }
    return input
  }

  private static var font: FontTableMeasurer {
    FontTableMeasurer(regular: FontTable(unitsPerEm: 1024, ascent: 800, descent: 256, missingAdvance: 512))
  }

  /// Answers about whole texts alone, as measurers do that know kerning.
  private struct Halves: TextMeasurer {
    func width(of text: String, style: TextAttributes) -> Double { Double(text.count) / 2 }
    func lineHeight(style: TextAttributes) -> Double { 1 }
  }
}

extension ReferenceLayout {
  fileprivate var withoutFragments: ReferenceLayout {
    var result = self
    for index in lines.indices { result.lines[index].fragments = [] }
    return result
  }
}

extension String {
  /// Whether a range begins and ends on boundaries of grapheme clusters.
  fileprivate func isBoundary(_ utf8Range: Range<Int>) -> Bool {
    var (offset, found) = (0, 0)
    for character in self {
      if offset == utf8Range.lowerBound { found += 1 }
      offset += character.utf8.count
      if offset == utf8Range.upperBound { found += 1 }
    }
    return found == 2
  }
}
