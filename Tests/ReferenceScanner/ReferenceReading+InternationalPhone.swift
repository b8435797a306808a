import TextModel
import TextValidation

/// Section 9: numbers that begin with a calling code.
extension ReferenceReading {
  /// T2, first row, and T3.
  func internationalEnds(from start: Int) -> [Int] {
    guard text.isOne(of: "+＋", at: start) else { return [] }
    return endsAfterCallingCode(from: start + 1, codeStart: start + 1)
  }

  /// T2, second row, and T3: at least one separator.
  func doubleZeroEnds(from start: Int) -> [Int] {
    guard text[start] == "0", text[start + 1] == "0" else { return [] }
    let firstGroupEnd = text.runEnd(from: start, where: text.isASCIIDigit)
    return endsAfterCallingCode(from: start, codeStart: start + 2).filter { $0 > firstGroupEnd }
  }

  private func endsAfterCallingCode(from start: Int, codeStart: Int) -> [Int] {
    let first = groups(from: codeStart)
    guard let codeGroup = first.groups.first else { return [] }
    // `(0)` does not count, a bracketed area does; one separator or none on each side.
    let open = isSeparator(at: codeGroup.upperBound) ? codeGroup.upperBound + 1 : codeGroup.upperBound
    let close = text.runEnd(from: open + 1, where: text.isASCIIDigit)
    var ends = first.groups.map(\.upperBound)
    var uncounted = open..<open
    if text[open] == "(", text[close] == ")", (1...5).contains(close - open - 1) {
      if text.lowercased(open + 1..<close) == "0" { uncounted = open..<close }
      ends = [codeGroup.upperBound]
      ends += groups(from: isSeparator(at: close + 1) ? close + 2 : close + 1).groups.map(\.upperBound)
    }
    return ends.filter { end in
      let counted = (codeStart..<end).filter { !uncounted.contains($0) }
      return isInternational(counted.flatMap { digits(of: $0..<$0 + 1) }, codeGroup: codeGroup)
    }.suffix(1)
  }

  /// T3.
  private func isInternational(_ number: [UInt8], codeGroup: Range<Int>) -> Bool {
    let plan = PhonePlan.shared
    guard (8...15).contains(number.count), let digits = PhoneDigits(number.span),
      let code = plan.callingCode(startOf: digits)
    else { return false }
    let codeCount = String(code).count
    let national = digits.dropFirst(codeCount)
    return codeCount <= codeGroup.count && plan.isPossible(national, callingCode: code)
      && plan.fitsGeneralPattern(national, callingCode: code)
  }

  /// T9: `tel:` and a number of RFC 3966, section 3, with its parameters.
  func telEnds(from start: Int) -> [Int] {
    guard text.holds("tel:", at: start) else { return [] }
    let numberStart = text[start + 4] == "+" ? start + 5 : start + 4
    let run = text.runEnd(from: numberStart) { text.isASCIIDigit(at: $0) || text.isOne(of: "-.()", at: $0) }
    let end = text.runStart(before: run, notBefore: numberStart) { !text.isASCIIDigit(at: $0) }
    guard (1...15).contains(digits(of: numberStart..<end).count) else { return [] }
    let parameters = parametersEnd(from: end)
    // A local number needs its context.
    let isGlobal = numberStart == start + 5
    guard isGlobal || text.lowercased(end..<parameters).contains(";phone-context=") else { return [] }
    return text.isSpacedWord(at: parameters) || text[parameters] == "@" ? [] : [parameters]
  }

  /// `;name` or `;name=value`, as often as they follow.
  private func parametersEnd(from start: Int) -> Int {
    var end = start
    while text[end] == ";" {
      let nameEnd = text.runEnd(from: end + 1) { text.isASCIILetterOrDigit(at: $0) || text[$0] == "-" }
      guard nameEnd > end + 1 else { return end }
      guard text[nameEnd] == "=" else {
        end = nameEnd
        continue
      }
      let valueEnd = text.runEnd(from: nameEnd + 1) {
        text.isASCIILetterOrDigit(at: $0) || text.isOne(of: "-_.!~*'()[]/:&+$%", at: $0)
      }
      guard valueEnd > nameEnd + 1 else { return end }
      end = valueEnd
    }
    return end
  }
}
