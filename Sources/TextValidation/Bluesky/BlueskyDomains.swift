import TextModel

/// The top-level domains of the bluesky dialect.
enum BlueskyDomains {
  /// Whether a label is one, compared exactly: the list has small letters alone (dialects.md, BS-M2).
  static func contain(_ label: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    TopLevelDomains.bluesky.contains(label, in: utf8)
      && label.allSatisfy { !utf8[$0].isASCIICapital && utf8[$0] < 0x80 }
  }
}
