import TextModel

/// Bytes as the standard library reads them, and where each scalar of the reading stood: a slow, obvious oracle.
struct ReferenceText {
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

  /// The place in the bytes of a scalar boundary of ``text``.
  func originalUTF8Offset(atUTF8Offset utf8Offset: Int) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: utf8Offset)
    return scalarStarts[text.unicodeScalars.distance(from: text.startIndex, to: index)]
  }

  /// What a UTF-8 offset into the bytes is in `unit`, counted in the views of ``text``.
  func offset(in unit: OffsetUnit, atUTF8Offset utf8Offset: Int) -> Int {
    let scalarOffset = (scalarStarts.lastIndex { $0 <= utf8Offset }) ?? 0
    let index = text.unicodeScalars.index(text.startIndex, offsetBy: scalarOffset)
    switch unit {
    case .utf8: return scalarStarts[scalarOffset]
    case .utf16: return text.utf16.distance(from: text.startIndex, to: index)
    case .scalar: return scalarOffset
    case .grapheme: return text.indices.count { $0 < index && text.index(after: $0) <= index }
    }
  }

  /// Where in the bytes the offset `offset` of `unit` is, counted in the views of ``text``.
  func utf8Offset(atOffset offset: Int, in unit: OffsetUnit) -> Int {
    scalarStarts.last { self.offset(in: unit, atUTF8Offset: $0) <= offset && isStart($0, of: unit) } ?? 0
  }

  private func isStart(_ utf8Offset: Int, of unit: OffsetUnit) -> Bool {
    guard unit == .grapheme, let scalarOffset = scalarStarts.firstIndex(of: utf8Offset) else { return true }
    let index = text.unicodeScalars.index(text.startIndex, offsetBy: scalarOffset)
    return index == text.endIndex || text.indices.contains(index)
  }
}
