import TextComposer
import Testing

@Suite struct CompletionWordTests {
  /// `field` with the word at its caret drawn as selected; `|` alone is drawn where there is none.
  private func drawnWord(
    in field: String, delimiters: Set<Unicode.Scalar> = [], excluding: [Range<Int>] = []
  ) -> String {
    var rules = CompletionRules()
    rules.register(delimiters: delimiters)
    let field = DrawnField(field)
    let caret = field.caretRange.headUTF8Offset
    return field.text.drawing(rules.wordUTF8Range(in: field.text, around: caret, excluding: excluding))
  }

  @Test(arguments: [
    ("hey @jo| how", "hey ⟦@jo⟧ how"), ("hey @j|ohn", "hey ⟦@john⟧"), ("hey |@john", "hey ⟦@john⟧"),
    ("hey |", "hey |"), ("hey| you", "⟦hey⟧ you"), ("hey | you", "hey | you"), ("|", "|"), ("|hey", "⟦hey⟧"),
    ("a\nb|c\td", "a\n⟦bc⟧\td"), ("a\u{A0}b|\u{3000}c", "a\u{A0}⟦b⟧\u{3000}c"),
    ("a\u{2028}é|日\u{85}", "a\u{2028}⟦é日⟧\u{85}"),
    ("a\r\n|b", "a\r\n⟦b⟧"), ("👍🏽|x", "⟦👍🏽x⟧"), ("@שָׁלוֹם| x", "⟦@שָׁלוֹם⟧ x"),
  ])
  func aWordGoesFromBlankToBlank(_ field: String, _ word: String) { #expect(drawnWord(in: field) == word) }

  @Test(
    arguments: [
      ("a,@j|o.", "a,⟦@jo.⟧", [","]), ("a,@j|o.", "a,⟦@jo⟧.", [",", "."]), ("a、b|", "a、⟦b⟧", ["、"]),
      ("a、b|", "⟦a、b⟧", [","]),
    ] as [(String, String, Set<Unicode.Scalar>)])
  func aHostAddsWhatEndsAWord(_ field: String, _ word: String, _ delimiters: Set<Unicode.Scalar>) {
    #expect(drawnWord(in: field, delimiters: delimiters) == word)
  }

  @Test(arguments: [
    ("@John|x @Ann", "@John⟦x⟧ @Ann", [0..<5, 7..<11]), ("@Jo|hn", "@Jo|hn", [0..<5]), ("@John|", "@John|", [0..<5]),
    ("x|@John", "⟦x⟧@John", [1..<6]), ("ab@Johncd|", "ab@John⟦cd⟧", [2..<7]), ("|ab", "⟦ab⟧", []),
  ])
  func completionsArePartOfNoWord(_ field: String, _ word: String, _ excluding: [Range<Int>]) {
    #expect(drawnWord(in: field, excluding: excluding) == word)
  }

  @Test(arguments: [
    (-5, [], 0..<5), (Int.min, [], 0..<5), (Int.max, [], 0..<5), (3, [], 0..<5), (1, [Int.min..<1], 1..<5),
    (4, [Int.min..<1, 4..<Int.max], 1..<4), (5, [0..<2], 4..<5), (0, [2..<9], 0..<1), (4, [0..<Int.max], 4..<4),
  ])
  func offsetsOutsideTheTextAndInsideScalarsAreTheNearest(
    _ caretUTF8Offset: Int, _ excluding: [Range<Int>], _ word: Range<Int>
  ) {
    // `a`, three bytes of `日`, `b`.
    #expect(CompletionRules().wordUTF8Range(in: "a日b", around: caretUTF8Offset, excluding: excluding) == word)
  }

  @Test func rangesInNoOrderAreSurvived() {
    let ranges = [9..<12, 0..<1, 3..<3, Int.min..<Int.max, 2..<4]
    for caret in -1...6 {
      let word = CompletionRules().wordUTF8Range(in: "a日b", around: caret, excluding: ranges)
      #expect(word.lowerBound >= 0 && word.upperBound <= 5)
    }
  }
}

extension String {
  /// The text with a part of it drawn as selected, or a caret for an empty one.
  func drawing(_ utf8Range: Range<Int>) -> String {
    let utf8 = Array(utf8)
    func part(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }
    let (before, behind) = (part(0..<utf8Range.lowerBound), part(utf8Range.upperBound..<utf8.count))
    return utf8Range.isEmpty ? before + "|" + behind : before + "⟦" + part(utf8Range) + "⟧" + behind
  }
}
