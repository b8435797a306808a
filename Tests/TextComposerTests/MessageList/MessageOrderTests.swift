import TextComposer
import Testing

@Suite struct MessageOrderTests {
  @Test(
    arguments: [
      (.newestFirst, 0, 3, 2), (.newestFirst, 1, 3, 1), (.newestFirst, 2, 3, 0), (.newestFirst, 0, 1, 0),
      (.oldestFirst, 0, 3, 0), (.oldestFirst, 2, 3, 2), (.newestFirst, 0, .max, .max - 1),
      // There is no such message.
      (.newestFirst, 3, 3, nil), (.newestFirst, -1, 3, nil), (.oldestFirst, 3, 3, nil), (.oldestFirst, -1, 3, nil),
      (.newestFirst, 0, 0, nil), (.oldestFirst, 0, -1, nil), (.newestFirst, .min, .max, nil),
      (.newestFirst, .max, .min, nil),
    ] as [(MessageOrder, Int, Int, Int?)])
  func theNewestMessageIsLowest(_ order: MessageOrder, _ index: Int, _ count: Int, _ displayIndex: Int?) {
    #expect(order.displayIndex(ofMessageAt: index, count: count) == displayIndex)
    if let displayIndex { #expect(order.messageIndex(atDisplayIndex: displayIndex, count: count) == index) }
  }

  @Test(arguments: MessageOrder.allCases, [(3, 3), (-1, 3), (0, 0), (.max, .min)])
  func aPlaceBeyondTheMessagesHasNone(_ order: MessageOrder, _ place: (index: Int, count: Int)) {
    #expect(order.messageIndex(atDisplayIndex: place.index, count: place.count) == nil)
  }

  @Test(arguments: [
    (MessageOrder.newestFirst, MessageOrder.End.newest, MessageOrder.ListEdge.top),
    (.newestFirst, .oldest, .bottom),
    (.oldestFirst, .newest, .bottom),
    (.oldestFirst, .oldest, .top),
  ])
  func anEndOfTheConversationIsAnEndOfTheList(
    _ order: MessageOrder, _ end: MessageOrder.End, _ edge: MessageOrder.ListEdge
  ) {
    #expect(order.scrollTarget(for: end) == edge)
  }

  @Test(arguments: [
    (MessageOrder.newestFirst, 2.0, 10.0, 10.0), (.newestFirst, -2, 0, 0),
    (.oldestFirst, 2, 10, 12), (.oldestFirst, -2, 10, 8), (.oldestFirst, 0, 10, 10),
  ])
  func aListStaysAboveTheFieldThatGrows(
    _ order: MessageOrder, _ heightDelta: Double, _ before: Double, _ after: Double
  ) {
    #expect(order.scrollOffset(afterGrowthBy: heightDelta, from: before) == after)
  }
}
