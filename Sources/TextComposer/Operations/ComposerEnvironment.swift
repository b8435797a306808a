public import TextLayout

/// What a composer needs from outside: a measurer, the time, and a say in what is typed.
public struct ComposerEnvironment: Sendable {
  /// Says how wide text is. After another one is set, apply ``ComposerOperation/configure(_:)``.
  public var measurer: any TextMeasurer
  /// Tells the time.
  public var clock: any ComposerClock
  /// Asked before each change to the text, whoever makes it; `false` refuses it. The state is the one before.
  public var shouldChange: @Sendable (TextChange, ComposerState) -> Bool

  /// An environment that refuses no change.
  ///
  /// - Parameters:
  ///   - measurer: Says how wide text is.
  ///   - clock: Tells the time.
  public init(measurer: any TextMeasurer, clock: any ComposerClock = ContinuousComposerClock()) {
    (self.measurer, self.clock) = (measurer, clock)
    shouldChange = { _, _ in true }
  }
}
