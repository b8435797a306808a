public import TextLayout

/// What a view asks for that is made anew each time.
extension Composer {
  /// The text in lines, all of them; the first that is seen is ``ComposerState/firstVisibleLineIndex``.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of the text.
  public var textLayout: TextLayout { state.textLayout(in: environment) }

  /// The placeholder in lines; `nil` if it is not seen.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of the placeholder.
  public var placeholderLayout: TextLayout? { state.placeholderLayout(in: environment) }

  /// The symbols of markup to offer for what is selected, in the order of their registration; none for a caret.
  public var offeredSymbols: [MarkupSymbol] { state.offeredSymbols(in: environment) }
}
