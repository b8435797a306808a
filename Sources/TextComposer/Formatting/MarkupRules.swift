/// The symbols of markup that a field knows, and what a second blank does.
///
/// ```swift
/// var rules = MarkupRules()
/// try rules.register(MarkupSymbol(text: "*", title: "Bold"))
/// try rules.register(MarkupSymbol(text: "~~", title: "Strike"))
/// rules.symbol("~~")?.title  // Strike
/// ```
public struct MarkupRules: Hashable, Sendable {
  /// The symbols, in the order in which they were registered, which is that of a menu.
  public private(set) var symbols: [MarkupSymbol] = []
  /// Whether a second blank behind a word closes a symbol that was opened in its paragraph.
  public var closesOnDoubleSpace = true
  /// Whether a second blank behind a word that closes nothing becomes a period before the first, as on telephones.
  public var insertsPeriodOnDoubleSpace = false

  /// Makes rules without symbols.
  public init() {}

  /// Whether any symbol is registered.
  public var isEnabled: Bool { !symbols.isEmpty }

  /// The symbol whose text is `text`; `nil` if none is registered.
  ///
  /// - Complexity: O(*n*) in the number of symbols.
  public func symbol(_ text: String) -> MarkupSymbol? { symbols.first { $0.text.utf8.elementsEqual(text.utf8) } }

  /// Adds a symbol behind the others; if there is one with the same text, that stays what it is (composer.md, K1).
  ///
  /// - Parameter symbol: The symbol.
  /// - Throws: ``ComposerError/emptyText`` if it has no characters; nothing changes then.
  /// - Complexity: O(*n*) in the number of symbols.
  public mutating func register(_ symbol: MarkupSymbol) throws(ComposerError) {
    guard !symbol.text.isEmpty else { throw .emptyText }
    if self.symbol(symbol.text) == nil { symbols.append(symbol) }
  }

  /// Removes the symbol whose text is `text`; without one nothing changes.
  ///
  /// - Complexity: O(*n*) in the number of symbols.
  public mutating func unregister(_ text: String) { symbols.removeAll { $0.text == text } }
}
