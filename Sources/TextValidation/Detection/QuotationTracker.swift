import TextModel

/// Pairs the quotation marks of a text as a walk meets them (detection.md, section 12).
///
/// The walk hands over the marks in order, without those inside other selections, and says where a line ends.
@usableFromInline package struct QuotationTracker: Sendable {
  private struct OpenMark {
    var value: UInt32 = 0
    var utf8Count: UInt32 = 0
    var utf8Offset = 0
    var heldCount = 0

    var utf8Range: Range<Int> { utf8Offset..<utf8Offset + Int(utf8Count) }
  }

  /// At most eight: the eight innermost (Q4, O5).
  private var openMarks = InlineArray<8, OpenMark>(repeating: OpenMark())
  @usableFromInline var openCount = 0

  package init() {}

  /// Whether no mark is open.
  @inlinable package var isIdle: Bool { openCount == 0 }

  /// Forgets what is open: a line has ended (Q5).
  @inlinable package mutating func endLine() { openCount = 0 }

  /// A quotation whose marks have both been met.
  package struct Closed: Equatable {
    /// Half-open UTF-8 offsets, marks included.
    package let utf8Range: Range<Int>
    /// How many selections the walk held back when the opening mark was met.
    package let heldCount: Int
  }

  /// Takes the mark at `utf8Range`.
  ///
  /// `heldCount` says how many selections the walk holds back now.
  ///
  /// - Returns: The quotation that the mark closes, if it closes one that is not empty.
  /// - Complexity: O(1), and once for each quotation O(*n*) in the blanks it starts with.
  package mutating func take(
    _ value: UInt32, at utf8Range: Range<Int>, heldCount: Int, in utf8: Span<UInt8>, detector: Detector
  ) -> Closed? {
    guard !detector.isApostrophe(value, at: utf8Range, in: utf8) else { return nil }
    if let index = partner(of: value), detector.mayClose(value, at: utf8Range, in: utf8) {
      let open = openMarks.span[index]
      openCount = index
      let isEmpty = detector.isBlank(open.utf8Range.upperBound..<utf8Range.lowerBound, in: utf8)
      return isEmpty
        ? nil : Closed(utf8Range: open.utf8Range.lowerBound..<utf8Range.upperBound, heldCount: open.heldCount)
    }
    if detector.mayOpen(value, at: utf8Range, in: utf8) {
      push(
        OpenMark(
          value: value, utf8Count: UInt32(utf8Range.count), utf8Offset: utf8Range.lowerBound, heldCount: heldCount))
    }
    return nil
  }

  /// The same for the mark U+0022 at `utf8Offset`, where it is known what it may do.
  package mutating func takePlain(_ sides: PlainSides, at utf8Offset: Int, heldCount: Int) -> Closed? {
    if openCount > 0, sides.contains(.mayClose), let index = partner(of: 0x22) {
      openCount = index
      let start = openMarks.span[index].utf8Offset
      // No blank follows a mark that opens.
      return start + 1 == utf8Offset
        ? nil : Closed(utf8Range: start..<utf8Offset + 1, heldCount: openMarks.span[index].heldCount)
    }
    if sides.contains(.mayOpen) {
      push(OpenMark(value: 0x22, utf8Count: 1, utf8Offset: utf8Offset, heldCount: heldCount))
    }
    return nil
  }

  private mutating func push(_ mark: OpenMark) {
    if openCount == 8 {
      for index in 1..<8 { openMarks[index - 1] = openMarks[index] }
      openCount = 7
    }
    openMarks[openCount] = mark
    openCount += 1
  }

  private mutating func partner(of value: UInt32) -> Int? {
    var index = openCount - 1
    while index >= 0, !Self.closes(value, openMarks.span[index].value) { index -= 1 }
    return index >= 0 ? index : nil
  }

  /// Whether `mark` is a partner of the opening mark `open` (Q1).
  static func closes(_ mark: UInt32, _ open: UInt32) -> Bool {
    switch open {
    case 0x22, 0x27, 0x201D: mark == open
    case 0x201C: mark == 0x201D
    case 0x2018: mark == 0x2019
    case 0x201E: mark == 0x201C || mark == 0x201D
    case 0x201A: mark == 0x2018 || mark == 0x2019
    case 0xAB: mark == 0xBB
    case 0xBB: mark == 0xAB
    case 0x2039: mark == 0x203A
    case 0x203A: mark == 0x2039
    case 0x300C, 0x300E, 0xFF62: mark == open + 1
    case 0x301D: mark == 0x301E || mark == 0x301F
    default: false
    }
  }
}

extension Detector {
  /// Whether `value` is a quotation mark under the options (Q1).
  package func isQuotationMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x27, 0x2018: options.acceptsSingleQuotes
    case 0x22, 0xAB, 0xBB, 0x2019...0x201A, 0x201C...0x201E, 0x2039...0x203A, 0x300C...0x300F, 0x301D...0x301F,
      0xFF62...0xFF63:
      true
    default: false
    }
  }

  /// Whether the mark stands between letters or digits, or is one of those around the elision `'n'` (Q3).
  func isApostrophe(_ value: UInt32, at range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    guard value == 0x27 || value == 0x2019 else { return false }
    let left = leftNeighbour(of: range.lowerBound, in: utf8)
    let right = scalarAt(range.upperBound, in: utf8)
    if isLetterOrDigit(left) && isLetterOrDigit(right) { return true }
    return isElision(from: range, in: utf8) || isElisionEnd(at: range, in: utf8)
  }

  private func isLetterOrDigit(_ neighbour: Neighbour) -> Bool {
    neighbour.flags.contains(.letter) || neighbour.flags.contains(.decimalDigit)
  }

  /// Whether `range` is the first mark of a lone `'n'`.
  private func isElision(from range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    guard utf8.byte(at: range.upperBound).asciiLowercased == UInt8(ascii: "n") else { return false }
    let second = scalarAt(range.upperBound + 1, in: utf8)
    guard second.value == 0x27 || second.value == 0x2019 else { return false }
    let end = second.utf8Offset + (second.value == 0x27 ? 1 : 3)
    return isEdge(scalarBefore(range.lowerBound, in: utf8)) && isEdge(scalarAt(end, in: utf8))
  }

  /// Whether `range` is the second mark of a lone `'n'`.
  private func isElisionEnd(at range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    let letter = range.lowerBound - 1
    guard letter > 0, utf8[letter].asciiLowercased == UInt8(ascii: "n") else { return false }
    let first = scalarBefore(letter, in: utf8)
    guard first.value == 0x27 || first.value == 0x2019 else { return false }
    return isElision(from: first.utf8Offset..<letter, in: utf8)
  }

  private func isEdge(_ neighbour: Neighbour) -> Bool {
    neighbour.value == ScalarStep.illFormed || neighbour.flags.contains(.blank)
  }

  /// Whether a mark whose partner is open closes it (Q2).
  func mayClose(_ value: UInt32, at range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    if isCornerBracket(value) || isGuillemet(value) { return true }
    return !scalarBefore(range.lowerBound, in: utf8).flags.contains(.blank)
      && !scalarAt(range.upperBound, in: utf8).isSpacedWord
  }

  /// Whether a mark opens a quotation (Q2).
  func mayOpen(_ value: UInt32, at range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    switch value {
    case 0x2019, 0x300D, 0x300F, 0xFF63, 0x301E, 0x301F: return false
    case 0x300C, 0x300E, 0xFF62, 0x301D, 0x201E, 0x201A: return true
    default: break
    }
    let left = leftNeighbour(of: range.lowerBound, in: utf8)
    if left.isSpacedWord { return false }
    switch value {
    case 0x22, 0x27, 0x201D, 0xBB, 0x203A:
      let next = scalarAt(range.upperBound, in: utf8)
      if next.flags.contains(.blank) || range.upperBound == utf8.count { return false }
    default: break
    }
    let isBracket = left.value == ascii("(") || left.value == ascii("[") || left.value == ascii("{")
    return value != 0x201D || isBracket || !left.flags.contains(.punctuation)
  }

  private func isCornerBracket(_ value: UInt32) -> Bool {
    switch value {
    case 0x300C...0x300F, 0xFF62, 0xFF63, 0x301D...0x301F: true
    default: false
    }
  }

  private func isGuillemet(_ value: UInt32) -> Bool {
    value == 0xAB || value == 0xBB || value == 0x2039 || value == 0x203A
  }

  /// Whether `range` holds blanks only.
  func isBlank(_ range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let step = utf8.scalar(at: offset)
      guard flags(of: step.value).contains(.blank) else { return false }
      offset += step.utf8Count
    }
    return true
  }
}
