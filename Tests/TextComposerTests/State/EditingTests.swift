import TextComposer
import Testing

@Suite struct EditingTests {
  @Test(arguments: [
    ("hel|lo", "x", "helx|lo"),
    ("h⟦ell⟧o", "x", "hx|o"),
    ("h⟧ell⟦o", "👍", "h👍|o"),
    // I1: an empty text does nothing, not even to the selection.
    ("h⟦ell⟧o", "", "h⟦ell⟧o"),
    ("hel|lo", "", "hel|lo"),
    // The selection is replaced by what it is: the caret goes behind it all the same.
    ("h⟦ell⟧o", "ell", "hell|o"),
    ("|", "👨‍👩‍👧", "👨‍👩‍👧|"),
    // What is typed joins a mark behind it to one cluster.
    ("|\u{301}", "e", "e\u{301}|"),
    ("\r|x", "\n", "\r\n|x"),
    ("🇫🇷|🇩🇪", "🇮", "🇫🇷🇮🇩|🇪"),
  ])
  func insertedTextReplacesTheSelection(_ before: String, _ inserted: String, _ after: String) throws {
    var field = try SampleField(before)
    try field.apply(.insert(inserted, origin: .typing))
    #expect(Array(DrawnField.draw(field.state).utf8) == Array(after.utf8), "\(DrawnField.draw(field.state))")
  }

  @Test(arguments: [
    (ComposerOperation.deleteBackward, "hel|lo", "he|lo"),
    (.deleteForward, "hel|lo", "hel|o"),
    (.deleteBackward, "h⟦ell⟧o", "h|o"),
    (.deleteForward, "h⟧ell⟦o", "h|o"),
    (.deleteBackward, "|hello", "|hello"),
    (.deleteForward, "hello|", "hello|"),
    (.deleteBackward, "a👨‍👩‍👧|b", "a|b"),
    (.deleteForward, "a|e\u{301}b", "a|b"),
    (.deleteBackward, "a\r\n|b", "a|b"),
    // Deleting brings a carriage return and a line feed together.
    (.deleteBackward, "\rx|\n", "\r\n|"),
    (.insertLineBreak, "a|b", "a\n|b"),
    (.append("@"), "he|y ", "hey @|"),
    (.prepend("> "), "he|y", "> he|y"),
    (.prepend("> "), "|hey", "> |hey"),
    (.prepend("> "), "h⟦ey⟧", "> h⟦ey⟧"),
    (.prepend("> "), "⟦hey⟧", "> ⟦hey⟧"),
    (.append("!"), "⟦hey⟧", "hey!|"),
    (.setText("new"), "h⟦ey⟧", "new|"),
    (.clearText(clearsUndo: false), "h⟦ey⟧", "|"),
  ])
  func anOperationLeavesTheCaretWhereOneExpectsIt(
    _ operation: ComposerOperation, _ before: String, _ after: String
  ) throws {
    var field = try SampleField(before)
    try field.apply(operation)
    #expect(Array(DrawnField.draw(field.state).utf8) == Array(after.utf8), "\(DrawnField.draw(field.state))")
  }

  @Test(arguments: [
    // Before, behind and around the caret.
    ("hello wor|ld", 0..<5, "hi", "hi wor|ld"),
    ("hel|lo world", 6..<11, "all", "hel|lo all"),
    ("hel|lo", 1..<5, "i", "hi|"),
    ("hel|lo", 3..<5, "p", "hel|p"),
    ("hel|lo", 1..<3, "e", "he|lo"),
    ("hel|lo", 3..<3, "x", "helx|lo"),
    // Against a selection: outside it, over an end, over all of it.
    ("h⟦ell⟧o", 1..<1, "x", "hx⟦ell⟧o"),
    ("h⟦ell⟧o", 4..<4, "x", "h⟦ell⟧xo"),
    ("h⟦ell⟧o", 2..<3, "x", "h⟦exl⟧o"),
    ("h⟦ell⟧o", 0..<2, "x", "x⟦ll⟧o"),
    ("h⟦ell⟧o", 3..<5, "x", "h⟦elx⟧"),
    ("h⟧ell⟦o", 0..<1, "xx", "xx⟧ell⟦o"),
    ("h⟦ell⟧o", 1..<4, "x", "hx|o"),
    ("h⟦ell⟧o", 0..<5, "x", "x|"),
    // Offsets inside a cluster: it is replaced whole; text for a place inside one goes behind it.
    ("a👍b|", 2..<3, "x", "axb|"),
    ("a👍b|", 2..<2, "x", "a👍xb|"),
    ("|a\r\n", 1..<2, "x", "|ax"),
  ])
  func theCaretStaysInTheTextAroundAReplacement(
    _ before: String, _ utf8Range: Range<Int>, _ inserted: String, _ after: String
  ) throws {
    for origin in EditOrigin.allCases {
      var field = try SampleField(before)
      try field.apply(.replace(utf8Range: utf8Range, with: inserted, origin: origin))
      #expect(DrawnField.draw(field.state) == after)
    }
  }

  @Test(arguments: [-1..<2, 4..<6, 6..<6, Int.min..<Int.max])
  func aRangeOutsideTheTextIsRefused(_ utf8Range: Range<Int>) throws {
    var field = try SampleField("hel|lo")
    let before = field.state
    #expect(throws: ComposerError.rangeOutsideText(utf8Range: utf8Range, textUTF8Count: 5)) {
      try field.apply(.replace(utf8Range: utf8Range, with: "x", origin: .programmatic))
    }
    #expect(field.state == before)
  }
}
