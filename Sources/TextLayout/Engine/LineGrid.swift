/// Where lines stand: one below the other at even distances, and in the available width as they are aligned.
struct LineGrid {
  /// The height of every line: that of the highest style of the text, rounded up.
  let lineHeight: Double
  private let step: Double
  private let alignment: TextAlignment
  private let availableWidth: Double
  private let isWhole: Bool

  init(_ ruler: Ruler, _ configuration: SelectableTextConfiguration, availableWidth: Double) {
    isWhole = ruler.measurer.measuresWholeNumbers
    lineHeight = ruler.usedStyles.reduce(0) { max($0, ruler.lineHeight(of: $1)) }.rounded(.up)
    let spacing = configuration.lineSpacing.isFinite ? configuration.lineSpacing : 0
    step = max(isWhole ? 1 : 0, lineHeight + (isWhole ? spacing.rounded(.towardZero) : spacing))
    (alignment, self.availableWidth) = (configuration.alignment, availableWidth)
  }

  /// How far down a line is.
  func y(ofLine index: Int) -> Double { Double(index) * step }

  /// How high so many lines are together.
  func height(ofLineCount count: Int) -> Double { count == 0 ? 0 : lineHeight + y(ofLine: count - 1) }

  /// How far to the right a line begins that is `width` wide, with the button on it.
  func shift(ofWidth width: Double, isRightToLeft: Bool) -> Double {
    let free = availableWidth.isFinite ? max(0, availableWidth - width) : 0
    let part =
      switch alignment {
      case .left: 0.0
      case .right: 1.0
      case .center: 0.5
      case .leading, .natural: isRightToLeft ? 1.0 : 0.0
      case .trailing: isRightToLeft ? 0.0 : 1.0
      }
    return isWhole ? (free * part).rounded(.down) : free * part
  }
}
