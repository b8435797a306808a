import Synchronization
import TextComposer
import TextLayout
import TextModel
import Testing

@Suite struct EditCostTests {
  /// Measures in bytes, and counts them.
  private final class CountingMeasurer: TextMeasurer {
    private let measuredUTF8Count = Mutex(0)

    func width(of text: String, style: TextAttributes) -> Double {
      measuredUTF8Count.withLock { $0 += text.utf8.count }
      return Double(text.utf8.count)
    }

    func lineHeight(style: TextAttributes) -> Double { 1 }

    /// How much was measured since this was asked last.
    func takeCount() -> Int {
      measuredUTF8Count.withLock { count in
        defer { count = 0 }
        return count
      }
    }
  }

  @Test(
    arguments: [
      ComposerOperation.insert("x", origin: .typing), .deleteBackward, .insertLineBreak, .undo,
      .replace(utf8Range: 7..<9, with: "", origin: .programmatic),
    ], ["\n", " "])
  func anEditMeasuresTheLinesItTouches(_ operation: ComposerOperation, _ sentenceEnd: String) throws {
    let measurer = CountingMeasurer()
    let environment = ComposerEnvironment(measurer: measurer)
    var state = ComposerState(configuration: ComposerConfiguration(containerWidth: 20), in: environment)
    let sentence = "so many words in one sentence of a message" + sentenceEnd
    try state.apply(.setText(String(repeating: sentence, count: 200)), in: environment)
    let whole = measurer.takeCount()
    try state.apply(.insert("y", origin: .typing), in: environment)
    _ = measurer.takeCount()
    try state.apply(operation, in: environment)
    let measured = measurer.takeCount()
    #expect(whole >= 200 * sentence.utf8.count / 2)
    #expect((1..<whole / 20).contains(measured), "\(measured) of \(whole)")
  }
}
