import TextValidation

/// Hosts and ports: LI-4, LI-6, and the addresses of LI-7.
extension LinkifyItReference {
  /// What the last label of a host must be.
  enum LastLabel {
    /// Anything; the host may be this label alone.
    case any
    /// One without `-`, after another label.
    case unhyphenated
    /// A top-level domain of LI-6, after another label.
    case known
  }

  /// Where the host or a port after it ends so that a host end holds; the first of `hostEnds` that has one.
  func siteEnd(hostEnds: [Int]) -> Int? { hostEnds.flatMap(portEnds).first(where: isHostEnd) }

  /// LI-4: *host end*.
  func isHostEnd(at place: Int) -> Bool {
    switch text[place] {
    case nil: true
    case "-": options.linkifyIt.endsLinksAtTripleDash && text.holds("---", at: place)
    case "_": false
    case ":": !text.has(.digit, at: place + 1)
    case ".": place + 1 == text.count || text.has(Self.breaking, at: place + 1) && text[place + 1] != "-"
    default: text.has(Self.fence, at: place) || text.has(Self.breaking, at: place)
    }
  }

  /// LI-4: where a host may end, in the order of trial: as many labels as there are, then fewer.
  ///
  /// All but one of these are inside a label or before a dot, where only `---` can be a host end.
  func hostEnds(from start: Int, last: LastLabel) -> [Int] {
    var labelStarts = [start]
    while let labelStart = labelStarts.last, let dot = labelEnds(from: labelStart).first(where: { text[$0] == "." }) {
      labelStarts.append(dot + 1)
    }
    return labelStarts.dropFirst(last == .any ? 0 : 1).reversed().flatMap { lastLabelEnds(from: $0, last) }
  }

  /// Where a last label may end, in the order of trial.
  func lastLabelEnds(from start: Int, _ last: LastLabel) -> [Int] {
    switch last {
    case .any: labelEnds(from: start)
    case .unhyphenated: encodedLabelEnds(from: start) + Self.fromTheRight(start + 1, bodyEnd(from: start))
    case .known: labelEnds(from: start).filter { isTopLevelDomain(start..<$0) }
    }
  }

  private func bodyEnd(from start: Int) -> Int { text.runEnd(of: Self.body, from: start, atMost: 63) }

  /// LI-4: where a label may end: an encoded one, one of a single scalar, the longest one, and all shorter.
  private func labelEnds(from start: Int) -> [Int] {
    var ends = encodedLabelEnds(from: start)
    if text.has(Self.body, at: start) {
      let runEnd = text.runEnd(of: Self.bodyOrHyphen, from: start, atMost: 63)
      ends.append(start + 1)
      ends += Self.fromTheRight(start + 2, runEnd).filter { text.has(Self.body, at: $0 - 1) }
    }
    return ends
  }

  /// LI-4: where `xn--` and 1 to 59 scalars may end.
  private func encodedLabelEnds(from start: Int) -> [Int] {
    guard text.holdsFolded("xn--", at: start) else { return [] }
    return Self.fromTheRight(start + 5, text.runEnd(of: Self.encodedScalar, from: start + 4, atMost: 59))
  }

  private static let bodyOrHyphen = body.union(ScalarSet("-"))
  private static let encodedScalar = ScalarSet.alphanumeric.union(ScalarSet("-"))

  /// From `last` down to `first`; none if that is greater.
  private static func fromTheRight(_ first: Int, _ last: Int) -> [Int] {
    first > last ? [] : (first...last).reversed()
  }

  /// LI-6.
  private func isTopLevelDomain(_ range: Range<Int>) -> Bool {
    if encodedLabelEnds(from: range.lowerBound).contains(range.upperBound) { return true }
    let label = text.scalars[range].map(PlatformText.folded)
    return Self.topLevelDomains.contains(label)
      || options.extraDomains.contains { $0.unicodeScalars.elementsEqual(label) }
  }

  private static let topLevelDomains = Set(PlatformDomainNames.linkifyIt.map { Array($0.unicodeScalars) })

  /// LI-4: the ports after a host in the order of trial, the longest first, none last.
  private func portEnds(after hostEnd: Int) -> [Int] {
    guard text[hostEnd] == ":" else { return [hostEnd] }
    let digits = text.runEnd(of: .digit, from: hostEnd + 1, atMost: 5)
    let ends = Self.fromTheRight(hostEnd + 2, digits).filter { end in
      end < hostEnd + 6 || (10_000...65_535).contains(Int(text.string(hostEnd + 1..<end)) ?? 0)
    }
    return ends + [hostEnd]
  }

  /// LI-7: where four numbers end that start at `start`; after the last one no digit follows, which would be no host end.
  func addressEnds(from start: Int) -> [Int] {
    var end = start
    for number in 1...4 {
      let digitsEnd = text.runEnd(of: .digit, from: end)
      guard (1...3).contains(digitsEnd - end), Int(text.string(end..<digitsEnd)) ?? 256 <= 255 else { return [] }
      if number == 4 { return [digitsEnd] }
      guard text[digitsEnd] == "." else { return [] }
      end = digitsEnd + 1
    }
    return []
  }
}
