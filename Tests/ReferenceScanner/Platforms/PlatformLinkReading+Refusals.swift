/// dialects.md, TW-U8 to TW-U10: what becomes of a candidate.
extension PlatformLinkReading {
  /// TW-U8.
  func isRefused(_ candidate: Candidate) -> Bool {
    let labels = text.scalars[candidate.domain].split(separator: ".", omittingEmptySubsequences: false)
    if labels.contains(where: { PunycodeCount.ofALabel(of: Array($0)) > 63 }) { return true }
    let schemeCount = candidate.scheme.isEmpty ? "https://".count : candidate.scheme.count
    if schemeCount + text.string(candidate.range).utf16.count > 4096 { return true }
    return text.holds("xn--", at: candidate.domain.lowerBound) && asciiDomains(in: candidate.domain).isEmpty
  }

  /// TW-U9: the link of a candidate with a scheme, which is shorter if its host is t.co; `nil`: refused.
  func shortened(_ candidate: Candidate) -> Range<Int>? {
    let start = candidate.range.lowerBound
    let prefix = ["https://t.co/", "http://t.co/"].first { text.holdsFolded($0, at: start) }
    guard let prefix else { return candidate.range }
    let slugStart = start + prefix.count
    let slugEnd = text.runEnd(of: .alphanumeric, from: slugStart)
    if slugEnd == slugStart { return candidate.range }
    return slugEnd - slugStart > 40 ? nil : start..<queryEnd(from: slugEnd)
  }

  /// TW-U10.
  func linksWithoutScheme(of candidate: Candidate) -> [Range<Int>] {
    if text.has(Self.noneBeforeDomain, at: candidate.range.lowerBound - 1) { return [] }
    var links = asciiDomains(in: candidate.domain)
    if candidate.hasPath, let last = links.popLast() { links.append(last.lowerBound..<candidate.range.upperBound) }
    return links
  }

  private static let noneBeforeDomain = ScalarSet("-_./")
}
