/// What the meaning of a key depends on.
public struct KeyContext: Hashable, Sendable {
  /// Whether a list of completions is seen: there is a session, and anything to offer.
  public var isShowingCandidates: Bool
  /// Whether a word is being completed, with or without anything to offer.
  public var hasCompletionSession: Bool
  /// Whether a message that was sent before is being edited.
  public var isEditing: Bool
  /// Whether the field has the keyboard.
  public var isFocused: Bool
  /// Whether an input method shows text that it has not settled on: the keys are its own then.
  public var isComposing: Bool
  /// Whether Return sends; a keyboard on a screen breaks the line instead.
  public var returnSends: Bool

  /// A context: unless told otherwise, a field that has the keyboard, and nothing else.
  ///
  /// - Parameters:
  ///   - isShowingCandidates: Whether a list of completions is seen.
  ///   - hasCompletionSession: Whether a word is being completed.
  ///   - isEditing: Whether a message that was sent before is being edited.
  ///   - isFocused: Whether the field has the keyboard.
  ///   - isComposing: Whether an input method shows text that it has not settled on.
  ///   - returnSends: Whether Return sends.
  public init(
    isShowingCandidates: Bool = false, hasCompletionSession: Bool = false, isEditing: Bool = false,
    isFocused: Bool = true, isComposing: Bool = false, returnSends: Bool = true
  ) {
    (self.isShowingCandidates, self.hasCompletionSession) = (isShowingCandidates, hasCompletionSession)
    (self.isEditing, self.isFocused) = (isEditing, isFocused)
    (self.isComposing, self.returnSends) = (isComposing, returnSends)
  }
}
