/// Where a composer takes text and media from and puts text, for other programs: the system's clipboard, or a host's own.
public protocol ComposerClipboard: Sendable {
  /// The text on the clipboard, of a link its address; `nil` if there is none.
  func text() -> String?

  /// Puts `text` on the clipboard, in the place of what is there.
  func setText(_ text: String)

  /// All forms of what is on the clipboard, in its order, the first to be preferred; by default, its text alone.
  func representations() -> [ClipboardRepresentation]
}

extension ComposerClipboard {
  /// The text of the clipboard, as its one form; none if there is none.
  public func representations() -> [ClipboardRepresentation] {
    text().map { [ClipboardRepresentation(text: $0)] } ?? []
  }
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
