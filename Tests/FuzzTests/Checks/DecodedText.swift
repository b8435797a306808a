/// Bytes as the standard library decodes them, and where in them each scalar stood.
struct DecodedText {
  /// `String(decoding:as:)` of the bytes.
  let text: String
  /// Where each scalar of ``text`` starts in the bytes; last, their count.
  let scalarStarts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    reading: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): starts.append(starts[starts.count - 1] + encoded.count)
      case .error(let length): starts.append(starts[starts.count - 1] + length)
      case .emptyInput: break reading
      }
    }
    scalarStarts = starts
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a scalar, or bytes that count as one, starts there, or the text ends.
  func isScalarBoundary(_ utf8Offset: Int) -> Bool { scalarStarts.contains(utf8Offset) }
}
