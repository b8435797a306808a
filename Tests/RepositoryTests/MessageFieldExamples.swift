import SelectableText

// The Swift examples of the articles on the message field, line for line and in their order; `print` takes what they print.

func startExample(print: @escaping (Any...) -> Void) throws {
  let composer = Composer(
    configuration: ComposerConfiguration(containerWidth: 40),
    environment: ComposerEnvironment(measurer: ColumnMeasurer()))
  composer.onEvent = { event, _ in if case .didSend(let message) = event { print("to send:", message.text) } }
  try composer.apply(.insert("Tea at noon? ", origin: .typing))
  print(composer.send(), composer.text.isEmpty)
}

func orderExample(print: (Any...) -> Void) throws {
  var configuration = ComposerConfiguration(containerWidth: 10)
  configuration.placeholder = "Message"
  try configuration.completion.register(CompletionPrefix("@"))
  let environment = ComposerEnvironment(measurer: ColumnMeasurer())
  var field = ComposerState(configuration: configuration, in: environment)
  try field.apply(.focus, in: environment)
  for event in try field.apply(.insert("Good day, @", origin: .typing), in: environment) {
    print("\(event)".prefix { $0 != "(" })
  }
}

func stateExample(composer: Composer, print: (Any...) -> Void) throws {
  let steps: [(String, ComposerOperation)] = [
    ("typing @a", .insert("@a", origin: .typing)),
    ("Escape", .press(ComposerKey(.escape))),
    ("typing n", .insert("n", origin: .typing)),
    ("accepting Ann", .acceptCompletion(Completion("Ann"))),
    ("editing a message", .beginEditing(EditedMessage(id: "7", original: "Tea at none?"))),
    ("Escape", .press(ComposerKey(.escape))),
    ("Return", .press(ComposerKey(.returnKey))),
  ]
  for (name, operation) in steps {
    try composer.apply(operation)
    print(
      name, "->", composer.isEditing ? "editing" : "normal", composer.completionSession == nil ? "idle" : "completing")
  }
}

func offsetExample(composer: Composer, print: (Any...) -> Void) throws {
  try composer.apply(.setText("Hi 👩‍👩‍👧 Ann"))
  let selection = CaretRange(anchorOffset: 12, headOffset: 15, unit: .utf16, in: composer.text)
  try composer.apply(.setCaretRange(selection))
  print(
    composer.caretRange.utf8Range, composer.selectedText, composer.caretRange.offsets(in: .grapheme, of: composer.text))
  try composer.apply(.setCaretRange(CaretRange(caretUTF8Offset: 5)))
  print(composer.caretRange.headUTF8Offset)
  do { try composer.apply(.setCaretRange(CaretRange(caretUTF8Offset: 99))) } catch { print(error) }
}

func heightExample(print: @escaping (Any...) -> Void) throws {
  var configuration = ComposerConfiguration(containerWidth: 12)
  configuration.maximumLineCount = 2
  let composer = Composer(configuration: configuration, environment: ComposerEnvironment(measurer: ColumnMeasurer()))
  composer.onEvent = { event, _ in
    switch event {
    case .heightDidChange(let old, let new): print("height", old, "to", new)
    case .isScrollEnabledDidChange(let isEnabled): print("scrolls", isEnabled)
    case .firstVisibleLineDidChange(let index): print("first line seen", index)
    default: break
    }
  }
  try composer.apply(.insert("Tea at noon, or later?", origin: .typing))
  try composer.apply(.insert(" I come by train.", origin: .typing))
  for line in composer.textLayout.lines { print(composer.textLayout.displayedText(of: line)) }
}

func keyExample(composer: Composer, print: (Any...) -> Void) throws {
  composer.keyCommands.register(ComposerKey(.character("k"), .control), title: "Insert link") { composer in
    _ = try? composer.apply(.insert("https://", origin: .programmatic))
  }
  for key in [ComposerKey(.character("k"), .control), ComposerKey(.character("A"), .shift), ComposerKey(.tab)] {
    if composer.press(key) { continue }
    if case .character(let character) = key.input, key.modifiers.isSubset(of: .shift) {
      try composer.apply(.insert(String(character), origin: .typing))
    } else {
      print("not a key of the field:", key.input)
    }
  }
  print(composer.text)
}

func itemExample(composer: Composer, print: (Any...) -> Void) throws {
  let hint = ComposerItem().onTextDidChange { item, composer in item.title = "\(composer.text.count) characters" }
  composer.items.setItems([hint], at: .bottom)
  composer.items.setItems([composer.sendItem], at: .trailing)
  try composer.apply(.insert("Tea?", origin: .typing))
  print(hint.title, composer.sendItem.isEnabled)
  composer.sendItem.touch()
  print(hint.title, composer.sendItem.isEnabled)
}

func completionExample(print: (Any...) -> Void) throws {
  var configuration = ComposerConfiguration(containerWidth: 40)
  try configuration.completion.register(CompletionPrefix("@"))
  var environment = ComposerEnvironment(measurer: ColumnMeasurer())
  environment.completionSource = CompletionIndex([Completion("Ann Lee", context: ["id": "7"]), Completion("Anton")])
  let composer = Composer(configuration: configuration, environment: environment)
  try composer.apply(.focus)
  try composer.apply(.insert("Ask @an", origin: .typing))
  print(composer.candidates.completions.map(\.text))
  composer.press(ComposerKey(.returnKey))
  for record in composer.completions { print(record.utf8Range, record.text, record.context) }
}

func lateExample(composer: Composer, print: (Any...) -> Void) throws {
  var asked: [CompletionSession] = []
  composer.onEvent = { event, _ in
    switch event {
    case .completionSessionDidBegin(let session), .completionSessionDidChange(let session): asked.append(session)
    default: break
    }
  }
  try composer.apply(.insert("@jo", origin: .typing))
  try composer.apply(.insert("h", origin: .typing))
  try composer.apply(.setCandidates([Completion("Johanna")], generation: asked[1].generation))
  try composer.apply(.setCandidates([Completion("Joseph")], generation: asked[0].generation))
  print(asked.map(\.query), composer.candidates.completions.map(\.text))
}

func recordExample(composer: Composer, print: (Any...) -> Void) throws {
  try composer.apply(.insert("Ask @an", origin: .typing))
  try composer.apply(.acceptCompletion(Completion("Ann Lee")))
  for operation in [ComposerOperation.deleteBackward, .deleteBackward, .deleteBackward, .undo, .undo] {
    try composer.apply(operation)
    print(composer.text + "|", composer.completions.map { "\($0.utf8Range) \($0.text)" })
  }
}

func formatExample(print: (Any...) -> Void) throws {
  var configuration = ComposerConfiguration(containerWidth: 40)
  try configuration.markup.register(MarkupSymbol(text: "*", title: "Bold"))
  try configuration.markup.register(MarkupSymbol(text: ">", title: "Quote", closes: false, onlyAtParagraphStart: true))
  let composer = Composer(configuration: configuration, environment: ComposerEnvironment(measurer: ColumnMeasurer()))
  try composer.apply(.setText("make bold now"))
  try composer.apply(.setCaretRange(CaretRange(anchorUTF8Offset: 5, headUTF8Offset: 9)))
  print(composer.offeredSymbols.map(\.title))
  try composer.apply(.format(symbol: "*"))
  print(composer.text, "selected:", composer.selectedText)
  try composer.apply(.setText("make *bold "))
  try composer.apply(.insert(" ", origin: .typing))
  print(composer.text + "|")
}

func editModeExample(composer: Composer, print: @escaping (Any...) -> Void) throws {
  composer.onEvent = { event, composer in
    switch event {
    case .keyNotHandled(ComposerKey(.up)) where composer.text.isEmpty:
      _ = try? composer.apply(.beginEditing(EditedMessage(id: "7", original: "Tea at none?")))
    case .didCommitEditing(let commit): print("message", commit.message.id ?? "", "is now", commit.text)
    default: break
    }
  }
  composer.press(ComposerKey(.up))
  print(composer.isEditing, composer.text)
  try composer.apply(.setText("Tea at noon?"))
  print(composer.commitEditing(), composer.isEditing)
}

func pasteExample(print: (Any...) -> Void) throws {
  struct Screenshot: ComposerClipboard {
    func text() -> String? { nil }
    func setText(_ text: String) {}
    func representations() -> [ClipboardRepresentation] {
      [ClipboardRepresentation(contentType: "image/png", bytes: [0x89, 0x50, 0x4E, 0x47])]
    }
  }
  var configuration = ComposerConfiguration(containerWidth: 40)
  configuration.pastableTypes = .images
  let environment = ComposerEnvironment(measurer: ColumnMeasurer(), clipboard: Screenshot())
  let composer = Composer(configuration: configuration, environment: environment)
  composer.plugins = [AttachmentPlugin(composer)]
  try composer.apply(.paste)
  try composer.apply(.attach(.append(.url("https://example.com/map"))))
  print(composer.attachments.items.count, composer.canSend)
}

func draftExample(print: (Any...) -> Void) throws {
  let store = MemoryDraftStore()
  let composer = Composer(
    configuration: ComposerConfiguration(containerWidth: 40),
    environment: ComposerEnvironment(measurer: ColumnMeasurer(), draftStore: store))
  let (general, random) = (DraftKey(namespace: "chat", name: "general"), DraftKey(namespace: "chat", name: "random"))
  try composer.apply(.switchDraft(to: general))
  try composer.apply(.insert("Tea at", origin: .typing))
  try composer.apply(.switchDraft(to: random))
  print(composer.text.isEmpty, store.load(general)?.text ?? "")
  try composer.apply(.switchDraft(to: general))
  print(composer.text)
}

func typingExample(composer: Composer, print: (Any...) -> Void) throws {
  struct FixedClock: ComposerClock { let now: Duration }
  let steps: [(Duration, ComposerOperation)] = [
    (.seconds(0), .insertTypingName("Ann")), (.seconds(1), .insertTypingName("Ben")), (.seconds(6), .tick),
    (.seconds(7), .tick),
  ]
  for (now, operation) in steps {
    composer.environment.clock = FixedClock(now: now)
    try composer.apply(operation)
    print(now, composer.typingLabel?.text ?? "nobody types")
  }
}

func highlightExample(print: (Any...) -> Void) throws {
  let scanner = Scanner()
  let composer = Composer(
    configuration: ComposerConfiguration(containerWidth: 40),
    environment: ComposerEnvironment(measurer: ColumnMeasurer()),
    scanner: scanner)
  try composer.apply(.insert("Ask @ann, see example.com", origin: .typing))
  for found in composer.highlights { print(scanner.kind(of: found), composer.text[found.range(in: composer.text)]) }
}

func counterExample(print: (Any...) -> Void) throws {
  var configuration = ComposerConfiguration(containerWidth: 40)
  configuration.counter = .twitterV3
  configuration.maximumCount = TextCounter.twitterV3.defaultLimit ?? 0
  configuration.counterStyle = .countdownReversed
  let composer = Composer(configuration: configuration, environment: ComposerEnvironment(measurer: ColumnMeasurer()))
  try composer.apply(.insert("日本: https://example.com/a/very/long/address/of/a/page", origin: .paste))
  if let counter = composer.counter {
    print(counter.count, counter.label(in: composer.configuration.counterStyle), counter.isLimitExceeded)
  }
  print(composer.isCounterVisible)
}
