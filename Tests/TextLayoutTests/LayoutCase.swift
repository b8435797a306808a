import ReferenceLayout
import TestSupport
import TextLayout
import TextModel
import TextSelection
import TextValidation

/// A ligature makes two l half a column narrower: a measurer for which a text is less than its clusters together.
struct LigatureMeasurer: TextMeasurer {
  func width(of text: String, style: TextAttributes) -> Double {
    let clusters = Array(text)
    return Double(clusters.count) - 0.5 * Double(zip(clusters, clusters.dropFirst()).count { $0 == "l" && $1 == "l" })
  }

  func lineHeight(style: TextAttributes) -> Double { 1.5 }
}

/// A random text, in pieces, and how it is laid out.
struct LayoutCase: CustomStringConvertible {
  struct Piece {
    var text: String
    /// Whether it is a selection.
    var isSelected = false
    var replacement: String?
    /// The size of a style run of its own.
    var fontSizePoints: Double?
  }

  enum Measurer: CaseIterable {
    case columns, utf8, utf16, graphemes, font, ligatures

    var measurer: any TextMeasurer {
      switch self {
      case .columns: ColumnMeasurer()
      case .utf8: CountMeasurer(.utf8)
      case .utf16: CountMeasurer(.utf16)
      case .graphemes: CountMeasurer(.grapheme)
      case .font:
        // Advances are fractions of two, so that sums are exact in whatever order.
        FontTableMeasurer(
          regular: FontTable(unitsPerEm: 1024, ascent: 800, descent: 256, missingAdvance: 512),
          bold: FontTable(unitsPerEm: 1024, ascent: 800, descent: 256, missingAdvance: 640))
      case .ligatures: LigatureMeasurer()
      }
    }
  }

  var pieces: [Piece]
  var configuration: SelectableTextConfiguration
  var width: Double
  var measurer: Measurer

  static let fragments = [
    "a", "ab", "l", "hello", "wonderful", "llama", "abcdefghijkl", "well-known", "(x)", "42%", "#tag", "@ann", "don't",
    " ", " ", " ", " ", "  ", "\t", "\n", "\n", "\r\n", "\u{2028}", "\0", "\0", "\u{A0}", " \u{301}",
    "日本", "語、", "「長い」", "ｶﾞ", "Ａ", "👍", "👨‍👩‍👧", "🇫🇷", "❤️", "e\u{301}", "\u{301}", "\u{200B}", "\u{AD}",
    "שלום", "عربي",
  ]

  static let replacements = ["x", "Ada Example", "日本語", "averylongreplacement", "👍 ok", "one\ntwo"]

  init(using generator: inout SeededGenerator) {
    pieces = (0..<Int.random(in: 0...10, using: &generator)).map { index in
      var piece = Piece(text: Self.fragments.randomElement(using: &generator) ?? "")
      piece.isSelected = Int.random(in: 0..<4, using: &generator) == 0
      if piece.isSelected, Int.random(in: 0..<3, using: &generator) == 0 {
        piece.replacement = Self.replacements.randomElement(using: &generator)
      }
      if Int.random(in: 0..<6, using: &generator) == 0 { piece.fontSizePoints = 2 + Double(index + 1) / 4 }
      return piece
    }
    configuration = Self.configuration(using: &generator)
    width = Double(Int.random(in: 0...40, using: &generator) / (Bool.random(using: &generator) ? 1 : 3))
    measurer = Measurer.allCases.randomElement(using: &generator) ?? .columns
    if measurer == .font, Bool.random(using: &generator) { width += 0.5 }
  }

  private static func configuration(using generator: inout SeededGenerator) -> SelectableTextConfiguration {
    var result = SelectableTextConfiguration()
    result.fontSize = 2
    result.numberOfLines = Int.random(in: 0...3, using: &generator)
    result.truncationMode = TruncationMode.allCases.randomElement(using: &generator) ?? .clipping
    result.truncationBoundary = TruncationBoundary.allCases.randomElement(using: &generator) ?? .word
    result.ellipsis = ["…", "…", "...", "", "日"].randomElement(using: &generator) ?? ""
    result.lineBreakMode = LineBreakMode.allCases.randomElement(using: &generator) ?? .wordWrap
    result.overflow = WordOverflow.allCases.randomElement(using: &generator) ?? .wrap
    result.breaksIdeographs = Bool.random(using: &generator)
    result.alignment = TextAlignment.allCases.randomElement(using: &generator) ?? .left
    result.tabWidth = Int.random(in: -1...4, using: &generator)
    result.tabPolicy = TabPolicy.allCases.randomElement(using: &generator) ?? .fixed
    result.lineSpacing = [0, 0, 1, -3, 0.5].randomElement(using: &generator) ?? 0
    result.baseDirection = Bool.random(using: &generator) ? .automatic : .leftToRight
    guard Bool.random(using: &generator) else { return result }
    let limit = Int.random(in: 1...3, using: &generator)
    result.expansion = try? TextExpansion(
      collapsed: .init(label: "More", lineLimit: limit),
      expanded: .init(label: "Less", lineLimit: Bool.random(using: &generator) ? 0 : limit + 1),
      visibility: Bool.random(using: &generator) ? .whenNeeded : .always)
    result.expansion?.isExpanded = Bool.random(using: &generator)
    return result
  }

  var text: String { pieces.map(\.text).joined() }

  /// Whether no cluster is made of parts of two pieces, neither of the text nor of what is drawn.
  private var keepsClusters: Bool {
    func count(_ texts: [String]) -> Bool { texts.joined().count == texts.map(\.count).reduce(0, +) }
    return count(pieces.map(\.text)) && count(pieces.map { $0.replacement ?? $0.text })
  }

  /// What is laid out. Pieces that grow together are neither selected nor styled.
  var input: LayoutInput {
    var input = LayoutInput(text: text, configuration: configuration, width: width, measurer: measurer.measurer)
    guard keepsClusters else { return input }
    var offset = 0
    for piece in pieces {
      let range = offset..<offset + piece.text.utf8.count
      if piece.isSelected {
        let selection = Selection(kind: .mention, identifier: "test", utf8Range: range, value: piece.text)
        var attributes = TextAttributes()
        attributes.isBold = true
        input.selections.append(SelectionSpan(selection, attributes: attributes, replacement: piece.replacement))
      }
      if let size = piece.fontSizePoints {
        var attributes = TextAttributes()
        attributes.fontSizePoints = size
        input.styleRuns.append(StyleRun(utf8Range: range, attributes: attributes))
      }
      offset = range.upperBound
    }
    return input
  }

  /// Whether anything in it may be drawn from right to left.
  var hasRightToLeft: Bool {
    configuration.baseDirection == .rightToLeft || text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
  }

  var description: String {
    let shown = pieces.map { piece in
      piece.text.debugDescription + (piece.isSelected ? "[selected]" : "")
        + (piece.replacement.map { "[as \($0.debugDescription)]" } ?? "")
        + (piece.fontSizePoints.map { "[\($0) pt]" } ?? "")
    }
    let settings = [
      "\(measurer), W=\(width), L=\(configuration.numberOfLines)", configuration.truncationMode.rawValue,
      "by \(configuration.truncationBoundary)", "ellipsis \(configuration.ellipsis)",
      configuration.lineBreakMode.rawValue, "overflow \(configuration.overflow)",
      "ideographs \(configuration.breaksIdeographs)", configuration.alignment.rawValue,
      "tab \(configuration.tabWidth) \(configuration.tabPolicy)", "spacing \(configuration.lineSpacing)",
      configuration.expansion.map {
        "button \($0.collapsed.lineLimit)/\($0.expanded.lineLimit) expanded \($0.isExpanded) \($0.visibility)"
      } ?? "no button",
    ]
    return "\(shown.joined(separator: " + ")) (\(settings.joined(separator: ", ")))"
  }

  /// The case with as few pieces and as plain a configuration as still `fails`.
  func smallest(where fails: (LayoutCase) -> Bool) -> LayoutCase {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      let simpler = smallest.simpler.first(where: fails)
      isSmaller = simpler != nil
      smallest = simpler ?? smallest
    }
    return smallest
  }

  /// The cases that are simpler by one thing.
  private var simpler: [LayoutCase] {
    let plain = SelectableTextConfiguration()
    var result: [LayoutCase] = []
    func add(if differs: Bool, _ change: (inout LayoutCase) -> Void) {
      guard differs else { return }
      var copy = self
      change(&copy)
      result.append(copy)
    }
    for (index, piece) in pieces.enumerated() {
      add(if: true) { $0.pieces.remove(at: index) }
      add(if: piece.fontSizePoints != nil) { $0.pieces[index].fontSizePoints = nil }
      add(if: piece.replacement != nil) { $0.pieces[index].replacement = nil }
      add(if: piece.isSelected && piece.replacement == nil) { $0.pieces[index].isSelected = false }
      add(if: piece.text.count > 1) { $0.pieces[index].text.removeLast() }
    }
    add(if: configuration.expansion != nil) { $0.configuration.expansion = nil }
    add(if: configuration.lineSpacing != 0) { $0.configuration.lineSpacing = 0 }
    add(if: configuration.alignment != .left) { $0.configuration.alignment = .left }
    add(if: configuration.truncationBoundary != .character) { $0.configuration.truncationBoundary = .character }
    add(if: configuration.ellipsis != plain.ellipsis) { $0.configuration.ellipsis = plain.ellipsis }
    add(if: configuration.tabPolicy != .fixed) { $0.configuration.tabPolicy = .fixed }
    add(if: configuration.lineBreakMode != .wordWrap) { $0.configuration.lineBreakMode = .wordWrap }
    add(if: configuration.overflow != .truncateTail) { $0.configuration.overflow = .truncateTail }
    add(if: configuration.numberOfLines > 0) { $0.configuration.numberOfLines -= 1 }
    add(if: measurer != .columns) { $0.measurer = .columns }
    return result
  }
}
