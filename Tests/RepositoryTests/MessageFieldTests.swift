import SelectableText
import Testing

/// The articles on the message field: each example prints what is shown behind it.
@Suite struct MessageFieldTests {
  /// An example; what it prints is handed to it, and so is a field where it begins with one.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (_ print: @escaping (Any...) -> Void) throws -> Void
  }

  /// In the order of the articles.
  static let examples = [
    Example(testDescription: "start", run: startExample),
    Example(testDescription: "order", run: orderExample),
    Example(testDescription: "state") { try stateExample(composer: field(), print: $0) },
    Example(testDescription: "offset") { try offsetExample(composer: field(), print: $0) },
    Example(testDescription: "height", run: heightExample),
    Example(testDescription: "key") { try keyExample(composer: field(), print: $0) },
    Example(testDescription: "item") { try itemExample(composer: field(), print: $0) },
    Example(testDescription: "completion", run: completionExample),
    Example(testDescription: "late") { try lateExample(composer: field(), print: $0) },
    Example(testDescription: "record") { try recordExample(composer: field(), print: $0) },
    Example(testDescription: "format", run: formatExample),
    Example(testDescription: "editMode") { try editModeExample(composer: field(), print: $0) },
    Example(testDescription: "paste", run: pasteExample),
    Example(testDescription: "draft", run: draftExample),
    Example(testDescription: "typing") { try typingExample(composer: field(), print: $0) },
    Example(testDescription: "highlight", run: highlightExample),
    Example(testDescription: "counter", run: counterExample),
  ]

  /// The field that the shorter examples begin with.
  private static func field() throws -> Composer {
    var configuration = ComposerConfiguration(containerWidth: 40)
    try configuration.completion.register(CompletionPrefix("@"))
    let composer = Composer(
      configuration: configuration, environment: ComposerEnvironment(measurer: ColumnMeasurer()))
    try composer.apply(.focus)
    return composer
  }

  private func examplesShown() throws -> [(lines: [String], output: [String])] {
    try ["MessageField.md", "MessageFieldFeatures.md"].flatMap {
      Readme(text: try Repository.file("Sources/SelectableText/SelectableText.docc/\($0)").text).swiftExamples
    }
  }

  @Test func examplesAreThoseThatAreCompiledInOrder() throws {
    #expect(try examplesShown().map(\.lines) == CompiledExamples.bodies(inFile: "MessageFieldExamples.swift"))
  }

  @Test(arguments: zip(examples, examples.indices))
  func examplePrintsWhatItsArticleShows(example: Example, place: Int) throws {
    let shown = try examplesShown()
    try #require(shown.indices.contains(place))
    var printed: [String] = []
    try example.run { items in printed.append(items.map { "\($0)" }.joined(separator: " ")) }
    #expect(printed == shown[place].output)
  }
}
