/// Tells a composer the time.
public protocol ComposerClock: Sendable {
  /// The time since a moment that stays the same; it never goes back.
  var now: Duration { get }
}

/// The time since the clock was made, as it goes on while a machine sleeps.
public struct ContinuousComposerClock: ComposerClock {
  private let start = ContinuousClock.now

  /// Makes a clock that begins at zero.
  public init() {}

  /// The time since the clock was made.
  public var now: Duration { start.duration(to: .now) }
}
