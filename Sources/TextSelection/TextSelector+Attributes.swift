public import TextModel
import TextValidation

extension TextSelector {
  /// How a selection is drawn: property by property, from the weakest to the strongest, `base`, the defaults (the
  /// ``tintColor``, bold, two points larger), ``selectionAttributes``, and those of its validator (layout.md, S4, S5).
  ///
  /// Where one of them states a size, what weaker ones add to it does not count.
  ///
  /// - Parameters:
  ///   - selection: A selection that this selector found.
  ///   - base: How the text is drawn there without it.
  /// - Returns: `base` alone if selection is neither enabled nor shown, or if the validator is registered no more.
  public func attributes(of selection: Selection, over base: TextAttributes = TextAttributes()) -> TextAttributes {
    guard isSelectionEnabled || showsSelectionStyleWhenDisabled,
      let validator = registration(selection.identifier)?.validator
    else { return base }
    var defaults = TextAttributes()
    defaults.foregroundColor = tintColor
    defaults.isBold = true
    defaults.fontSizeDeltaPoints = 2
    return [defaults, selectionAttributes, validator.selectionAttributes ?? TextAttributes()].reduce(base, Self.lay)
  }

  private static func lay(over weaker: TextAttributes, _ stronger: TextAttributes) -> TextAttributes {
    var weaker = weaker
    if stronger.fontSizePoints != nil { weaker.fontSizeDeltaPoints = nil }
    return stronger.merged(over: weaker)
  }
}
