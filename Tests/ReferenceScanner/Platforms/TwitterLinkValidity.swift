/// Whether a text as a whole is a link: dialects.md, TW-V2 to TW-V4.
struct TwitterLinkValidity {
  private let text: PlatformText
  /// The part before `://`; `nil`: none is written.
  private var scheme: Range<Int>?
  private let authority: Range<Int>
  private let path: Range<Int>
  private let query: Range<Int>
  private let fragment: Range<Int>

  /// TW-V2: splits as RFC 3986 does; what is not written is empty.
  init(_ text: PlatformText) {
    self.text = text
    let schemeEnd = text.runEnd(of: ScalarSet(":/?#").inverted, from: 0)
    if schemeEnd > 0, text.holds("://", at: schemeEnd) { scheme = 0..<schemeEnd }
    let start = scheme == nil ? 0 : schemeEnd + 3
    authority = start..<text.runEnd(of: ScalarSet("/?#").inverted, from: start)
    path = authority.upperBound..<text.runEnd(of: ScalarSet("?#").inverted, from: authority.upperBound)
    let queryStart = text[path.upperBound] == "?" ? path.upperBound + 1 : path.upperBound
    query = queryStart..<text.runEnd(of: ScalarSet("#").inverted, from: queryStart)
    fragment = min(query.upperBound + 1, text.count)..<text.count
  }

  func isValid(requiresScheme: Bool) -> Bool {
    if requiresScheme {
      guard let scheme, ["http", "https"].contains(text.string(scheme).lowercased()) else { return false }
    }
    let isPathLed = path.isEmpty || text[path.lowerBound] == "/"
    return isAuthority && isPathLed && isMade(of: Self.pathScalar, path)
      && isMade(of: Self.queryScalar, query) && isMade(of: Self.queryScalar, fragment)
  }

  /// TW-V4: user info before the first `@`, a port after the last `:`.
  private var isAuthority: Bool {
    var host = authority
    if let sign = host.first(where: { text[$0] == "@" }) {
      guard isMade(of: Self.userScalar, host.lowerBound..<sign) else { return false }
      host = sign + 1..<host.upperBound
    }
    if isHost(host) { return true }
    guard let colon = host.last(where: { text[$0] == ":" }) else { return false }
    let port = colon + 1..<host.upperBound
    return isHost(host.lowerBound..<colon) && (1...5).contains(port.count) && isAll(.digit, port)
  }

  /// TW-V4.
  private func isHost(_ host: Range<Int>) -> Bool {
    if text[host.lowerBound] == "[" {
      return host.count > 2 && text[host.upperBound - 1] == "]"
        && isAll(Self.literalScalar, host.lowerBound + 1..<host.upperBound - 1)
    }
    let labels = text.scalars[host].split(separator: ".", omittingEmptySubsequences: false).map(\.indices)
    if labels.count == 4, labels.allSatisfy(isOctet) { return true }
    return labels.count >= 2 && labels.dropLast(2).allSatisfy { isLabel($0, mayHoldUnderscore: true) }
      && labels.suffix(2).allSatisfy { isLabel($0, mayHoldUnderscore: false) }
      && labels.suffix(1).allSatisfy { !text.has(.digit, at: $0.lowerBound) }
  }

  private func isOctet(_ label: Range<Int>) -> Bool {
    guard (1...3).contains(label.count), isAll(.digit, label) else { return false }
    let hasLeadingZero = label.count > 1 && text[label.lowerBound] == "0"
    return !hasLeadingZero && Int(text.string(label)).map { $0 <= 255 } ?? false
  }

  private func isLabel(_ label: Range<Int>, mayHoldUnderscore: Bool) -> Bool {
    let inner = Self.labelEdge.union(ScalarSet(mayHoldUnderscore ? "-_" : "-"))
    return !label.isEmpty && isAll(inner, label) && text.has(Self.labelEdge, at: label.lowerBound)
      && text.has(Self.labelEdge, at: label.upperBound - 1)
  }

  private func isAll(_ set: ScalarSet, _ range: Range<Int>) -> Bool { range.allSatisfy { text.has(set, at: $0) } }

  /// TW-V3: whether a part is all `set` and `%` with two hexadecimal digits.
  private func isMade(of set: ScalarSet, _ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      if text[place] == "%" {
        guard place + 2 < range.upperBound, isAll(.hexadecimalDigit, place + 1..<place + 3) else { return false }
        place += 3
      } else {
        guard text.has(set, at: place) else { return false }
        place += 1
      }
    }
    return true
  }

  /// *Pchar* without its escapes, `|` and `@`.
  private static let userScalar = ScalarSet.alphanumeric.union(
    TwitterAlphabet.cyrillic, ScalarSet("-._~!$&'()*+,;=:"))
  private static let pathScalar = userScalar.union(ScalarSet("|@/"))
  private static let queryScalar = pathScalar.union(ScalarSet("?"))
  private static let literalScalar = ScalarSet.hexadecimalDigit.union(ScalarSet(":."))
  private static let labelEdge = ScalarSet.alphanumeric.union(ScalarSet(0x80...0x10_FFFF))
}
