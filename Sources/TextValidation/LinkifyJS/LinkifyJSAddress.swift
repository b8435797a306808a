import TextModel

/// The tokens of the plugin ip (dialects.md, LJ-10).
enum LinkifyJSAddress {
  /// Whether a run of digits is 0 to 255 without a leading zero.
  static func isByte(_ digits: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    guard digits.count <= 3, digits.count == 1 || utf8[digits.lowerBound] != UInt8(ascii: "0") else { return false }
    return digits.reduce(0) { $0 * 10 + Int(utf8[$1] - UInt8(ascii: "0")) } <= 255
  }

  /// The end of the IPv6 address in brackets whose opening one stands at `start`; `nil` if it is none.
  ///
  /// - Complexity: O(*n*) in what may be part of an address: no `[` is, so what one attempt has read no other reads.
  static func end(ofLiteralAt start: Int, in utf8: Span<UInt8>) -> Int? {
    let greatestGroupCount = 8
    var offset = start + 1
    var groupCount = 0
    // A single colon in front counts as a group.
    if has(":", at: offset, utf8) {
      offset += 1
      if has(":", at: offset, utf8) { return end(ofCompressedAt: offset + 1, in: utf8) }
      groupCount = 1
    }
    while let groupEnd = groupEnd(from: offset, in: utf8) {
      groupCount += 1
      offset = groupEnd
      if groupCount == greatestGroupCount { return has("]", at: offset, utf8) ? offset + 1 : nil }
      guard has(":", at: offset, utf8) else { return nil }
      offset += 1
      if has(":", at: offset, utf8) {
        return groupCount <= greatestGroupCount - 2 ? end(ofCompressedAt: offset + 1, in: utf8) : nil
      }
      // The last group may be empty.
      if groupCount == greatestGroupCount - 1, has("]", at: offset, utf8) { return offset + 1 }
    }
    return nil
  }

  /// The end behind `::`: any number of groups, with `:` or `::` between, also a final `:`.
  private static func end(ofCompressedAt start: Int, in utf8: Span<UInt8>) -> Int? {
    var offset = start
    while !has("]", at: offset, utf8) {
      guard let groupEnd = groupEnd(from: offset, in: utf8) else { return nil }
      offset = groupEnd
      guard has(":", at: offset, utf8) else { break }
      offset += 1
      if has(":", at: offset, utf8) { offset += 1 }
    }
    return has("]", at: offset, utf8) ? offset + 1 : nil
  }

  /// The end of 1 to 4 hexadecimal digits.
  private static func groupEnd(from start: Int, in utf8: Span<UInt8>) -> Int? {
    var end = start
    while end < utf8.count, utf8[end].isASCIIHexDigit { end += 1 }
    return (1...4).contains(end - start) ? end : nil
  }

  private static func has(_ sign: Unicode.Scalar, at offset: Int, _ utf8: Span<UInt8>) -> Bool {
    offset < utf8.count && UInt32(utf8[offset]) == sign.value
  }
}
