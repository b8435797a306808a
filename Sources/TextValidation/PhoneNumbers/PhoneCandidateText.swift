import TextModel

/// The scalars of a candidate, of which blanks without end are left out.
struct PhoneCandidateText {
  /// What was left out between two scalars: how many places of each kind began there that the search for inner parts tries.
  struct Gap {
    /// The index of the scalar that follows.
    let index: Int
    /// Blanks.
    var blankCount: Int
    /// Blanks with a hyphen behind, and hyphens with a blank.
    var hyphenCount: Int
  }

  private(set) var scalars: [PhoneScalar] = []
  private(set) var gaps: [Gap] = []
  /// Where the candidate ends in the text.
  private(set) var utf8End = 0

  /// How many blanks stay at each end of a row: more than a number may be long.
  private static let keptBlankCount = 256

  /// Takes the scalars of `utf8Range`.
  ///
  /// - Complexity: O(*n*) in the count of the range; what is kept is bounded by what a candidate is without blanks.
  mutating func read(_ utf8Range: Range<Int>, of utf8: Span<UInt8>) {
    scalars.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
    utf8End = utf8Range.upperBound
    var offset = utf8Range.lowerBound
    var blanksStart = 0
    while offset < utf8End {
      let step = utf8.scalar(at: offset)
      scalars.append(PhoneScalar(step.value, at: offset))
      offset += step.utf8Count
      guard PhoneScalar.isGap(step.value) || step.value == 0x2D else {
        blanksStart = scalars.count
        continue
      }
      if scalars.count - blanksStart >= 4 * Self.keptBlankCount { leaveOut(blanksStart) }
    }
  }

  /// Leaves out the middle of the blanks from `start` on.
  private mutating func leaveOut(_ start: Int) {
    let middle = start + Self.keptBlankCount..<scalars.count - Self.keptBlankCount
    var gap = Gap(index: middle.lowerBound, blankCount: 0, hyphenCount: 0)
    for index in middle {
      gap.blankCount += scalars[index].isBlank ? 1 : 0
      gap.hyphenCount += Self.isHyphenPlace(index, in: scalars.span) ? 1 : 0
    }
    scalars.removeSubrange(middle)
    if let last = gaps.last, last.index == gap.index {
      gaps[gaps.count - 1].blankCount += gap.blankCount
      gaps[gaps.count - 1].hyphenCount += gap.hyphenCount
    } else {
      gaps.append(gap)
    }
  }

  /// Whether a blank and a hyphen stand at `index`, in either order (PH-6).
  static func isHyphenPlace(_ index: Int, in scalars: Span<PhoneScalar>) -> Bool {
    guard index + 1 < scalars.count else { return false }
    let (first, second) = (scalars[index], scalars[index + 1])
    return first.isBlank && second.value == 0x2D || first.value == 0x2D && second.isBlank
  }

  /// How many places of a kind were left out between two indices.
  func leftOutCount(_ separator: PhoneSeparator, between start: Int, and end: Int) -> Int {
    guard separator == .blank || separator == .hyphen else { return 0 }
    return gaps.reduce(0) { count, gap in
      guard gap.index > start, gap.index <= end else { return count }
      return count + (separator == .blank ? gap.blankCount : gap.hyphenCount)
    }
  }

  /// The UTF-8 offsets of scalars.
  func utf8Range(_ range: Range<Int>) -> Range<Int> {
    func offset(_ index: Int) -> Int { index < scalars.count ? scalars[index].utf8Offset : utf8End }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}
