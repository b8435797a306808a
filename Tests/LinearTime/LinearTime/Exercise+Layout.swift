import SelectableText

extension Exercise {
  /// Lines: wrapped in each mode, cut in each mode, measured cluster by cluster and as wholes.
  static let layouts: [Exercise] = [
    layout("wrap", walkCount: 6, truncations: [.clipping], lineBreaks: LineBreakMode.allCases) {
      $0.overflow = .wrap
    },
    layout("truncate", walkCount: 6, truncations: [.truncateTail, .truncateMiddle], lineBreaks: [.wordWrap]) {
      $0.numberOfLines = 2
    },
    layout("truncate at words", walkCount: 6, truncations: [.truncateHead, .truncateMiddle], lineBreaks: [.unicode]) {
      $0.numberOfLines = 1
      $0.truncationBoundary = .word
      $0.tabPolicy = .stops
    },
    layout("cut", walkCount: 8, truncations: [.clipping], lineBreaks: [.wordWrap, .unicode], width: 3) {
      $0.overflow = .truncateTail
    },
    layout(
      "wrap by wholes", walkCount: 14, truncations: [.truncateMiddle], lineBreaks: [.unicode], measurer: Wholes()
    ) { $0.overflow = .wrap },
    layout(
      "truncate by wholes", walkCount: 8, truncations: [.truncateMiddle], lineBreaks: [.characterWrap],
      measurer: Wholes()
    ) { $0.numberOfLines = 1 },
  ]

  private static func layout(
    _ name: String, walkCount: Int, truncations: [TruncationMode], lineBreaks: [LineBreakMode],
    width: Double = 40, measurer: any TextMeasurer = ColumnMeasurer(),
    _ change: (inout SelectableTextConfiguration) -> Void
  ) -> Exercise {
    var configuration = SelectableTextConfiguration()
    configuration.expansion = nil
    change(&configuration)
    let changed = configuration
    return Exercise("layout, \(name)", walkCount: walkCount) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let selections = TextSelection.Scanner().selections(in: text).map { SelectionSpan($0) }
      var lineCount = 0
      for truncation in truncations {
        for lineBreak in lineBreaks {
          var configuration = changed
          (configuration.truncationMode, configuration.lineBreakMode) = (truncation, lineBreak)
          let layout = TextLayout(
            of: text, selections: selections, configuration: configuration, containerWidth: width, measurer: measurer)
          lineCount += layout.lines.count
        }
      }
      return min(0, lineCount)
    }
  }

  /// A measurer that answers about whole texts alone, as one that knows kerning does.
  private struct Wholes: TextMeasurer {
    func width(of text: String, style: TextAttributes) -> Double { Double(text.utf8.count) / 2 }
    func lineHeight(style: TextAttributes) -> Double { 1 }
  }
}
