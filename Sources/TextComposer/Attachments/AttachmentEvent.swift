/// What became of a list of attachments.
public enum AttachmentEvent: Hashable, Sendable {
  /// An attachment is there that was not, at `index`.
  case didInsert(Attachment, index: Int)
  /// An attachment is gone, which was at `index`.
  case didRemove(Attachment, index: Int)
  /// The list is as it will be, and holds so many attachments.
  case didReload(Int)
  /// The list has come or gone.
  case isVisibleDidChange(Bool)
  /// A person wants to add an attachment, which will be at `index`.
  case didSelectAddCell(index: Int)
}
