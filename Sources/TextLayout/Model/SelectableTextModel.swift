import TextModel
public import TextSelection

/// Selectable text without a view: what is shown, what a tap does, and where it is scrolled to.
///
/// ```swift
/// let model = SelectableTextModel(text: "hello world foo", containerWidth: 10, measurer: ColumnMeasurer())
/// model.truncationMode = .truncateTail
/// model.numberOfLines = 1
/// model.layout.displayedText(of: model.layout.lines[0])  // hello wor…
/// ```
///
/// Each property of the ``configuration`` is a property of the model, too. A change takes effect when ``layout`` is read
/// next, however many there were before; setting what is set already is none.
///
/// A model is an object, as its callbacks may change it. It belongs to whoever made it and is not shared between threads;
/// the layouts it gives are values.
@dynamicMemberLookup
public final class SelectableTextModel {
  /// How the text is laid out and drawn; its ``SelectableTextConfiguration/text`` is the text that is shown.
  public var configuration: SelectableTextConfiguration {
    didSet {
      guard configuration != oldValue else { return }
      needsLayout = true
      needsSpans =
        needsSpans || configuration.text != oldValue.text || configuration.selectionStyle != oldValue.selectionStyle
        || configuration.isSelectionEnabled != oldValue.isSelectionEnabled
    }
  }

  /// How parts of the text are drawn, over the defaults of the configuration; they stay when the text changes.
  public var styleRuns: [StyleRun] = [] {
    didSet { needsLayout = needsLayout || styleRuns != oldValue }
  }

  /// Finds what may be selected; setting it lays the text out anew only if its selections are others.
  public var selector: TextSelector {
    didSet { needsSpans = true }
  }

  /// Says how wide text is; setting it lays the text out anew.
  public var measurer: any TextMeasurer {
    didSet { needsLayout = true }
  }

  /// The width of the container, insets included, in the measurer's unit.
  public var containerWidth: Double {
    didSet { needsLayout = needsLayout || containerWidth != oldValue }
  }

  /// How much of the container's height is seen at once; infinite unless it is set, so that there is nothing to scroll.
  public var viewportHeight = Double.infinity {
    didSet { if scrollOffset != 0 { moveScrollOffset(to: scrollOffset) } }
  }

  /// How far down the upper edge of the viewport is in the container.
  public internal(set) var scrollOffset = 0.0

  /// Called when the height of the text has changed, insets included, once for a pass of layout and when the new layout
  /// can be read (layout.md, H1-H3). Before the first pass the height is that of the insets.
  ///
  /// What the callback changes takes effect when it has returned, and may lead to further calls; it must come to rest.
  public var heightDidChange: ((HeightChange) -> Void)?

  /// Called with ``scrollOffset`` when that has changed, whoever changed it.
  public var didScroll: ((Double) -> Void)?

  /// How often the text was laid out.
  package private(set) var layoutCount = 0

  private var needsSpans = true
  private var needsLayout = true
  private var spans: [SelectionSpan] = []
  private var selectionStyle = TextAttributes()
  private var latest: TextLayout?
  private var events: [Event] = []
  private var isDelivering = false

  private enum Event {
    case height(HeightChange)
    case scroll(Double)
  }

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - text: The text; `nil` leaves it to the configuration.
  ///   - configuration: How it is laid out and drawn.
  ///   - selector: Finds what may be selected in it.
  ///   - containerWidth: The width of the container, insets included, in the measurer's unit.
  ///   - measurer: Says how wide text is.
  public init(
    text: String? = nil, configuration: SelectableTextConfiguration = SelectableTextConfiguration(),
    selector: TextSelector = TextSelector(), containerWidth: Double, measurer: any TextMeasurer
  ) {
    self.configuration = configuration
    if let text { self.configuration.text = text }
    (self.selector, self.containerWidth, self.measurer) = (selector, containerWidth, measurer)
  }

  /// A property of the configuration.
  public subscript<Value>(dynamicMember path: WritableKeyPath<SelectableTextConfiguration, Value>) -> Value {
    get { configuration[keyPath: path] }
    set { configuration[keyPath: path] = newValue }
  }

  /// The text in lines, as all properties say now; laid out if any of them has changed.
  ///
  /// - Complexity: O(1) unless something has changed.
  public var layout: TextLayout {
    _ = updatedLayout()
    deliverEvents()
    return updatedLayout()
  }

  /// Lays the text out if anything has changed, and tells ``heightDidChange``.
  public func layoutIfNeeded() { _ = layout }

  /// The size of the text without insets: the available width, and the height of all lines (layout.md, N10).
  public var textContentSize: TextSize { layout.contentSize }

  /// What is read of the text and copied from it: the text without its NULs (layout.md, T18).
  public var plainText: String { Tokenizer.plainText(of: configuration.text ?? "") }

  /// What of an offered size the text takes, insets included, if it is laid out for that width (layout.md, N9).
  ///
  /// - Parameters:
  ///   - offered: The greatest size.
  ///   - takesFullWidth: Whether the whole offered width is taken instead of that of the widest line.
  /// - Returns: A size no greater than `offered` in either direction. The model is as it was.
  public func sizeThatFits(_ offered: TextSize, takesFullWidth: Bool = false) -> TextSize {
    let current = layout
    let fitting = offered.width == containerWidth ? current : makeLayout(containerWidth: offered.width)
    return fitting.sizeThatFits(offered, takesFullWidth: takesFullWidth)
  }

  // MARK: Passes

  /// The layout of what the properties say now; what it has changed is yet to be told.
  private func updatedLayout() -> TextLayout {
    if needsSpans {
      needsSpans = false
      let found = selector.spans(in: configuration.text ?? "", configuration: configuration)
      let style = selector.configured(by: configuration).tintedAttributes
      if found != spans || style != selectionStyle { (spans, selectionStyle, needsLayout) = (found, style, true) }
    }
    if let latest, !needsLayout { return latest }
    needsLayout = false
    let oldHeight = latest?.height ?? configuration.insets.top + configuration.insets.bottom
    let layout = makeLayout(containerWidth: containerWidth)
    latest = layout
    layoutCount += 1
    if layout.height != oldHeight {
      events.append(.height(HeightChange(oldHeight: oldHeight, newHeight: layout.height)))
    }
    setScrollOffset(layout.clampedScrollOffset(scrollOffset, viewportHeight: viewportHeight))
    return layout
  }

  private func makeLayout(containerWidth: Double) -> TextLayout {
    var configuration = configuration
    // The button is drawn over what the selector says, too; spans bring their own.
    configuration.selectionStyle = selectionStyle
    return TextLayout(
      of: configuration.text ?? "", styleRuns: styleRuns, selections: spans, configuration: configuration,
      containerWidth: containerWidth, measurer: measurer)
  }

  /// Scrolls to the offset that is nearest to `offset`, and tells of it if that is another.
  func moveScrollOffset(to offset: Double) {
    setScrollOffset(updatedLayout().clampedScrollOffset(offset, viewportHeight: viewportHeight))
    deliverEvents()
  }

  private func setScrollOffset(_ offset: Double) {
    guard offset != scrollOffset else { return }
    scrollOffset = offset
    events.append(.scroll(offset))
  }

  /// Tells what has happened, in order; what the callbacks do is told when they have returned.
  private func deliverEvents() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !events.isEmpty {
      switch events.removeFirst() {
      case .height(let change): heightDidChange?(change)
      case .scroll(let offset): didScroll?(offset)
      }
      _ = updatedLayout()
    }
  }
}
