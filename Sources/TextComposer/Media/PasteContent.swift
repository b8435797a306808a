/// What of a clipboard is pasted: media, or else text.
public enum PasteContent: Hashable, Sendable {
  /// Media, which leaves the text of a field alone unless it is put into it.
  case media(MediaItem)
  /// Text; not empty.
  case text(String)

  /// Chooses among the forms in which something is on a clipboard (composer.md, D2).
  ///
  /// The first that is media of an admitted type, with data, is taken, also where text comes before it: of rich text with
  /// a picture, the picture. Else it is the first address of a link, or list of addresses, and else the first plain text.
  /// What is not UTF-8 in text becomes U+FFFD. An image of the generic type `com.apple.uikit.image` is of the kind that
  /// its first bytes say, and passed over if they say none; any type of image admits it.
  ///
  /// - Parameters:
  ///   - representations: The forms, in the order of the clipboard.
  ///   - pastable: The media that are admitted; none: text alone is chosen.
  /// - Returns: `nil` if there is nothing to paste.
  /// - Complexity: O(*n*) in the count of bytes of `representations`.
  public static func choose(
    from representations: [ClipboardRepresentation], pastable: PastableTypes
  ) -> PasteContent? {
    for representation in representations {
      if let item = representation.media(of: pastable) { return .media(item) }
    }
    for representation in representations {
      if let addresses = representation.addresses { return .text(addresses) }
    }
    for representation in representations {
      if let text = representation.plainText { return .text(text) }
    }
    return nil
  }
}
