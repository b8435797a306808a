import Foundation
import TextComposer
import TextLayout
import TextModel
import Testing

/// Text that is not what it seems, from clipboards, hosts in UTF-16, and files.
@Suite struct HostileTextTests {
  private static let texts = [
    "\0", "a\0b", "\u{301}", "\u{200D}", "🇫", "\r", "\u{2028}", "\u{FEFF}", "\u{202E}abc", "\u{FFFC}", "\u{1F3FD}",
    String(decoding: [0xD800, 0x61] as [UInt16], as: UTF16.self),
    String(decoding: [0xFF, 0xC3] as [UInt8], as: UTF8.self),
  ]

  private struct Clipboard: ComposerClipboard {
    let items: [ClipboardRepresentation]
    func text() -> String? { nil }
    func setText(_ text: String) {}
    func representations() -> [ClipboardRepresentation] { items }
  }

  @Test(arguments: texts, texts)
  func prefixesAndSymbolsMayBeAnything(_ special: String, _ typed: String) throws {
    var configuration = ComposerConfiguration(containerWidth: 5)
    try configuration.completion.register(CompletionPrefix(special))
    try configuration.markup.register(MarkupSymbol(text: special, title: ""))
    configuration.completion.register(delimiters: Set(typed.unicodeScalars.prefix(1)))
    var field = try SampleField(configuration: configuration)
    try field.apply(
      .focus, .insert(typed, origin: .typing), .insert(special, origin: .typing), .format(symbol: special),
      .insert("a", origin: .typing), .insert(" ", origin: .typing), .insert(" ", origin: .typing),
      .setCaretRange(CaretRange(anchorUTF8Offset: 0, headUTF8Offset: field.state.text.utf8.count)),
      .format(symbol: special), .format(symbol: special), .acceptCompletion(Completion(typed), keepsPrefix: false),
      .deleteBackward, .undo, .moveCaret(.wordLeft, isExtending: true), .cut, .send)
    #expect(field.state.text.isEmpty || !field.state.canSend)
  }

  @Test func nothingIsFoundEverywhere() throws {
    var configuration = ComposerConfiguration(containerWidth: 5)
    #expect(throws: ComposerError.emptyText) { try configuration.completion.register(CompletionPrefix("")) }
    #expect(throws: ComposerError.emptyText) {
      try configuration.markup.register(MarkupSymbol(text: "", title: "nothing"))
    }
  }

  @Test func bytesThatAreNoTextArePastedRepaired() throws {
    var field = try SampleField("|")
    field.environment.clipboard = Clipboard(items: [
      ClipboardRepresentation(contentType: ";;;=", bytes: [1]),
      ClipboardRepresentation(contentType: "text/plain;charset=\"utf-8", bytes: [0x61, 0xFF, 0xF0, 0x9F, 0x00]),
    ])
    try field.apply(.paste)
    #expect(field.state.text == "a\u{FFFD}\u{FFFD}\0")
  }

  @Test(arguments: [
    (OffsetUnit.utf16, Int.min, Int.max, 0, 7), (.utf16, 2, 1, 1, 1), (.utf8, 3, 2, 1, 1), (.grapheme, 1, 9, 1, 7),
  ])
  func offsetsInsideACharacterAreMovedOut(
    _ unit: OffsetUnit, _ anchor: Int, _ head: Int, _ anchorUTF8: Int, _ headUTF8: Int
  ) throws {
    let text = "a👍\r\n"
    #expect(
      CaretRange(anchorOffset: anchor, headOffset: head, unit: unit, in: text)
        == CaretRange(anchorUTF8Offset: anchorUTF8, headUTF8Offset: headUTF8))
    var field = try SampleField("|")
    try field.apply(.setText(text))
    for utf8Offset in 0...text.utf8.count {
      try field.apply(.setCaretRange(CaretRange(caretUTF8Offset: utf8Offset)))
      #expect([0, 1, 5, 7].contains(field.state.caretRange.headUTF8Offset))
    }
  }

  @Test(arguments: [
    #"{"text":"@Ann","completions":[{"id":1,"utf8Range":[0,4],"text":"@Ann","prefix":"@"}]}"#: 1,
    #"{"text":"@Ann","completions":[{"id":1,"utf8Range":[4,0],"text":"@Ann","prefix":"@"}]}"#: 0,
    #"{"text":"@Ann","completions":[{"id":1,"utf8Range":[-9223372036854775808,9223372036854775807],"text":"@Ann","prefix":"@"}]}"#:
      0,
    #"{"text":"@Ann","completions":[{"id":1,"utf8Range":[9223372036854775806,9223372036854775807],"text":"n","prefix":""}]}"#:
      0,
    #"{"text":"@Ann\u0301","completions":[{"id":1,"utf8Range":[0,4],"text":"@Ann","prefix":"@"}]}"#: 0,
    #"{"text":"👍","completions":[{"id":1,"utf8Range":[1,4],"text":"x","prefix":""},7,null,{}]}"#: 0,
  ])
  func draftsOfStrangersAreReadWithCare(_ json: String, _ completionCount: Int) throws {
    let draft = try JSONDecoder().decode(Draft.self, from: Data(json.utf8))
    var field = try SampleField("|")
    let store = MemoryDraftStore()
    field.environment.draftStore = store
    let key = DraftKey(namespace: "", name: "%2")
    store.save(draft, for: key)
    try field.apply(.switchDraft(to: key))
    #expect(field.state.text == draft.text && field.state.completions.count == completionCount)
    try field.apply(.deleteBackward, .undo)
    #expect(field.state.text == draft.text && field.state.completions.count == completionCount)
  }

  @Test(arguments: [#"{"text":3}"#, "{}", "[]", #"{"text":"a","attachmentReferences":[1]}"#])
  func whatIsNoDraftIsRefused(_ json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Draft.self, from: Data(json.utf8)) }
  }

  @Test func attachmentsBeyondTheLimitComeBackFromAnEdit() throws {
    var field = try SampleField("a|")
    let items = ["x", "y"].map(Attachment.url)
    for item in items { try field.apply(.attach(.append(item))) }
    try field.apply(
      .beginEditing(EditedMessage(id: nil, original: "b"), completions: []), .attach(.append(.url("z"))),
      .attach(.setMaximumCount(1)))
    let events = try field.apply(.cancelEditing)
    #expect(field.state.attachments.items == items)
    let told = events.compactMap { if case .attachments(let event) = $0 { event } else { nil } }
    #expect(
      told == [
        .didRemove(.url("z"), index: 0), .didInsert(items[0], index: 0), .didInsert(items[1], index: 1), .didReload(2),
      ])
  }

  @Test func redoBringsBackStylesThatWereSetAfterwards() throws {
    var field = try SampleField("|")
    try field.type("ab")
    try field.apply(.setStyle(TextAttributes(), utf8Range: 0..<1), .moveCaret(.textStart, isExtending: true))
    let before = field.state
    try field.apply(.undo, .redo)
    #expect(DrawnField.draw(field.state) == DrawnField.draw(before) && field.state.styleRuns == before.styleRuns)
  }

  @Test func whatWasTypedOverWithTheSameIsTakenBackWithoutAChange() throws {
    var field = try SampleField("⟦ab⟧")
    try field.type("ab")
    let events = try field.apply(.undo)
    #expect(DrawnField.draw(field.state) == "⟦ab⟧")
    #expect(events == [.caretRangeDidChange(CaretRange(anchorUTF8Offset: 0, headUTF8Offset: 2))])
    try field.apply(.redo)
    #expect(DrawnField.draw(field.state) == "ab|")
  }
}
