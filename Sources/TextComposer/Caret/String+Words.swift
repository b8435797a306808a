import TextModel

extension String {
  /// Where the word begins that `utf8Offset` is in or behind: a run of letters, ideographs and numbers. 0 if there is none.
  ///
  /// - Precondition: `utf8Offset` is in the text, on a scalar boundary.
  /// - Complexity: O(*n*) in the UTF-8 count of what is passed over, and of the cluster there.
  func wordStart(beforeUTF8Offset utf8Offset: Int) -> Int {
    let utf8 = utf8.span
    var (start, offset) = (0, utf8Offset)
    var isInWord = false
    while offset > 0 {
      let step = utf8.scalar(endingAt: offset, notBefore: 0)
      if isInWord, !step.isWordScalar, !step.extendsCluster { break }
      offset -= step.utf8Count
      // A mark is part of the word only if a letter is before it.
      if step.isWordScalar { (start, isInWord) = (offset, true) }
    }
    return clusterUTF8Range(aroundUTF8Offset: start).lowerBound
  }

  /// Where the word ends that `utf8Offset` is in or before; the end of the text if there is none.
  ///
  /// - Precondition: `utf8Offset` is in the text, on a scalar boundary.
  /// - Complexity: O(*n*) in the UTF-8 count of what is passed over, and of the cluster there.
  func wordEnd(behindUTF8Offset utf8Offset: Int) -> Int {
    let utf8 = utf8.span
    var (offset, isInWord) = (utf8Offset, false)
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      if isInWord, !step.isWordScalar, !step.extendsCluster { break }
      isInWord = isInWord || step.isWordScalar
      offset += step.utf8Count
    }
    return clusterUTF8Range(aroundUTF8Offset: offset).upperBound
  }
}
