import TextModel

extension Detector {
  /// The offset after the `]` of an IPv6 literal whose `[` stands at `start`, or `nil` if it is malformed.
  ///
  /// Source: RFC 4291, section 2.2; zones as RFC 6874 writes them, 1 to 16 unreserved characters (H8).
  func addressLiteralEnd(from start: Int, in utf8: Span<UInt8>) -> Int? {
    var reader = AddressReader(offset: start + 1)
    guard reader.readAddress(in: utf8) else { return nil }
    if utf8.hasASCII("%25", at: reader.offset) {
      let zoneStart = reader.offset + 3
      var zoneEnd = zoneStart
      while zoneEnd < utf8.count, isUnreserved(utf8[zoneEnd]) { zoneEnd += 1 }
      guard (1...16).contains(zoneEnd - zoneStart) else { return nil }
      reader.offset = zoneEnd
    }
    return utf8.byte(at: reader.offset) == UInt8(ascii: "]") ? reader.offset + 1 : nil
  }

  private func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "~")
  }
}

/// Reads the groups of an IPv6 address.
private struct AddressReader {
  var offset: Int
  private var groupCount = 0
  private var isCompressed = false

  init(offset: Int) { self.offset = offset }

  mutating func readAddress(in utf8: Span<UInt8>) -> Bool {
    if utf8.hasASCII("::", at: offset) {
      isCompressed = true
      offset += 2
    }
    while groupCount < 8, readGroup(in: utf8) {
      guard utf8.byte(at: offset) == UInt8(ascii: ":") else { break }
      if utf8.byte(at: offset + 1) == UInt8(ascii: ":") {
        guard !isCompressed else { return false }
        isCompressed = true
        offset += 2
      } else {
        offset += 1
        guard utf8.byte(at: offset).isASCIIHexDigit else { return false }
      }
    }
    return isCompressed ? groupCount <= 7 : groupCount == 8
  }

  /// Reads 1 to 4 hexadecimal digits, or a dotted address in the place of the last two groups.
  private mutating func readGroup(in utf8: Span<UInt8>) -> Bool {
    var end = offset
    while end - offset < 5, utf8.byte(at: end).isASCIIHexDigit { end += 1 }
    guard end > offset else { return false }
    if utf8.byte(at: end) == UInt8(ascii: "."), groupCount <= 6 {
      guard readDottedAddress(in: utf8) else { return false }
      groupCount += 2
      return true
    }
    guard end - offset <= 4 else { return false }
    offset = end
    groupCount += 1
    return true
  }

  private mutating func readDottedAddress(in utf8: Span<UInt8>) -> Bool {
    for part in 0..<4 {
      if part > 0 {
        guard utf8.byte(at: offset) == UInt8(ascii: ".") else { return false }
        offset += 1
      }
      let start = offset
      var value = 0
      while offset - start < 3, utf8.byte(at: offset).isASCIIDigit {
        value = value * 10 + Int(utf8[offset] & 0x0F)
        offset += 1
      }
      guard offset > start, value <= 255, offset - start == 1 || utf8[start] != UInt8(ascii: "0") else { return false }
    }
    return true
  }
}
