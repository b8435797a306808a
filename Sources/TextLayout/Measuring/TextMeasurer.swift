public import TextModel

/// Says how wide and how high text is drawn, in a unit of its own: columns, bytes, points.
///
/// A measurer of a client's own answers two questions. Everything is measured in one unit, whatever it is; lengths that
/// meet a measurer's (an available width, a line spacing) are in the same unit.
///
/// ```swift
/// struct Typewriter: TextMeasurer {
///   func width(of text: String, style: TextAttributes) -> Double { 7.2 * Double(text.count) }
///   func lineHeight(style: TextAttributes) -> Double { 12 }
/// }
/// Typewriter().width(of: "ab")  // 14.4
/// ```
///
/// Answers are finite and not negative, depend on the arguments alone, and an empty text has no width.
public protocol TextMeasurer: Sendable {
  /// How wide `text` is, drawn on one line.
  ///
  /// - Parameters:
  ///   - text: Measured as a whole, so that kerning and ligatures within it count. Line breaks and tabs in it have no
  ///     meaning of their own: layout hands over neither.
  ///   - style: How the text is drawn.
  /// - Returns: A width in the measurer's unit.
  func width(of text: String, style: TextAttributes) -> Double

  /// How wide a text is that is given as UTF-8.
  ///
  /// Layout asks this question. Unless a measurer answers it itself, it asks ``width(of:style:)`` about a copy.
  ///
  /// - Parameters:
  ///   - utf8: The text, measured as a whole. Of bytes that are not UTF-8, each maximal ill-formed subpart is drawn as
  ///     U+FFFD.
  ///   - style: How the text is drawn.
  /// - Returns: A width in the measurer's unit.
  func width(ofUTF8 utf8: Span<UInt8>, style: TextAttributes) -> Double

  /// How high a line of text is.
  ///
  /// - Parameter style: How the text is drawn.
  /// - Returns: A height in the measurer's unit, ascent, descent and leading together.
  func lineHeight(style: TextAttributes) -> Double

  /// Whether every width and height is a whole number, as of columns and bytes; `false` unless a measurer says so.
  ///
  /// Layout then keeps every position a whole number.
  var measuresWholeNumbers: Bool { get }
}

extension TextMeasurer {
  /// How wide the text is: ``width(of:style:)`` of a copy.
  public func width(ofUTF8 utf8: Span<UInt8>, style: TextAttributes) -> Double {
    utf8.isEmpty ? 0 : width(of: utf8.string(in: 0..<utf8.count), style: style)
  }

  /// `false`: widths may be fractions.
  public var measuresWholeNumbers: Bool { false }

  /// How wide `text` is in a style that asks for nothing.
  ///
  /// - Parameter text: The text, measured as a whole.
  /// - Returns: A width in the measurer's unit.
  public func width(of text: String) -> Double { width(of: text, style: TextAttributes()) }

  /// Whether what is `width` wide has room in `availableWidth`: an exact fit is one.
  ///
  /// - Parameters:
  ///   - width: A width that this measurer gave, or a sum of such.
  ///   - availableWidth: The room, in the measurer's unit.
  /// - Returns: Whether `width` is no greater; sums of fractions may be greater by a millionth, as they are rounded.
  public func fits(_ width: Double, in availableWidth: Double) -> Bool {
    width <= (measuresWholeNumbers ? availableWidth : availableWidth + 1e-6)
  }
}
