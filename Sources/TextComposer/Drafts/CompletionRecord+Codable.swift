import TextModel

extension CompletionRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, utf8Range, text, prefix, context, style, isPartial
  }

  /// Reads an object with the members `id`, `utf8Range` (its two ends), `text` and `prefix`, and those of `context`,
  /// `style` and `isPartial` that are there.
  ///
  /// Nothing is known of the text that the record is of: see ``Draft/init(text:completions:attachmentReferences:)``.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try members.decode(Int.self, forKey: .id),
      utf8Range: try members.decode(Range<Int>.self, forKey: .utf8Range),
      text: try members.decode(String.self, forKey: .text),
      prefix: try members.decode(String.self, forKey: .prefix),
      context: try members.decodeIfPresent([String: String].self, forKey: .context) ?? [:],
      style: try members.decodeIfPresent(TextAttributes.self, forKey: .style),
      isPartial: try members.decodeIfPresent(Bool.self, forKey: .isPartial) ?? false)
  }

  /// Writes an object with the members that say something.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(id, forKey: .id)
    try members.encode(utf8Range, forKey: .utf8Range)
    try members.encode(text, forKey: .text)
    try members.encode(prefix, forKey: .prefix)
    if !context.isEmpty { try members.encode(context, forKey: .context) }
    try members.encodeIfPresent(style, forKey: .style)
    if isPartial { try members.encode(isPartial, forKey: .isPartial) }
  }
}
