import TextValidation

/// LJ-3, LJ-9, LJ-10 and LJ-13: the exact words.
extension LinkifyJSReferenceTokens {
  private static let topLevelDomains = Set(PlatformDomainNames.linkifyJS.map { Array($0.unicodeScalars) })
  private static let longestDomainCount = topLevelDomains.map(\.count).max() ?? 0

  /// The beginnings of the domains that are not ASCII, and these themselves (LJ-2).
  static let foreignBeginnings = Set(
    topLevelDomains.filter { !$0.allSatisfy(\.isASCII) }.flatMap { name in
      (1...name.count).map { Array(name.prefix($0)) }
    })

  private static let fixedWords: [[Unicode.Scalar]: LinkifyJSToken.Role] = {
    let roles: [(String, LinkifyJSToken.Role)] = [
      ("file", .scheme), ("mailto", .scheme), ("http", .slashScheme), ("https", .slashScheme), ("ftp", .slashScheme),
      ("ftps", .slashScheme), ("localhost", .localhost),
    ]
    return Dictionary(uniqueKeysWithValues: roles.map { (Array($0.unicodeScalars), $1) })
  }()

  /// Where an exact word that starts at `start` may end.
  func exactEnds(from start: Int) -> [Int] {
    let ownCount = (Array(keywords) + customSchemes.keys).map(\.count).max() ?? 0
    let longestCount = max(ownCount, Self.longestDomainCount, "localhost".count)
    let ends = start + 1..<min(start + longestCount, text.count) + 1
    guard readsAddresses, text[start] == "[" else { return Array(ends) }
    return Array(ends) + [text.runEnd(from: start) { $0 != "]" } + 1].filter { $0 <= text.count }
  }

  /// What the scalars of `range` are as an exact word; nothing if they are none.
  func roles(of range: Range<Int>) -> Set<LinkifyJSToken.Role> {
    let word = Array(folded.scalars[range])
    var roles: Set<LinkifyJSToken.Role> = []
    if word.count <= Self.longestDomainCount, Self.topLevelDomains.contains(word) { roles.insert(.topLevelDomain) }
    if let role = Self.fixedWords[word] { roles.insert(role) }
    if let scheme = customSchemes[word] {
      roles.formUnion([.domain, scheme == .slashesOptional ? .scheme : .slashScheme])
    }
    if keywords.contains(word) {
      roles.insert(.keyword)
      if Self.canBeDomain(keyword: word) { roles.insert(.domain) }
    }
    if readsAddresses, Self.isByte(word) { roles.insert(.byte) }
    if readsAddresses, isAddressLiteral(word) { roles.insert(.addressLiteral) }
    return roles
  }

  /// What an exact word is that no generic token is as long as.
  func shape(ofExactWord range: Range<Int>) -> LinkifyJSToken.Shape {
    let word = folded.scalars[range]
    guard roles(of: range).contains(.keyword) else { return .exact }
    if word.allSatisfy(Self.isForeignOrSmall) { return .foreignWord }
    return word.allSatisfy { Self.isForeignOrSmall($0) || Alphabet.isDigit($0) } ? .alphanumeric : .exact
  }

  private static func isForeignOrSmall(_ scalar: Unicode.Scalar) -> Bool { isForeign(scalar) || isSmall(scalar) }

  /// LJ-4: keywords made of letters, digits, emoji and inner single `-`.
  private static func canBeDomain(keyword: [Unicode.Scalar]) -> Bool {
    let parts = keyword.split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { scalar in
          let isEmoji = scalar.properties.isEmoji && scalar != "#" && scalar != "*"
          return isForeignOrSmall(scalar) || Alphabet.isDigit(scalar) || isEmoji || scalar == "\u{FE0F}"
        }
    }
  }

  /// LJ-10: from 0 to 255, without leading zero.
  private static func isByte(_ word: [Unicode.Scalar]) -> Bool {
    guard (1...3).contains(word.count), word.allSatisfy(Alphabet.isDigit), word.count == 1 || word[0] != "0" else {
      return false
    }
    return Int(ScalarText.string(word)).map { $0 <= 255 } ?? false
  }
}

/// LJ-10: the addresses of IPv6.
extension LinkifyJSReferenceTokens {
  private func isAddressLiteral(_ word: [Unicode.Scalar]) -> Bool {
    guard word.count > 2, word.first == "[", word.last == "]" else { return false }
    let address = ScalarText.string(word.dropFirst().dropLast())
    guard address.unicodeScalars.allSatisfy({ Alphabet.isDigit($0) || ("a"..."f").contains($0) || $0 == ":" }) else {
      return false
    }
    let groups = address.split(separator: ":", omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.count <= 4 }), !address.contains(":::") else { return false }
    guard let double = address.firstRange(of: "::") else {
      // The first group may be empty, and so may the eighth.
      return groups.count == 8 && groups.dropFirst().dropLast().allSatisfy { !$0.isEmpty }
    }
    let before = address[..<double.lowerBound]
    // `:a` counts as two groups, of which the first is empty.
    return before.isEmpty || before.filter { $0 == ":" }.count + 1 <= 6
  }
}
