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

  /// How wide a tab is that begins at `x` (layout.md, T5).
  func tabWidth(at x: Double) -> Double {
    let width = Double(max(0, configuration.tabWidth)) * measurer.width(of: " ")
    if configuration.tabPolicy == .fixed || width == 0 { return width }
    return ((x / width).rounded(.down) + 1) * width - x
  }

  /// How far to the right a line of `lineWidth` begins in a text that runs from left to right.
  func shift(ofWidth lineWidth: Double) -> Double {
    let room = max(0, width - lineWidth)
    switch configuration.alignment {
    case .left, .leading, .natural: return 0
    case .right, .trailing: return room
    case .center: return (room / 2).rounded(.down)
    }
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
