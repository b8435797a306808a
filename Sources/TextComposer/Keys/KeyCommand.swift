/// A key of a host's own.
public struct KeyCommand<Handler> {
  /// The key.
  public let key: ComposerKey
  /// What a list of commands calls it; `nil`: it is not listed.
  public let title: String?
  /// What it does.
  public let handler: Handler

  /// A command.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - title: What a list of commands calls it.
  ///   - handler: What it does.
  public init(key: ComposerKey, title: String? = nil, handler: Handler) {
    (self.key, self.title, self.handler) = (key, title, handler)
  }
}

extension KeyCommand: Sendable where Handler: Sendable {}
