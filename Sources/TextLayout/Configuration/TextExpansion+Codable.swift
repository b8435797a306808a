import TextModel

extension TextExpansion: Codable {
  private enum CodingKeys: String, CodingKey {
    case attributes, collapsed, expanded, isExpanded, padding, visibility
  }

  private static let options: [CodedProperty<Self, CodingKeys>] = [
    .init(.attributes, \.attributes), .init(.isExpanded, \.isExpanded), .init(.padding, \.padding),
    .init(.visibility, \.visibility),
  ]

  /// Reads an object: `{"collapsed": {"text": "More...", "lines": 2}, "expanded": {"text": "Less", "lines": 0}}` and, if
  /// they differ from their defaults, `attributes`, `isExpanded`, `padding` and `visibility` (layout.md, E21).
  ///
  /// - Throws: `DecodingError` for a state that is missing, a value of the wrong type, and, with the
  ///   ``TextExpansionError`` beneath it, states that are no expansion.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let collapsed = try members.decode(State.self, forKey: .collapsed)
    let expanded = try members.decode(State.self, forKey: .expanded)
    do throws(TextExpansionError) {
      try self.init(collapsed: collapsed, expanded: expanded)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: members.codingPath, debugDescription: error.description, underlyingError: error))
    }
    for option in Self.options { try option.read(members, &self) }
  }

  /// Writes the object that ``init(from:)`` reads, its members in the order of their names.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(collapsed, forKey: .collapsed)
    try members.encode(expanded, forKey: .expanded)
    let defaults = try TextExpansion(collapsed: collapsed, expanded: expanded)
    for option in Self.options { try option.write(self, defaults, &members) }
  }
}
