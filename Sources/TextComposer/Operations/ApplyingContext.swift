/// What an operation is applied with.
struct ApplyingContext {
  let environment: ComposerEnvironment
  /// Called with each event when it happens, and the state then.
  let notify: (ComposerEvent, ComposerState) -> Void
}
