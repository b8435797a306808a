import TextModel

/// The hashtags of the bluesky dialect (dialects.md, BS-H1 and BS-H2).
struct BlueskyHashtagSearch: PlatformSearch {
  private let signs = ByteFinder([UInt8(ascii: "#"), 0xEF])
  private static let greatestClusterCount = 64

  private var floor = 0

  var triggers: [UInt8] { [UInt8(ascii: "#"), 0xEF] }

  mutating func restart() { floor = 0 }

  mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    var offset = signs.next(from: floor, in: utf8)
    while offset < utf8.count {
      let sign = utf8.scalar(at: offset)
      let start = offset
      let signEnd = start + sign.utf8Count
      offset = signEnd
      if sign.value == ascii("#") || sign.value == 0xFF03,
        BlueskyScalars.followsLead(start, floor: floor, orBracket: false, in: utf8)
      {
        floor = signEnd
        let run = signEnd..<BlueskyScalars.end(ofRunAt: signEnd, in: utf8, where: Self.endsTag)
        if Self.isTag(run, in: utf8) {
          floor = run.upperBound
          offset = floor
          if let tag = Self.trimmed(run, in: utf8) { return PlatformMatch(.blueskyHashtag, start..<tag.upperBound) }
        }
      }
      offset = signs.next(from: offset, in: utf8)
    }
    floor = utf8.count
    return nil
  }

  /// The tag without its sign.
  static func value(of utf8Range: Range<Int>, in utf8: Span<UInt8>) -> String {
    utf8.string(in: utf8Range.lowerBound + utf8.scalar(at: utf8Range.lowerBound).utf8Count..<utf8Range.upperBound)
  }

  private static func endsTag(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0x200A...0x200D, 0x2060, 0x20E2: true
    default: false
    }
  }

  /// Whether a run holds a scalar that is neither digit nor punctuation, and is not the end of an emoji (BS-H1).
  private static func isTag(_ run: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    guard !run.isEmpty, utf8.scalar(at: run.lowerBound).value != 0xFE0F else { return false }
    var offset = run.lowerBound
    while offset < run.upperBound {
      let step = utf8.scalar(at: offset)
      let isDigit = step.value < 0x80 && utf8[offset].isASCIIDigit
      if !isDigit, !BlueskyScalars.isPunctuation(step.value) { return true }
      offset += step.utf8Count
    }
    return false
  }

  /// The run without the punctuation at its end, unless too many grapheme clusters are left, or nothing (BS-H2).
  private static func trimmed(_ run: Range<Int>, in utf8: Span<UInt8>) -> Range<Int>? {
    var end = run.upperBound
    while end > run.lowerBound {
      let step = utf8.scalar(endingAt: end, notBefore: run.lowerBound)
      guard BlueskyScalars.isPunctuation(step.value) else { break }
      end -= step.utf8Count
    }
    let tag = run.lowerBound..<end
    guard !tag.isEmpty else { return nil }
    // No cluster takes less than a byte.
    if tag.count <= greatestClusterCount { return tag }
    return utf8.string(in: tag).prefix(greatestClusterCount + 1).count <= greatestClusterCount ? tag : nil
  }
}
