public import TextSelection

/// Keeps what can be selected in a field's text up to date as somebody types: links, mentions, hashtags.
///
/// ```swift
/// var highlighter = ComposerHighlighter(scanner: Scanner())
/// try field.apply(.insert("ask @ann", origin: .typing), in: environment) { event, state in
///   if case .textDidChange(let change) = event { highlighter.update(after: change, in: state.text) }
/// }
/// highlighter.candidates.count  // 1
/// ```
///
/// It has the memory of its scans, so that it is not copied.
public struct ComposerHighlighter: ~Copyable {
  private let scanner: Scanner
  private var buffer = SelectionBuffer()

  /// A highlighter of an empty text.
  ///
  /// - Parameter scanner: Says what is selected.
  public init(scanner: Scanner) { self.scanner = scanner }

  /// What is selected in the text, ascending, as UTF-8 offsets.
  public var candidates: [Candidate] { buffer.candidates }

  /// Follows a change; only the lines that it touched are scanned.
  ///
  /// - Parameters:
  ///   - change: What was done to the text.
  ///   - text: The text after it.
  /// - Returns: Which selections came and went.
  /// - Complexity: As `Scanner.rescan`: O(*m* + *k*) in the bytes of the lines touched and the number of selections.
  @discardableResult
  public mutating func update(after change: TextChange, in text: String) -> SelectionChange {
    scanner.rescan(text, after: change.edit, in: &buffer)
  }

  /// Scans all of `text`.
  public mutating func reset(to text: String) { scanner.scan(text, into: &buffer) }
}
