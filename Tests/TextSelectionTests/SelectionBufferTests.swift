import Foundation
import TestSupport
import TextModel
import TextSelection
import TextValidation
import Testing

/// A buffer holds what a scan selects, and nothing of the scan before.
@Suite struct SelectionBufferTests {
  private static let scanner = Scanner()

  @Test func newBufferIsEmpty() {
    let buffer = SelectionBuffer()
    #expect(buffer.isEmpty && buffer.count == 0 && buffer.indices == 0..<0)
    #expect(buffer.utf8Count == 0 && buffer.limitHits == [])
  }

  @Test func everyScanReplacesTheOneBefore() {
    var buffer = SelectionBuffer()
    for message in CorpusMessage.all {
      Self.scanner.scan(message.raw, into: &buffer)
      #expect(buffer.utf8Count == message.raw.utf8.count)
      let found = Self.scanner.selections(of: buffer, in: message.raw)
      #expect(found == Self.scanner.selections(in: message.raw), "\(message)")
    }
    Self.scanner.scan("", into: &buffer)
    #expect(buffer.isEmpty && buffer.utf8Count == 0)
  }

  @Test func buffersServeManyScanners() {
    let words = Scanner { $0.granularity = .word }
    var buffer = SelectionBuffer()
    Self.scanner.scan("(@ann)", into: &buffer)
    words.scan("#one @ann", into: &buffer)
    #expect(buffer.candidates.map { words.kind(of: $0) } == [.hashtag, .mention])
  }

  @Test func placesAndArrayAgree() {
    var buffer = SelectionBuffer()
    Self.scanner.scan("#a \"#b @c\"", into: &buffer)
    #expect(buffer.indices.map { buffer[$0] } == buffer.candidates)
    #expect(buffer.count == 4)
  }

  @Test func meaningsAreMadeOnDemand() throws {
    let text = "👍 example.com mailto:ana@example.org"
    var buffer = SelectionBuffer()
    Self.scanner.scan(text, into: &buffer)
    try #require(buffer.count == 2)
    let address = buffer[1]
    #expect(Self.scanner.value(of: address, in: text) == "ana@example.org")
    #expect(Self.scanner.selection(of: address, in: text) == Self.scanner.selections(in: text)[1])
    #expect(Self.scanner.attributes(of: buffer[0], in: text) == ["href": "https://example.com"])
    #expect(text[address.range(in: text)] == "mailto:ana@example.org")
  }

  @Test(arguments: [
    (OffsetUnit.utf8, [8..<14, 9..<13]), (.utf16, [5..<11, 6..<10]), (.scalar, [4..<10, 5..<9]),
    (.grapheme, [3..<9, 4..<8]),
  ])
  func rangesComeInEveryUnit(unit: OffsetUnit, ranges: [Range<Int>]) {
    let text = "👍e\u{301} \"@ann\""
    var buffer = SelectionBuffer()
    Self.scanner.scan(text, into: &buffer)
    #expect(buffer.ranges(in: unit, of: text) == ranges)
  }

  /// Strings that Foundation hands over need not be stored as UTF-8; nor need those that it stores otherwise.
  @Test func bridgedStringsAreScanned() {
    let text = NSMutableString(string: "Grüße an @ann 👍 #one").substring(from: 6)
    var buffer = SelectionBuffer()
    Self.scanner.scan(text, into: &buffer)
    #expect(buffer.candidates.map { String(text[$0.range(in: text)]) } == ["@ann", "#one"])
  }
}
