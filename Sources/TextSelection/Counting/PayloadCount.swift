/// One walk of ``TextCounter/apns`` over a text: the bytes of the smallest payload that shows it.
struct PayloadCount {
  /// What stands around the text: `{"aps":{"alert":"` and `"}}`.
  static let frameUTF8Count = 20

  private let limit: Int
  private(set) var utf8Count = frameUTF8Count
  /// Where the part from the start ends that is within the limit: maybe within a scalar.
  private(set) var validUTF8Offset = 0

  init(limit: Int) { self.limit = limit }

  /// Counts all of a text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func count(_ utf8: Span<UInt8>) {
    for offset in utf8.indices {
      utf8Count += Self.escapedUTF8Count(of: utf8[offset])
      if utf8Count <= limit { validUTF8Offset = offset + 1 }
    }
  }

  /// As RFC 8259, section 7, has it escaped at least: what must be, in two bytes where there is a short form.
  private static func escapedUTF8Count(of byte: UInt8) -> Int {
    switch byte {
    case 0x08, 0x09, 0x0A, 0x0C, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "\\"): 2
    case 0x00..<0x20: 6
    default: 1
    }
  }
}
