import TestSupport
import TextModel
import Testing

@testable import TextSelection

/// The search for line breaks, eight bytes at a time, against one that asks at every byte.
@Suite struct LineBreakTests {
  /// Breaks, their halves, what begins like one, and what is as small.
  private static let fragments: [[UInt8]] =
    FragmentText.lineBreaks.map { Array($0.utf8) }
    + [
      [0x00], [0x09], [0x0E], [0x0F], [0x10], [0x1F], [0x20], [0x61], [0x61, 0x61, 0x61], [0x7F], [0x80], [0x85],
      [0xA8],
      [0xC2], [0xC2, 0xA0], [0xC3, 0x85], [0xE2], [0xE2, 0x80], [0xE2, 0x80, 0xA7], [0xE2, 0x80, 0xAA],
      [0xE2, 0x81, 0xA8],
      [0xE3, 0x80, 0xA8], [0xFF], Array("Many bytes that break no line. ".utf8),
    ]

  private static func text(using generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...8, using: &generator)).flatMap { _ in
      fragments[Int.random(in: 0..<fragments.count, using: &generator)]
    }
  }

  /// The breaks of `utf8`, found by asking at every offset.
  private static func breaks(in utf8: [UInt8], from start: Int) -> [Range<Int>] {
    var breaks: [Range<Int>] = []
    var offset = start
    while offset < utf8.count {
      let count = Tokenizer.hardBreakUTF8Count(in: utf8.span, at: offset)
      if count > 0 { breaks.append(offset..<offset + count) }
      offset += max(1, count)
    }
    return breaks
  }

  @Test func nextBreakIsTheFirst() {
    var generator = SeededGenerator(seed: 12)
    var foundCount = 0
    for _ in 0..<3000 {
      let utf8 = Self.text(using: &generator)
      for start in 0...utf8.count {
        let expected = Self.breaks(in: utf8, from: start).first ?? utf8.count..<utf8.count
        let found = utf8.span.lineBreak(from: start)
        guard found == expected else {
          Issue.record("from \(start): \(found), not \(expected): \(utf8)")
          return
        }
        foundCount += found.isEmpty ? 0 : 1
      }
    }
    #expect(foundCount > 10_000)
  }

  /// Every byte alone, at each place of eight, in a text of nothing else.
  @Test func oneByteAmongMany() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<17 {
        var utf8 = Array(repeating: UInt8(ascii: "a"), count: 17)
        utf8[place] = byte
        let isBreak = (0x0A...0x0D).contains(byte)
        #expect(utf8.span.lineBreak(from: 0) == (isBreak ? place..<place + 1 : 17..<17), "\(byte) at \(place)")
      }
    }
  }

  /// A line starts at 0 and where a break ends: the LF of CR LF starts one too.
  @Test func linesStartBehindBreaks() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<1000 {
      let utf8 = Self.text(using: &generator)
      let starts = utf8.indices.flatMap { offset in
        let count = Tokenizer.hardBreakUTF8Count(in: utf8.span, at: offset)
        return count == 0 ? [] : utf8[offset] == 0x0D ? [offset + 1, offset + count] : [offset + count]
      }
      for offset in 0...utf8.count {
        let expected = starts.filter { $0 <= offset }.max() ?? 0
        #expect(utf8.span.startOfLine(holding: offset) == expected, "\(offset) of \(utf8)")
        let last = starts.filter { (1..<offset + 1).contains($0) }.max()
        #expect(utf8.span.lastLineStart(in: 1..<offset + 1) == last)
      }
    }
  }
}
