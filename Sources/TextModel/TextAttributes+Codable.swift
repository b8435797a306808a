extension TextAttributes {
  private enum CodingKeys: String, CodingKey {
    case backgroundColor, custom, fontSizeDeltaPoints, fontSizePoints, foregroundColor, isBold, isItalic
    case isStruckThrough, isUnderlined, kerningPoints, selectedBackgroundColor
  }

  private static let properties: [CodedProperty<Self, CodingKeys>] = [
    .init(.backgroundColor, \.backgroundColor), .init(.custom, \.custom),
    .init(.fontSizeDeltaPoints, \.fontSizeDeltaPoints), .init(.fontSizePoints, \.fontSizePoints),
    .init(.foregroundColor, \.foregroundColor), .init(.isBold, \.isBold), .init(.isItalic, \.isItalic),
    .init(.isStruckThrough, \.isStruckThrough), .init(.isUnderlined, \.isUnderlined),
    .init(.kerningPoints, \.kerningPoints), .init(.selectedBackgroundColor, \.selectedBackgroundColor),
  ]

  /// Reads an object whose members have the names of the properties, any of them; others are passed over.
  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: CodingKeys.self)
    for property in Self.properties { try property.read(members, &self) }
  }

  /// Writes an object with the properties that say something, in the order of their names.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    for property in Self.properties { try property.write(self, Self(), &members) }
  }
}
