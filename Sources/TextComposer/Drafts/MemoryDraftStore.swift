import Synchronization

/// Drafts that last as long as the program.
///
/// ```swift
/// let store = MemoryDraftStore()
/// let key = DraftKey(namespace: "com.example.chat", name: "general")
/// store.keep(Draft(text: "See you at"), for: key)
/// store.load(key)?.text  // "See you at"
/// ```
public final class MemoryDraftStore: DraftStore {
  private struct Content {
    var drafts: [DraftKey: Draft] = [:]
    var writeCount = 0
  }

  private let content = Mutex(Content())

  /// Makes an empty store.
  public init() {}

  /// How many times the store was told to save or to remove.
  public var writeCount: Int { content.withLock { $0.writeCount } }

  /// The draft of a conversation; `nil` if there is none.
  public func load(_ key: DraftKey) -> Draft? { content.withLock { $0.drafts[key] } }

  /// Stores a draft, in the place of the one that is there.
  public func save(_ draft: Draft, for key: DraftKey) { write { $0[key] = draft } }

  /// Removes the draft of a conversation; does nothing if there is none.
  public func remove(_ key: DraftKey) { write { $0[key] = nil } }

  /// Removes the drafts of all conversations of `namespace`.
  ///
  /// - Complexity: O(*n*) in the count of drafts.
  public func removeAll(in namespace: String) {
    write { drafts in drafts = drafts.filter { !$0.key.namespace.utf8.elementsEqual(namespace.utf8) } }
  }

  private func write(_ change: (inout [DraftKey: Draft]) -> Void) {
    content.withLock { content in
      content.writeCount += 1
      change(&content.drafts)
    }
  }
}
