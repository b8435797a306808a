extension ComposerState {
  /// Puts in what is on the clipboard: media if they may be pasted, or else text (composer.md, D2-D5).
  mutating func paste(_ context: ApplyingContext) {
    let pastable = configuration.isMediaPasteEnabled ? configuration.pastableTypes : []
    switch PasteContent.choose(from: context.environment.clipboard.representations(), pastable: pastable) {
    case .media(let item):
      context.notify(.didPasteMedia(item), self)
      if !context.environment.handleInput(.media(item)), configuration.insertsUnhandledMedia { insert(item, context) }
    case .text(let text): insert(normalized(text), origin: .paste, context)
    case nil: break
    }
  }

  /// Puts media into the text: an object replacement character in a line of its own.
  private mutating func insert(_ item: MediaItem, _ context: ApplyingContext) {
    let replaced = caretRange.utf8Range
    let before = text.clusterUTF8Range(beforeUTF8Offset: replaced.lowerBound).map(text.utf8Part)
    let lead = before.map { $0.last?.isNewline == true ? "" : "\n" } ?? ""
    var edit = PlannedEdit(replaced, with: lead + "\u{FFFC}\n", origin: .paste)
    let media = InlineMedia(id: nextID, utf8Offset: replaced.lowerBound + lead.utf8.count, item: item)
    edit.annotate = { annotations in
      let index = annotations.media.firstIndex { $0.utf8Offset > media.utf8Offset }
      annotations.media.insert(media, at: index ?? annotations.media.endIndex)
    }
    if make(edit, context) { nextID += 1 }
  }

  /// Puts what is selected on the clipboard; a caret leaves that as it is.
  func copy(to clipboard: any ComposerClipboard) {
    if !caretRange.isCollapsed { clipboard.setText(selectedText) }
  }

  /// What is selected; empty for a caret.
  public var selectedText: String { text.utf8Part(caretRange.utf8Range) }

  /// Text as it is pasted.
  private func normalized(_ text: String) -> String {
    guard configuration.normalizesPastedLineBreaks, text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    return text.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
  }
}
