import Measuring
import SelectableText

/// Times edits in a message field of 10,000 characters, in which links, mentions and hashtags light up as one types.
struct EditTimes {
  private static let characterCount = 10_000
  private static let editCount = 2_000
  private static let sentences = [
    "good morning, the build is broken again: https://ci.example.com/run/42 so please ask @farah about it. ",
    "шлях до #офісу 通り過ぎました、@ben に聞いて 👍🏽 and write to ann@example.org. ",
  ]

  /// Lines for scripts: the name, and nanoseconds an edit, separated by a tab.
  ///
  /// An edit types a character, or deletes it, in turns.
  func report() throws -> [String] {
    try [
      ("edit, paragraphs of 200", text(paragraphCharacterCount: 200, Self.sentences), 0),
      ("edit, one paragraph of ASCII", text(paragraphCharacterCount: .max, [Self.sentences[0]]), 0),
      ("edit, one paragraph of many scripts", text(paragraphCharacterCount: .max, Self.sentences), 0),
      ("edit, paragraphs of 200, counted", text(paragraphCharacterCount: 200, Self.sentences), 20_000),
    ].map { name, text, maximumCount in
      "\(name)\t\(try nanoseconds(in: text, maximumCount: maximumCount))"
    }
  }

  private func text(paragraphCharacterCount: Int, _ sentences: [String]) -> String {
    var (text, characterCount, paragraphStart, index) = ("", 0, 0, 0)
    while characterCount < Self.characterCount {
      text += sentences[index % sentences.count]
      characterCount += sentences[index % sentences.count].count
      index += 1
      if characterCount - paragraphStart >= paragraphCharacterCount {
        text += "\n"
        characterCount += 1
        paragraphStart = characterCount
      }
    }
    return String(text.prefix(Self.characterCount))
  }

  /// The average of edits at the start, in the middle and at the end.
  private func nanoseconds(in text: String, maximumCount: Int) throws -> Double {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.maximumCount = maximumCount
    try configuration.completion.register(CompletionPrefix("@"))
    let composer = Composer(
      configuration: configuration, environment: ComposerEnvironment(measurer: ColumnMeasurer()), scanner: Scanner())
    try composer.apply(.setText(text))
    try composer.apply(.focus)
    var seconds = 0.0
    for share in [0, 0.5, 1] {
      let utf8Offset = Int(Double(text.utf8.count) * share)
      try composer.apply(.setCaretRange(CaretRange(caretUTF8Offset: utf8Offset)))
      let start = measuring_cpu_seconds()
      for _ in 0..<Self.editCount / 2 {
        try composer.apply(.insert("a", origin: .typing))
        try composer.apply(.deleteBackward)
      }
      seconds += measuring_cpu_seconds() - start
    }
    return seconds / Double(3 * Self.editCount) * 1e9
  }
}
