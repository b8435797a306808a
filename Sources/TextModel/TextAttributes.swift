/// A colour in sRGB, each component from 0 to 1.
public struct TextColor: Sendable, Hashable, Codable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Makes a colour of sRGB components from 0 to 1; they are stored as given.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The system blue that the seed library takes for its tint.
  public static let tint = TextColor(red: 0, green: 0.478, blue: 1)
  /// Pure red.
  public static let red = TextColor(red: 1, green: 0, blue: 0)
  /// Black.
  public static let black = TextColor(red: 0, green: 0, blue: 0)
}

/// How a run of text is drawn. A property that is `nil` is left to whatever lies beneath.
public struct TextAttributes: Sendable, Hashable, Codable {
  /// The colour of the text.
  public var foregroundColor: TextColor?
  /// The colour behind the text.
  public var backgroundColor: TextColor?
  /// The colour behind the text while it is pressed.
  public var selectedBackgroundColor: TextColor?
  /// Whether the text is bold.
  public var isBold: Bool?
  /// Whether the text is slanted.
  public var isItalic: Bool?
  /// Whether the text is underlined.
  public var isUnderlined: Bool?
  /// Whether the text is struck through.
  public var isStruckThrough: Bool?
  /// The size of the font in points.
  public var fontSizePoints: Double?
  /// What is added to the size of the font, in points.
  public var fontSizeDeltaPoints: Double?
  /// The extra space between characters, in points.
  public var kerningPoints: Double?
  /// Attributes of the client's own, by name.
  public var custom: [String: String] = [:]

  /// Makes attributes that leave everything to what lies beneath.
  public init() {}

  /// These attributes laid over weaker ones: per property, this value's own where it has one.
  ///
  /// A size in points takes the place of weaker sizes and of what weaker attributes add to them.
  ///
  /// - Parameter weaker: What shows through where a property of this value is `nil`.
  /// - Returns: The two as one.
  public func merged(over weaker: TextAttributes) -> TextAttributes {
    var result = self
    result.foregroundColor = foregroundColor ?? weaker.foregroundColor
    result.backgroundColor = backgroundColor ?? weaker.backgroundColor
    result.selectedBackgroundColor = selectedBackgroundColor ?? weaker.selectedBackgroundColor
    result.isBold = isBold ?? weaker.isBold
    result.isItalic = isItalic ?? weaker.isItalic
    result.isUnderlined = isUnderlined ?? weaker.isUnderlined
    result.isStruckThrough = isStruckThrough ?? weaker.isStruckThrough
    result.fontSizePoints = fontSizePoints ?? weaker.fontSizePoints
    result.fontSizeDeltaPoints = fontSizeDeltaPoints ?? (fontSizePoints == nil ? weaker.fontSizeDeltaPoints : nil)
    result.kerningPoints = kerningPoints ?? weaker.kerningPoints
    result.custom = custom.merging(weaker.custom) { own, _ in own }
    return result
  }
}
