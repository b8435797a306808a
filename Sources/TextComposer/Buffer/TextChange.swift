public import TextSelection

/// A change to the text of a field: a part of it was replaced by something else.
public struct TextChange: Hashable, Sendable {
  /// Where, as a UTF-8 offset into the text before and after.
  public let utf8Offset: Int
  /// What was there; empty where text was only inserted.
  public let removed: String
  /// What is there now; empty where text was only deleted.
  public let inserted: String
  /// Who did it.
  public let origin: EditOrigin

  /// The replacement of `removed`, at `utf8Offset`, by `inserted`.
  public init(utf8Offset: Int, removed: String, inserted: String, origin: EditOrigin) {
    (self.utf8Offset, self.removed, self.inserted, self.origin) = (utf8Offset, removed, inserted, origin)
  }

  /// What was replaced, as UTF-8 offsets into the text before.
  public var removedUTF8Range: Range<Int> { utf8Offset..<utf8Offset + removed.utf8.count }
  /// What replaced it, as UTF-8 offsets into the text after.
  public var insertedUTF8Range: Range<Int> { utf8Offset..<utf8Offset + inserted.utf8.count }
  /// The change as a scanner takes it, to select anew in the lines that it touches.
  public var edit: TextEdit { TextEdit(replacing: removedUTF8Range, with: inserted) }

  /// Whether text and replacement differ in a byte; strings that are only canonically equivalent do.
  var changesBytes: Bool {
    removed.utf8.count != inserted.utf8.count || !removed.utf8.elementsEqual(inserted.utf8)
  }

  /// What takes the change back.
  var inverse: TextChange { TextChange(utf8Offset: utf8Offset, removed: inserted, inserted: removed, origin: .undo) }
}
