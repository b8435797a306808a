import Synchronization
import TextComposer
import Testing

/// The line about who types, in a field (composer.md, T1 and T8-T9).
@Suite struct TypingInFieldTests {
  private final class SetClock: ComposerClock {
    private let state = Mutex((now: Duration.zero, deadlines: [Duration?]()))

    var now: Duration { state.withLock { $0.now } }
    var deadlines: [Duration?] { state.withLock { $0.deadlines } }
    func set(_ seconds: Int) { state.withLock { $0.now = .seconds(seconds) } }
    func schedule(at deadline: Duration?) { state.withLock { $0.deadlines.append(deadline) } }
  }

  @Test func namesComeAndGoWithTime() throws {
    let clock = SetClock()
    var field = try SampleField("|", clock: clock)
    var log: [String] = []
    for (second, operation) in [
      (0, ComposerOperation.insertTypingName("A")), (1, .insertTypingName("B")), (2, .insertTypingName("C")),
      (4, .insertTypingName("A")), (6, .tick), (7, .tick), (8, .tick), (10, .tick),
    ] {
      clock.set(second)
      for event in try field.apply(operation) {
        if case .typingLabelDidChange(let label) = event { log.append("\(second) \(label?.text ?? "-")") }
      }
    }
    #expect(
      log == [
        "0 A is typing", "1 A & B are typing", "2 Several people are typing", "7 A & C are typing", "8 A is typing",
        "10 -",
      ])
    #expect(clock.deadlines == [6, 7, 8, 10, nil].map { seconds in seconds.map { .seconds($0) } })
  }

  @Test(arguments: [true, false])
  func aTouchDismissesTheLineOnlyIfWanted(_ dismisses: Bool) throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.dismissesTypingOnTouch = dismisses
    var field = try SampleField("|", configuration: configuration)
    try field.apply(.insertTypingName("Ann"), .touchTypingLabel)
    #expect((field.state.typingLabel == nil) == dismisses)
  }

  @Test func theLineWaitsWhileAMessageIsEditedOrAWordCompleted() throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    try configuration.completion.register(CompletionPrefix("@"))
    var field = try SampleField("|", configuration: configuration)
    try field.apply(.focus, .beginEditing(EditedMessage(id: nil, original: "x"), completions: []))
    #expect(try field.apply(.insertTypingName("Ann")).isEmpty)
    #expect(try field.apply(.cancelEditing).contains(.typingLabelDidChange(field.state.typingLabel)))
    #expect(field.state.typingLabel?.text == "Ann is typing")
    try field.type("@")
    #expect(field.state.typingLabel == nil)
    #expect(try field.apply(.cancelCompletion).contains(.typingLabelDidChange(field.state.typingLabel)))
    #expect(try field.apply(.dismissTyping) == [.typingLabelDidChange(nil)])
  }
}
