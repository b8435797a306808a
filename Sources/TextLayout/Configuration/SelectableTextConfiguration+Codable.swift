import TextModel

extension SelectableTextConfiguration: Codable {
  private enum CodingKeys: String, CodingKey {
    case alignment, baseDirection, breaksIdeographs, ellipsis, expansion, fontFamily, fontSize, insets, isScrollEnabled
    case isSelectionEnabled, lineBreakMode, lineSpacing, numberOfLines, overflow, reordersVisually, selectionStyle
    case tabPolicy, tabWidth, text, textColor, truncationBoundary, truncationMode
  }

  private static let properties: [CodedProperty<Self, CodingKeys>] = [
    .init(.alignment, \.alignment), .init(.baseDirection, \.baseDirection),
    .init(.breaksIdeographs, \.breaksIdeographs), .init(.ellipsis, \.ellipsis), .init(.expansion, \.expansion),
    .init(.fontFamily, \.fontFamily), .init(.fontSize, \.fontSize), .init(.insets, \.insets),
    .init(.isScrollEnabled, \.isScrollEnabled), .init(.isSelectionEnabled, \.isSelectionEnabled),
    .init(.lineBreakMode, \.lineBreakMode), .init(.lineSpacing, \.lineSpacing), .init(.numberOfLines, \.numberOfLines),
    .init(.overflow, \.overflow), .init(.reordersVisually, \.reordersVisually),
    .init(.selectionStyle, \.selectionStyle), .init(.tabPolicy, \.tabPolicy), .init(.tabWidth, \.tabWidth),
    .init(.text, \.text), .init(.textColor, \.textColor), .init(.truncationBoundary, \.truncationBoundary),
    .init(.truncationMode, \.truncationMode),
  ]

  /// Names that SelectableTextView has in Interface Builder and that differ from ours.
  private enum LegacyKeys: String, CodingKey {
    case bottomTextInsets, leftTextInsets, rightTextInsets, topTextInsets, truncateTail
    /// How the seed's own code spells it.
    case trucateTail
  }

  /// Reads an object whose members have the names of the properties, any of them; others are passed over, and null is
  /// as good as missing (layout.md, C3).
  ///
  /// SelectableTextView's `truncateTail`, also spelt `trucateTail`, `topTextInsets`, `leftTextInsets`,
  /// `bottomTextInsets` and `rightTextInsets` are read too, unless `truncationMode` or `insets` is there (C4).
  ///
  /// - Throws: `DecodingError`, whose coding path ends in the key, for a value of the wrong type, a name that is no case
  ///   of an enumeration, and states that are no ``TextExpansion``.
  public init(from decoder: any Decoder) throws {
    self.init()
    try readLegacyMembers(decoder.container(keyedBy: LegacyKeys.self))
    let members = try decoder.container(keyedBy: CodingKeys.self)
    for property in Self.properties { try property.read(members, &self) }
  }

  private mutating func readLegacyMembers(_ members: KeyedDecodingContainer<LegacyKeys>) throws {
    let misspelt = try members.decodeIfPresent(Bool.self, forKey: .trucateTail)
    if try members.decodeIfPresent(Bool.self, forKey: .truncateTail) ?? misspelt ?? false {
      truncationMode = .truncateTail
    }
    insets = TextInsets(
      top: try members.decodeIfPresent(Double.self, forKey: .topTextInsets) ?? 0,
      left: try members.decodeIfPresent(Double.self, forKey: .leftTextInsets) ?? 0,
      bottom: try members.decodeIfPresent(Double.self, forKey: .bottomTextInsets) ?? 0,
      right: try members.decodeIfPresent(Double.self, forKey: .rightTextInsets) ?? 0)
  }

  /// Writes an object with the properties that differ from their defaults, in the order of their names.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    for property in Self.properties { try property.write(self, Self(), &members) }
  }
}
