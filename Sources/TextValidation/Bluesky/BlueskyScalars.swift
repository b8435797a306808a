import TextModel

/// What scalars are to the searches of the bluesky dialect (dialects.md, section 2).
enum BlueskyScalars {
  /// Whether a mention, a link or a cashtag may begin at `utf8Offset`: a *lead* stands before it, behind the floor (BS-1).
  static func followsLead(_ utf8Offset: Int, floor: Int, orBracket: Bool, in utf8: Span<UInt8>) -> Bool {
    if utf8Offset == 0 { return true }
    guard utf8Offset > floor else { return false }
    let value = utf8.scalar(endingAt: utf8Offset, notBefore: floor).value
    return value.isScriptSpace || (orBracket && value == ascii("("))
  }

  /// Where the run of scalars ends that are no white space, nor `isEnd`, from `utf8Offset` on.
  static func end(ofRunAt utf8Offset: Int, in utf8: Span<UInt8>, where isEnd: (UInt32) -> Bool = { _ in false }) -> Int
  {
    var offset = utf8Offset
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      guard step.value != ScalarStep.illFormed, !step.value.isScriptSpace, !isEnd(step.value) else { break }
      offset += step.utf8Count
    }
    return offset
  }

  /// Whether the scalar is punctuation (general category P).
  static func isPunctuation(_ value: UInt32) -> Bool {
    if value < 0x80 { return asciiPunctuation.contains(value) }
    switch Unicode.Scalar(value)?.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  private static let asciiPunctuation = ASCIISet("!\"#%&'()*,-./:;?@[\\]_{}")
}
