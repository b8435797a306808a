import TextModel
import TextValidation

/// The digit groups of a number with one separator between each two, from its first digit on.
struct ReferenceGroups {
  /// Where each group stands.
  var groups: [Range<Int>] = []
  /// What stands before each group but the first.
  var separators: [Unicode.Scalar] = []
}

/// Section 9.
extension ReferenceReading {
  private static let spaces = " \u{A0}\u{2007}\u{2009}\u{202F}"
  private static let separators =
    spaces + "-./\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}"

  func isSeparator(at place: Int) -> Bool { text.isOne(of: Self.separators, at: place) }

  /// T2: the longest reading that fits and passes its checks.
  func phone(at start: Int) -> ReferenceFinding {
    guard text.isASCIIDigit(at: start) || text.isOne(of: "+＋(t", at: start) || text[start] == "T",
      mayStartPhone(at: start)
    else { return .nothing }
    let international = internationalEnds(from: start) + doubleZeroEnds(from: start)
    let national =
      bracketedAreaEnds(from: start) + northAmericanEnds(from: start) + trunkZeroEnds(from: start)
      + chineseMobileEnds(from: start) + regionalEnds(from: start)
    let ends =
      international.compactMap { finalEnd(of: start..<$0, isInternational: true) }
      + national.compactMap { finalEnd(of: start..<$0, isInternational: false) } + telEnds(from: start)
    if let end = ends.max() { return .candidate(end: end) }
    // A2: a number that T4 refuses is refused as a whole.
    let run = groups(from: start)
    guard isTrunkZero(run), isRefusedTrunkZero(run.groups, separators: run.separators) else { return .nothing }
    return .refused(ReferenceClaim(range: start..<(run.groups.last?.upperBound ?? start), kinds: [.phone]))
  }

  // MARK: Boundaries

  /// B3 and T5.
  private func mayStartPhone(at start: Int) -> Bool {
    if text.isAfter("$€£¥#№%_@/\\", orWhere: text.isSpacedWord, at: start) { return false }
    guard let neighbour = text.leftNeighbour(of: start) else { return true }
    let afterDigit = text.isAfter("", orWhere: { text.has(.decimalDigit, at: $0) }, at: neighbour)
    let afterWord = text.isAfter("", orWhere: text.isWord, at: neighbour)
    if text.isOne(of: "-+=:,.", at: neighbour), afterDigit { return false }
    return !(text.isOne(of: "-=", at: neighbour) && afterWord)
  }

  /// T6 and T7: where a number ends with its extension; `nil` if it may not end there.
  private func finalEnd(of number: Range<Int>, isInternational: Bool) -> Int? {
    let end = number.upperBound
    if let extensionEnd = extensionEnd(from: end) { return extensionEnd }
    if text.isSpacedWord(at: end) || text.isOne(of: "@%€$£¥°", at: end) { return nil }
    if text.isOne(of: ".-/:+()", at: end), text.isASCIIDigit(at: end + 1) { return nil }
    // T3 takes the longest prefix that passes, whatever follows: `+44 20 7946 0123` of `+44 20 7946 0123 2 times`.
    let hasSpace = number.contains { text.isOne(of: Self.spaces, at: $0) }
    let meetsGroup = text.isOne(of: Self.spaces, at: end) && text.isASCIIDigit(at: end + 1)
    return !isInternational && hasSpace && meetsGroup ? nil : end
  }

  /// T7.
  private func extensionEnd(from end: Int) -> Int? {
    let start = text.isBlank(at: end) && !text.isLineBreak(at: end) ? end + 1 : end
    for word in ["extension", "ext.", "ext", "x", "#", ";ext="] where text.holds(word, at: start) {
      let afterWord = start + word.count
      let isFilled = text[afterWord] == ":" || (text.isBlank(at: afterWord) && !text.isLineBreak(at: afterWord))
      let digits = isFilled ? afterWord + 1 : afterWord
      let digitsEnd = text.runEnd(from: digits, where: text.isASCIIDigit)
      if (1...7).contains(digitsEnd - digits), !text.isWord(at: digitsEnd) { return digitsEnd }
    }
    return nil
  }

  // MARK: Groups

  /// All groups that follow one another from `start`.
  func groups(from start: Int) -> ReferenceGroups {
    var result = ReferenceGroups()
    var place = start
    while text.isASCIIDigit(at: place) {
      let end = text.runEnd(from: place, where: text.isASCIIDigit)
      result.groups.append(place..<end)
      guard isSeparator(at: end), text.isASCIIDigit(at: end + 1), let separator = text[end] else { break }
      result.separators.append(separator)
      place = end + 1
    }
    return result
  }

  /// The ASCII digits of `range`.
  func digits(of range: Range<Int>) -> [UInt8] {
    range.filter { text.isASCIIDigit(at: $0) }.compactMap { text[$0] }.map { UInt8($0.value) }
  }

  // MARK: Shapes

  /// T2: `1` before a North American number or a bracketed area; where it starts without it.
  private func starts(afterOneAt start: Int) -> [Int] {
    guard text[start] == "1" else { return [start] }
    return isSeparator(at: start + 1) ? [start, start + 2] : [start, start + 1]
  }

  private func bracketedAreaEnds(from start: Int) -> [Int] {
    guard let open = starts(afterOneAt: start).first(where: { text[$0] == "(" }) else { return [] }
    let close = text.runEnd(from: open + 1, where: text.isASCIIDigit)
    guard text[close] == ")", (2...5).contains(close - open - 1) else { return [] }
    let rest = groups(from: isSeparator(at: close + 1) ? close + 2 : close + 1)
    return rest.groups.map(\.upperBound).filter { (9...12).contains(digits(of: start..<$0).count) }
  }

  private func northAmericanEnds(from start: Int) -> [Int] {
    guard let first = starts(afterOneAt: start).last, text.isOne(of: "23456789", at: first) else { return [] }
    let number = groups(from: first)
    guard number.groups.prefix(3).map(\.count) == [3, 3, 4], number.separators[0] == number.separators[1],
      !Self.spaces.unicodeScalars.contains(number.separators[0]), first != start + 1
    else { return [] }
    return [number.groups[2].upperBound]
  }

  private func chineseMobileEnds(from start: Int) -> [Int] {
    let number = groups(from: start)
    guard number.groups.prefix(3).map(\.count) == [3, 4, 4], text[start] == "1",
      text.isOne(of: "3456789", at: start + 1), number.separators[0] == number.separators[1],
      " -".unicodeScalars.contains(number.separators[0])
    else { return [] }
    return [number.groups[2].upperBound]
  }

  private func trunkZeroEnds(from start: Int) -> [Int] {
    let number = groups(from: start)
    guard isTrunkZero(number) else { return [] }
    return number.groups.indices.dropFirst().filter { last in
      let groups = number.groups[...last]
      return (9...12).contains(groups.map(\.count).reduce(0, +))
        && !isRefusedTrunkZero(Array(groups), separators: Array(number.separators.prefix(last)))
    }.map { number.groups[$0].upperBound }
  }

  private func isTrunkZero(_ number: ReferenceGroups) -> Bool {
    guard let first = number.groups.first, number.groups.count > 1 else { return false }
    return (2...5).contains(first.count) && text[first.lowerBound] == "0" && text[first.lowerBound + 1] != "0"
  }

  /// T4: d.m.yyyy or yyyy-m-d with like separators anywhere in a number.
  private func isDated(_ counts: [Int], separators: [Unicode.Scalar]) -> Bool {
    counts.indices.dropLast(2).contains { index in
      let isDayFirst = counts[index] <= 2 && counts[index + 1] <= 2 && counts[index + 2] == 4
      let isYearFirst = counts[index] == 4 && counts[index + 1] <= 2 && counts[index + 2] <= 2
      return (isDayFirst || isYearFirst) && separators[index] == separators[index + 1]
    }
  }

  /// T4.
  private func isRefusedTrunkZero(_ groups: [Range<Int>], separators: [Unicode.Scalar]) -> Bool {
    let counts = groups.map(\.count)
    if counts.count == 3, counts.allSatisfy({ $0 <= 2 }) { return true }
    let isAddress =
      counts.count == 4 && separators.allSatisfy { $0 == "." }
      && groups.allSatisfy { $0.count <= 3 && Int(text.lowercased($0)).map { $0 <= 255 } ?? false }
    let isPairs = counts.allSatisfy { $0 == 2 } && counts.count != 5
    return isDated(counts, separators: separators) || isAddress || isPairs || counts == [3, 2, 4]
      || counts.dropLast().contains(1)
  }

  /// T2, last row, and T8's exception; never a date (T8).
  private func regionalEnds(from start: Int) -> [Int] {
    guard let region = options.region.flatMap({ PhonePlan.shared.region($0) }) else { return [] }
    let number = groups(from: start)
    return number.groups.indices.filter { last in
      guard last > 0 || options.acceptsUngroupedPhones else { return false }
      let counts = number.groups[...last].map(\.count)
      if isDated(counts, separators: Array(number.separators.prefix(last))) { return false }
      guard let written = PhoneDigits(digits(of: start..<number.groups[last].upperBound).span) else { return false }
      return PhonePlan.shared.isValid(PhonePlan.shared.national(written, in: region), in: region)
    }.map { number.groups[$0].upperBound }
  }
}
