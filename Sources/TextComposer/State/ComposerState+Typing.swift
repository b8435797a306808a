extension ComposerState {
  /// The line about who types; `nil` while it is not seen: nobody does, or a message is edited or a word completed.
  public var typingLabel: TypingLabel? {
    guard !typing.names.isEmpty, !isEditing, completionSession == nil else { return nil }
    return configuration.typingTemplates.label(of: typing.names)
  }

  /// Notes who types, and asks the clock for a tick when the next of them is to be forgotten.
  mutating func note(_ context: ApplyingContext, _ change: (inout TypingIndicator, Duration) -> Void) {
    let (deadline, now) = (typing.nextDeadline, context.environment.clock.now)
    // Whose time has come is gone, also where the tick for that is late.
    typing.tick(at: now)
    change(&typing, now)
    if typing.nextDeadline != deadline { context.environment.clock.schedule(at: typing.nextDeadline) }
  }
}
