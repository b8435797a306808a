extension ComposerState {
  /// Does something to the field.
  ///
  /// - Parameters:
  ///   - operation: What to do.
  ///   - environment: What it is done with.
  ///   - notify: Called with each event when it happens, and the state then. Events of the text come first, the others
  ///     when all has changed.
  /// - Throws: ``ComposerError`` if a range goes beyond the text; nothing has changed then.
  /// - Complexity: O(*e* + *m* + *p*) in the UTF-8 count of what is put in and taken out and of the paragraphs touched, and
  ///   in the number of paragraphs, but for moving the bytes behind the change; with ``ComposerConfiguration/maximumCount``,
  ///   to set a text and to configure, O(*n*) in the UTF-8 count of the text.
  public mutating func apply(
    _ operation: ComposerOperation, in environment: ComposerEnvironment,
    notify: (ComposerEvent, ComposerState) -> Void
  ) throws(ComposerError) {
    let before = ObservedValues(self)
    try perform(operation, in: environment, notify)
    scrollToCaret(environment)
    for event in before.events(to: ObservedValues(self)) { notify(event, self) }
  }

  /// Does something to the field, and gives the events.
  ///
  /// - Parameters:
  ///   - operation: What to do.
  ///   - environment: What it is done with.
  /// - Returns: What has changed, in order; empty if nothing has.
  /// - Throws: ``ComposerError`` if a range goes beyond the text; nothing has changed then.
  /// - Complexity: As ``apply(_:in:notify:)``.
  @discardableResult
  public mutating func apply(
    _ operation: ComposerOperation, in environment: ComposerEnvironment
  ) throws(ComposerError) -> [ComposerEvent] {
    var events: [ComposerEvent] = []
    try apply(operation, in: environment) { event, _ in events.append(event) }
    return events
  }

  private mutating func perform(
    _ operation: ComposerOperation, in environment: ComposerEnvironment,
    _ notify: (ComposerEvent, ComposerState) -> Void
  ) throws(ComposerError) {
    switch operation {
    case .replace, .insert, .append, .prepend, .setText, .clearText, .deleteBackward, .deleteForward:
      try edit(operation, in: environment, notify)
    case .copy: copy(to: environment.clipboard)
    case .cut where caretRange.isCollapsed: return
    case .cut:
      copy(to: environment.clipboard)
      try edit(.deleteBackward, in: environment, notify)
    case .paste:
      try edit(.insert(pastedText(from: environment.clipboard), origin: .paste), in: environment, notify)
    case .setCaretRange(let caretRange): try select(caretRange)
    case .undo: undo(in: environment, notify)
    case .redo: redo(in: environment, notify)
    case .focus: isFocused = true
    case .blur:
      isFocused = false
      history.close()
      if configuration.clearsUndoOnBlur { history.removeAll() }
    case .beginComposing: isComposing = true
    case .endComposing: isComposing = false
    case .configure(let configuration): configure(configuration, in: environment)
    }
  }

  private mutating func select(_ caretRange: CaretRange) throws(ComposerError) {
    try checkRange(caretRange.utf8Range)
    let snapped = caretRange.moved(to: text.snappedOutward(caretRange.utf8Range))
    guard snapped != self.caretRange else { return }
    self.caretRange = snapped
    history.close()
  }

  private mutating func configure(_ configuration: ComposerConfiguration, in environment: ComposerEnvironment) {
    self.configuration = configuration
    history.limit(to: undoDepth)
    let measure = ComposerLineMeasure(configuration, environment.measurer)
    metrics = ComposerMetrics(configuration, measure)
    lines = ParagraphLines(text, measure)
    renewHeight()
    renewCounter()
  }

  /// Refuses a range that is not within the text.
  func checkRange(_ utf8Range: Range<Int>) throws(ComposerError) {
    guard utf8Range.lowerBound >= 0, utf8Range.upperBound <= text.utf8.count else {
      throw .rangeOutsideText(utf8Range: utf8Range, textUTF8Count: text.utf8.count)
    }
  }
}

/// What of a state has events of its own, beside the text.
private struct ObservedValues {
  let caretRange: CaretRange
  let isFocused: Bool
  let canSend: Bool
  let counter: CharacterCounter?
  let isPlaceholderVisible: Bool
  let height: ComposerHeight
  let firstVisibleLineIndex: Int

  init(_ state: ComposerState) {
    (caretRange, isFocused, canSend) = (state.caretRange, state.isFocused, state.canSend)
    (counter, isPlaceholderVisible) = (state.counter, state.isPlaceholderVisible)
    (height, firstVisibleLineIndex) = (state.height, state.firstVisibleLineIndex)
  }

  /// What has changed, in the order of ``ComposerEvent``.
  func events(to new: ObservedValues) -> [ComposerEvent] {
    var events: [ComposerEvent] = []
    if caretRange != new.caretRange { events.append(.caretRangeDidChange(new.caretRange)) }
    if isFocused != new.isFocused { events.append(.isFocusedDidChange(new.isFocused)) }
    if canSend != new.canSend { events.append(.canSendDidChange(new.canSend)) }
    if counter != new.counter { events.append(.counterDidChange(new.counter)) }
    if isPlaceholderVisible != new.isPlaceholderVisible {
      events.append(.isPlaceholderVisibleDidChange(new.isPlaceholderVisible))
    }
    if height.barHeight != new.height.barHeight {
      events.append(.heightDidChange(from: height.barHeight, to: new.height.barHeight))
    }
    if height.isScrollEnabled != new.height.isScrollEnabled {
      events.append(.isScrollEnabledDidChange(new.height.isScrollEnabled))
    }
    if firstVisibleLineIndex != new.firstVisibleLineIndex {
      events.append(.firstVisibleLineDidChange(new.firstVisibleLineIndex))
    }
    return events
  }
}
