import TextValidation

/// Time stamps and cards.
extension TelegramReference {
  /// TG-T1.
  var mediaTimestamps: [PlatformSelection] {
    func belongs(_ scalar: Unicode.Scalar) -> Bool { scalar == ":" || Alphabet.isDigit(scalar) }
    return text.scalars.indices.compactMap { start in
      guard text.holds(at: start, Alphabet.isDigit), !text.holds(at: start - 1, belongs) else { return nil }
      let end = text.runEnd(from: start, while: belongs)
      let colon = text.runEnd(from: start, while: Alphabet.isDigit)
      guard colon < end, text.holds(at: colon + 1, Alphabet.isDigit) else { return nil }
      guard !text.holds(at: start - 1, Self.isWord), !text.holds(at: end, Self.isWord) else { return nil }
      return Self.seconds(of: text.string(start..<end)).map {
        PlatformSelection(SelectionKind(rawValue: "media_timestamp"), start..<end, value: String($0))
      }
    }
  }

  /// TG-T2.
  private static func seconds(of time: String) -> Int? {
    let parts = time.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let greatestCounts = parts.count == 2 ? [4, 2] : [2, 2, 2]
    guard parts.count == greatestCounts.count, parts.last?.count == 2 else { return nil }
    var seconds = 0
    for (place, part) in parts.enumerated() {
      guard (1...greatestCounts[place]).contains(part.count), let value = Int(part) else { return nil }
      guard place == 0 || value <= 59 else { return nil }
      seconds = seconds * 60 + value
    }
    return seconds
  }

  /// TG-K1 and TG-K2.
  var bankCards: [PlatformSelection] {
    func belongs(_ scalar: Unicode.Scalar) -> Bool { Alphabet.isDigit(scalar) || scalar == " " || scalar == "-" }
    var found: [PlatformSelection] = []
    var place = 0
    while let start = text.scalars.indices.first(where: { $0 >= place && text.holds(at: $0, Alphabet.isDigit) }) {
      if text.holds(at: start - 1, { Alphabet.isOne($0, of: ".,+-_") || Alphabet.isUnicodeLetter($0) }) {
        place = text.runEnd(from: start, while: belongs)
        continue
      }
      place = text.runEnd(from: start, while: Alphabet.isDigit)
      if !((16...19).contains(place - start) && text[place] == " ") { place = text.runEnd(from: start, while: belongs) }
      let end = text.runStart(before: place) { $0 == " " || $0 == "-" }
      if isCard(start..<end) { found.append(selection("bank_card", start..<end)) }
    }
    return found
  }

  /// The rest of TG-K1 and TG-K2, and TG-K3.
  private func isCard(_ range: Range<Int>) -> Bool {
    let digits = text.scalars[range].filter(Alphabet.isDigit).map { Int($0.value) - 0x30 }
    guard (13...19).contains(digits.count), range.count <= 2 * digits.count - 1 else { return false }
    guard
      !text.holds(at: range.upperBound, { $0 == "-" || $0 == "_" || Alphabet.isUnicodeLetter($0) })
    else { return false }
    return Self.passesLuhn(digits) && Self.networkHolds(digits)
  }

  private static func passesLuhn(_ digits: [Int]) -> Bool {
    let terms = digits.reversed().enumerated().map { place, digit in
      place.isMultiple(of: 2) ? digit : digit < 5 ? 2 * digit : 2 * digit - 9
    }
    return terms.reduce(0, +).isMultiple(of: 10)
  }

  /// Whether the network that the first digits name has numbers of that many digits.
  private static func networkHolds(_ digits: [Int]) -> Bool {
    let four = digits.prefix(4).reduce(0) { 10 * $0 + $1 }
    let (one, two) = (four / 1000, four / 100)
    if one == 4 { return [13, 16, 18, 19].contains(digits.count) }
    if (51...55).contains(two) || (2221...2720).contains(four) || (2200...2204).contains(four) {
      return digits.count == 16
    }
    if two == 34 || two == 37 { return digits.count == 15 }
    if two == 62 || two == 81 { return digits.count >= 16 }
    return true
  }
}
