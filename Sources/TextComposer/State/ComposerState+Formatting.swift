extension ComposerState {
  /// The symbols to offer for what is selected, in the order of their registration (composer.md, K2).
  ///
  /// - Parameter environment: Its ``ComposerEnvironment/shouldOfferSymbol`` may refuse each.
  /// - Returns: None while nothing is selected.
  public func offeredSymbols(in environment: ComposerEnvironment) -> [MarkupSymbol] {
    configuration.markup.symbols.filter {
      $0.isOffered(in: text, for: caretRange) && environment.shouldOfferSymbol($0, self)
    }
  }

  /// Puts a symbol around the selection, or takes it away from there.
  mutating func format(_ symbolText: String, _ context: ApplyingContext) throws(ComposerError) {
    guard let symbol = configuration.markup.symbol(symbolText) else { throw .unknownSymbol(symbolText) }
    let prefix = symbol.prefixUTF8Range(in: text, at: caretRange)
    let closes = symbol.closes && context.environment.shouldInsertSuffix(symbol, prefix, self)
    make(PlannedEdit(symbol.formatting(text, at: caretRange, closes: closes), origin: .format), context)
  }

  /// What the second of two blanks means: it closes an open symbol, or ends a sentence (composer.md, K8-K12).
  ///
  /// - Returns: Whether it meant something other than a blank.
  mutating func closeOnDoubleSpace(_ context: ApplyingContext) -> Bool {
    guard caretRange.isCollapsed, let blank = text.clusterUTF8Range(beforeUTF8Offset: caretRange.headUTF8Offset),
      text.utf8Part(blank) == " "
    else { return false }
    let markup = configuration.markup
    if markup.closesOnDoubleSpace,
      let closure = markup.closure(in: text, caretUTF8Offset: caretRange.headUTF8Offset),
      context.environment.shouldInsertSuffix(closure.symbol, closure.symbolUTF8Range, self)
    {
      let place = closure.insertionUTF8Offset..<closure.insertionUTF8Offset
      return make(
        PlannedEdit(place, with: closure.symbol.text, origin: .format, caretPlace: .kept), context)
    }
    guard markup.insertsPeriodOnDoubleSpace, endsWord(beforeUTF8Offset: blank.lowerBound) else { return false }
    return make(PlannedEdit(blank, with: ". ", origin: .typing), context)
  }

  /// Whether a letter or a digit is before `utf8Offset`.
  private func endsWord(beforeUTF8Offset utf8Offset: Int) -> Bool {
    guard let cluster = text.clusterUTF8Range(beforeUTF8Offset: utf8Offset) else { return false }
    return text.utf8Part(cluster).first.map { $0.isLetter || $0.isNumber } ?? false
  }
}
