public import TextValidation

extension TextSelector {
  /// A part of a text that several validators select.
  public struct Conflict: Sendable {
    /// The part.
    public let text: String
    /// Where it stands: half-open UTF-8 offsets into the whole text.
    public let utf8Range: Range<Int>
    /// The validators that select it, two or more, in order of registration.
    public let validators: [any TextSelectionValidator]
  }
}
