import Testing
import TextModel

struct OffsetCounterTests {
  @Test func countsAllUnitsInOneWalk() {
    let utf8 = Array("👍e\u{301}x".utf8)
    var counter = OffsetCounter()
    counter.advance(toUTF8Offset: 7, in: utf8.span)
    #expect(OffsetUnit.allCases.map { counter.offset(in: $0) } == [7, 4, 3, 2])
    counter.advance(toUTF8Offset: 8, in: utf8.span)
    #expect(OffsetUnit.allCases.map { counter.offset(in: $0) } == [8, 5, 4, 3])
  }

  @Test func roundsDownInsideClustersAndScalars() {
    let utf8 = Array("e\u{301}x".utf8)
    var counter = OffsetCounter()
    counter.advance(toUTF8Offset: 1, in: utf8.span)
    #expect(OffsetUnit.allCases.map { counter.offset(in: $0) } == [1, 1, 1, 0])
    counter.advance(toUTF8Offset: 2, in: utf8.span)
    #expect(OffsetUnit.allCases.map { counter.offset(in: $0) } == [1, 1, 1, 0])
    counter.advance(toUTF8Offset: 3, in: utf8.span)
    #expect(OffsetUnit.allCases.map { counter.offset(in: $0) } == [3, 2, 2, 1])
  }

  @Test func neverMovesBackward() {
    let utf8 = Array("abc".utf8)
    var counter = OffsetCounter()
    counter.advance(toUTF8Offset: 2, in: utf8.span)
    counter.advance(toUTF8Offset: 1, in: utf8.span)
    counter.advance(toOffset: 1, in: .scalar, of: utf8.span)
    #expect(OffsetUnit.allCases.map { counter.offset(in: $0) } == [2, 2, 2, 2])
  }

  @Test func copyCountsOnByItself() {
    let utf8 = Array("“👍”👍".utf8)
    var counter = OffsetCounter(units: [.utf16])
    counter.advance(toUTF8Offset: 3, in: utf8.span)
    var copy = counter
    copy.advance(toUTF8Offset: 10, in: utf8.span)
    counter.advance(toUTF8Offset: 7, in: utf8.span)
    #expect(copy.offset(in: .utf16) == 4)
    #expect(counter.offset(in: .utf16) == 3)
  }

  @Test func unitsMayBeMixed() {
    let utf8 = Array("👍👍\r\nab".utf8)
    var counter = OffsetCounter()
    counter.advance(toOffset: 3, in: .utf16, of: utf8.span)
    #expect(counter.utf8Offset == 4)
    counter.advance(toOffset: 3, in: .grapheme, of: utf8.span)
    #expect(counter.utf8Offset == 10)
    counter.advance(toOffset: 5, in: .scalar, of: utf8.span)
    #expect(OffsetUnit.allCases.map { counter.offset(in: $0) } == [11, 7, 5, 4])
  }

  @Test func stepsAgreeWithOneLeap() {
    var random = RandomText(seed: 8)
    for _ in 0..<2_000 {
      let bytes = random.bytes(maximumCount: 20)
      var stepping = OffsetCounter()
      for utf8Offset in 0...bytes.count { stepping.advance(toUTF8Offset: utf8Offset, in: bytes.span) }
      var leaping = OffsetCounter()
      leaping.advance(toUTF8Offset: bytes.count, in: bytes.span)
      for unit in OffsetUnit.allCases { #expect(stepping.offset(in: unit) == leaping.offset(in: unit), "\(bytes)") }
    }
  }
}
