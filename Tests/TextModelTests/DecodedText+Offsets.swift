import ReferenceScanner
import TextModel

extension DecodedText {
  /// The place in the bytes of a scalar boundary of ``text``.
  func originalUTF8Offset(atUTF8Offset utf8Offset: Int) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: utf8Offset)
    return scalarStarts[text.unicodeScalars.distance(from: text.startIndex, to: index)]
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
