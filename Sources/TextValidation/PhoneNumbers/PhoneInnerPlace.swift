/// What separates numbers that stand close together, in the order in which it is tried (dialects.md, PH-6).
enum PhoneSeparator: CaseIterable {
  case slash, bracket, hyphen, wideHyphen, dot, blank
}

/// A place in a candidate that may separate two numbers.
struct PhoneInnerPlace {
  /// Where the separator starts.
  let start: Int
  /// What follows, up to the next separator of the kind or to the end.
  let part: Range<Int>

  /// The first place of a kind behind the start of `last`, or the first of all.
  ///
  /// - Complexity: O(*n*) in what is passed, for all places of a kind together.
  init?(_ separator: PhoneSeparator, after last: PhoneInnerPlace?, in scalars: Span<PhoneScalar>) {
    var place = last.map { $0.start + 1 } ?? 0
    while place < scalars.count {
      // What follows a row of the same separators follows each of them.
      if let last, place == last.start + 1, Self.isSameRow(separator, scalars[last.start], scalars[place]) {
        (start, part) = (place, last.part)
        return
      }
      if let part = Self.part(of: separator, at: place, in: scalars) {
        (self.start, self.part) = (place, part)
        return
      }
      place += 1
    }
    return nil
  }

  private static func isSameRow(_ separator: PhoneSeparator, _ first: PhoneScalar, _ second: PhoneScalar) -> Bool {
    switch separator {
    case .slash, .dot: first.value == second.value
    case .blank: second.isBlank
    case .bracket, .hyphen, .wideHyphen: false
    }
  }

  private static func part(
    of separator: PhoneSeparator, at place: Int, in scalars: Span<PhoneScalar>
  ) -> Range<Int>? {
    let scalar = scalars[place]
    switch separator {
    case .slash where scalar.value == 0x2F:
      return end(from: place, in: scalars) { $0.value == 0x2F }..<scalars.count
    case .bracket where scalar.value == 0x28:
      return place..<end(from: place + 1, in: scalars) { $0.value != 0x28 }
    case .hyphen where PhoneCandidateText.isHyphenPlace(place, in: scalars):
      return nonEmpty(blanksEnd(from: place + 2, in: scalars)..<scalars.count)
    case .wideHyphen where (0x2012...0x2015).contains(scalar.value) || scalar.value == 0xFF0D:
      return nonEmpty(blanksEnd(from: place + 1, in: scalars)..<scalars.count)
    case .dot where scalar.value == 0x2E:
      let dotsEnd = end(from: place, in: scalars) { $0.value == 0x2E }
      let start = blanksEnd(from: dotsEnd, in: scalars)
      let part = start..<end(from: start, in: scalars) { $0.value != 0x2E }
      // Blanks between dots are a part, too, if one that is no number.
      return part.isEmpty && start > dotsEnd ? start - 1..<start : nonEmpty(part)
    case .blank where scalar.isBlank:
      let start = blanksEnd(from: place, in: scalars)
      return nonEmpty(start..<end(from: start, in: scalars) { !$0.isBlank })
    default: return nil
    }
  }

  private static func nonEmpty(_ part: Range<Int>) -> Range<Int>? { part.isEmpty ? nil : part }

  private static func blanksEnd(from start: Int, in scalars: Span<PhoneScalar>) -> Int {
    end(from: start, in: scalars) { $0.isBlank }
  }

  private static func end(
    from start: Int, in scalars: Span<PhoneScalar>, while isIn: (PhoneScalar) -> Bool
  ) -> Int {
    var end = start
    while end < scalars.count, isIn(scalars[end]) { end += 1 }
    return end
  }
}
