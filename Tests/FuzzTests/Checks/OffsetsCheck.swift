import ReferenceScanner
import TextModel

/// Offsets are those that the views of `String` count, and lead back to where they came from.
enum OffsetsCheck {
  static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
    let decoded = DecodedText(bytes)
    let utf8Offsets = Array(-1...bytes.count + 1)
    for unit in OffsetUnit.allCases {
      let expected = utf8Offsets.map { decoded.offset(in: unit, atUTF8Offset: $0) }
      let found = OffsetConversion.offsets(atUTF8Offsets: utf8Offsets, in: bytes.span, unit: unit)
      try expectEqual(found, expected, "\(unit) offsets are those of the view")
      let descending = OffsetConversion.offsets(atUTF8Offsets: utf8Offsets.reversed(), in: bytes.span, unit: unit)
      try expectEqual(descending, expected.reversed(), "\(unit) offsets do not depend on the order of asking")
      try checkBack(unit, bytes, decoded)
    }
    guard Array(decoded.text.utf8) == bytes else { return }
    for utf8Offset in utf8Offsets {
      let index = OffsetConversion.index(atUTF8Offset: utf8Offset, in: decoded.text)
      try expectEqual(
        decoded.text.utf8.distance(from: decoded.text.startIndex, to: index),
        decoded.offset(in: .utf8, atUTF8Offset: utf8Offset), "the index of \(utf8Offset) is that of its scalar")
    }
  }

  /// An offset leads back to the last place that has it or one below, where a scalar or, in clusters, a cluster starts.
  private static func checkBack(_ unit: OffsetUnit, _ bytes: [UInt8], _ decoded: DecodedText) throws(BrokenPromise) {
    let offsets = Array(-1...bytes.count + 1)
    let starts = decoded.starts(of: unit).map { ($0, decoded.offset(in: unit, atUTF8Offset: $0)) }
    let expected = offsets.map { offset in starts.last { $0.1 <= offset }?.0 ?? 0 }
    let found = OffsetConversion.utf8Offsets(at: offsets, unit: unit, in: bytes.span)
    try expectEqual(found, expected, "\(unit) offsets lead back to where they are")
  }
}

extension DecodedText {
  /// Where in the bytes a unit starts that an offset can lead back to, and their end.
  fileprivate func starts(of unit: OffsetUnit) -> [Int] {
    guard unit == .grapheme else { return scalarStarts }
    var (starts, scalarOffset) = ([0], 0)
    for character in text {
      scalarOffset += character.unicodeScalars.count
      starts.append(scalarStarts[scalarOffset])
    }
    return starts
  }
}
