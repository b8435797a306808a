extension ComposerState {
  /// Gives the field the keyboard, if it is seen.
  mutating func focus(_ context: ApplyingContext) {
    guard !isHidden, !isFocused else { return }
    (isFocused, detection) = (true, .due)
    for status in [KeyboardStatus.willShow, .didShow] { setKeyboardStatus(status, context) }
    if configuration.scrollsToNewestOnFocus {
      context.notify(.scrollToNewest(configuration.messageOrder.scrollTarget(for: .newest)), self)
    }
  }

  /// Takes the keyboard from the field.
  mutating func blur(_ context: ApplyingContext) {
    history.close()
    if configuration.clearsUndoOnBlur { history.removeAll() }
    guard isFocused else { return }
    (isFocused, detection) = (false, .due)
    for status in [KeyboardStatus.willHide, .didHide] { setKeyboardStatus(status, context) }
  }

  /// Notes what the keyboard does; what cannot follow what it did is left aside (composer.md, Q1).
  mutating func setKeyboardStatus(_ status: KeyboardStatus, _ context: ApplyingContext) {
    guard status.canFollow(keyboardStatus) else { return }
    keyboardStatus = status
    context.notify(.keyboardStatusDidChange(status), self)
  }

  /// Hides the field, which keeps its text, or shows it again.
  mutating func setHidden(_ isHidden: Bool, _ context: ApplyingContext) {
    guard isHidden != self.isHidden else { return }
    (self.isHidden, detection) = (isHidden, .due)
    guard isHidden else { return }
    endCompletionSession()
    blur(context)
  }
}
