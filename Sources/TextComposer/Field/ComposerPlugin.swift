/// Something that is added to a message field, as a row of attachments is (composer.md, G1 and G2).
///
/// Plugins are told of every event, in the order in which they were added. What they do to the field happens after the
/// events of the operation under way.
public protocol ComposerPlugin: AnyObject {
  /// Brings what it shows up to date.
  func reload()

  /// Forgets what it holds; called when a message was sent.
  func invalidate()

  /// Takes something that comes from outside; the first that does keeps it from the others and from the field.
  ///
  /// - Parameter input: What comes.
  /// - Returns: Whether it was taken.
  func handleInput(_ input: ComposerInput) -> Bool

  /// Told of what became of an operation.
  ///
  /// - Parameters:
  ///   - composer: The field, as it was when it happened.
  ///   - event: What happened.
  func composer(_ composer: Composer, didReceive event: ComposerEvent)
}

extension ComposerPlugin {
  /// Does nothing.
  public func reload() {}
  /// Does nothing.
  public func invalidate() {}
  /// Takes nothing.
  public func handleInput(_ input: ComposerInput) -> Bool { false }
  /// Does nothing.
  public func composer(_ composer: Composer, didReceive event: ComposerEvent) {}
}
