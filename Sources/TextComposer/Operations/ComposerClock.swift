/// Tells a composer the time, and wakes it.
public protocol ComposerClock: Sendable {
  /// The time since a moment that stays the same; it never goes back.
  var now: Duration { get }

  /// Asks for a tick at `deadline`, or soon after, in the place of the tick that was asked for before.
  ///
  /// A host that ticks often of its own accord need not do anything here, as is the default.
  ///
  /// - Parameter deadline: The time, in that of ``now``, which may be past; `nil`: no tick is needed any more.
  func schedule(at deadline: Duration?)
}

extension ComposerClock {
  /// Does nothing.
  public func schedule(at deadline: Duration?) {}
}

/// The time since the clock was made, as it goes on while a machine sleeps. It wakes nobody.
public struct ContinuousComposerClock: ComposerClock {
  private let start = ContinuousClock.now

  /// Makes a clock that begins at zero.
  public init() {}

  /// The time since the clock was made.
  public var now: Duration { start.duration(to: .now) }
}
