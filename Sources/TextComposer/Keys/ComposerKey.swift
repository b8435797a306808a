/// A key of a keyboard, with the keys that are held down.
///
/// ```swift
/// let undo = ComposerKey(.character("z"), .command)
/// ```
public struct ComposerKey: Hashable, Sendable {
  /// What a key is for.
  public enum Input: Hashable, Sendable {
    /// Return or Enter.
    case returnKey
    /// Escape.
    case escape
    /// The arrow up.
    case up
    /// The arrow down.
    case down
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Tab.
    case tab
    /// The key that deletes what is before the caret.
    case backspace
    /// The key that deletes what is behind the caret.
    case delete
    /// A key that writes something.
    case character(Character)
  }

  /// What the key is for.
  public var input: Input
  /// The keys that are held down.
  public var modifiers: KeyModifiers

  /// A key.
  ///
  /// - Parameters:
  ///   - input: What it is for.
  ///   - modifiers: The keys that are held down.
  public init(_ input: Input, _ modifiers: KeyModifiers = []) { (self.input, self.modifiers) = (input, modifiers) }
}
