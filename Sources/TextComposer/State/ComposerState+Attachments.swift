extension ComposerState {
  /// Does something to the attachments, and tells of it.
  mutating func attach(_ operation: AttachmentOperation, _ context: ApplyingContext) throws(ComposerError) {
    var events: [AttachmentEvent] = []
    switch operation {
    case .append(let attachment): events = try attachments.append(attachment)
    case .insert(let attachment, let index): events = try attachments.insert(attachment, at: index)
    case .remove(let index): _ = try attachments.remove(at: index, events: &events)
    case .removeAll: events = attachments.removeAll()
    case .setPersistent(let isPersistent): events = attachments.setIsPersistent(isPersistent)
    case .setMaximumCount(let maximumCount): attachments.maximumCount = maximumCount
    case .setShowsAddCell(let showsAddCell): attachments.showsAddCell = showsAddCell
    case .selectCell(let index): events = attachments.events(ofSelectingCellAt: index)
    }
    for event in events { context.notify(.attachments(event), self) }
  }

  /// Replaces all attachments, and tells of it as of one operation.
  mutating func replaceAttachments(with items: [Attachment], _ context: ApplyingContext) {
    guard attachments.items != items else { return }
    for event in attachments.replaceAll(with: items) { context.notify(.attachments(event), self) }
  }
}
