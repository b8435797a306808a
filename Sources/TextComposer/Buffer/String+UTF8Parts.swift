import TextModel

extension String {
  /// The part at `utf8Range`, which is on scalar boundaries.
  func utf8Part(_ utf8Range: Range<Int>) -> String {
    String(self[OffsetConversion.range(of: utf8Range, in: self)])
  }

  /// Whether the bytes of `part` stand at an offset, which may lie anywhere.
  func holds(_ part: String, atUTF8Offset utf8Offset: Int) -> Bool {
    let (bytes, partBytes) = (utf8.span, part.utf8.span)
    guard utf8Offset >= 0, utf8Offset <= bytes.count - partBytes.count else { return false }
    return partBytes.indices.allSatisfy { bytes[utf8Offset + $0] == partBytes[$0] }
  }

  /// Puts `inserted` in the place of `utf8Range`, which is on scalar boundaries.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of what is put in and of what comes behind, which is only moved.
  mutating func replaceUTF8Part(_ utf8Range: Range<Int>, with inserted: String) {
    replaceSubrange(OffsetConversion.range(of: utf8Range, in: self), with: inserted)
    // A bridged string would have no bytes to lend.
    makeContiguousUTF8()
  }
}
