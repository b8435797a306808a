/// PH-2, PH-3 and PH-5.
extension PhoneNumberReference {
  private static let openers = ScalarSet("([\u{FF08}\u{FF3B}")
  private static let closers = ScalarSet(")]\u{FF09}\u{FF3D}")
  private static let pluses = ScalarSet("+\u{FF0B}")
  private static let punctuation = ScalarSet("-xX \u{A0}\u{AD}\u{200B}\u{2060}\u{3000}()[]./~\u{2212}\u{30FC}").union(
    ScalarSet(0x2010...0x2015, 0xFF0D...0xFF0F, 0xFF08...0xFF09), ScalarSet("\u{FF3B}\u{FF3D}\u{2053}\u{223C}\u{FF5E}"))

  static func isOpener(_ scalar: Unicode.Scalar) -> Bool { openers.contains(scalar) }
  static func isCloser(_ scalar: Unicode.Scalar) -> Bool { closers.contains(scalar) }
  static func isPlus(_ scalar: Unicode.Scalar) -> Bool { pluses.contains(scalar) }
  static func isLead(_ scalar: Unicode.Scalar) -> Bool { isOpener(scalar) || isPlus(scalar) }
  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool { punctuation.contains(scalar) }
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { Alphabet.isUnicodeDigit(scalar) }

  /// The value of a digit; `nil` of any other scalar.
  static func digit(_ scalar: Unicode.Scalar) -> Int? {
    isDigit(scalar) ? scalar.properties.numericValue.map { Int($0) } : nil
  }

  /// PH-3: the leftmost candidate from `floor` on, as far as it is not cut.
  func candidate(from floor: Int) -> Range<Int>? {
    for start in floor..<max(floor, text.count) {
      guard let firstBlock = blockStart(afterLeadsFrom: start, atMost: 2) else { continue }
      let blocksEnd = blocksEnd(from: firstBlock)
      let extended = PhoneNumberReferenceExtension.readings(at: blocksEnd, in: text, isParsing: false).first
      return start..<Self.cutEnd(of: start..<(extended?.end ?? blocksEnd), in: text)
    }
    return nil
  }

  /// Where the first block starts behind up to so many times a lead and up to four of punctuation.
  private func blockStart(afterLeadsFrom start: Int, atMost leadCount: Int) -> Int? {
    if text.holds(at: start, Self.isDigit) { return start }
    guard leadCount > 0, text.holds(at: start, Self.isLead) else { return nil }
    for next in start + 1...start + 5 {
      guard text.scalars[min(start + 1, text.count)..<min(next, text.count)].allSatisfy(Self.isPunctuation) else {
        break
      }
      if let block = blockStart(afterLeadsFrom: next, atMost: leadCount - 1) { return block }
    }
    return nil
  }

  /// Where up to 21 blocks of up to 20 digits end, of which each but the first may have up to four of punctuation before.
  private func blocksEnd(from start: Int) -> Int {
    func blockEnd(from start: Int) -> Int { min(text.runEnd(from: start, while: Self.isDigit), start + 20) }
    var end = blockEnd(from: start)
    for _ in 0..<20 {
      let next = text.runEnd(from: end, while: Self.isPunctuation)
      guard next - end <= 4, text.holds(at: next, Self.isDigit) else { break }
      end = blockEnd(from: next)
    }
    return end
  }

  /// Where a second number starts in `range`: at the first `/` or `\`, spaces, `x`; its end if there is none.
  static func cutEnd(of range: Range<Int>, in text: ScalarText) -> Int {
    range.first { place in
      guard text[place] == "/" || text[place] == "\\" else { return false }
      let spacesEnd = text.runEnd(from: place + 1) { $0 == " " }
      return spacesEnd < range.upperBound && text[spacesEnd] == "x"
    } ?? range.upperBound
  }

  /// Whether there is a digit at `place`, with a value up to `greatest`.
  private func hasDigit(upTo greatest: Int, at place: Int) -> Bool {
    text.holds(at: place) { (Self.digit($0) ?? 10) <= greatest }
  }

  /// PH-5: a day and a month in either order, and a year, of which two digits are enough.
  func holdsDate(_ candidate: Range<Int>) -> Bool {
    /// Where one or two digits end which start at `start`, the first of two being bounded.
    func ends(from start: Int, upTo greatest: Int) -> [Int] {
      let two = hasDigit(upTo: greatest, at: start) && hasDigit(upTo: 9, at: start + 1) ? [start + 2] : []
      return two + (hasDigit(upTo: 9, at: start) ? [start + 1] : [])
    }
    return candidate.contains { start in
      [(3, 1), (1, 3)].contains { first, second in
        ends(from: start, upTo: first).filter { text[$0] == "/" }.contains { slash in
          ends(from: slash + 1, upTo: second).contains { next in
            text[next] == "/" && hasDigit(upTo: 9, at: next + 1) && hasDigit(upTo: 9, at: next + 2)
              && next + 3 <= candidate.upperBound
          }
        }
      }
    }
  }

  /// PH-5: a time stamp up to its hour, and minutes behind the candidate.
  func isTimeStamp(_ candidate: Range<Int>) -> Bool {
    let end = candidate.upperBound
    guard text[end] == ":", hasDigit(upTo: 5, at: end + 1), hasDigit(upTo: 9, at: end + 2) else { return false }
    return candidate.contains { start in
      func sign(at place: Int) -> Int { text.holds(at: place) { $0 == "-" || $0 == "/" } ? 1 : 0 }
      guard hasDigit(upTo: 2, at: start), !hasDigit(upTo: 0, at: start) else { return false }
      guard (1...3).allSatisfy({ hasDigit(upTo: 9, at: start + $0) }) else { return false }
      let month = start + 4 + sign(at: start + 4)
      guard hasDigit(upTo: 1, at: month), hasDigit(upTo: 9, at: month + 1) else { return false }
      let day = month + 2 + sign(at: month + 2)
      guard hasDigit(upTo: 3, at: day), hasDigit(upTo: 9, at: day + 1) else { return false }
      let hour = text.runEnd(from: day + 2) { $0 == " " }
      return hour > day + 2 && hour + 2 == end && hasDigit(upTo: 2, at: hour) && hasDigit(upTo: 9, at: hour + 1)
    }
  }
}
