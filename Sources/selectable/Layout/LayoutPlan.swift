import SelectableText

/// How texts are laid out.
struct LayoutPlan {
  /// Collapsed, if it has a button.
  let configuration: SelectableTextConfiguration
  /// The available width.
  let width: Double
  let measurer: any TextMeasurer

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - subject: The text, and what is selected in it.
  ///   - isExpanded: Whether all of it is shown.
  /// - Returns: The layout; its offsets are those of ``LayoutSubject/text``.
  func layout(of subject: LayoutSubject, isExpanded: Bool) -> TextLayout {
    var configuration = configuration
    configuration.expansion?.isExpanded = isExpanded
    if isExpanded { configuration.numberOfLines = 0 }
    return TextLayout(
      of: subject.text.text, selections: subject.spans, configuration: configuration, containerWidth: width,
      measurer: measurer)
  }

  /// A wrapper at the start of a text.
  func makeWrapper() -> LineWrapper {
    LineWrapper(configuration: configuration, availableWidth: width, measurer: measurer)
  }

  /// How wide a part of a text is that holds no tab.
  func width(of part: Span<UInt8>) -> Double { measurer.width(ofUTF8: part, style: TextAttributes()) }

  /// How wide a tab is that begins at `x` (layout.md, T5), and not wider than a line.
  func tabWidth(at x: Double) -> Double {
    let width = Double(max(0, configuration.tabWidth)) * measurer.width(of: " ")
    if configuration.tabPolicy == .fixed || width == 0 { return min(width, self.width) }
    return min(((x / width).rounded(.down) + 1) * width - x, self.width)
  }

  /// How far to the right a line of `lineWidth` begins (layout.md, A1 and A2).
  func shift(ofWidth lineWidth: Double, isRightToLeft: Bool) -> Double {
    let room = max(0, width - lineWidth)
    switch configuration.alignment {
    case .left: return 0
    case .right: return room
    case .center: return (room / 2).rounded(.down)
    case .leading, .natural: return isRightToLeft ? room : 0
    case .trailing: return isRightToLeft ? 0 : room
    }
  }

  /// Whether the paragraph that begins at `utf8Offset` runs from right to left; `false` if lines stand where they do
  /// whichever way it runs.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of the paragraph.
  func isRightToLeft(_ text: Span<UInt8>, from utf8Offset: Int) -> Bool {
    switch configuration.alignment {
    case .left, .right, .center: return false
    case .leading, .trailing, .natural: break
    }
    switch configuration.baseDirection {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .automatic: break
    }
    var end = utf8Offset
    while end < text.count, Tokenizer.hardBreakUTF8Count(in: text, at: end) == 0 { end += 1 }
    return BidiParagraph.baseLevel(of: text, in: utf8Offset..<end) & 1 == 1
  }

  /// As much of the ellipsis as a line has room for.
  var fittingEllipsis: String {
    var (result, room) = ("", width)
    for character in configuration.ellipsis {
      room -= measurer.width(of: String(character))
      if room < 0 { break }
      result.append(character)
    }
    return result
  }
}
