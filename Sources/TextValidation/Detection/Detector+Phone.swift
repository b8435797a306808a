import TextModel

extension Detector {
  /// The telephone number that starts at `start`: a plus sign, an opening bracket or the first digit of a run
  /// (detection.md, section 9).
  ///
  /// - Complexity: O(1); reads at most 20 digits with their separators, and an extension.
  package func phone(from start: Int, in utf8: Span<UInt8>) -> Verdict {
    // Rows of digits fail here, or each would be read as far as the longest number.
    if readsPlainForms, !mayFillShape(PhoneGroups(from: start, groupLimit: 2, in: utf8), in: utf8) { return .none }
    let groups = PhoneGroups(from: start, in: utf8)
    guard groups.count > 0, groups.digitCount >= 8 || options.region != nil else { return .none }
    let written = start..<groups.end(ofGroup: groups.count - 1)
    guard mayBeginPhone(at: start, in: utf8) else { return .refused(.leftNeighbour, written) }
    var refusal = groups.count == 1 && !groups.hasPlus ? Refusal.bareDigits : .noPhoneShape
    for groupCount in stride(from: groups.count, to: 0, by: -1) {
      // The fewest and the most digits of any shape, with a `00` before.
      guard (options.region == nil ? 8 : 3)...17 ~= groups[groupCount - 1].digitCountSoFar,
        let shape = shape(ofFirst: groupCount, groups, in: utf8)
      else { continue }
      let end = groups.end(ofGroup: groupCount - 1)
      if let digits = phoneExtension(from: end, in: utf8) { return .match(start..<digits.upperBound) }
      let mayPrecedeSpacedDigit = shape == .international || !hasSpace(groups, groupCount)
      if mayEndPhone(at: end, mayPrecedeSpacedDigit: mayPrecedeSpacedDigit, in: utf8) { return .match(start..<end) }
      refusal = .rightNeighbour
    }
    let pairsEnd = endOfPairs(groups, in: utf8)
    guard let end = endOfSomethingElse(groups, in: utf8) ?? pairsEnd else { return .refused(refusal, written) }
    return .refused(pairsEnd == nil ? refusal : .looksLikePairs, run: start..<end, claims: .phone)
  }

  /// Whether the digits at `start` are many, or go on after separators: the cheap question that most numbers fail.
  ///
  /// - Complexity: O(1); reads at most 48 bytes.
  package func mayBePhone(digitsFrom start: Int, in utf8: Span<UInt8>) -> Bool {
    var offset = start
    while utf8.byte(at: offset).isASCIIDigit {
      offset += 1
      if offset - start == 8 { return true }
    }
    if options.acceptsUngroupedPhones { return true }
    switch utf8.byte(at: offset) {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
      let next = utf8.byte(at: offset + 1)
      guard next.isASCIIDigit || next == UInt8(ascii: "(") else { return false }
      return options.region != nil || mayHoldEightDigits(from: start, in: utf8)
    case UInt8(ascii: "("), 0x80...: return true
    default: return false
    }
  }

  /// Whether eight digits follow from `start` on, or something beyond ASCII, before anything that is in no number.
  private func mayHoldEightDigits(from start: Int, in utf8: Span<UInt8>) -> Bool {
    var digitCount = 0
    for offset in start..<min(start + 48, utf8.count) {
      switch utf8[offset] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digitCount += 1
        if digitCount == 8 { return true }
      case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "-")...UInt8(ascii: "/"): break
      case 0x80...: return true
      default: return false
      }
    }
    return false
  }

  private func hasSpace(_ groups: PhoneGroups, _ groupCount: Int) -> Bool {
    (0..<groupCount).contains { PhoneGroups.isSpace(groups[$0].separator) }
  }

  /// What stands before a number (B3, T5).
  private func mayBeginPhone(at start: Int, in utf8: Span<UInt8>) -> Bool {
    let left = leftNeighbour(of: start, in: utf8)
    if left.isSpacedWord { return false }
    switch left.value {
    case ascii("$"), 0x20AC, 0xA3, 0xA5, ascii("#"), 0x2116, ascii("%"), ascii("_"), ascii("@"), ascii("/"),
      ascii("\\"):
      return false
    case ascii("-"), ascii("="):
      return !leftNeighbour(of: left.utf8Offset, in: utf8).isWord
    case ascii("+"), ascii(":"), ascii(","), ascii("."):
      return !leftNeighbour(of: left.utf8Offset, in: utf8).flags.contains(.decimalDigit)
    default: return true
    }
  }

  /// What stands after a number (T6).
  private func mayEndPhone(at end: Int, mayPrecedeSpacedDigit: Bool, in utf8: Span<UInt8>) -> Bool {
    let next = scalarAt(end, in: utf8)
    if next.isSpacedWord { return false }
    switch next.value {
    case ascii("@"), ascii("%"), 0x20AC, ascii("$"), 0xA3, 0xA5, 0xB0: return false
    case ascii("."), ascii("-"), ascii("/"), ascii(":"), ascii("+"), ascii("("), ascii(")"):
      return !utf8.byte(at: end + 1).isASCIIDigit
    default:
      guard PhoneGroups.isSpace(next.value), !mayPrecedeSpacedDigit else { return true }
      return !utf8.byte(at: end + utf8.scalar(at: end).utf8Count).isASCIIDigit
    }
  }

  /// The digits of an extension at `end`, where the number ends too (T7).
  func phoneExtension(from end: Int, in utf8: Span<UInt8>) -> Range<Int>? {
    guard mayBeginExtension(at: end, in: utf8) else { return nil }
    var offset = end
    if utf8.hasASCII(";ext=", at: offset, ignoringCase: true) {
      offset += 5
    } else {
      if isBlankOnLine(scalarAt(offset, in: utf8)) { offset += utf8.scalar(at: offset).utf8Count }
      guard
        let sign = ["extension", "ext.", "ext", "x", "#"].first(where: {
          utf8.hasASCII($0, at: offset, ignoringCase: true)
        })
      else { return nil }
      offset += sign.utf8.count
      let next = scalarAt(offset, in: utf8)
      if next.value == ascii(":") || isBlankOnLine(next) { offset += utf8.scalar(at: offset).utf8Count }
    }
    let start = offset
    while offset - start < 8, utf8.byte(at: offset).isASCIIDigit { offset += 1 }
    guard (1...7).contains(offset - start), !scalarAt(offset, in: utf8).isWord else { return nil }
    return start..<offset
  }

  /// Whether the bytes at `end`, or those after a blank, may begin an extension: the cheap question that most ends fail.
  func mayBeginExtension(at end: Int, in utf8: Span<UInt8>) -> Bool {
    let isBlank = utf8.byte(at: end) == 0x20 || utf8.byte(at: end) == 0x09
    let next = utf8.byte(at: isBlank ? end + 2 : end + 1)
    switch utf8.byte(at: isBlank ? end + 1 : end) {
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return next | 0x20 == UInt8(ascii: "x")
    case UInt8(ascii: ";"): return next | 0x20 == UInt8(ascii: "e")
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "#"):
      return next <= 0x20 || next >= 0x80 || next.isASCIIDigit || next == UInt8(ascii: ":")
    case let byte: return byte >= 0x80 && !isBlank
    }
  }

  /// A blank that ends no line: no number crosses a line break (T1).
  private func isBlankOnLine(_ neighbour: Neighbour) -> Bool {
    neighbour.flags.contains(.blank) && !isLineBreak(neighbour.value)
  }

  /// The number of a `tel:` URI whose colon stands at `colon` (T9; RFC 3966).
  ///
  /// - Complexity: O(*n*) in the URI.
  package func telephoneURI(colon: Int, floor: Int, in utf8: Span<UInt8>) -> Verdict {
    let start = colon - 3
    guard start >= floor, utf8.hasASCII("tel", at: start, ignoringCase: true), mayBeginPhone(at: start, in: utf8) else {
      return .none
    }
    let isGlobal = utf8.byte(at: colon + 1) == UInt8(ascii: "+")
    var offset = isGlobal ? colon + 2 : colon + 1
    var digitCount = 0
    var end = offset
    while offset < utf8.count, isURIDigit(utf8[offset]) || isVisualSeparator(utf8[offset]) {
      if isURIDigit(utf8[offset]) { (digitCount, end) = (digitCount + 1, offset + 1) }
      offset += 1
    }
    guard (isGlobal ? 1 : 3)...15 ~= digitCount else { return .refused(.noPhoneShape, start..<end) }
    while let parameterEnd = uriParameterEnd(from: end, in: utf8) { end = parameterEnd }
    return scalarAt(end, in: utf8).isSpacedWord ? .refused(.rightNeighbour, start..<end) : .match(start..<end)
  }

  private func isURIDigit(_ byte: UInt8) -> Bool { byte.isASCIIDigit }

  private func isVisualSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }

  /// The end of `;name` or `;name=value` at `start`.
  private func uriParameterEnd(from start: Int, in utf8: Span<UInt8>) -> Int? {
    guard utf8.byte(at: start) == UInt8(ascii: ";") else { return nil }
    var offset = start + 1
    while isParameterName(utf8.byte(at: offset)) { offset += 1 }
    guard offset > start + 1 else { return nil }
    guard utf8.byte(at: offset) == UInt8(ascii: "=") else { return offset }
    let valueStart = offset + 1
    offset = valueStart
    var end = valueStart
    while isParameterName(utf8.byte(at: offset)) || isParameterMark(utf8.byte(at: offset)) {
      offset += 1
      // A full stop that ends the value ends the sentence.
      if utf8[offset - 1] != UInt8(ascii: ".") { end = offset }
    }
    return end > valueStart ? end : nil
  }

  private func isParameterName(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") }

  private func isParameterMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "%"), UInt8(ascii: "~"): true
    default: false
    }
  }
}
