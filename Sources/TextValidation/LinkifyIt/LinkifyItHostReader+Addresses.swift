import TextModel

extension LinkifyItHostReader {
  private static let octetCount = 4
  private static let greatestOctet = 255

  /// The IPv4 address at `start`, zeros in front of its numbers or not; `nil` if there is none.
  ///
  /// - Complexity: O(1).
  func address(at start: Int, acceptsPort: Bool, in utf8: Span<UInt8>) -> LinkifyItHost? {
    var end = start
    for index in 0..<Self.octetCount {
      if index > 0 {
        guard utf8.byte(at: end) == UInt8(ascii: ".") else { return nil }
        end += 1
      }
      let octetStart = end
      var octet = 0
      while end < octetStart + 3, utf8.byte(at: end).isASCIIDigit {
        octet = octet * 10 + Int(utf8[end] - UInt8(ascii: "0"))
        end += 1
      }
      guard end > octetStart, octet <= Self.greatestOctet else { return nil }
    }
    return closed(at: end, acceptsPort: acceptsPort, in: utf8)
  }
}
