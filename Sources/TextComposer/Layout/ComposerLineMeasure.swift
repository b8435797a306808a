import TextLayout

/// How the lines of a field are laid out: everything that its height depends on, but for the text.
struct ComposerLineMeasure {
  let configuration: SelectableTextConfiguration
  let containerWidth: Double
  let measurer: any TextMeasurer

  init(_ configuration: ComposerConfiguration, _ measurer: any TextMeasurer) {
    var layout = configuration.layout
    // Nothing that a person writes may be hidden, so a word that is too wide goes on on the next line.
    layout.overflow = .wrap
    (layout.numberOfLines, layout.expansion) = (0, nil)
    var containerWidth = configuration.containerWidth
    if !(containerWidth - layout.insets.left - layout.insets.right > 0) {
      // Without any room a layout hides all words; with less than any of them takes, each cluster has a line.
      (layout.insets.left, layout.insets.right, containerWidth) = (0, 0, Self.leastWidth)
    }
    (self.configuration, self.containerWidth, self.measurer) = (layout, containerWidth, measurer)
  }

  private static let leastWidth = 1e-3

  /// The room for text in a line.
  var availableWidth: Double { containerWidth - configuration.insets.left - configuration.insets.right }

  /// A wrapper at the start of a text or of a paragraph.
  var wrapper: LineWrapper {
    LineWrapper(configuration: configuration, availableWidth: availableWidth, measurer: measurer)
  }

  /// `text` laid out in as many lines as `numberOfLines`, cut at the end; 0: in all it has.
  func layout(of text: String, numberOfLines: Int) -> TextLayout {
    var configuration = configuration
    configuration.numberOfLines = numberOfLines
    if configuration.truncationMode == .clipping { configuration.truncationMode = .truncateTail }
    return TextLayout(of: text, configuration: configuration, containerWidth: containerWidth, measurer: measurer)
  }
}
