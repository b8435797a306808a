package import TextModel

/// Bytes as the standard library decodes them, and where in them each scalar stood: a slow, obvious oracle.
package struct DecodedText {
  /// `String(decoding:as:)` of the bytes.
  package let text: String
  /// Where each scalar of ``text`` starts in the bytes; last, their count.
  package let scalarStarts: [Int]

  package init(_ bytes: [UInt8]) {
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
  package func isScalarBoundary(_ utf8Offset: Int) -> Bool { scalarStarts.contains(utf8Offset) }

  /// What a UTF-8 offset into the bytes is in `unit`, counted in the views of ``text``.
  package func offset(in unit: OffsetUnit, atUTF8Offset utf8Offset: Int) -> Int {
    let scalarOffset = scalarStarts.lastIndex { $0 <= utf8Offset } ?? 0
    let index = text.unicodeScalars.index(text.startIndex, offsetBy: scalarOffset)
    switch unit {
    case .utf8: return scalarStarts[scalarOffset]
    case .utf16: return text.utf16.distance(from: text.startIndex, to: index)
    case .scalar: return scalarOffset
    case .grapheme: return text.indices.count { $0 < index && text.index(after: $0) <= index }
    }
  }
}
