/// What kind of text to write.
enum TextStyle: String, CaseIterable {
  /// Short lines, a quarter of them with an entity.
  case chat
  /// Paragraphs of long sentences, with an entity here and there.
  case prose
  /// Mostly entities.
  case dense
}
