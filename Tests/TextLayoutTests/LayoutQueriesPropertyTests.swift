import SelectableText
import TestSupport
import Testing

/// What frames, hits, words and stops have in common, on texts and configurations as chance has them.
@Suite struct LayoutQueriesPropertyTests {
  private static let pieces = [
    "#ab", "@cde", "{{name}}", "\"", " ", " ", "  ", "\n", "\t", "\0", "word", ".", "e\u{301}", "👩‍👩‍👧", "日本語", "שלום",
    "אב ",
    "(", "12", "🇫🇷",
  ]

  private static func layouts(seed: UInt64, count: Int, _ check: (TextLayout) throws -> Void) throws {
    var (generator, configurations) = (SeededGenerator(seed: seed), RandomConfiguration(seed: seed))
    let selector = try SampleLayout.selector()
    for _ in 0..<count {
      let text = (0..<Int.random(in: 0...14, using: &generator)).compactMap { _ in
        pieces.randomElement(using: &generator)
      }.joined()
      var configuration = try configurations.next()
      // Lines that lie over each other have hits of their own.
      configuration.lineSpacing = max(0, configuration.lineSpacing)
      let layout = TextLayout(
        of: text, selections: selector.spans(in: text, configuration: configuration), configuration: configuration,
        containerWidth: Double.random(in: 0...30, using: &generator).rounded(), measurer: ColumnMeasurer())
      try check(layout)
    }
  }

  @Test func whatIsDrawnIsHit() throws {
    try Self.layouts(seed: 31, count: 3_000) { layout in
      for (index, fragment) in layout.fragments.enumerated() where fragment.width > 0 {
        let frame = layout.frame(ofFragmentAt: index)
        let hit = layout.hit(at: TextPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
        let expected: TextLayout.Hit =
          fragment.selectionIndex.map { .selection(selectionIndex: $0, fragmentIndex: index) }
          ?? .text(fragmentIndex: index)
        #expect(hit == expected, "\(layout.text.debugDescription)")
      }
      if let frame = layout.buttonFrame, frame.width > 0 {
        #expect(layout.hit(at: TextPoint(x: frame.x, y: frame.y)) == .button)
      }
    }
  }

  @Test func fragmentsAreOfTheirTokens() throws {
    try Self.layouts(seed: 34, count: 1_000) { layout in
      let tokens = layout.tokens
      for (fragment, tokenIndex) in zip(layout.fragments, layout.tokenIndices) {
        guard let tokenIndex else {
          #expect(fragment.kind == .ellipsis)
          continue
        }
        // Replaced text may be many tokens, and what is drawn in its place of another kind.
        let token = tokens[tokenIndex]
        #expect(token.utf8Range.lowerBound <= fragment.utf8Range.lowerBound, "\(Self.description(of: layout))")
        if fragment.replacement == nil {
          #expect(fragment.utf8Range.upperBound <= token.utf8Range.upperBound, "\(Self.description(of: layout))")
          #expect((fragment.kind == .text) == (token.kind == .word))
        }
      }
    }
  }

  @Test func framesOfASelectionAreThoseOfItsFragments() throws {
    try Self.layouts(seed: 32, count: 3_000) { layout in
      var visible: [Int] = []
      for (index, span) in layout.selections.enumerated() {
        let frames = layout.frames(ofSelectionAt: index)
        let fragments = layout.fragments.filter { fragment in
          guard let inner = fragment.selectionIndex.map({ layout.selections[$0].selection.utf8Range }) else {
            return false
          }
          return span.selection.utf8Range.contains(inner)
        }
        #expect(Self.width(of: frames) == fragments.reduce(0) { $0 + $1.width }, "\(Self.description(of: layout))")
        #expect(frames.isEmpty == fragments.isEmpty && layout.isVisible(selectionAt: index) != fragments.isEmpty)
        for (frame, next) in zip(frames, frames.dropFirst()) {
          #expect((frame.lineIndex, frame.x + frame.width) < (next.lineIndex, next.x))
        }
        if !fragments.isEmpty { visible.append(index) }
      }
      let stops = visible.map(TextLayout.FocusStop.selection) + (layout.button == nil ? [] : [.button])
      #expect(layout.focusOrder == stops)
    }
  }

  /// Every fragment of text is of one word, and words have nothing else but the blanks of replacements.
  @Test func wordsTakeAllText() throws {
    try Self.layouts(seed: 33, count: 3_000) { layout in
      let isReplaced = { (fragment: TextLayout.Fragment) in
        fragment.selectionIndex.map { layout.selections[$0].replacement != nil } ?? false
      }
      let fragments = layout.fragments.filter { $0.kind == .text || $0.kind == .space && isReplaced($0) }
      var words: [String] = []
      let frames = layout.wordFrames {
        words.append($0)
        return true
      }
      #expect(frames.allSatisfy { !$0.isEmpty } && frames.count == words.count)
      let width = frames.reduce(0) { $0 + Self.width(of: $1) }
      #expect(width == fragments.reduce(0) { $0 + $1.width }, "\(layout.text.debugDescription)")
      // A whole number of words is found in the text, in its order.
      var rest = layout.text[...]
      for word in words {
        let found = try #require(rest.firstRange(of: word), "\(layout.text.debugDescription) \(word)")
        rest = rest[found.upperBound...]
      }
    }
  }

  private static func description(of layout: TextLayout) -> String {
    let fragments = layout.fragments.map {
      "\($0.kind) \($0.utf8Range) x \($0.x) width \($0.width) level \($0.level) of \($0.selectionIndex ?? -1)"
    }
    let selections = layout.selections.map { "\($0.selection.utf8Range)" }
    return "\(layout.text.debugDescription) \(selections)\n\(fragments.joined(separator: "\n"))"
  }

  private static func width(of frames: [TextFrame]) -> Double { frames.reduce(0) { $0 + $1.width } }
}
