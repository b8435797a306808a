/// Takes what is pasted or dropped as attachments of the message (composer.md, F1-F6).
///
/// ```swift
/// composer.plugins = [AttachmentPlugin(composer)]
/// ```
public final class AttachmentPlugin: ComposerPlugin {
  private weak var composer: Composer?

  /// A plugin of a field.
  public init(_ composer: Composer) { self.composer = composer }

  /// Removes all attachments.
  public func invalidate() { _ = try? composer?.apply(.attach(.removeAll)) }

  /// Takes pictures, other media and attachments, as long as there is room; not text.
  public func handleInput(_ input: ComposerInput) -> Bool {
    guard let composer, composer.state.attachments.hasRoom, let attachment = Attachment(input) else { return false }
    _ = try? composer.apply(.attach(.append(attachment)))
    return true
  }
}

extension Attachment {
  /// What is attached of something that comes from outside; `nil` for text.
  fileprivate init?(_ input: ComposerInput) {
    switch input {
    case .text: return nil
    case .media(let item) where PastableTypes.images.contains(PastableTypes(item.mediaType)):
      self = .image(item.bytes)
    case .media(let item): self = .file(name: "", contentType: item.contentType, bytes: item.bytes)
    case .attachment(let attachment): self = attachment
    }
  }
}
