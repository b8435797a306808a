public import TextValidation

/// A part of a text that is settled before it is scanned: an entity that a server gave, or code that is to be left alone.
///
/// Nothing that overlaps it is selected, but a quotation that holds all of it.
public struct KnownRange: Hashable, Sendable {
  /// Half-open UTF-8 offsets into the text.
  public let utf8Range: Range<Int>
  /// What it is; `nil` for what is to be left alone, which is no selection.
  public let kind: SelectionKind?
  /// What it means; `nil`: its text.
  public let value: String?

  /// A selection that is known already.
  public init(utf8Range: Range<Int>, kind: SelectionKind, value: String? = nil) {
    (self.utf8Range, self.kind, self.value) = (utf8Range, kind, value)
  }

  /// A part in which nothing is to be selected, such as a code span.
  public init(leavingAlone utf8Range: Range<Int>) {
    (self.utf8Range, kind, value) = (utf8Range, nil, nil)
  }
}
