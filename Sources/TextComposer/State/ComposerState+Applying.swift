extension ComposerState {
  /// Does something to the field.
  ///
  /// - Parameters:
  ///   - operation: What to do.
  ///   - environment: What it is done with.
  ///   - notify: Called with each event when it happens, and the state then. Events of the text come first, the others
  ///     when all has changed.
  /// - Throws: ``ComposerError`` if the operation names what is not there; nothing has changed then.
  /// - Complexity: O(*e* + *m* + *l* + *a*) in the UTF-8 count of what is put in and taken out and of the lines touched,
  ///   blanks at the ends of the text included, and in the numbers of lines and of completions, media and styles, but for
  ///   moving the bytes behind the change; with ``ComposerConfiguration/maximumCount``, to set a text and to configure,
  ///   O(*n*) in the UTF-8 count of the text.
  public mutating func apply(
    _ operation: ComposerOperation, in environment: ComposerEnvironment,
    notify: (ComposerEvent, ComposerState) -> Void
  ) throws(ComposerError) {
    let before = ObservedValues(self)
    var changesText = false
    try withoutActuallyEscaping(notify) { notify throws(ComposerError) in
      let context = ApplyingContext(environment: environment) { event, state in
        if case .textDidChange = event { changesText = true }
        notify(event, state)
      }
      try perform(operation, context)
      settle(before, context)
    }
    for event in before.events(to: ObservedValues(self), changesText: changesText) { notify(event, self) }
  }

  /// Does something to the field, and gives the events.
  ///
  /// - Parameters:
  ///   - operation: What to do.
  ///   - environment: What it is done with.
  /// - Returns: What has changed, in order; empty if nothing has.
  /// - Throws: ``ComposerError`` if the operation names what is not there; nothing has changed then.
  /// - Complexity: As ``apply(_:in:notify:)``.
  @discardableResult
  public mutating func apply(
    _ operation: ComposerOperation, in environment: ComposerEnvironment
  ) throws(ComposerError) -> [ComposerEvent] {
    var events: [ComposerEvent] = []
    try apply(operation, in: environment) { event, _ in events.append(event) }
    return events
  }

  /// Brings in line what depends on all that an operation has changed.
  private mutating func settle(_ before: ObservedValues, _ context: ApplyingContext) {
    if detection != .suppressed, detection == .due || before.caretRange != caretRange {
      renewCompletionSession(context)
    }
    detection = .needless
    renewHeight()
    scrollToCaret()
  }

  /// Does what an operation says.
  mutating func perform(_ operation: ComposerOperation, _ context: ApplyingContext) throws(ComposerError) {
    switch operation {
    case .replace, .append, .prepend, .setText, .clearText: try edit(operation, context)
    case .insert(let inserted, let origin): insert(inserted, origin: origin, context)
    case .insertStyled(let inserted, let style): insert(inserted, style: style, origin: .programmatic, context)
    case .delete(let movement): delete(movement, context)
    case .setStyle(let style, let utf8Range): try setStyle(style, utf8Range)
    case .clearStyles(let utf8Range): try clearStyles(utf8Range)
    case .format(let symbol): try format(symbol, context)
    case .undo: undo(context)
    case .redo: redo(context)
    case .setCaretRange(let caretRange): try select(caretRange)
    case .moveCaret(let movement, let isExtending): moveCaret(movement, isExtending: isExtending, context)
    case .press(let key): try press(key, context)
    case .copy: copy(to: context.environment.clipboard)
    case .cut where caretRange.isCollapsed: return
    case .cut:
      copy(to: context.environment.clipboard)
      delete(.clusterBackward, context)
    case .paste: paste(context)
    case .showCompletions, .setCandidates, .moveCandidateSelection, .acceptCompletion, .acceptSelectedCandidate,
      .cancelCompletion:
      try complete(operation, context)
    case .send: send(context)
    case .beginEditing(let message, let completions): beginEditing(message, completions: completions, context)
    case .commitEditing: commitEditing(context)
    case .cancelEditing: cancelEditing(context)
    case .attach(let operation): try attach(operation, context)
    case .focus: focus(context)
    case .blur: blur(context)
    case .setKeyboardStatus(let status): setKeyboardStatus(status, context)
    case .setHidden(let isHidden): setHidden(isHidden, context)
    case .beginSending, .endSending, .setSendEnabled, .beginComposing, .endComposing, .setMiddleContent,
      .requestClear, .swipe:
      note(operation, context)
    case .configure(let configuration): configure(configuration, in: context.environment)
    case .insertTypingName(let name):
      let interval = configuration.typingInterval
      note(context) { $0.insert(name, at: $1, interval: interval) }
    case .removeTypingName(let name): note(context) { typing, _ in typing.remove(name) }
    case .dismissTyping: note(context) { typing, _ in typing.dismiss() }
    case .touchTypingLabel where configuration.dismissesTypingOnTouch: try perform(.dismissTyping, context)
    case .touchTypingLabel: return
    case .tick: note(context) { _, _ in }
    case .suspend: saveDraft(context)
    case .restoreDraft: restoreDraft(context)
    case .switchDraft(let key): switchDraft(to: key, context)
    }
  }

  /// Notes what a host says of the field.
  private mutating func note(_ operation: ComposerOperation, _ context: ApplyingContext) {
    switch operation {
    case .beginSending: isSending = true
    case .endSending: isSending = false
    case .setSendEnabled(let isEnabled): isSendEnabled = isEnabled
    case .beginComposing: (isComposing, detection) = (true, .due)
    case .endComposing: (isComposing, detection) = (false, .due)
    case .setMiddleContent(let content): (middleContent, detection) = (content, .due)
    case .requestClear where configuration.isShakeToClearEnabled && isFocused && !text.isEmpty:
      context.notify(.clearRequested, self)
    case .swipe(let direction): context.notify(.didSwipe(direction), self)
    default: break
    }
  }

  private mutating func select(_ caretRange: CaretRange) throws(ComposerError) {
    try checkRange(caretRange.utf8Range)
    goalX = nil
    let snapped = caretRange.moved(to: text.snappedOutward(caretRange.utf8Range))
    guard snapped != self.caretRange else { return }
    self.caretRange = snapped
    history.close()
  }

  private mutating func configure(_ configuration: ComposerConfiguration, in environment: ComposerEnvironment) {
    self.configuration = configuration
    (goalX, detection) = (nil, .due)
    history.limit(to: undoDepth)
    let measure = ComposerLineMeasure(configuration, environment.measurer)
    metrics = ComposerMetrics(configuration, measure)
    lines = LineStarts(text, measure)
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
