import CTriggerFilter
import TestSupport
import Testing

/// What the filter marks, by every way of looking that the processor has, against a slow oracle.
@Suite struct TriggerFilterTests {
  /// Bytes that are marked, that decide about the byte before or behind, or that share a half with one of them.
  private static let dense: [UInt8] =
    Array("\"'#$.@:+({x0129;lLp {|/*~\u{1F}\0".utf8)
    + [0xC2, 0xE2, 0xE3, 0x80, 0xEF, 0xB9, 0xBC, 0xBD, 0xBB, 0xB8, 0xC3, 0xD2, 0xE1, 0xEE, 0x81, 0xFF]

  /// What the filter tells of a text from some offset on.
  private struct Found: Equatable {
    /// Ascending, in the text.
    var offsets: [Int] = []
    var alphanumerics: [UInt64] = []
  }

  /// What `variant` finds in `text[start...]`, asked as often as that takes.
  ///
  /// - Returns: `nil` if the filter writes further than it may, or finds nothing where there is something.
  private static func found(
    _ text: UnsafePointer<UInt8>, count: Int, from start: Int, _ options: FilterOption, _ variant: trigger_variant
  ) -> Found? {
    var tables = trigger_filter_tables(options.rawValue)
    var found = Found()
    var start = start
    while start < count {
      var offsets = Array(repeating: UInt16(0xAAAA), count: Int(TRIGGER_OFFSET_LIMIT) + 1)
      var words = Array(repeating: UInt64(0xAAAA_AAAA_AAAA_AAAA), count: Int(TRIGGER_WORD_LIMIT) + 1)
      let marks = unsafe offsets.withUnsafeMutableBufferPointer { offsets in
        unsafe words.withUnsafeMutableBufferPointer { words in
          guard let offset = offsets.baseAddress, let word = words.baseAddress else { return trigger_marks() }
          return unsafe trigger_filter_mark(&tables, text, count, start, offset, word, variant)
        }
      }
      guard marks.word_count > 0, offsets.last == 0xAAAA, words.last == 0xAAAA_AAAA_AAAA_AAAA else { return nil }
      found.offsets += offsets.prefix(Int(marks.offset_count)).map { start + Int($0) }
      found.alphanumerics += words.prefix(Int(marks.word_count))
      start += 64 * Int(marks.word_count)
    }
    return found
  }

  /// What must be found, by the oracle.
  private static func expected(_ text: [UInt8], from start: Int, _ options: FilterOption) -> Found {
    let marks = MarkOracle(text: text, options: options).marks
    var expected = Found()
    expected.alphanumerics = Array(repeating: 0, count: (text.count - start + 63) / 64)
    for offset in start..<text.count {
      if marks[offset] { expected.offsets.append(offset) }
      let scalar = Unicode.Scalar(text[offset])
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal {
        expected.alphanumerics[(offset - start) >> 6] |= 1 << UInt64((offset - start) & 63)
      }
    }
    return expected
  }

  /// Compares all variants on a text at both ends of a guarded page.
  ///
  /// - Returns: What differs.
  private static func differences(
    _ text: [UInt8], from starts: [Int], _ options: FilterOption, _ page: borrowing GuardedText
  ) -> [String] {
    var differences: [String] = []
    for atEnd in [false, true] {
      unsafe page.withText(text, atEnd: atEnd) { first in
        for start in starts {
          let expected = Self.expected(text, from: start, options)
          for variant in trigger_variant.present {
            let found = unsafe Self.found(first, count: text.count, from: start, options, variant)
            if found != expected {
              differences.append("\(variant) from \(start): \(String(describing: found)), not \(expected): \(text)")
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
    let expected = Self.expected(text, from: 0, options)
    for variant in trigger_variant.present {
      let found = unsafe text.withUnsafeBufferPointer { bytes -> Found? in
        guard let first = bytes.baseAddress else { return nil }
        return unsafe Self.found(first, count: bytes.count, from: 0, options, variant)
      }
      #expect(found?.alphanumerics == expected.alphanumerics, "\(variant)")
      let different = found?.offsets.difference(from: expected.offsets).first
      #expect(different == nil, "\(variant)")
    }
  }

  /// More marks than there is room for at a time, and rows of 64 that leave as much as one byte of it.
  @Test(arguments: [0, 1, 7, 8, 63, 64, 65, 439, 440, 441, 512, 2048, 5000])
  func manyMarks(_ markCount: Int) throws {
    let page = try GuardedText()
    let text = Array(repeating: UInt8(ascii: "\""), count: min(markCount, 4000))
    #expect(Self.differences(text, from: [0, min(1, text.count)], [], page) == [])
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
