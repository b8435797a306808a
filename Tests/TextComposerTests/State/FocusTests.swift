import TextComposer
import Testing

/// The keyboard, hiding and shaking (composer.md, Q1-Q3), and what is in the middle of the bar (X7).
@Suite struct FocusTests {
  @Test func theKeyboardComesAndGoesInOrder() throws {
    var field = try SampleField("a|")
    #expect(
      try field.apply(.focus)
        == [.keyboardStatusDidChange(.willShow), .keyboardStatusDidChange(.didShow), .isFocusedDidChange(true)])
    #expect(try field.apply(.focus).isEmpty)
    #expect(
      try field.apply(.blur)
        == [.keyboardStatusDidChange(.willHide), .keyboardStatusDidChange(.didHide), .isFocusedDidChange(false)])
    #expect(try field.apply(.blur).isEmpty)
  }

  @Test(arguments: [(MessageOrder.newestFirst, MessageOrder.ListEdge.top), (.oldestFirst, .bottom)])
  func theNewestMessageIsShownWithTheKeyboardIfWanted(_ order: MessageOrder, _ edge: MessageOrder.ListEdge) throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    (configuration.messageOrder, configuration.scrollsToNewestOnFocus) = (order, true)
    var field = try SampleField("a|", configuration: configuration)
    #expect(try field.apply(.focus).contains(.scrollToNewest(edge)))
    #expect(try !field.apply(.focus).contains(.scrollToNewest(edge)))
  }

  @Test(arguments: [
    ([KeyboardStatus.willShow, .didShow, .willHide, .didHide], 4), ([.didShow], 0), ([.willHide], 0),
    ([.willShow, .willShow], 1), ([.willShow, .willHide], 1), ([.willShow, .didHide], 2),
    ([.willShow, .didShow, .didHide, .didHide], 3), ([.willShow, .didShow, .willHide, .willShow], 3),
  ])
  func whatCannotFollowIsLeftAside(_ statuses: [KeyboardStatus], _ eventCount: Int) throws {
    var field = try SampleField("a|")
    let events = try statuses.flatMap { try field.apply(.setKeyboardStatus($0)) }
    #expect(events.count == eventCount)
  }

  @Test func aHiddenFieldKeepsItsTextAndHasNoKeyboard() throws {
    var field = try SampleField("a|")
    let events = try field.apply(.focus, .setHidden(true), .setHidden(true), .focus)
    #expect(events.suffix(3) == [.isFocusedDidChange(false), .isHiddenDidChange(true), .canSendDidChange(false)])
    #expect(field.state.text == "a" && !field.state.isFocused)
    #expect(try field.apply(.setHidden(false)) == [.isHiddenDidChange(false), .canSendDidChange(true)])
  }

  @Test(arguments: [
    (true, true, "a|", true), (false, true, "a|", false), (true, false, "a|", false), (true, true, "|", false),
  ])
  func aShakeAsksIfThereIsSomethingToClear(
    _ isEnabled: Bool, _ isFocused: Bool, _ drawn: String, _ asks: Bool
  ) throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.isShakeToClearEnabled = isEnabled
    var field = try SampleField(drawn, configuration: configuration)
    if isFocused { try field.apply(.focus) }
    #expect(try field.apply(.requestClear) == (asks ? [.clearRequested] : []))
    try field.apply(.clearText(clearsUndo: false), .undo)
    #expect(DrawnField.draw(field.state) == drawn)
  }

  @Test func somethingElseInTheMiddleHasAHeightOfItsOwn() throws {
    var field = try SampleField("a|")
    #expect(
      try field.apply(.setMiddleContent(.custom(id: "join", height: 3)))
        == [.canSendDidChange(false), .heightDidChange(from: 1, to: 3)])
    #expect(try field.apply(.swipe(.left)) == [.didSwipe(.left)])
  }
}
