/// Something to do to the attachments of a field.
public enum AttachmentOperation: Hashable, Sendable {
  /// Adds one behind the others.
  case append(Attachment)
  /// Adds one before the one at `index`, or behind all at their count.
  case insert(Attachment, index: Int)
  /// Removes the one at `index`.
  case remove(index: Int)
  /// Removes all.
  case removeAll
  /// Says whether the row of attachments is seen without any.
  case setPersistent(Bool)
  /// Limits how many there may be; `nil`: it does not. What is there stays.
  case setMaximumCount(Int?)
  /// Says whether there is a cell behind the attachments that adds one.
  case setShowsAddCell(Bool)
  /// Presses the cell at `index`: the one behind the last attachment asks for another.
  case selectCell(index: Int)
}
