import SelectableText
import Testing

/// Where selections, parts of the text and words are (layout.md, D2, F1-F3, S12, X11, X16).
@Suite struct LayoutFramesTests {
  @Test(
    arguments: [
      (
        "Ask @ann about #swift today", 27, 0, .clipping,
        ["Ask ⟦@ann⟧ about #swift today", "Ask @ann about ⟦#swift⟧ today"]
      ),
      ("Ask @ann about #swift today", 8, 1, .truncateTail, ["Ask ⟦@an…⟧", nil]),
      ("Ask @ann about #swift today", 12, 1, .truncateMiddle, ["Ask ⟦@a…⟧today", nil]),
      ("Ask @ann about #swift today", 12, 1, .truncateHead, [nil, "⟦…swift⟧ today"]),
      // Cut in plain text, the ellipsis is nobody's.
      ("Ask @ann about #swift today", 11, 1, .truncateTail, ["Ask ⟦@ann⟧ a…", nil]),
      // Over several lines.
      (#"say "so it is" now"#, 7, 0, .clipping, [#"say ⟦"so⟧ / ⟦it is"⟧ / now"#]),
      // Around others; a container has the frames of what it contains.
      (#"a "b #c d" e"#, 20, 0, .clipping, [#"a ⟦"b #c d"⟧ e"#, #"a "b ⟦#c⟧ d" e"#]),
      (#"a "b #c d" e"#, 5, 0, .clipping, [#"a ⟦"b⟧ / ⟦#c d"⟧ / e"#, #"a "b / ⟦#c⟧ d" / e"#]),
      (#"a "b #cc"#, 20, 0, .clipping, [#"a "b ⟦#cc⟧"#]),
      // Replaced.
      ("I am {{name}}, hi", 40, 0, .clipping, ["I am ⟦Ada Example⟧, hi"]),
      ("I am {{name}}, hi", 9, 0, .clipping, ["I am ⟦Ada⟧ / ⟦Example⟧, / hi"]),
      ("I am {{name}}, hi", 9, 1, .truncateTail, ["I am ⟦Ada…⟧"]),
    ] as [(String, Double, Int, TruncationMode, [String?])])
  func selectionsAreWhereTheyAreDrawn(
    text: String, width: Double, lines: Int, mode: TruncationMode, expected: [String?]
  ) throws {
    let layout = try SampleLayout.make(text, width: width) {
      ($0.numberOfLines, $0.truncationMode, $0.insets) = (lines, mode, TextInsets(top: 3))
    }
    let drawn = layout.selections.indices.map { index in
      let frames = layout.frames(ofSelectionAt: index)
      #expect(layout.isVisible(selectionAt: index) == !frames.isEmpty)
      return frames.isEmpty ? nil : SampleLayout.draw(frames, in: layout)
    }
    #expect(drawn == expected)
  }

  @Test func framesAreInTheContainer() throws {
    let layout = try SampleLayout.make("one #two", width: 12) {
      $0.insets = TextInsets(top: 3, left: 5, bottom: 1, right: 2)
      $0.lineSpacing = 1
      $0.alignment = .right
    }
    #expect(
      layout.frames(ofSelectionAt: 0).map(Numbers.init) == [Numbers(lineIndex: 1, x: 6, y: 5, width: 4, height: 1)])
    #expect(Numbers(layout.frame(ofFragmentAt: 0)) == Numbers(lineIndex: 0, x: 7, y: 3, width: 3, height: 1))
    #expect(layout.lineIndex(ofFragmentAt: 1) == 1)
  }

  private struct Numbers: Equatable {
    let lineIndex: Int
    let x, y, width, height: Double

    init(_ frame: TextFrame) {
      (lineIndex, x, y, width, height) = (frame.lineIndex, frame.x, frame.y, frame.width, frame.height)
    }

    init(lineIndex: Int, x: Double, y: Double, width: Double, height: Double) {
      (self.lineIndex, self.x, self.y, self.width, self.height) = (lineIndex, x, y, width, height)
    }
  }

  @Test(arguments: [
    (0..<0, "one two / three"), (0..<1, "⟦one⟧ two / three"), (3..<4, "one⟦ ⟧two / three"),
    (3..<9, "one⟦ two⟧ / ⟦three⟧"),
    (7..<8, "one two / three"), (-5..<100, "⟦one two⟧ / ⟦three⟧"),
  ])
  func fragmentsOfARangeAreTakenWhole(utf8Range: Range<Int>, expected: String) throws {
    let layout = try SampleLayout.make("one two three", width: 8)
    #expect(SampleLayout.draw(layout.frames(ofUTF8Range: utf8Range), in: layout) == expected)
  }

  // MARK: Words

  @Test(
    arguments: [
      ("see #aa and #bb now", 8, 0, nil, "#", ["see ⟦#aa⟧ / and #bb / now", "see #aa / and ⟦#bb⟧ / now"]),
      // The word is tested whole, hidden words have no frame, and an ellipsis is no part of a word.
      ("see #aa and #bb now", 6, 1, nil, "#aa", ["see ⟦#⟧…"]),
      ("see #aa and #bb now", 6, 1, nil, "#a", ["see ⟦#⟧…"]),
      ("see #aa and #bb now", 6, 1, nil, "#b", []),
      // A button under which words are hidden.
      ("see #aa and #bb now", 14, 1, "More", "#", ["see ⟦#aa⟧…[More]"]),
      // Selections cut words at their edges.
      ("(@ann): ann", 20, 0, nil, "ann", ["(⟦@ann⟧): ann", "(@ann): ⟦ann⟧"]),
      ("(@ann): ann", 20, 0, nil, ")", ["(@ann⟦):⟧ ann"]),
      ("x␀y xy", 20, 0, nil, "x", ["⟦x⟧y xy", "xy ⟦xy⟧"]),
      // A replaced word is tested as it stands in the text.
      ("{{name}}␀! Ada", 20, 0, nil, "name", ["⟦Ada Example⟧! Ada"]),
      ("{{name}}␀! Ada", 20, 0, nil, "Ada", ["Ada Example! ⟦Ada⟧"]),
      ("{{name}}␀! Ada", 8, 0, nil, "name", ["⟦Ada⟧ / ⟦Example⟧! / Ada"]),
      ("{{name}}␀! Ada", 8, 1, nil, "name", ["⟦Ada Exa⟧…"]),
      ("", 20, 0, nil, "", []), (" \n␀", 20, 0, nil, "", []),
    ] as [(String, Double, Int, String?, String, [String])])
  func wordsThatPassAreWhereTheyAreDrawn(
    text: String, width: Double, lines: Int, more: String?, part: String, expected: [String]
  ) throws {
    let expansion = try more.map {
      try TextExpansion(collapsed: .init(label: $0, lineLimit: lines), expanded: .init(label: "Less", lineLimit: 0))
    }
    let layout = try SampleLayout.make(text, width: width) {
      ($0.numberOfLines, $0.truncationMode, $0.expansion) = (lines, .truncateTail, expansion)
    }
    let words = layout.wordFrames { part.isEmpty || $0.contains(part) }
    #expect(words.map { SampleLayout.draw($0, in: layout) } == expected)
  }

  @Test func aValidatorTellsWordsToo() throws {
    let layout = try SampleLayout.make("see #aa and @bb", width: 8)
    let words = layout.wordFrames(passing: HashtagTextValidator())
    #expect(words.map { SampleLayout.draw($0, in: layout) } == ["see ⟦#aa⟧ / and @bb"])
  }

  @Test func edgesWithinClustersAreTakenOutward() throws {
    let text = "e\u{301}🇫🇷x"
    // From within the first cluster to within the second.
    let selection = Selection(kind: .link, identifier: "test", utf8Range: 1..<6, value: "")
    let layout = TextLayout(
      of: text, selections: [SelectionSpan(selection)], containerWidth: 9, measurer: ColumnMeasurer())
    var words: [String] = []
    _ = layout.wordFrames {
      words.append($0)
      return true
    }
    #expect(words == ["e\u{301}🇫🇷", "x"])
    #expect(layout.frames(ofSelectionAt: 0).map(\.width) == [3])
  }
}
