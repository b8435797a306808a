import TestSupport
import Testing

@testable import TextComposer

@Suite struct FormattingTests {
  private func formatted(_ symbol: MarkupSymbol, _ drawn: String, closes: Bool = true) -> String {
    let field = DrawnField(drawn)
    let edit = symbol.formatting(field.text, at: field.caretRange, closes: closes)
    return DrawnField.drawing(of: edit.applied(to: field.text), with: edit.caretRange)
  }

  @Test(arguments: [
    ("*", "make ⟦bold⟧ now", "make *⟦bold⟧* now"),
    ("*", "make ⟧bold⟦ now", "make *⟧bold⟦* now"),
    ("~~", "⟦gone⟧", "~~⟦gone⟧~~"),
    // It closes whatever stands before the selection.
    ("*", "x(⟦bold⟧)", "x(*⟦bold⟧*)"),
    ("_", "snake⟦case⟧s", "snake_⟦case⟧_s"),
    // Blanks at the ends stay outside, unless there is nothing else.
    ("*", "⟦bold ⟧", "*⟦bold⟧* "),
    ("*", "a⟦ \tbold text\n⟧b", "a \t*⟦bold text⟧*\nb"),
    ("*", "⟧\u{A0}日本\u{3000}⟦", "\u{A0}*⟧日本⟦*\u{3000}"),
    ("*", "a⟦  ⟧b", "a*⟦  ⟧*b"),
    // A blank with a mark on it can be seen.
    ("*", "a⟦ \u{301}⟧b", "a*⟦ \u{301}⟧*b"),
    // Without a selection there is a pair, and the caret in it.
    ("*", "|", "*|*"),
    ("~~", "ma|ke", "ma~~|~~ke"),
    ("*", "*|*", "**|**"),
    ("`", "⟦👨‍👩‍👧\r\n🇫🇷⟧", "`⟦👨‍👩‍👧\r\n🇫🇷⟧`"),
  ])
  func symbolsArePutAroundText(_ symbol: String, _ before: String, _ after: String) {
    #expect(formatted(MarkupSymbol(text: symbol, title: ""), before) == after)
  }

  @Test(arguments: [
    // Just outside, inside, and an end of each.
    ("*", "make *⟦bold⟧* now", "make ⟦bold⟧ now"),
    ("*", "make ⟦*bold*⟧ now", "make ⟦bold⟧ now"),
    ("*", "make ⟧*bold*⟦ now", "make ⟧bold⟦ now"),
    ("*", "make ⟦*bold⟧* now", "make ⟦bold⟧ now"),
    ("*", "make *⟦bold*⟧ now", "make ⟦bold⟧ now"),
    ("*", "⟦ *bold* ⟧", " ⟦bold⟧ "),
    ("~~", "~~⟦gone⟧~~", "⟦gone⟧"),
    ("==", "⟦==who==⟧", "⟦who⟧"),
    ("<>", "<>⟦tag⟧<>", "⟦tag⟧"),
    // How many there are in a row tells which symbol it is: three are one and two.
    ("*", "***⟦both⟧***", "**⟦both⟧**"),
    ("**", "***⟦both⟧***", "*⟦both⟧*"),
    ("*", "⟦***both***⟧", "⟦**both**⟧"),
    ("**", "⟦***both***⟧", "⟦*both*⟧"),
    ("*", "*⟦**both**⟧*", "⟦**both**⟧"),
    ("**", "**⟦*both*⟧**", "⟦*both*⟧"),
    ("```", "```⟦code⟧```", "⟦code⟧"),
  ])
  func symbolsThatAreThereAreTakenAway(_ symbol: String, _ before: String, _ after: String) {
    #expect(formatted(MarkupSymbol(text: symbol, title: ""), before) == after)
  }

  @Test(arguments: [
    ("*", "**⟦bold⟧**", "***⟦bold⟧***"),
    ("*", "⟦**bold**⟧", "*⟦**bold**⟧*"),
    ("*", "*⟦*bold*⟧*", "**⟦*bold*⟧**"),
    ("**", "*⟦bold⟧*", "***⟦bold⟧***"),
    ("*", "****⟦bold⟧****", "*****⟦bold⟧*****"),
    ("****", "***⟦bold⟧***", "*******⟦bold⟧*******"),
    // At one end alone, or beyond a blank.
    ("*", "*⟦bold⟧", "**⟦bold⟧*"),
    ("*", "⟦bold*⟧", "*⟦bold*⟧*"),
    ("*", "* ⟦bold⟧ *", "* *⟦bold⟧* *"),
    // The symbol itself is no text in it, and with a mark on it no symbol.
    ("*", "⟦*⟧", "*⟦*⟧*"),
    ("*", "⟦**⟧", "*⟦**⟧*"),
    ("*", "*⟦***⟧*", "**⟦***⟧**"),
    ("*", "⟦*\u{301}a*⟧", "*⟦*\u{301}a*⟧*"),
    ("*", "*⟦a⟧*\u{FE0F}\u{20E3}", "**⟦a⟧**\u{FE0F}\u{20E3}"),
  ])
  func whatIsNotTheSymbolIsKept(_ symbol: String, _ before: String, _ after: String) {
    #expect(formatted(MarkupSymbol(text: symbol, title: ""), before) == after)
  }

  @Test(arguments: [
    ("⟦quote⟧", ">⟦quote⟧"),
    ("⟧quote⟦\nmore", ">⟧quote⟦\nmore"),
    (">⟦quote⟧", "⟦quote⟧"),
    ("⟦>quote⟧", "⟦quote⟧"),
    (">>⟦quote⟧", ">⟦quote⟧"),
    // What is behind the text is text.
    ("⟦quote>⟧", ">⟦quote>⟧"),
    ("|", ">|"),
    // It stays where the paragraph begins.
    ("⟦  quote ⟧", ">⟦  quote⟧ "),
    ("a⟦\n\nquote⟧", "a\n\n>⟦quote⟧"),
  ])
  func aSymbolThatDoesNotCloseStandsBeforeTheText(_ before: String, _ after: String) {
    let quotation = MarkupSymbol(text: ">", title: "Quote", closes: false, onlyAtParagraphStart: true)
    #expect(formatted(quotation, before) == after)
    #expect(formatted(quotation, before, closes: false) == after)
  }

  @Test(arguments: [("a ⟦bold⟧", "a *⟦bold⟧"), ("a *⟦bold⟧*", "a ⟦bold⟧*"), ("a|", "a*|")])
  func aHostKeepsASymbolFromClosing(_ before: String, _ after: String) {
    #expect(formatted(MarkupSymbol(text: "*", title: ""), before, closes: false) == after)
  }

  @Test(arguments: [
    ("make ⟦bold⟧ now", "make ⟦*⟧bold* now"),
    ("make⟧ bold⟦ now", "make ⟦*⟧bold* now"),
    ("ma|ke", "ma⟦*⟧*ke"),
    ("make *⟦bold⟧* now", "make ⟦*⟧bold* now"),
    ("make ⟦*bold*⟧ now", "make ⟦*⟧bold* now"),
  ])
  func aHostIsToldOfTheSymbolAndNotOfTheSelection(_ before: String, _ drawn: String) {
    let field = DrawnField(before)
    let range = MarkupSymbol(text: "*", title: "").prefixUTF8Range(in: field.text, at: field.caretRange)
    #expect(range == DrawnField(drawn).caretRange.utf8Range)
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func whatIsDoneTwiceIsNotDone(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = generator.string(of: ["a", " ", "\n", "\r", "👍", "🇫", "🇷", "日", "ש", ".", "\u{3000}"], maximumCount: 12)
    let selected = generator.caretRange(in: text)
    guard !selected.isCollapsed else { return }
    for symbol in ["*", "**", "~~", "<>"] {
      let symbol = MarkupSymbol(text: symbol, title: "")
      let once = symbol.formatting(text, at: selected, closes: true)
      let between = once.applied(to: text)
      #expect(between.utf8.count == text.utf8.count + 2 * symbol.text.utf8.count)
      let twice = symbol.formatting(between, at: once.caretRange, closes: true)
      #expect(twice.applied(to: between).utf8.elementsEqual(text.utf8), "\(text.debugDescription) \(selected)")
      let isForward = selected.anchorUTF8Offset < selected.headUTF8Offset
      #expect(isForward == (twice.caretRange.anchorUTF8Offset < twice.caretRange.headUTF8Offset))
    }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func partsAreWholeScalarsInOrder(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = generator.string(of: ["a", "*", "*", ">", " ", "\n", "\u{301}", "👍", "\u{200D}", "é"], maximumCount: 12)
    let (utf8, selected) = (Array(text.utf8), generator.caretRange(in: text))
    for symbol in ["*", "**", ">", "é", "> "] {
      for closes in [true, false] {
        let symbol = MarkupSymbol(text: symbol, title: "", closes: closes)
        let edit = symbol.formatting(text, at: selected, closes: true)
        let bounds = edit.parts.flatMap { [$0.utf8Range.lowerBound, $0.utf8Range.upperBound] }
        #expect(bounds == bounds.sorted() && !bounds.isEmpty)
        #expect(bounds.allSatisfy { utf8.indices.contains($0) ? utf8[$0] & 0xC0 != 0x80 : $0 == utf8.count })
        let after = edit.applied(to: text)
        #expect(edit.caretRange.utf8Range.clamped(to: 0..<after.utf8.count) == edit.caretRange.utf8Range)
        #expect(abs(after.utf8.count - text.utf8.count) == symbol.text.utf8.count * (symbol.closes ? 2 : 1))
      }
    }
  }
}

extension ProposedEdit {
  /// The text afterwards.
  fileprivate func applied(to text: String) -> String {
    var bytes = Array(text.utf8)
    for part in parts.reversed() { bytes.replaceSubrange(part.utf8Range, with: part.inserted.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SeededGenerator {
  /// A selection on boundaries of grapheme clusters.
  fileprivate mutating func caretRange(in text: String) -> CaretRange {
    let boundaries = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
    return CaretRange(
      anchorUTF8Offset: boundaries.randomElement(using: &self) ?? 0,
      headUTF8Offset: boundaries.randomElement(using: &self) ?? 0)
  }
}
