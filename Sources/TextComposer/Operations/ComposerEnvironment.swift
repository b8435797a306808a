public import TextLayout

/// What a composer needs from outside: a measurer, the time, a clipboard, and a say in what is typed.
public struct ComposerEnvironment: Sendable {
  /// Says how wide text is. After another one is set, apply ``ComposerOperation/configure(_:)``.
  public var measurer: any TextMeasurer
  /// Tells the time.
  public var clock: any ComposerClock
  /// What is pasted from and copied to.
  public var clipboard: any ComposerClipboard
  /// Asked before each change to the text, whoever makes it; `false` refuses it. The state is the one before.
  public var shouldChange: @Sendable (TextChange, ComposerState) -> Bool

  /// An environment that refuses no change.
  ///
  /// - Parameters:
  ///   - measurer: Says how wide text is.
  ///   - clock: Tells the time.
  ///   - clipboard: What is pasted from and copied to.
  public init(
    measurer: any TextMeasurer, clock: any ComposerClock = ContinuousComposerClock(),
    clipboard: any ComposerClipboard = NoClipboard()
  ) {
    (self.measurer, self.clock, self.clipboard) = (measurer, clock, clipboard)
    shouldChange = { _, _ in true }
  }
}
