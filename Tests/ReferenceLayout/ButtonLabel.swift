import TextLayout
import TextModel

/// A button as wide as there is room for: E9, E16.
struct ButtonLabel {
  let text: String
  let width: Double
  let padding: Double
  let isNarrowed: Bool

  init(
    _ label: String, expansion: TextExpansion, configuration: SelectableTextConfiguration, cutter: Cutter,
    availableWidth: Double
  ) {
    let ruler = cutter.ruler
    let whole = ruler.measurer.measuresWholeNumbers
    let style = Self.style(of: expansion, configuration: configuration, base: cutter.display.baseStyle)
    let wanted = max(0, expansion.padding ?? (whole ? 1 : 2.5))
    let labelWidth = ruler.width(of: label, style: style)
    isNarrowed = !ruler.fits(labelWidth + 2 * wanted, in: availableWidth)
    if !isNarrowed {
      (text, padding, width) = (label, wanted, labelWidth + 2 * wanted)
    } else if ruler.fits(labelWidth, in: availableWidth) {
      let room = max(0, (availableWidth - labelWidth) / 2)
      (text, padding) = (label, whole ? room.rounded(.down) : room)
      width = labelWidth + 2 * padding
    } else {
      text = Self.cut(label, ellipsis: cutter.text, to: availableWidth, ruler: ruler, style: style)
      (padding, width) = (0, ruler.width(of: text, style: style))
    }
  }

  /// X3, X13.
  private static func cut(
    _ label: String, ellipsis: String, to room: Double, ruler: Ruler, style: TextAttributes
  ) -> String {
    let budget = room - ruler.width(of: ellipsis, style: style)
    guard ruler.fits(0, in: budget) else { return ruler.cut(ellipsis, to: room, style: style) }
    var longest = ""
    for end in label.indices.dropFirst() {
      var prefix = label[..<end]
      while let last = prefix.last, last == " " || last == "\t" { prefix.removeLast() }
      if ruler.fits(ruler.width(of: String(prefix), style: style), in: budget) { longest = String(prefix) }
    }
    return longest + ellipsis
  }

  private static func style(
    of expansion: TextExpansion, configuration: SelectableTextConfiguration, base: TextAttributes
  ) -> TextAttributes {
    var defaults = TextAttributes()
    (defaults.foregroundColor, defaults.isBold, defaults.fontSizeDeltaPoints) = (.tint, true, -2)
    let style = defaults.merged(over: base)
    return expansion.attributes.merged(over: configuration.selectionStyle?.merged(over: style) ?? style)
  }
}
