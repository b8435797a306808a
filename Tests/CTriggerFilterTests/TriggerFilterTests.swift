import CTriggerFilter
import TestSupport
import Testing

/// What the filter marks, by every way of looking that the processor has, against a slow oracle.
@Suite struct TriggerFilterTests {
  /// Bytes that are marked, that decide about the byte before or behind, or that share a half with one of them.
  private static let dense: [UInt8] =
    Array("\"'#$.@:+({x0129;lLp {|/*~\u{1F}\0".utf8)
    + [0xC2, 0xE2, 0xE3, 0x80, 0xEF, 0xB9, 0xBC, 0xBD, 0xBB, 0xB8, 0xC3, 0xD2, 0xE1, 0xEE, 0x81, 0xFF]

  /// The marks of `text[start...]` by `variant`, asked for in `wordCount` words.
  private static func marks(
    _ text: UnsafePointer<UInt8>, count: Int, from start: Int, wordCount: Int, _ options: FilterOption,
    _ variant: trigger_variant
  ) -> [UInt64] {
    var tables = trigger_filter_tables(options.rawValue)
    // Words that must be written over, and one behind that must not.
    var words = Array(repeating: UInt64(0xAAAA_AAAA_AAAA_AAAA), count: wordCount + 1)
    unsafe words.withUnsafeMutableBufferPointer { words in
      guard let first = words.baseAddress else { return }
      unsafe trigger_filter_mark(&tables, text, count, start, first, wordCount, variant)
    }
    return words
  }

  /// The words that the oracle's marks make from `start` on, and the one that is left alone.
  private static func words(_ marks: [Bool], from start: Int, wordCount: Int) -> [UInt64] {
    var words = Array(repeating: UInt64(0), count: wordCount) + [0xAAAA_AAAA_AAAA_AAAA]
    for offset in start..<max(start, marks.count) where marks[offset] {
      words[(offset - start) >> 6] |= 1 << UInt64((offset - start) & 63)
    }
    return words
  }

  /// Compares all variants on a text at both ends of a guarded page.
  ///
  /// - Returns: What differs.
  private static func differences(
    _ text: [UInt8], from starts: [Int], _ options: FilterOption, _ page: borrowing GuardedText
  ) -> [String] {
    let marks = MarkOracle(text: text, options: options).marks
    var differences: [String] = []
    for atEnd in [false, true] {
      unsafe page.withText(text, atEnd: atEnd) { first in
        for start in starts {
          // One word more than the text has.
          let wordCount = (text.count - start + 63) / 64 + 1
          let expected = words(marks, from: start, wordCount: wordCount)
          for variant in trigger_variant.present {
            let found = unsafe Self.marks(
              first, count: text.count, from: start, wordCount: wordCount, options, variant)
            if found != expected {
              differences.append("\(variant) from \(start): \(found), not \(expected): \(text)")
            }
          }
        }
      }
    }
    return differences
  }

  /// Every length around the borders of three blocks, from the text's edges and the blocks'.
  @Test(arguments: FilterOption.allSets)
  func randomTexts(_ options: FilterOption) throws {
    var generator = SeededGenerator(seed: UInt64(options.rawValue))
    let page = try GuardedText()
    for utf8Count in 0...200 {
      let isDense = utf8Count % 4 != 3
      let text = (0..<utf8Count).map { _ in
        isDense
          ? Self.dense[Int.random(in: 0..<Self.dense.count, using: &generator)]
          : UInt8.random(in: 0...255, using: &generator)
      }
      let edges = Set([0, 1, 63, 64, 65, utf8Count - 1, utf8Count, Int.random(in: 0...utf8Count, using: &generator)])
      let starts = edges.filter { (0...utf8Count).contains($0) }.sorted()
      if let difference = Self.differences(text, from: starts, options, page).first {
        Issue.record(Comment(rawValue: difference))
        return
      }
    }
  }

  /// Every byte before every other, wherever in a block they stand: 257 is odd, so the places shift from row to row.
  @Test(arguments: FilterOption.allSets.filter { [0, 1, 5].contains($0.rawValue.nonzeroBitCount) })
  func everyPair(_ options: FilterOption) throws {
    var text: [UInt8] = []
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max { text += [first, second] }
      text.append(0)
    }
    let wordCount = (text.count + 63) / 64
    let expected = Self.words(MarkOracle(text: text, options: options).marks, from: 0, wordCount: wordCount)
    for variant in trigger_variant.present {
      let found = unsafe text.withUnsafeBufferPointer { bytes -> [UInt64] in
        guard let first = bytes.baseAddress else { return [] }
        return unsafe Self.marks(first, count: bytes.count, from: 0, wordCount: wordCount, options, variant)
      }
      let different = expected.indices.first { found[$0] != expected[$0] }
      #expect(different == nil, "\(variant): \(text[(different ?? 0) * 64..<(different ?? 0) * 64 + 64])")
    }
  }

  /// What reaches from one block into the next: a run of digits, `:` after a letter, a byte and the one that decides.
  @Test(
    arguments: ["123456789", "l:", "L:l:", "@a", "#1", ".é", "「", "＃", "\u{AB}", "1 2", "+1", "{{", "://", "99"],
    FilterOption.allSets.filter { $0.rawValue.nonzeroBitCount <= 1 })
  func acrossBlocks(_ fragment: String, _ options: FilterOption) throws {
    let page = try GuardedText()
    for border in [64, 128, 192] {
      for offset in (border - fragment.utf8.count)...border {
        let text = Array(repeating: UInt8(ascii: "a"), count: offset) + Array(fragment.utf8) + Array("a a".utf8)
        for isCut in [false, true] {
          let text = isCut ? Array(text.prefix(border)) : text
          let starts = Set([0, border - 64, border - 1, border, 7]).filter { $0 <= text.count }
          #expect(Self.differences(text, from: starts.sorted(), options, page) == [])
        }
      }
    }
  }

  /// The best is one that is there, and every processor can do the slowest.
  @Test func bestVariantIsPresent() {
    #expect(trigger_filter_has(trigger_filter_best()) != 0)
    #expect(trigger_variant.present.first == TRIGGER_BYTEWISE)
    #expect(trigger_variant.present.last == trigger_filter_best())
  }
}
