import SelectableText

extension Exercise {
  /// Message fields: what is done once to a text, and to as many things in a field as it has words.
  public static let composers: [Exercise] = [
    composer("composer, keys", walkCount: 40) { text in
      [
        .setText(text), .focus, .insert("x", origin: .typing), .insert(" ", origin: .typing),
        .insert(" ", origin: .typing), .deleteBackward, .moveCaret(.up, isExtending: false),
        .moveCaret(.wordLeft, isExtending: false), .moveCaret(.lineLeft, isExtending: true), .format(symbol: "*"),
        .format(symbol: "*"), .delete(.wordBackward), .prepend("@("), .setCaretRange(CaretRange(caretUTF8Offset: 2)),
        .undo, .redo, .moveCaret(.textEnd, isExtending: false), .delete(.wordLeft), .insertLineBreak, .send,
      ]
    },
    composer("composer, completions", walkCount: 40) { text in
      let completions = completions(in: text)
      return [
        .focus, .beginEditing(EditedMessage(id: nil, original: text), completions: completions),
        .setCaretRange(CaretRange(caretUTF8Offset: text.utf8.count / 2)), .deleteBackward,
        .insert("@", origin: .typing),
        .setCandidates(completions.map { Completion($0.text) }, generation: 1), .acceptSelectedCandidate,
        .deleteBackward,
        .suspend, .undo, .commitEditing, .setText(text), .send,
      ]
    },
  ]

  private static func composer(
    _ name: String, walkCount: Int, operations: @escaping @Sendable (String) -> [ComposerOperation]
  ) -> Exercise {
    Exercise(name, walkCount: walkCount) { bytes in
      var configuration = ComposerConfiguration(containerWidth: 40)
      configuration.maximumCount = .max
      configuration.markup.insertsPeriodOnDoubleSpace = true
      var prefix = CompletionPrefix("@")
      (prefix.maximumSpaceCount, prefix.openers) = (.max, ["(", "*"])
      for prefix in [prefix, CompletionPrefix("\u{301}"), CompletionPrefix("🇫🇷")] {
        try configuration.completion.register(prefix)
      }
      for symbol in ["*", "~~", "_", "\u{301}"] {
        try configuration.markup.register(MarkupSymbol(text: symbol, title: ""))
      }
      let composer = Composer(
        configuration: configuration,
        environment: ComposerEnvironment(measurer: ColumnMeasurer(), draftStore: MemoryDraftStore()))
      try composer.apply(.switchDraft(to: DraftKey(namespace: "a", name: "b")))
      for operation in operations(String(decoding: bytes, as: UTF8.self)) { try composer.apply(operation) }
      return 0
    }
  }

  /// A completion for each word.
  private static func completions(in text: String) -> [CompletionRecord] {
    var utf8Offset = 0
    return text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).enumerated()
      .map { (id, word) in
        defer { utf8Offset += word.count + 1 }
        return CompletionRecord(
          id: id, utf8Range: utf8Offset..<utf8Offset + word.count, text: String(Substring(word)), prefix: "")
      }
  }
}
