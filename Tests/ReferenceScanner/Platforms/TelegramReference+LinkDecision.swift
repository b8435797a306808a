public import TextValidation

/// Links: what a candidate is.
extension TelegramReference {
  /// TG-U7 to TG-U12.
  func decision(on candidate: Range<Int>) -> [PlatformSelection] {
    if Self.isEmailAddress(text.string(candidate)) { return [selection("email", candidate)] }
    if text.has("mailto:", at: candidate.lowerBound), candidate.count >= 7 {
      let address = candidate.lowerBound + 7..<candidate.upperBound
      if Self.isEmailAddress(text.string(address)) { return [selection("email", address)] }
    }
    return linkEnd(of: candidate).map { [selection("link", candidate.lowerBound..<$0)] } ?? []
  }

  /// Whether `text` as a whole is an `email`: TG-E1 and TG-E2.
  ///
  /// - Parameters:
  ///   - kind: That name.
  ///   - text: The text, which is valid by its type.
  ///   - options: Of which none counts.
  /// - Returns: `nil` for other kinds.
  public static func isValid(_ kind: String, text: [Unicode.Scalar], options: DetectionOptions) -> Bool? {
    kind == "email" ? isEmailAddress(ScalarText.string(text)) : nil
  }

  /// TG-E1 and TG-E2, on a whole text.
  static func isEmailAddress(_ address: String) -> Bool {
    let sides = address.unicodeScalars.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else { return false }
    return isLocalPart(Array(sides[0])) && isMailDomain(Array(sides[1]))
  }

  private static func isMailScalar(_ scalar: Unicode.Scalar) -> Bool { Alphabet.isWord(scalar) || scalar == "-" }

  /// TG-E1.
  private static func isLocalPart(_ part: [Unicode.Scalar]) -> Bool {
    let atoms = part.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "+" }
    guard atoms.count <= 11, let last = atoms.last, (1...35).contains(last.count) else { return false }
    return atoms.dropLast().allSatisfy { $0.count <= 26 } && atoms.allSatisfy { $0.allSatisfy(isMailScalar) }
  }

  /// TG-E2.
  private static func isMailDomain(_ domain: [Unicode.Scalar]) -> Bool {
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...7).contains(labels.count), let last = labels.last else { return false }
    guard (2...8).contains(last.count), last.allSatisfy(Alphabet.isLetter) else { return false }
    return labels.dropLast().allSatisfy { label in
      guard (1...30).contains(label.count), label.allSatisfy(isMailScalar) else { return false }
      return [label.first, label.last].allSatisfy { $0.map(Alphabet.isAlphanumeric) ?? false }
    }
  }

  /// TG-U8: where the link ends, if `candidate` is one.
  private func linkEnd(of candidate: Range<Int>) -> Int? {
    let scheme = ["http://", "https://", "ftp://", "tonsite://"].first {
      text.hasFolded($0, at: candidate.lowerBound) && $0.unicodeScalars.count <= candidate.count
    }
    let start = candidate.lowerBound + (scheme?.unicodeScalars.count ?? 0)
    let pathStart = text.scalars[start..<candidate.upperBound].firstIndex { Alphabet.isOne($0, of: "/?#") }
    let path = (pathStart ?? candidate.upperBound)..<candidate.upperBound
    var domain = text.scalars[start..<path.lowerBound]
    if let sign = domain.firstIndex(of: "@") { domain = domain[(sign + 1)...] }
    if let colon = domain.lastIndex(of: ":") { domain = domain[..<colon] }
    guard ScalarText.string(domain.map(ScalarText.folded)) != "teiegram.org" else { return nil }
    guard Self.isDomain(Array(domain), hasProtocol: scheme != nil) else { return nil }
    return balancedEnd(of: path)
  }

  /// TG-U9: where what is left of a path ends.
  private func balancedEnd(of path: Range<Int>) -> Int {
    let pairs: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "}": "{"]
    var openCounts: [Unicode.Scalar: Int] = [:]
    var end = path.lowerBound
    while end < path.upperBound, let scalar = text[end] {
      if let opening = pairs[scalar] {
        guard openCounts[opening, default: 0] > 0 else { break }
        openCounts[opening, default: 0] -= 1
      } else {
        openCounts[scalar, default: 0] += 1
      }
      end += 1
    }
    return text.runStart(before: end, floor: path.lowerBound, while: Self.isBadEnd)
  }

  /// TG-U10.
  private static func isDomain(_ domain: [Unicode.Scalar], hasProtocol: Bool) -> Bool {
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false).map(Array.init)
    guard labels.count >= 2 else { return false }
    guard
      labels.allSatisfy({ (1...63).contains(ScalarText.string($0).utf8.count) && $0.last != "-" })
    else { return false }
    if labels.allSatisfy({ $0.allSatisfy(Alphabet.isDigit) }) { return labels.count == 4 && labels.allSatisfy(isOctet) }
    return !labels[labels.count - 2].contains("_") && isTopLevel(labels[labels.count - 1], hasProtocol: hasProtocol)
  }

  private static func isOctet(_ label: [Unicode.Scalar]) -> Bool {
    guard label.count <= 3, label.count == 1 || label.first != "0" else { return false }
    return Int(ScalarText.string(label)).map { $0 <= 255 } ?? false
  }

  /// TG-U11.
  private static func isTopLevel(_ label: [Unicode.Scalar], hasProtocol: Bool) -> Bool {
    guard label.count >= 2 else { return false }
    if label.starts(with: "xn--".unicodeScalars) {
      return label.count >= 6 && label[4...].allSatisfy(Alphabet.isAlphanumeric)
    }
    guard !label.contains("_"), !label.contains("-") else { return false }
    return hasProtocol || isCommon(label)
  }

  /// The rest of TG-U11: whether `label` is in the peer's list, and no new sentence.
  private static func isCommon(_ label: [Unicode.Scalar]) -> Bool {
    let lower = label.map(lowercased)
    guard lower[0] == label[0] || lower.dropFirst() != label.dropFirst() else { return false }
    let name = ScalarText.string(lower)
    // The set folds: what only folding makes equal is not in the list.
    guard TopLevelDomains.forms(of: name).first == name else { return false }
    return TopLevelDomains.telegram.contains(0..<name.utf8.count, in: Array(name.utf8).span)
  }

  /// Scalar by scalar: what has a lower case of two scalars (U+0130) becomes the first of them.
  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
  }
}
