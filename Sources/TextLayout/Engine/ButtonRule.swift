import TextModel

/// How wide the button of a text is, and what is written on it.
struct ButtonRule {
  let label: String
  let attributes: TextAttributes
  /// How wide it is, padding included; never wider than a line.
  let width: Double
  let padding: Double
  /// Whether it is wider than a line would be, and no text has room beside it.
  let isTooWide: Bool

  /// Measures a button.
  ///
  /// - Parameters:
  ///   - expansion: Names the label, its style and its padding.
  ///   - configuration: Has the style that lies beneath.
  ///   - ruler: Measures it.
  ///   - availableWidth: How wide it may be: padding gives way first, then the end of the label.
  init(
    _ expansion: TextExpansion, _ configuration: SelectableTextConfiguration, _ ruler: Ruler, availableWidth: Double
  ) {
    attributes = configuration.buttonStyle(of: expansion)
    let isWhole = ruler.measurer.measuresWholeNumbers
    var padding = (expansion.padding ?? (isWhole ? 1 : 2.5)).clampedLength(to: 1e9)
    if isWhole { padding.round(.down) }
    let label = ruler.line(expansion.current.label, configuration.ellipsis, attributes, within: availableWidth)
    isTooWide = label.isCut || !ruler.fits(label.width + 2 * padding, in: availableWidth)
    if isTooWide {
      padding = label.isCut ? 0 : max(0, (availableWidth - label.width) / 2)
      if isWhole { padding.round(.down) }
    }
    self.label = label.text
    self.padding = padding
    width = min(label.width + 2 * padding, max(availableWidth, label.width))
  }
}

extension Ruler {
  /// A text that is one line, or as much of it as has room, with an ellipsis or as much of that as has room.
  fileprivate func line(
    _ text: String, _ ellipsis: String, _ style: TextAttributes, within room: Double
  ) -> (text: String, width: Double, isCut: Bool) {
    let width = width(of: text, style: style)
    if fits(width, in: room) { return (text, width, false) }
    func start(of text: String, _ room: Double) -> (text: String, width: Double) {
      let part = self.start(of: text.utf8.span, within: room, style)
      return (text.utf8.span.string(in: 0..<part.utf8Offset), part.width)
    }
    let ellipsisWidth = self.width(of: ellipsis, style: style)
    guard fits(ellipsisWidth, in: room) else {
      let shown = start(of: ellipsis, room)
      return (shown.text, shown.width, true)
    }
    var shown = start(of: text, room - ellipsisWidth).text
    while let last = shown.utf8.last, last == 0x20 || last == 0x09 { shown.removeLast() }
    return (shown + ellipsis, self.width(of: shown, style: style) + ellipsisWidth, true)
  }
}

extension SelectableTextConfiguration {
  /// How text is drawn that no style is about.
  var baseStyle: TextAttributes {
    var style = TextAttributes()
    style.foregroundColor = textColor
    style.fontSizePoints = fontSize
    if let fontFamily { style.custom["fontFamily"] = fontFamily }
    return style
  }

  /// How the button is drawn: by default in the tint colour, bold, two points smaller than text (E1, E8).
  func buttonStyle(of expansion: TextExpansion) -> TextAttributes {
    var style = TextAttributes()
    style.foregroundColor = .tint
    style.isBold = true
    style.fontSizeDeltaPoints = -2
    let defaults = style.merged(over: baseStyle)
    return expansion.attributes.merged(over: selectionStyle?.merged(over: defaults) ?? defaults)
  }
}
