/// Where drafts are kept: in memory, in a file, on a server (composer.md, DR1).
///
/// A host makes its own, and threads may share it. What goes wrong in it is its own affair: a draft that cannot be read
/// is none.
public protocol DraftStore: Sendable {
  /// The draft of a conversation; `nil` if there is none.
  func load(_ key: DraftKey) -> Draft?

  /// Stores a draft, in the place of the one that is there.
  func save(_ draft: Draft, for key: DraftKey)

  /// Removes the draft of a conversation; does nothing if there is none.
  func remove(_ key: DraftKey)

  /// Removes the drafts of all conversations of `namespace`, and of no namespace that only begins or ends like it.
  func removeAll(in namespace: String)
}

extension DraftStore {
  /// Stores what is worth storing, and writes no more than is needed (composer.md, DR3).
  ///
  /// - Parameters:
  ///   - draft: What is in a field. It is saved if it differs from what is stored; if it is blank, what is stored goes.
  ///   - key: The conversation.
  public func keep(_ draft: Draft, for key: DraftKey) {
    let stored = load(key)
    if draft.isBlank {
      if stored != nil { remove(key) }
    } else if !(stored?.isIdentical(to: draft) ?? false) {
      save(draft, for: key)
    }
  }
}

/// A store that keeps nothing.
public struct NoDraftStore: DraftStore {
  /// Makes a store that keeps nothing.
  public init() {}

  /// There is no draft.
  public func load(_ key: DraftKey) -> Draft? { nil }

  /// Forgets `draft`.
  public func save(_ draft: Draft, for key: DraftKey) {}

  /// Does nothing.
  public func remove(_ key: DraftKey) {}

  /// Does nothing.
  public func removeAll(in namespace: String) {}
}
