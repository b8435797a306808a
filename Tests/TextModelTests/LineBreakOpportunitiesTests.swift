import TestSupport
import TextModel
import Testing

struct LineBreakOpportunitiesTests {
  /// Each text is drawn as the pieces that no line divides.
  @Test(arguments: [
    "", "⟦a⟧", "⟦a   ⟧⟦b⟧", "⟦ ⟧⟦a ⟧", "⟦The ⟧⟦(“quick”) ⟧⟦fox ⟧⟦can’t ⟧⟦jump ⟧⟦32.3 ⟧⟦feet, ⟧⟦right?⟧",
    "⟦see ⟧⟦https://⟧⟦example.com/⟧⟦a/⟧⟦b?⟧⟦c=d#e ⟧⟦@ann ⟧⟦#tag⟧", "⟦日⟧⟦本⟧⟦語、⟧⟦「は⟧⟦い」⟧",
    // LB2 to LB12a
    "⟦a\n⟧⟦b\r\n⟧⟦\r⟧⟦c⟧", "⟦\u{301}a⟧", "⟦漢\n⟧⟦\u{301}⟧⟦漢⟧", "⟦a \u{200B}  ⟧⟦)⟧", "⟦漢\u{301}⟧⟦漢⟧",
    "⟦漢\u{200D}漢⟧⟦漢⟧", "⟦漢\u{200D}\u{301}⟧⟦漢⟧", "⟦a ⟧⟦\u{301}b⟧", "⟦漢\u{2060}漢⟧", "⟦漢\u{A0}漢⟧",
    "⟦漢-⟧⟦\u{A0}漢⟧", "⟦#tag\0. ⟧⟦next⟧",
    // LB13 to LB17
    "⟦漢 )⟧", "⟦漢- /⟧⟦漢⟧", "⟦(  漢)⟧", "⟦“  (a)⟧", "⟦漢) 々⟧", "⟦漢)  ⟧⟦漢⟧", "⟦—  —⟧⟦漢⟧",
    // LB18 to LB22
    "⟦漢\"漢⟧", "⟦a⟧⟦\u{FFFC}⟧⟦b⟧", "⟦well-⟧⟦known⟧", "⟦a\t⟧⟦b⟧", "⟦א-ב⟧", "⟦א\u{301}-\u{301}ב⟧", "⟦\u{B4}漢⟧",
    "⟦漢/א⟧", "⟦漢/⟧⟦漢⟧", "⟦漢…⟧⟦漢⟧", "⟦漢ぁ⟧⟦漢⟧",
    // LB23 to LB25
    "⟦a1b⟧", "⟦漢⟧⟦1⟧⟦漢⟧", "⟦$漢%⟧", "⟦$a%⟧", "⟦$(1)%⟧", "⟦漢⟧⟦$⟧⟦(漢)⟧⟦%⟧", "⟦$(\u{301}\u{301}1)⟧", "⟦$⟧⟦(\u{301}\u{301}⟧",
    "⟦-1⟧", "⟦1,2.3/4)%⟧", "⟦漢,⟧⟦1⟧", "⟦1,2⟧⟦漢⟧", "⟦漢)⟧⟦%⟧", "⟦1)$⟧", "⟦1 )⟧⟦%⟧",
    // LB26 to LB30b
    "⟦\u{1100}\u{1161}\u{11A8}⟧⟦\u{1100}⟧", "⟦가\u{11A8}⟧⟦각\u{11A8}⟧⟦\u{1161}⟧", "⟦$가%⟧", "⟦ab.c⟧", "⟦a(b)c⟧",
    "⟦a⟧⟦（b）⟧⟦c⟧", "⟦1(漢)1⟧", "⟦🇫🇷⟧⟦🇫🇷⟧⟦🇫⟧", "⟦🇫\u{301}🇷⟧⟦🇫⟧", "⟦☝🏽⟧⟦😀⟧⟦🏽⟧", "⟦\u{1F02C}🏽⟧⟦\u{1F02C}⟧",
  ])
  func piecesThatNoLineDivides(marked: String) {
    let text = MarkedText(marked).text
    let ends = Self.opportunities(in: Array(text.utf8)).map(\.utf8Offset)
    #expect(Self.draw(piecesEndingAt: ends, in: text) == marked)
  }

  /// Each text is drawn as the lines that it has at least.
  @Test(arguments: [
    "⟦one\n⟧⟦two\r\n⟧⟦\r⟧⟦three\u{85}⟧⟦\u{2028}⟧⟦\u{2029}⟧⟦\u{B}⟧⟦\u{C}⟧⟦a b-c漢⟧", "⟦\n⟧⟦\n⟧",
    "⟦a\u{200D}\n⟧⟦\u{200D}b⟧",
    "⟦a\u{1C}\u{7F}\u{200B}b⟧", "",
  ])
  func linesEndAtHardBreaks(marked: String) {
    let text = MarkedText(marked).text
    let ends = Self.opportunities(in: Array(text.utf8)).filter(\.isMandatory).map(\.utf8Offset)
    #expect(Self.draw(piecesEndingAt: ends, in: text) == marked)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62, 0x20, 0xC3], [4, 5]), ([0xE6, 0xBC, 0xA2, 0xE6, 0xBC, 0x61], [3, 6]), ([0xFF], [1]),
    ] as [([UInt8], [Int])])
  func bytesThatAreNoTextAreLetters(utf8: [UInt8], ends: [Int]) {
    #expect(Self.opportunities(in: utf8).map(\.utf8Offset) == ends)
  }

  @Test func afterTheEndThereIsNothing() {
    var walk = LineBreakOpportunities()
    let utf8 = Array("a".utf8)
    #expect(walk.next(in: utf8.span) == LineBreakOpportunity(utf8Offset: 1, isMandatory: true))
    #expect(walk.next(in: utf8.span) == nil)
    #expect(walk.next(in: utf8.span) == nil)
  }

  @Test func samplesAreOfAllClasses() {
    let classes = LineBreakText.samples.map { LineBreakClassTable.shared.lineBreakClass(of: $0.value) }
    #expect(Set(classes) == Set(LineBreakClass.ofScalars))
  }

  @Test func agreesWithTheRulesAsTheyAreWritten() {
    var generator = SeededGenerator(seed: 14)
    for _ in 0..<4_000 {
      let count = Int.random(in: 0...10, using: &generator)
      let text = LineBreakText((0..<count).compactMap { _ in LineBreakText.samples.randomElement(using: &generator) })
      let isEqual = text.opportunities.elementsEqual(text.referenceOpportunities, by: ==)
      #expect(isEqual, "\(text.description.debugDescription)")
    }
  }

  private static func opportunities(in utf8: [UInt8]) -> [LineBreakOpportunity] {
    var walk = LineBreakOpportunities()
    var found: [LineBreakOpportunity] = []
    while let opportunity = walk.next(in: utf8.span) { found.append(opportunity) }
    return found
  }

  private static func draw(piecesEndingAt ends: [Int], in text: String) -> String {
    MarkedText.draw(zip([0] + ends, ends).map { $0..<$1 }, in: text)
  }
}
