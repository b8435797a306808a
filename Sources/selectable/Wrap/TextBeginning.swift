import SelectableText

/// Collects as much of a text as its first lines depend on.
///
/// They end with a whole paragraph, which is where truncation at the tail looks for what to show, and with something
/// visible behind them, which is why they are truncated.
struct TextBeginning {
  /// What was collected, without its last line break.
  private(set) var utf8: [UInt8] = []

  private let plan: LayoutPlan
  private var lineCount = 0
  /// Whether no line was added, not even an empty one.
  private(set) var isEmpty = true

  /// Collects for the lines that `plan` allows.
  init(_ plan: LayoutPlan) { self.plan = plan }

  /// Adds the next line of a file.
  ///
  /// - Parameter line: Without its line feed.
  /// - Returns: Whether the lines may depend on what follows it.
  mutating func append(_ line: Span<UInt8>) -> Bool {
    if !isEmpty { utf8.append(UInt8(ascii: "\n")) }
    isEmpty = false
    utf8.append(copying: line)
    let text = line.extracting(0..<line.countWithoutReturn)
    var wrapper = plan.makeWrapper()
    var isBlank = true
    while let wrapped = wrapper.next(in: text) {
      isBlank = false
      let isBeyond = lineCount >= plan.configuration.numberOfLines
      if isBeyond, TextBeginning.showsAnything(text.extracting(wrapped.utf8Range)) { return false }
      lineCount += 1
    }
    if isBlank { lineCount += 1 }
    return true
  }

  private static func showsAnything(_ text: Span<UInt8>) -> Bool {
    var offset = 0
    while offset < text.count {
      let token = Tokenizer.token(in: text, at: offset)
      if token.kind == .word { return true }
      offset = token.utf8Range.upperBound
    }
    return false
  }
}
