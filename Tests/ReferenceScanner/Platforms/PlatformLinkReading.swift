import TextValidation

/// What a link of TW-U is made of; Mastodon's differs (MA-U1).
struct PlatformLinkGrammar: Sendable {
  /// With their `://`, in small letters, longest first where one begins another.
  let schemes: [String]
  let pathScalar: ScalarSet
  let pathEnd: ScalarSet
  /// Whether a balanced group ends a path wherever it stands.
  let endsPathAtGroups: Bool
  let queryScalar: ScalarSet
  let queryEnd: ScalarSet

  /// TW-U2, TW-U6, TW-U7.
  static let twitter = PlatformLinkGrammar(
    schemes: ["https://", "http://"],
    pathScalar: .alphanumeric.union(
      TwitterAlphabet.cyrillic, TwitterAlphabet.latin, ScalarSet("\u{2013}!*';:=+,.$/%#[]-_~@|&")),
    pathEnd: .alphanumeric.union(TwitterAlphabet.cyrillic, TwitterAlphabet.latin, ScalarSet("+-=_#/")),
    endsPathAtGroups: false,
    queryScalar: .alphanumeric.union(ScalarSet("!?*'@();:&=+$/%#[]-_.,~|")),
    queryEnd: .alphanumeric.union(ScalarSet("-_&=#/")))
}

/// The links of a text, by TW-U.
struct PlatformLinkReading {
  /// What TW-U1 calls one: a scheme perhaps, a domain, and what follows it.
  struct Candidate {
    /// With the scheme; the end of it is the search's next floor.
    var range: Range<Int>
    let domain: Range<Int>
    /// Whether a path follows the domain or its port.
    var hasPath = false

    /// What is written before the domain, which may be nothing.
    var scheme: Range<Int> { range.lowerBound..<domain.lowerBound }
  }

  let text: PlatformText
  let grammar: PlatformLinkGrammar
  /// For each place, where a run of D, `-` and `_` from there on ends: each is asked about many times.
  let labelRunEnds: [Int]
  /// For each place after a dot, where listed top-level domains end that begin there, whatever follows them.
  let listedEnds: [Int: [Int]]
  /// For each place after a dot, where a domain ends that begins there, if one does.
  private(set) var domainEndsAfterDots: [Int: Int] = [:]

  init(of text: PlatformText, grammar: PlatformLinkGrammar) {
    self.text = text
    self.grammar = grammar
    var runEnds = Array(text.scalars.indices)
    for place in runEnds.indices.reversed() where text.has(Self.labelScalar, at: place) {
      runEnds[place] = place + 1 < runEnds.count ? runEnds[place + 1] : place + 1
    }
    labelRunEnds = runEnds
    let placesAfterDots = text.scalars.indices.filter { text[$0 - 1] == "." }
    listedEnds = Dictionary(uniqueKeysWithValues: placesAfterDots.map { ($0, Self.listedEnds(at: $0, in: text)) })
    for place in placesAfterDots.reversed() { domainEndsAfterDots[place] = domainEnd(from: place) }
  }

  private static let labelScalar = TwitterAlphabet.domain.union(ScalarSet("-_"))

  /// TW-U1, with the value of TW-U11.
  ///
  /// - Parameter requiresScheme: Whether a candidate without one is none (TW-U10); it moves the floor all the same.
  /// - Returns: Links in text order.
  func links(requiresScheme: Bool) -> [PlatformSelection] {
    var found: [Range<Int>] = []
    var floor = 0
    for start in starts where start == 0 ? floor == 0 : start > floor {
      guard let candidate = candidate(at: start) else { continue }
      floor = candidate.range.upperBound
      if isRefused(candidate) { continue }
      if !candidate.scheme.isEmpty {
        found += [shortened(candidate)].compactMap(\.self)
      } else if !requiresScheme {
        found += linksWithoutScheme(of: candidate)
      }
    }
    return found.map { PlatformSelection(.link, $0, value: text.string($0)) }
  }

  /// The places where a candidate may start, in the order in which they are tried (TW-U1).
  var starts: [Int] {
    let afterScalars = text.scalars.indices.dropFirst().filter { !text.has(Self.noneBefore, at: $0 - 1) }
    let isSecondFirst = afterScalars.first == 1
    return afterScalars.prefix(isSecondFirst ? 1 : 0) + [0] + afterScalars.dropFirst(isSecondFirst ? 1 : 0)
  }

  private static let noneBefore = ScalarSet.alphanumeric.union(
    TwitterAlphabet.atSign, TwitterAlphabet.numberSign, TwitterAlphabet.invalid, ScalarSet("$"))

  /// TW-U2, TW-U3, TW-U5 to TW-U7: with a scheme if one is written, else without.
  func candidate(at start: Int) -> Candidate? {
    let scheme = grammar.schemes.first { text.holdsFolded($0, at: start) } ?? ""
    for schemeCount in [scheme.unicodeScalars.count, 0] {
      let domainStart = start + schemeCount
      guard let domainEnd = domainEnd(from: domainStart) else { continue }
      var candidate = Candidate(range: start..<domainEnd, domain: domainStart..<domainEnd)
      var end = portEnd(from: domainEnd)
      if text[end] == "/" {
        candidate.hasPath = true
        end = pathEnd(from: end)
      }
      candidate.range = start..<queryEnd(from: end)
      return candidate
    }
    return nil
  }
}
