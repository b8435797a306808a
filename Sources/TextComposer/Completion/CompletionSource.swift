/// Where a field gets the completions from that it offers.
public protocol CompletionSource: Sendable {
  /// Looks for what may complete a half-typed word.
  ///
  /// - Parameter session: The word.
  /// - Returns: What to offer, in the order of the list; `nil` if that comes later, with the session's
  ///   ``CompletionSession/generation``.
  func completions(for session: CompletionSession) -> [Completion]?
}
