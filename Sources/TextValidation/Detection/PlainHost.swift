import TextModel

/// A host of ASCII letters, digits, hyphens and dots in which nothing is odd: what nearly every host is.
struct PlainHost {
  /// The end of the host, without a final dot.
  var end: Int
  /// The end of the run, with it.
  var runEnd: Int
  var labelCount: Int
  var lastLabelStart: Int

  var lastLabel: Range<Int> { lastLabelStart..<end }
}

extension Detector {
  /// The plain host that starts at `start`; `nil` where the general rules must be asked (``host(from:in:allowsSymbols:)``).
  ///
  /// - Complexity: O(*n*) in the run of host scalars.
  func plainHost(from start: Int, in utf8: Span<UInt8>) -> PlainHost? {
    var offset = start
    var labelStart = start
    var lastLabelStart = start
    var labelCount = 0
    while true {
      while offset < utf8.count, bytes[utf8[offset]].has(.label) { offset += 1 }
      guard offset < utf8.count, utf8[offset] == UInt8(ascii: ".") else { break }
      guard isPlainLabel(labelStart..<offset, in: utf8) else { return nil }
      labelCount += 1
      lastLabelStart = labelStart
      offset += 1
      labelStart = offset
    }
    if offset < utf8.count, utf8[offset] >= 0x80 || utf8[offset] == UInt8(ascii: "_") { return nil }
    let runEnd = offset
    if labelStart == offset {
      guard labelCount > 0 else { return nil }
      offset -= 1
    } else {
      guard isPlainLabel(labelStart..<offset, in: utf8) else { return nil }
      labelCount += 1
      lastLabelStart = labelStart
    }
    guard offset - start <= 253 else { return nil }
    return PlainHost(end: offset, runEnd: runEnd, labelCount: labelCount, lastLabelStart: lastLabelStart)
  }

  private func isPlainLabel(_ label: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    label.count &- 1 < 63 && !label.isEmpty && utf8[label.lowerBound] != UInt8(ascii: "-")
      && utf8[label.upperBound - 1] != UInt8(ascii: "-")
  }
}
