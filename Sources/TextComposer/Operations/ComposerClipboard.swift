/// Where a composer takes text from and puts it, for other programs: the system's clipboard, or one of a host's own.
public protocol ComposerClipboard: Sendable {
  /// The text on the clipboard, of a link its address; `nil` if there is none.
  func text() -> String?

  /// Puts `text` on the clipboard, in the place of what is there.
  func setText(_ text: String)
}

/// A clipboard that is always empty.
public struct NoClipboard: ComposerClipboard {
  /// Makes an empty clipboard.
  public init() {}

  /// There is no text.
  public func text() -> String? { nil }

  /// Forgets `text`.
  public func setText(_ text: String) {}
}
