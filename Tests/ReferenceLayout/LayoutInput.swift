public import TextLayout

/// What a layout is made of.
public struct LayoutInput: Sendable {
  /// The text.
  public var text: String
  /// How parts of it are drawn.
  public var styleRuns: [StyleRun] = []
  /// What is selected in it.
  public var selections: [SelectionSpan] = []
  /// How it is laid out.
  public var configuration: SelectableTextConfiguration
  /// The width of the container.
  public var width: Double
  /// Says how wide text is.
  public var measurer: any TextMeasurer

  /// Takes what matters most.
  public init(
    text: String, configuration: SelectableTextConfiguration = SelectableTextConfiguration(), width: Double,
    measurer: any TextMeasurer = ColumnMeasurer()
  ) {
    (self.text, self.configuration, self.width, self.measurer) = (text, configuration, width, measurer)
  }

  /// How the product lays it out.
  public var product: TextLayout {
    TextLayout(
      of: text, styleRuns: styleRuns, selections: selections, configuration: configuration, containerWidth: width,
      measurer: measurer)
  }

  /// How the specification has it laid out.
  public var reference: ReferenceLayout {
    ReferenceComposer(
      of: text, styleRuns: styleRuns, selections: selections, configuration: configuration, containerWidth: width,
      measurer: measurer
    ).layout()
  }
}
