/// Lets text from outside come in as typed text does, so that a prefix opens the list (composer.md, G1).
public final class CompletionPlugin: ComposerPlugin {
  private weak var composer: Composer?

  /// A plugin of a field.
  public init(_ composer: Composer) { self.composer = composer }

  /// Gives the half-typed word up, unless the host keeps it.
  public func invalidate() { _ = try? composer?.apply(.cancelCompletion) }

  /// Takes text, and puts it behind all that is there.
  public func handleInput(_ input: ComposerInput) -> Bool {
    guard let composer, case .text(let text) = input else { return false }
    _ = try? composer.apply(.append(text))
    return true
  }
}
