extension ComposerState {
  /// What is selected; empty for a caret.
  public var selectedText: String { text.utf8Part(caretRange.utf8Range) }

  /// Puts what is selected on the clipboard; a caret leaves that as it is.
  func copy(to clipboard: any ComposerClipboard) {
    if !caretRange.isCollapsed { clipboard.setText(selectedText) }
  }

  /// The text on the clipboard as it is pasted.
  func pastedText(from clipboard: any ComposerClipboard) -> String {
    let text = clipboard.text() ?? ""
    guard configuration.normalizesPastedLineBreaks, text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    return text.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
  }
}
