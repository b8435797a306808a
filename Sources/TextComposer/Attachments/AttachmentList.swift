/// The attachments of a message, in the order in which they are sent; the same may be there twice (composer.md, F1-F5).
///
/// What an operation returns is told in this order: each attachment that has come or gone, once that the list is as it
/// will be, and that it has come or gone itself if it has.
///
/// ```swift
/// var list = AttachmentList()
/// try list.append(.url("https://example.com/a.png"))
/// // [.didInsert(.url("https://example.com/a.png"), index: 0), .didReload(1), .isVisibleDidChange(true)]
/// ```
public struct AttachmentList: Hashable, Sendable {
  /// The attachments.
  public private(set) var items: [Attachment] = []
  /// How many there may be; `nil`: any number. Those beyond it stay if it becomes less than there are.
  public var maximumCount: Int?
  /// Whether the list is seen even if it is empty; see ``setIsPersistent(_:)``.
  public private(set) var isPersistent: Bool
  /// Whether there is a cell behind the attachments that adds one.
  public var showsAddCell: Bool

  /// An empty list.
  ///
  /// - Parameters:
  ///   - maximumCount: How many attachments there may be; `nil`: any number.
  ///   - isPersistent: Whether the list is seen even if it is empty.
  ///   - showsAddCell: Whether there is a cell behind the attachments that adds one.
  public init(maximumCount: Int? = nil, isPersistent: Bool = false, showsAddCell: Bool = true) {
    (self.maximumCount, self.isPersistent, self.showsAddCell) = (maximumCount, isPersistent, showsAddCell)
  }

  /// Whether the list is seen.
  public var isVisible: Bool { isPersistent || !items.isEmpty }

  /// Whether another attachment is allowed.
  public var hasRoom: Bool { maximumCount.map { items.count < $0 } ?? true }

  /// How many cells the list has: one for each attachment, and the one that adds.
  public var cellCount: Int { items.count + (showsAddCell ? 1 : 0) }

  /// Whether the cell at `index`, counted from 0, is the one that adds.
  public func isAddCell(at index: Int) -> Bool { showsAddCell && index == items.count }

  /// What choosing the cell at `index` asks for: ``AttachmentEvent/didSelectAddCell(index:)`` of the one that adds, and
  /// nothing of any other.
  public func events(ofSelectingCellAt index: Int) -> [AttachmentEvent] {
    isAddCell(at: index) ? [.didSelectAddCell(index: index)] : []
  }

  /// Puts an attachment behind the others.
  ///
  /// - Parameter attachment: What is sent.
  /// - Returns: What became of the list.
  /// - Throws: ``ComposerError/tooManyAttachments(maximumCount:)``.
  @discardableResult
  public mutating func append(_ attachment: Attachment) throws(ComposerError) -> [AttachmentEvent] {
    try insert(attachment, at: items.count)
  }

  /// Puts an attachment before the one at `index`.
  ///
  /// - Parameters:
  ///   - attachment: What is sent.
  ///   - index: Its place, from 0 up to how many there are.
  /// - Returns: What became of the list.
  /// - Throws: ``ComposerError/noAttachment(index:count:)`` if there is no such place, and
  ///   ``ComposerError/tooManyAttachments(maximumCount:)``.
  @discardableResult
  public mutating func insert(
    _ attachment: Attachment, at index: Int
  ) throws(ComposerError) -> [AttachmentEvent] {
    guard (0...items.count).contains(index) else { throw .noAttachment(index: index, count: items.count) }
    if let maximumCount, items.count >= maximumCount { throw .tooManyAttachments(maximumCount: max(0, maximumCount)) }
    let wasVisible = isVisible
    items.insert(attachment, at: index)
    return [.didInsert(attachment, index: index)] + reloadEvents(wasVisible: wasVisible)
  }

  /// Removes the attachment at `index`.
  ///
  /// - Parameter index: Its place, counted from 0.
  /// - Returns: The attachment.
  /// - Throws: ``ComposerError/noAttachment(index:count:)`` if there is none.
  @discardableResult
  public mutating func remove(at index: Int) throws(ComposerError) -> Attachment {
    var events: [AttachmentEvent] = []
    return try remove(at: index, events: &events)
  }

  /// Removes the attachment at `index`, and tells what became of the list.
  ///
  /// - Parameters:
  ///   - index: Its place, counted from 0.
  ///   - events: What the events are put behind.
  /// - Returns: The attachment.
  /// - Throws: ``ComposerError/noAttachment(index:count:)`` if there is none.
  public mutating func remove(
    at index: Int, events: inout [AttachmentEvent]
  ) throws(ComposerError) -> Attachment {
    guard items.indices.contains(index) else { throw .noAttachment(index: index, count: items.count) }
    let wasVisible = isVisible
    let attachment = items.remove(at: index)
    events.append(.didRemove(attachment, index: index))
    events += reloadEvents(wasVisible: wasVisible)
    return attachment
  }

  /// Removes all attachments, from the last to the first.
  ///
  /// - Returns: What became of the list; nothing if it was empty.
  @discardableResult
  public mutating func removeAll() -> [AttachmentEvent] {
    guard !items.isEmpty else { return [] }
    let wasVisible = isVisible
    let removed = items
    items.removeAll()
    return Self.removals(of: removed) + reloadEvents(wasVisible: wasVisible)
  }

  /// Puts others in the place of all attachments: those are gone from the last to the first, then these are there.
  ///
  /// - Parameter newItems: The attachments; they may be more than ``maximumCount``, as what was put aside comes back.
  /// - Returns: What became of the list.
  mutating func replaceAll(with newItems: [Attachment]) -> [AttachmentEvent] {
    let wasVisible = isVisible
    let removals = Self.removals(of: items)
    items = newItems
    let insertions = zip(newItems, newItems.indices).map { AttachmentEvent.didInsert($0, index: $1) }
    return removals + insertions + reloadEvents(wasVisible: wasVisible)
  }

  private static func removals(of items: [Attachment]) -> [AttachmentEvent] {
    zip(items, items.indices).reversed().map { .didRemove($0, index: $1) }
  }

  /// Says whether the list is seen even if it is empty.
  ///
  /// - Parameter isPersistent: Whether it is.
  /// - Returns: That the list has come or gone, if it has.
  @discardableResult
  public mutating func setIsPersistent(_ isPersistent: Bool) -> [AttachmentEvent] {
    let wasVisible = isVisible
    self.isPersistent = isPersistent
    return visibilityEvents(wasVisible: wasVisible)
  }

  private func reloadEvents(wasVisible: Bool) -> [AttachmentEvent] {
    [.didReload(items.count)] + visibilityEvents(wasVisible: wasVisible)
  }

  private func visibilityEvents(wasVisible: Bool) -> [AttachmentEvent] {
    isVisible == wasVisible ? [] : [.isVisibleDidChange(isVisible)]
  }
}
