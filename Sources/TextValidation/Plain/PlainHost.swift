import TextModel

/// A host of ASCII letters, digits, hyphens and dots in which nothing is odd: what nearly every host is.
struct PlainHost {
  /// The end of the host, without a final dot; -1 where the general rules must be asked
  /// (``Detector/host(from:in:allowsSymbols:)``).
  let end: Int
  /// The end of the run, with it.
  let runEnd: Int
  let lastLabelStart: Int
  let labelCount: Int

  static let unclear = PlainHost(end: -1, runEnd: -1, lastLabelStart: 0, labelCount: 0)

  var isUnclear: Bool { end < 0 }
  var lastLabel: Range<Int> { lastLabelStart..<end }
}

extension Detector {
  /// The plain host that starts at `start`: at most 63 bytes, so that no label is too long either.
  @inline(__always)
  func plainHost(from start: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns) -> PlainHost {
    guard let following = runs.mask(from: start) else { return .unclear }
    var labelStart = start
    var labelCount = 0
    while true {
      var end = labelStart
      while true {
        let passedCount = end &- start
        guard passedCount < 63 else { return .unclear }
        end &+= (~(following &>> UInt64(truncatingIfNeeded: passedCount))).trailingZeroBitCount
        guard end < utf8.count, utf8[end] == UInt8(ascii: "-"), end > labelStart else { break }
        end &+= 1
      }
      // No label is empty but one: a final dot stands behind the host.
      guard end &- start < 64, end > labelStart, utf8[end &- 1] != UInt8(ascii: "-") else { return .unclear }
      labelCount &+= 1
      if end < utf8.count, utf8[end] == UInt8(ascii: ".") {
        let next = end &+ 1
        if next < utf8.count, bytes[utf8[next]].has(.label) {
          labelStart = next
          continue
        }
        guard isPlainHostEnd(at: next, in: utf8) else { return .unclear }
        return PlainHost(end: end, runEnd: next, lastLabelStart: labelStart, labelCount: labelCount)
      }
      guard isPlainHostEnd(at: end, in: utf8) else { return .unclear }
      return PlainHost(end: end, runEnd: end, lastLabelStart: labelStart, labelCount: labelCount)
    }
  }

  /// Whether no host goes on at `offset`.
  @inline(__always)
  private func isPlainHostEnd(at offset: Int, in utf8: Span<UInt8>) -> Bool {
    offset >= utf8.count || !bytes[utf8[offset]].has(.hostSign)
  }
}
