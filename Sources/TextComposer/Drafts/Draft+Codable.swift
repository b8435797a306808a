extension Draft: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, completions, attachmentReferences
  }

  /// A record, or what was in its place.
  private struct ReadableRecord: Decodable {
    let record: CompletionRecord?

    init(from decoder: any Decoder) throws { record = try? CompletionRecord(from: decoder) }
  }

  /// Reads an object with the member `text`, and `completions` and `attachmentReferences` if they are there, or a text
  /// alone, which is a draft of before.
  ///
  /// Completions that cannot be read, or are not of the text, are dropped: what a person wrote matters more.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(), let text = try? container.decode(String.self) {
      self.init(text: text)
      return
    }
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let records = try members.decodeIfPresent([ReadableRecord].self, forKey: .completions) ?? []
    self.init(
      text: try members.decode(String.self, forKey: .text), completions: records.compactMap(\.record),
      attachmentReferences: try members.decodeIfPresent([String].self, forKey: .attachmentReferences) ?? [])
  }

  /// Writes an object with the member `text`, and those of the others that hold something.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(text, forKey: .text)
    if !completions.isEmpty { try members.encode(completions, forKey: .completions) }
    if !attachmentReferences.isEmpty { try members.encode(attachmentReferences, forKey: .attachmentReferences) }
  }
}
