import TextComposer
import Testing

@Suite struct DraftStoreTests {
  private let key = DraftKey(namespace: "com.example", name: "general")
  private static let record = CompletionRecord(id: 1, utf8Range: 0..<4, text: "@Ann", prefix: "@")

  @Test(
    arguments: [
      (nil, Draft(text: "a"), Draft(text: "a"), 1),
      (Draft(text: "a"), Draft(text: "b"), Draft(text: "b"), 1),
      (Draft(text: "a"), Draft(text: "a"), Draft(text: "a"), 0),
      (nil, Draft(text: ""), nil, 0),
      (nil, Draft(text: " \n"), nil, 0),
      (Draft(text: "a"), Draft(text: ""), nil, 1),
      (Draft(text: "a"), Draft(text: " \n"), nil, 1),
      // The same text is not all of a draft.
      (
        Draft(text: "@Ann"), Draft(text: "@Ann", completions: [record]),
        Draft(text: "@Ann", completions: [record]), 1
      ),
      (
        Draft(text: "a"), Draft(text: "a", attachmentReferences: ["1"]),
        Draft(text: "a", attachmentReferences: ["1"]), 1
      ),
      (nil, Draft(text: "", attachmentReferences: ["1"]), Draft(text: "", attachmentReferences: ["1"]), 1),
      (Draft(text: "", attachmentReferences: ["1"]), Draft(text: ""), nil, 1),
      (
        Draft(text: "", attachmentReferences: ["\u{E9}"]), Draft(text: "", attachmentReferences: ["e\u{301}"]),
        Draft(text: "", attachmentReferences: ["e\u{301}"]), 1
      ),
    ] as [(Draft?, Draft, Draft?, Int)])
  func whatIsWorthKeepingIsWrittenOnce(
    _ stored: Draft?, _ draft: Draft, _ expected: Draft?, _ writeCount: Int
  ) {
    let store = MemoryDraftStore()
    if let stored { store.save(stored, for: key) }
    let before = store.writeCount
    store.keep(draft, for: key)
    #expect(store.load(key) == expected)
    #expect(store.writeCount - before == writeCount)
    store.keep(draft, for: key)
    #expect(store.writeCount - before == writeCount)
  }

  @Test func aTextThatIsOnlyEquivalentIsAnotherDraft() {
    let store = MemoryDraftStore()
    store.save(Draft(text: "\u{E9}"), for: key)
    store.keep(Draft(text: "e\u{301}"), for: key)
    #expect(store.load(key)?.text.utf8.count == 3)
  }

  @Test func aConversationHasItsOwnDraft() {
    let store = MemoryDraftStore()
    let other = DraftKey(namespace: "com.example", name: "random")
    store.save(Draft(text: "a"), for: key)
    store.save(Draft(text: "b"), for: other)
    store.remove(key)
    #expect(store.load(key) == nil)
    #expect(store.load(other) == Draft(text: "b"))
    store.remove(key)
    #expect(store.load(other) == Draft(text: "b"))
  }

  @Test func aNamespaceIsClearedByItself() {
    let namespaces = ["a", "a.b", "ab", "b.a", "", "A", "\u{E9}", "e\u{301}"]
    for cleared in namespaces {
      let store = MemoryDraftStore()
      for namespace in namespaces {
        for name in ["x", "a.y"] { store.save(Draft(text: name), for: DraftKey(namespace: namespace, name: name)) }
      }
      store.removeAll(in: cleared)
      for namespace in namespaces {
        let isCleared = Array(namespace.utf8) == Array(cleared.utf8)
        for name in ["x", "a.y"] {
          let draft = store.load(DraftKey(namespace: namespace, name: name))
          #expect(draft == (isCleared ? nil : Draft(text: name)), "\(namespace).\(name) after \(cleared)")
        }
      }
    }
  }

  @Test func noStoreKeepsNothing() {
    let store = NoDraftStore()
    store.save(Draft(text: "a"), for: key)
    store.keep(Draft(text: "a"), for: key)
    #expect(store.load(key) == nil)
  }
}
