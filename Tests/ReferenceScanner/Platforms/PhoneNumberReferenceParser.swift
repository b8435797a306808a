/// A telephone number as dialects.md, PH-10 to PH-12, reads it.
struct PhoneNumberReferenceNumber: Equatable {
  /// How a number tells its calling code.
  enum Origin { case plus, international, ownCode, national }

  let callingCode: Int
  /// The national number, in ASCII, with leading zeros.
  let digits: String
  /// The digits of the extension, in ASCII; `nil` if there is none.
  let extensionDigits: String?
  let origin: Origin

  /// Whether it is the same number, however it was written.
  func isSame(as other: PhoneNumberReferenceNumber) -> Bool {
    callingCode == other.callingCode && digits == other.digits && extensionDigits == other.extensionDigits
  }
}

/// dialects.md, PH-10 to PH-12.
struct PhoneNumberReferenceParser {
  typealias Plan = PhoneNumberReferencePlan
  /// A calling code, what follows it, and where it is from.
  private typealias Split = (callingCode: Int, digits: String, origin: PhoneNumberReferenceNumber.Origin)

  private let plan = Plan.shared
  private let region: Plan.Region?

  /// A parser of numbers of a region; `nil`: of numbers with a plus alone.
  init(region: String?) { self.region = region.flatMap { Plan.shared.regions[$0] } }

  /// The number that is written; `nil` if it is none.
  func number(_ written: ArraySlice<Unicode.Scalar>) -> PhoneNumberReferenceNumber? {
    guard written.count <= 250 else { return nil }
    let possible = Self.possiblePart(of: Array(written))
    guard Self.isNumber(possible), region != nil || possible.first.map(PhoneNumberReference.isPlus) ?? false else {
      return nil
    }
    let (number, foundExtension) = Self.withoutExtension(possible)
    guard let split = split(number), split.digits.count >= 2 else { return nil }
    let facts = split.origin == .national ? region : plan.mainRegion(of: split.callingCode)
    let digits = withoutTrunk(split.digits, facts: facts)
    guard (2...17).contains(digits.count) else { return nil }
    return PhoneNumberReferenceNumber(
      callingCode: split.callingCode, digits: digits, extensionDigits: foundExtension, origin: split.origin)
  }
}

/// PH-10.
extension PhoneNumberReferenceParser {
  private static func possiblePart(of written: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let text = ScalarText(
      scalars: Array(written.drop { !PhoneNumberReference.isPlus($0) && !PhoneNumberReference.isDigit($0) }))
    let end = text.runStart(before: text.count) { !PhoneNumberReference.canEnd($0) }
    return Array(text.scalars[..<PhoneNumberReference.cutEnd(of: 0..<end, in: text)])
  }

  /// Two digits alone; or pluses and three digits, then more, and perhaps an extension.
  private static func isNumber(_ scalars: [Unicode.Scalar]) -> Bool {
    if scalars.count == 2, scalars.allSatisfy(PhoneNumberReference.isDigit) { return true }
    let text = ScalarText(scalars: scalars)
    return (0...scalars.count).contains { end in
      isNumberWithoutExtension(scalars[..<end]) && (end == text.count || extensionDigits(from: end, in: text) != nil)
    }
  }

  private static func isNumberWithoutExtension(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    func isSign(_ scalar: Unicode.Scalar) -> Bool { PhoneNumberReference.isPunctuation(scalar) || scalar == "*" }
    var rest = scalars.drop(while: PhoneNumberReference.isPlus)
    for _ in 0..<3 {
      rest = rest.drop(while: isSign)
      guard let digit = rest.popFirst(), PhoneNumberReference.isDigit(digit) else { return false }
    }
    return rest.allSatisfy { isSign($0) || PhoneNumberReference.isDigit($0) || Alphabet.isLetter($0) }
  }

  /// The digits of an extension that goes from `start` to the end of `text`.
  private static func extensionDigits(from start: Int, in text: ScalarText) -> String? {
    let readings = PhoneNumberReferenceExtension.readings(at: start, in: text, isParsing: true)
    return readings.first { $0.end == text.count }.map { digits(text.scalars[$0.digits]) }
  }

  /// What is before the first extension that goes to the end, if that is a number too.
  private static func withoutExtension(_ scalars: [Unicode.Scalar]) -> (number: [Unicode.Scalar], extension: String?) {
    let text = ScalarText(scalars: scalars)
    guard let start = scalars.indices.first(where: { extensionDigits(from: $0, in: text) != nil }),
      isNumber(Array(scalars[..<start]))
    else { return (scalars, nil) }
    return (Array(scalars[..<start]), extensionDigits(from: start, in: text))
  }

  /// The digits alone, in ASCII.
  static func digits(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    scalars.compactMap(PhoneNumberReference.digit).map(String.init).joined()
  }

  /// The digits alone; but from three letters on, letters are keypad digits.
  private static func dialled(_ scalars: some Collection<Unicode.Scalar>) -> String {
    guard scalars.count(where: Alphabet.isLetter) >= 3 else { return digits(scalars) }
    let keys = Array("22233344455566677778889999")
    return scalars.map { scalar in
      Alphabet.isLetter(scalar) ? String(keys[Int(ScalarText.folded(scalar).value) - 0x61]) : digits([scalar])
    }.joined()
  }
}

/// PH-11.
extension PhoneNumberReferenceParser {
  private func split(_ number: [Unicode.Scalar]) -> Split? {
    let rest = number.drop(while: PhoneNumberReference.isPlus)
    guard rest.count < number.count else { return splitWithoutPlus(number) }
    let digits = Self.dialled(rest)
    guard digits.count > 2 else { return nil }
    if let callingCode = knownCode(startOf: digits) {
      return (callingCode, String(digits.dropFirst(String(callingCode).count)), .plus)
    }
    return splitWithoutPlus(Array(rest)).flatMap { $0.origin == .national ? nil : $0 }
  }

  private func splitWithoutPlus(_ number: [Unicode.Scalar]) -> Split? {
    guard let region else { return nil }
    let digits = Self.dialled(number)
    if let sequence = region.international.first(where: { $0.starts(digits) }) {
      let rest = digits.dropFirst(sequence.places.count)
      if rest.first != "0" {
        guard rest.count > 2, let callingCode = knownCode(startOf: String(rest)) else { return nil }
        return (callingCode, String(rest.dropFirst(String(callingCode).count)), .international)
      }
    }
    let ownCode = String(region.callingCode)
    if digits.hasPrefix(ownCode) {
      let written = String(digits.dropFirst(ownCode.count))
      let stripped = Self.trunkApplied(to: written, facts: region) ?? written
      if region.general.contains(stripped) && !region.general.contains(digits) || region.isTooLong(digits) {
        return (region.callingCode, stripped, .ownCode)
      }
    }
    return (region.callingCode, digits, .national)
  }

  /// The shortest known code of 1 to 3 digits.
  private func knownCode(startOf digits: String) -> Int? {
    guard digits.first != "0" else { return nil }
    return (1...3).lazy.compactMap { Int(digits.prefix($0)) }.first { plan.callingCodes[$0] != nil }
  }
}

/// PH-12.
extension PhoneNumberReferenceParser {
  /// The first sentence: the number with the first trunk rule that fits; `nil` if none fits or it makes the number worse.
  static func trunkApplied(to digits: String, facts: Plan.Region) -> String? {
    guard let applied = facts.trunkRules.lazy.compactMap({ $0.applied(to: digits) }).first else { return nil }
    return facts.general.contains(digits) && !facts.general.contains(applied) ? nil : applied
  }

  /// The result, if its length is possible or beyond all that are.
  private func withoutTrunk(_ digits: String, facts: Plan.Region?) -> String {
    guard let facts, let applied = Self.trunkApplied(to: digits, facts: facts) else { return digits }
    return facts.lengths.contains(applied.count) || facts.isTooLong(applied) ? applied : digits
  }
}
