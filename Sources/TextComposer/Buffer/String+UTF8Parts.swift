import TextModel

extension String {
  /// The part at `utf8Range`, which is on scalar boundaries.
  func utf8Part(_ utf8Range: Range<Int>) -> String {
    String(self[OffsetConversion.range(of: utf8Range, in: self)])
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
