import TextComposer
import TextLayout
import TextModel
import TextSelection
import Testing

/// Numbers that no host should hand over, and some do.
@Suite struct HostileNumbersTests {
  private static let offsets = [Int.min, -1, 3, 100, .max]

  @Test(arguments: offsets, offsets + [0, 2])
  func anOffsetOutsideTheTextIsRefused(_ anchor: Int, _ head: Int) throws {
    var field = try SampleField("é|")
    let before = field.state
    let selected = CaretRange(anchorUTF8Offset: anchor, headUTF8Offset: head)
    let refusal = ComposerError.rangeOutsideText(utf8Range: selected.utf8Range, textUTF8Count: 2)
    for operation in [
      ComposerOperation.setCaretRange(selected), .replace(utf8Range: selected.utf8Range, with: "x", origin: .paste),
      .setStyle(TextAttributes(), utf8Range: selected.utf8Range), .clearStyles(utf8Range: selected.utf8Range),
    ] {
      #expect(throws: refusal) { try field.apply(operation) }
      #expect(field.state == before)
    }
    #expect(throws: ComposerError.unknownPrefix("@")) {
      try field.apply(.showCompletions(prefix: "@", utf8Range: selected.utf8Range))
    }
  }

  /// Answers what a measurer must not.
  private struct Broken: TextMeasurer {
    let answer: Double
    func width(of text: String, style: TextAttributes) -> Double { answer }
    func lineHeight(style: TextAttributes) -> Double { answer }
  }

  private static let numbers = [
    Double.nan, -.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, .leastNonzeroMagnitude,
  ]
  private static let keys: [ComposerOperation] = [
    .focus, .setText("so many words\nin שלום 👩‍👩‍👧\r\n"), .moveCaret(.up, isExtending: false),
    .moveCaret(.down, isExtending: true), .moveCaret(.lineEnd, isExtending: false), .delete(.wordLeft), .undo,
    .setMiddleContent(.custom(id: "a", height: .nan)), .setMiddleContent(.text), .clearText(clearsUndo: true),
  ]

  @Test(arguments: numbers)
  func noMeasurerStopsAField(_ answer: Double) throws {
    let environment = ComposerEnvironment(measurer: Broken(answer: answer))
    var configuration = ComposerConfiguration(containerWidth: 10)
    (configuration.maximumHeight, configuration.placeholder) = (2, "Write")
    var state = ComposerState(configuration: configuration, in: environment)
    for operation in Self.keys {
      try state.apply(operation, in: environment)
      #expect(state.height.barHeight.isFinite && state.height.visibleLineCount >= 1)
      #expect(state.textLayout(in: environment).text == state.text)
    }
  }

  private enum Length: CaseIterable {
    case containerWidth, maximumHeight, topStackHeight, editorRowHeight, lineSpacing
  }

  @Test(arguments: numbers, Length.allCases)
  private func noLengthStopsAField(_ number: Double, _ length: Length) throws {
    var configuration = ComposerConfiguration(containerWidth: 10)
    switch length {
    case .containerWidth: configuration.containerWidth = number
    case .maximumHeight: configuration.maximumHeight = number
    case .topStackHeight: configuration.topStackHeight = number
    case .editorRowHeight: configuration.editorRowHeight = number
    case .lineSpacing: configuration.layout.lineSpacing = number
    }
    (configuration.maximumLineCount, configuration.undoDepth) = (.max, .min)
    (configuration.placeholder, configuration.placeholderLineCount) = ("Write something", .max)
    var field = try SampleField(configuration: configuration)
    for operation in Self.keys + [.beginEditing(EditedMessage(id: nil, original: "a"), completions: [])] {
      try field.apply(operation)
      #expect(field.state.height.barHeight.isFinite && field.state.height.visibleLineCount >= 1)
      let lines = field.state.textLayout(in: field.environment).lines
      if !field.state.isPlaceholderVisible { #expect(field.state.height.contentLineCount == max(1, lines.count)) }
    }
    #expect(!field.state.canUndo)
  }

  @Test func insetsThatAreNoNumbersAreNone() throws {
    var configuration = ComposerConfiguration(containerWidth: 10)
    configuration.layout.insets = TextInsets(top: .nan, left: .infinity, bottom: -.infinity, right: .nan)
    var field = try SampleField(configuration: configuration)
    try field.apply(.setText("ab"))
    #expect(field.state.height.contentLineCount == 2 && field.state.height.barHeight == 2)
  }

  @Test(arguments: [
    (Duration(attoseconds: .min), Duration(attoseconds: .max)),
    (Duration(attoseconds: .max), Duration(attoseconds: .min)),
    (.seconds(5), .zero), (.zero, .zero),
  ])
  func aClockMayGoBackAndAnyDistance(_ first: Duration, _ second: Duration) throws {
    var configuration = ComposerConfiguration(containerWidth: 10)
    (configuration.undoIdleLimit, configuration.typingInterval) = (Duration(attoseconds: .max), first)
    var field = try SampleField(configuration: configuration, clock: StoppedClock(now: first))
    try field.type("a")
    try field.apply(.insertTypingName("Ann"), .tick)
    field.environment.clock = StoppedClock(now: second)
    try field.type("b")
    try field.apply(.insertTypingName("Bob"), .insertTypingName("Ann"), .tick, .removeTypingName("Bob"))
    #expect(field.state.text == "ab")
  }

  @Test(arguments: [Int.min, -1, 0, .max])
  func noCountStopsAField(_ count: Int) throws {
    var configuration = ComposerConfiguration(containerWidth: 10)
    (configuration.maximumLineCount, configuration.maximumCount, configuration.undoDepth) = (count, count, count)
    (configuration.placeholderLineCount, configuration.maximumCandidateRowCount) = (count, count)
    var prefix = CompletionPrefix("@")
    (prefix.minimumQueryCount, prefix.maximumQueryCount, prefix.maximumSpaceCount) = (0, count, count)
    try configuration.completion.register(prefix)
    for counter in [configuration.counter, .sms, .twitterV3, .apns, .mastodon] {
      configuration.counter = counter
      var field = try SampleField(configuration: configuration)
      try field.apply(.focus, .insert("@a", origin: .typing))
      #expect(field.state.canSend)
      try field.apply(
        .setCandidates([Completion("Ann"), Completion("")], generation: count),
        .setCandidates([Completion("Ann")], generation: field.state.completionSession?.generation ?? 0),
        .moveCandidateSelection(by: count), .acceptSelectedCandidate)
      #expect(field.state.text == (count >= 0 && count != 0 ? "@Ann " : "@a"))
      #expect(field.state.candidates.visibleRowCount(maximum: count) == 0)
      if let shown = field.state.counter { #expect(shown.remaining == shown.maximumCount - shown.count) }
      _ = [CharacterCounter.Style.countdown, .countdownReversed, .split].map { field.state.counter?.label(in: $0) }
    }
  }

  @Test func aCounterOfSegmentsCountsInOneUnit() throws {
    var configuration = ComposerConfiguration(containerWidth: 10)
    (configuration.counter, configuration.maximumCount, configuration.counterStyle) = (.sms, 2, .split)
    let field = try SampleField("hello|", configuration: configuration)
    #expect(field.state.counter?.label(in: .split) == "5/306")
    #expect(field.state.counter?.isLimitExceeded == false)
  }
}
