import TextComposer
import Testing

@Suite struct AttachmentListTests {
  /// Ours: the library of tests has a type of this name.
  typealias Attachment = TextComposer.Attachment

  private static let a = Attachment.url("https://a.example")
  private static let b = Attachment.image([1, 2])
  private static let c = Attachment.file(name: "c.txt", contentType: "text/plain", bytes: [3])

  private static func list(
    _ items: [Attachment], maximumCount: Int? = nil, isPersistent: Bool = false, showsAddCell: Bool = true
  ) throws -> AttachmentList {
    var list = AttachmentList(isPersistent: isPersistent, showsAddCell: showsAddCell)
    for item in items { try list.append(item) }
    list.maximumCount = maximumCount
    return list
  }

  @Test(
    arguments: [
      ([], 0, [.didInsert(c, index: 0), .didReload(1), .isVisibleDidChange(true)], [c]),
      ([a, b], 0, [.didInsert(c, index: 0), .didReload(3)], [c, a, b]),
      ([a, b], 1, [.didInsert(c, index: 1), .didReload(3)], [a, c, b]),
      ([a, b], 2, [.didInsert(c, index: 2), .didReload(3)], [a, b, c]),
      ([c], 1, [.didInsert(c, index: 1), .didReload(2)], [c, c]),
    ] as [([Attachment], Int, [AttachmentEvent], [Attachment])])
  func whatIsInsertedIsTold(
    _ before: [Attachment], _ index: Int, _ events: [AttachmentEvent], _ after: [Attachment]
  ) throws {
    var list = try Self.list(before)
    #expect(try list.insert(Self.c, at: index) == events)
    #expect(list.items == after)
  }

  @Test func whatIsAppendedGoesBehindTheOthers() throws {
    var list = try Self.list([Self.a])
    let data = Attachment.data([])
    #expect(try list.append(data) == [.didInsert(data, index: 1), .didReload(2)])
    #expect(list.items == [Self.a, data])
  }

  @Test(
    arguments: [
      ([a], 0, [.didRemove(a, index: 0), .didReload(0), .isVisibleDidChange(false)], []),
      ([a, b], 0, [.didRemove(a, index: 0), .didReload(1)], [b]),
      ([a, b, c], 2, [.didRemove(c, index: 2), .didReload(2)], [a, b]),
    ] as [([Attachment], Int, [AttachmentEvent], [Attachment])])
  func whatIsRemovedIsTold(
    _ before: [Attachment], _ index: Int, _ events: [AttachmentEvent], _ after: [Attachment]
  ) throws {
    var list = try Self.list(before)
    var silent = list
    var told = [AttachmentEvent.didReload(9)]
    #expect(try list.remove(at: index, events: &told) == before[index])
    #expect(told == [.didReload(9)] + events)
    #expect(list.items == after)
    #expect(try silent.remove(at: index) == before[index])
    #expect(silent == list)
  }

  @Test func allAreRemovedFromTheLastToTheFirst() throws {
    var list = try Self.list([Self.a, Self.b])
    let events = list.removeAll()
    #expect(
      events == [
        .didRemove(Self.b, index: 1), .didRemove(Self.a, index: 0), .didReload(0), .isVisibleDidChange(false),
      ])
    #expect(list.items.isEmpty)
    #expect(list.removeAll().isEmpty)
  }

  @Test func anEmptyListThatIsKeptIsSeen() throws {
    var list = AttachmentList(isPersistent: true)
    #expect(list.isVisible)
    #expect(try list.append(Self.a) == [.didInsert(Self.a, index: 0), .didReload(1)])
    #expect(list.removeAll() == [.didRemove(Self.a, index: 0), .didReload(0)])
    #expect(list.isVisible)
  }

  @Test(
    arguments: [
      ([], false, true, [.isVisibleDidChange(true)]),
      ([], true, false, [.isVisibleDidChange(false)]),
      ([], true, true, []),
      ([a], false, true, []),
      ([a], true, false, []),
    ] as [([Attachment], Bool, Bool, [AttachmentEvent])])
  func keepingAListIsToldIfItComesOrGoes(
    _ items: [Attachment], _ before: Bool, _ after: Bool, _ events: [AttachmentEvent]
  ) throws {
    var list = try Self.list(items, isPersistent: before)
    #expect(list.setIsPersistent(after) == events)
    #expect(list.isPersistent == after)
    #expect(list.isVisible == (after || !items.isEmpty))
  }

  @Test(arguments: [-1, 2, .max, .min])
  func aPlaceBeyondTheListIsRefused(_ index: Int) throws {
    var list = try Self.list([Self.a])
    let before = list
    var events: [AttachmentEvent] = []
    let refusal = ComposerError.noAttachment(index: index, count: 1)
    #expect(throws: refusal) { try list.insert(Self.b, at: index) }
    #expect(throws: refusal) { try list.remove(at: index) }
    #expect(throws: refusal) { try list.remove(at: index, events: &events) }
    #expect(list == before)
    #expect(events.isEmpty)
  }

  @Test func thereIsNoAttachmentAtTheEnd() throws {
    var list = try Self.list([Self.a])
    #expect(throws: ComposerError.noAttachment(index: 1, count: 1)) { try list.remove(at: 1) }
  }

  @Test(
    arguments: [
      ([], nil, nil), ([a], 2, nil), ([a, b], 2, .tooManyAttachments(maximumCount: 2)),
      ([a, b], 1, .tooManyAttachments(maximumCount: 1)), ([], 0, .tooManyAttachments(maximumCount: 0)),
      ([], -3, .tooManyAttachments(maximumCount: 0)), ([], .max, nil),
    ] as [([Attachment], Int?, ComposerError?)])
  func noMoreThanAllowedAreInserted(
    _ items: [Attachment], _ maximumCount: Int?, _ refusal: ComposerError?
  ) throws {
    let list = try Self.list(items, maximumCount: maximumCount)
    var (inserted, appended) = (list, list)
    if let refusal {
      #expect(throws: refusal) { try inserted.insert(Self.c, at: 0) }
      #expect(throws: refusal) { try appended.append(Self.c) }
      #expect([inserted, appended] == [list, list])
    } else {
      try inserted.insert(Self.c, at: 0)
      try appended.append(Self.c)
      #expect([inserted.items, appended.items] == [[Self.c] + items, items + [Self.c]])
    }
  }

  @Test(
    arguments: [
      ([], true, 1, 0), ([a, b], true, 3, 2), ([a, b], false, 2, nil), ([], false, 0, nil),
    ] as [([Attachment], Bool, Int, Int?)])
  func theLastCellAddsAnAttachment(
    _ items: [Attachment], _ showsAddCell: Bool, _ cellCount: Int, _ addIndex: Int?
  ) throws {
    let list = try Self.list(items, showsAddCell: showsAddCell)
    #expect(list.cellCount == cellCount)
    for index in [-1, 0, 1, 2, 3, .max] {
      #expect(list.isAddCell(at: index) == (index == addIndex))
      #expect(
        list.events(ofSelectingCellAt: index) == (index == addIndex ? [.didSelectAddCell(index: index)] : []))
    }
  }
}
