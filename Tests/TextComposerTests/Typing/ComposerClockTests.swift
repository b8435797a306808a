import Synchronization
import TextComposer
import Testing

@Suite struct ComposerClockTests {
  /// A clock that notes when it is to wake somebody.
  private final class AlarmClock: ComposerClock {
    private let deadline = Mutex<Duration?>(nil)

    var now: Duration { .zero }
    var nextAlarm: Duration? { deadline.withLock { $0 } }

    func schedule(at deadline: Duration?) { self.deadline.withLock { $0 = deadline } }
  }

  @Test func aClockOfAHostIsToldWhenToWake() {
    let alarm = AlarmClock()
    let clock: any ComposerClock = alarm
    clock.schedule(at: .seconds(6))
    #expect(alarm.nextAlarm == .seconds(6))
    clock.schedule(at: nil)
    #expect(alarm.nextAlarm == nil)
  }

  @Test func theTimeOfAClockDoesNotGoBack() {
    let clock = ContinuousComposerClock()
    let earlier = clock.now
    clock.schedule(at: .seconds(1))
    #expect(earlier >= .zero)
    #expect(clock.now >= earlier)
  }
}
