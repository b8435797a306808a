import TextComposer
import TextLayout
import TextModel
import TextSelection

/// A message field and operations on it, as some bytes choose them.
struct ComposerScript {
  /// What is typed: texts in which bytes, scalars and clusters differ, prefixes, symbols, and both directions.
  private static let texts = [
    "a", "b", " ", " ", "\n", "@", "@a", "::", ":s", "*", "_", "~~", "e", "\u{301}", "👍", "\u{1F3FD}", "\u{200D}", "👩",
    "🇫", "🇷",
    "日本", "שלום", "ا", "\u{FE0F}", "\u{1100}", "\u{1161}", "\u{FFFC}", "\u{202E}", "\r", "\r\n", "\u{2028}", "\t", ".",
    "https://a.co ", "/", "(::a", "@ann_lee ", "two words", "\u{FEFF}", "\u{0}", "🏳️‍🌈", "*b* ",
  ]
  private static let names = ["", "Ann", "Jo", "John", "{0}"]
  private static let keys: [ComposerKey.Input] = [
    .returnKey, .escape, .up, .down, .left, .right, .home, .end, .tab, .backspace, .delete, .character("z"),
    .character("a"),
  ]

  private var splitter: ByteSplitter
  /// Whether the host refuses some of what is asked.
  private(set) var hasVetoes = false

  init(_ bytes: [UInt8]) { splitter = ByteSplitter(bytes) }

  /// Whether there are operations left.
  var hasMore: Bool { splitter.hasMore }

  /// How the field looks and what it allows.
  mutating func configuration() throws(ComposerError) -> ComposerConfiguration {
    let flags = splitter.byte()
    func flag(_ bit: UInt8) -> Bool { flags & (1 << bit) != 0 }
    let choice = splitter.byte()
    var configuration = ComposerConfiguration(containerWidth: Double(4 + choice % 30))
    vary(&configuration, choice / 30)
    configuration.maximumLineCount = flag(0) ? 3 : 0
    configuration.maximumHeight = flag(1) ? 2 : 0
    configuration.maximumCount = flag(2) ? 20 : 0
    configuration.placeholder = flag(3) ? "Write something" : ""
    configuration.deletesCompletionsByParts = flag(4)
    configuration.returnSends = flag(5)
    configuration.markup.insertsPeriodOnDoubleSpace = flag(6)
    configuration.isShakeToClearEnabled = flag(7)
    configuration.undoDepth = .max
    configuration.pastableTypes = .all
    var (name, emoji) = (CompletionPrefix("@"), CompletionPrefix("::"))
    (name.maximumSpaceCount, name.appendsSpace) = (flag(0) ? Int(1 + choice % 2) : 0, flag(1))
    (emoji.minimumQueryCount, emoji.queryScope) = (1, .toCaret)
    emoji.openers = ["("]
    var command = CompletionPrefix("/")
    (command.position, command.maximumQueryCount) = (flag(2) ? .startOfText : .startOfLine, 3)
    for prefix in [name, emoji, CompletionPrefix(":"), command] { try configuration.completion.register(prefix) }
    for symbol in ["*", "_", "~~"] {
      try configuration.markup.register(MarkupSymbol(text: symbol, title: symbol))
    }
    return configuration
  }

  /// Hosts that want something else, and one that refuses.
  private mutating func vary(_ configuration: inout ComposerConfiguration, _ choice: UInt8) {
    switch choice {
    case 1: hasVetoes = true
    case 2: configuration.counter = .twitterV3
    case 3: (configuration.clearsOnSend, configuration.trimsOnSend) = (false, false)
    case 4: (configuration.managesSendEnabled, configuration.hidesRightButton) = (false, false)
    case 5: configuration.containerWidth = -1
    case 6: configuration.containerWidth = .nan
    case 7:
      (configuration.draftAfterCommit, configuration.insertsUnhandledMedia) = (.discard, false)
      configuration.forcesMaximumHeight = true
    case 8: (configuration.topStackHeight, configuration.layout.insets.left) = (.infinity, .nan)
    default: break
    }
  }

  /// The next operation on a field that is as `state` says.
  mutating func operation(on state: ComposerState) -> ComposerOperation {
    switch splitter.number(below: 8) {
    case 0, 1: return .insert(text(), origin: .typing)
    case 2: return splitter.byte() & 1 == 0 ? .deleteBackward : .delete(movement())
    case 3: return caretOperation(state)
    case 4: return completionOperation(state)
    case 5: return splitter.byte() & 1 == 0 ? .undo : .redo
    case 6: return textOperation(state)
    default: return otherOperation(state)
    }
  }

  private mutating func text() -> String { Self.texts[splitter.number(below: Self.texts.count)] }

  private mutating func name() -> String { Self.names[splitter.number(below: Self.names.count)] }

  private mutating func movement() -> CaretMovement {
    CaretMovement.allCases[splitter.number(below: CaretMovement.allCases.count)]
  }

  /// Any offset into the text; now and then one outside.
  private mutating func utf8Offset(_ state: ComposerState) -> Int {
    splitter.number(below: state.text.utf8.count + (splitter.byte() == 7 ? 3 : 1))
  }

  private mutating func utf8Range(_ state: ComposerState) -> Range<Int> {
    let start = utf8Offset(state)
    return start..<start + splitter.number(below: 7)
  }

  private mutating func caretOperation(_ state: ComposerState) -> ComposerOperation {
    switch splitter.number(below: 4) {
    case 0: return .setCaretRange(CaretRange(caretUTF8Offset: utf8Offset(state)))
    case 1:
      return .setCaretRange(CaretRange(anchorUTF8Offset: utf8Offset(state), headUTF8Offset: utf8Offset(state)))
    case 2: return .moveCaret(movement(), isExtending: splitter.byte() & 1 == 0)
    default:
      return .press(
        ComposerKey(
          Self.keys[splitter.number(below: Self.keys.count)],
          KeyModifiers(rawValue: .init(splitter.number(below: 16)))))
    }
  }

  /// Something about the half-typed word; where there is none, one is begun, or the field gets the keyboard for it.
  private mutating func completionOperation(_ state: ComposerState) -> ComposerOperation {
    guard state.completionSession != nil || splitter.byte() < 16 else {
      return state.isFocused ? .insert([" @a", " ::s", " @"][splitter.number(below: 3)], origin: .typing) : .focus
    }
    let generation = (state.completionSession?.generation ?? 0) - (splitter.byte() == 9 ? 1 : 0)
    switch splitter.number(below: 6) {
    case 0, 1:
      return .acceptCompletion(Completion(name() + text()), keepsPrefix: splitter.byte() & 3 != 0)
    case 2:
      return .setCandidates([Completion(name()), Completion("Ann Lee"), Completion(text())], generation: generation)
    case 3 where state.isShowingCandidates: return .acceptSelectedCandidate
    case 3: return .setCandidates([Completion(text() + " " + name())], generation: generation)
    case 4:
      return splitter.byte() & 1 == 0 ? .cancelCompletion : .moveCandidateSelection(by: splitter.number(below: 9) - 4)
    default:
      let prefix = splitter.byte() & 1 == 0 ? "@" : ":"
      let start = state.text.utf8.lastIndex(of: Array(prefix.utf8)[0])
      guard let start else { return .showCompletions(prefix: prefix, utf8Range: utf8Range(state)) }
      let utf8Offset = state.text.utf8.distance(from: state.text.startIndex, to: start)
      return .showCompletions(prefix: prefix, utf8Range: utf8Offset..<utf8Offset + splitter.number(below: 7))
    }
  }

  private mutating func textOperation(_ state: ComposerState) -> ComposerOperation {
    switch splitter.number(below: 10) {
    case 0, 1, 2:
      let origin = EditOrigin.allCases[splitter.number(below: EditOrigin.allCases.count)]
      return .replace(utf8Range: utf8Range(state), with: text(), origin: origin)
    case 3: return .append(text())
    case 4: return .prepend(text())
    case 5: return .format(symbol: ["*", "_", "~~", "?"][splitter.number(below: 4)])
    case 6: return splitter.byte() & 1 == 0 ? .cut : .copy
    case 7, 8: return .paste
    default: return splitter.byte() < 16 ? .setText(text() + text()) : .insert(text() + text(), origin: .paste)
    }
  }

  private mutating func otherOperation(_ state: ComposerState) -> ComposerOperation {
    switch splitter.number(below: 25) {
    case 0 where splitter.byte() < 64:
      return beginEditing(state)
    case 1: return state.isEditing ? .commitEditing : .send
    case 2: return state.isEditing || splitter.byte() < 128 ? .cancelEditing : beginEditing(state)
    case 3 where splitter.byte() < 64:
      return splitter.byte() & 1 == 0 ? .send : .clearText(clearsUndo: splitter.byte() & 1 == 0)
    case 4: return splitter.byte() & 1 == 0 ? .beginSending : .endSending
    case 5: return .attach(.append(.url(name())))
    case 6: return .attach(.remove(index: splitter.number(below: 3)))
    case 7: return .attach(.insert(.url(name()), index: splitter.number(below: 3)))
    case 8: return .setHidden(splitter.byte() < 16)
    case 9: return splitter.byte() < 64 ? .blur : .focus
    case 10: return splitter.byte() < 64 ? .beginComposing : .endComposing
    case 11: return .insertTypingName(name())
    case 12: return splitter.byte() & 1 == 0 ? .removeTypingName(name()) : .tick
    case 13 where splitter.byte() < 64: return .switchDraft(to: DraftKey(namespace: "a", name: name()))
    case 14: return splitter.byte() & 1 == 0 ? .suspend : .restoreDraft
    case 15: return .setMiddleContent(splitter.byte() < 32 ? .custom(id: "join", height: 2) : .text)
    case 16: return .setStyle(TextAttributes(), utf8Range: utf8Range(state))
    case 18: return .insertStyled(text(), style: TextAttributes())
    case 17: return .clearStyles(utf8Range: utf8Range(state))
    case 19: return .setKeyboardStatus(KeyboardStatus.allCases[splitter.number(below: 4)])
    case 20: return .attach(.setMaximumCount(splitter.byte() & 1 == 0 ? nil : splitter.number(below: 3)))
    case 21: return splitter.byte() & 1 == 0 ? .attach(.removeAll) : .attach(.selectCell(index: 0))
    case 22: return splitter.byte() & 1 == 0 ? .setSendEnabled(splitter.byte() & 1 == 0) : .dismissTyping
    case 23: return splitter.byte() & 1 == 0 ? .swipe(.left) : .switchDraft(to: nil)
    default: return splitter.byte() & 1 == 0 ? .requestClear : .focus
    }
  }

  /// An edit of another message, or of what is in the field, with completions that are there, and one that may be.
  private mutating func beginEditing(_ state: ComposerState) -> ComposerOperation {
    let original = splitter.byte() & 1 == 0 ? text() + text() : state.text + text()
    let start = splitter.number(below: original.utf8.count + 1)
    let end = min(start + splitter.number(below: 9), original.utf8.count)
    let utf8 = Array(original.utf8)[start..<end]
    let record = CompletionRecord(
      id: -1, utf8Range: start..<end, text: String(decoding: utf8, as: UTF8.self), prefix: "")
    return .beginEditing(EditedMessage(id: nil, original: original), completions: state.completions + [record])
  }
}
