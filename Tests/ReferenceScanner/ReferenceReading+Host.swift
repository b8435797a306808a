import TextModel
import TextValidation

/// A host as H1 to H8 read it.
struct ReferenceHost {
  /// The labels and the dots between them, or the address in square brackets.
  let range: Range<Int>
  /// Where a port or a part may begin: after the final dot, if that stays.
  let end: Int
  /// The labels in order; none for an address in square brackets.
  let labels: [Range<Int>]
}

/// Section 3.
extension ReferenceReading {
  /// H2.
  func isDot(at place: Int) -> Bool {
    text.isOne(of: options.acceptsIdeographicDots ? ".\u{3002}\u{FF0E}\u{FF61}" : ".", at: place)
  }

  /// H1; emoji count after a scheme only, U+FE0F and U+20E3 among them (A4), though they are marks as well.
  func isHostScalar(at place: Int, afterScheme: Bool = false) -> Bool {
    if text.isOne(of: "\u{FE0F}\u{20E3}", at: place) { return afterScheme }
    return text.has(.host, at: place) || (afterScheme && text.has(.symbol, at: place))
  }

  /// H3: whether the dot at `place` is one of three or more in a row.
  func isInEllipsis(at place: Int) -> Bool {
    guard isDot(at: place) else { return false }
    let start = text.runStart(before: place, notBefore: 0, where: isDot)
    return text.runEnd(from: start, where: isDot) - start >= 3
  }

  /// The run of host scalars and dots from `start`, without an ellipsis.
  func hostRunEnd(from start: Int, afterScheme: Bool) -> Int {
    text.runEnd(from: start) { place in
      isHostScalar(at: place, afterScheme: afterScheme) || (isDot(at: place) && !isInEllipsis(at: place))
    }
  }

  /// H5: what does not stay at the end of a run.
  private func isDroppedAtEnd(at place: Int) -> Bool {
    isDot(at: place) || text.isOne(of: "-_\u{B7}\u{30FB}", at: place) || text.has(.joiner, at: place)
  }

  func labels(of range: Range<Int>) -> [Range<Int>] {
    var labels: [Range<Int>] = []
    var start = range.lowerBound
    for place in range where isDot(at: place) {
      labels.append(start..<place)
      start = place + 1
    }
    return labels + [start..<range.upperBound]
  }

  /// The host whose start is given by a scheme, an `@` or a handle.
  ///
  /// - Parameters:
  ///   - start: Where it starts.
  ///   - afterScheme: Whether emoji, symbols and addresses in square brackets are allowed (H1, H8).
  ///   - hasParts: Whether a port and parts may follow, as they do after a link alone (E8).
  /// - Returns: `nil` if it is malformed.
  func host(at start: Int, afterScheme: Bool, hasParts: Bool = true) -> ReferenceHost? {
    if afterScheme, text[start] == "[" { return addressLiteral(at: start) }
    let runEnd = hostRunEnd(from: start, afterScheme: afterScheme)
    if let end = gluedEnd(of: start..<runEnd) { return wellFormedHost(start..<end, end: end) }
    return host(ofRun: start..<runEnd, hasParts: hasParts)
  }

  /// H5, then H6 and H7.
  func host(ofRun run: Range<Int>, hasParts: Bool = true) -> ReferenceHost? {
    let end = text.runStart(before: run.upperBound, notBefore: run.lowerBound, where: isDroppedAtEnd)
    let isOneDot = run.upperBound - end == 1 && isDot(at: end)
    if hasParts, isOneDot, hasPart(at: run.upperBound) {
      return wellFormedHost(run.lowerBound..<end, end: run.upperBound)
    }
    if hasParts, end < run.upperBound, !isOneDot, text.isOne(of: "/?#", at: run.upperBound) { return nil }
    return wellFormedHost(run.lowerBound..<end, end: end)
  }

  /// H5: whether a part that is not empty begins at `place`.
  private func hasPart(at place: Int) -> Bool { partsEnd(from: place, linkStart: place).end > place }

  /// H4, second half: where unspaced text or a symbol glued to a whole ASCII host ends it.
  private func gluedEnd(of run: Range<Int>) -> Int? {
    guard options.splitsGluedScripts else { return nil }
    let end = text.runStart(before: run.upperBound, notBefore: run.lowerBound, where: isDroppedAtEnd)
    let glue = (run.lowerBound..<end).dropFirst().first { place in
      (text.isUnspaced(at: place) || text.has(.symbol, at: place)) && !isDot(at: place - 1)
        && text[place - 1]?.isASCII ?? false
    }
    guard let glue, !(glue..<end).contains(where: isDot) else { return nil }
    let hostEnd = text.runStart(before: glue, notBefore: run.lowerBound, where: isDroppedAtEnd)
    let labels = labels(of: run.lowerBound..<hostEnd)
    return labels.count >= 2 && isKnownDomain(labels[labels.count - 1]) ? hostEnd : nil
  }

  /// H6 and H7.
  private func wellFormedHost(_ range: Range<Int>, end: Int) -> ReferenceHost? {
    let labels = labels(of: range)
    guard range.count <= 253, labels.allSatisfy(isWellFormedLabel), let last = labels.last else { return nil }
    // H6: `my_svc` is a host; the underscore counts only in a label after others.
    if labels.count > 1, last.contains(where: { text[$0] == "_" }) { return nil }
    if last.allSatisfy({ text.isASCIIDigit(at: $0) }), !isIPv4(range) { return nil }
    return ReferenceHost(range: range, end: end, labels: labels)
  }

  private func isWellFormedLabel(_ label: Range<Int>) -> Bool {
    (1...63).contains(label.count) && text[label.lowerBound] != "-" && text[label.upperBound - 1] != "-"
      && !text.isMarkOrJoiner(at: label.lowerBound)
  }

  /// H7.
  func isIPv4(_ range: Range<Int>) -> Bool {
    let decimals = labels(of: range)
    return decimals.count == 4
      && decimals.allSatisfy { decimal in
        guard decimal.allSatisfy({ text.isASCIIDigit(at: $0) }), (1...3).contains(decimal.count) else { return false }
        let digits = text.lowercased(decimal)
        return (digits == "0" || !digits.hasPrefix("0")) && Int(digits).map { $0 <= 255 } ?? false
      }
  }

  /// H8.
  private func addressLiteral(at start: Int) -> ReferenceHost? {
    guard let close = (start..<min(start + 80, text.count)).first(where: { text[$0] == "]" }) else { return nil }
    let inside = start + 1..<close
    guard inside.allSatisfy({ text[$0]?.isASCII ?? false }) else { return nil }
    let parts = text.lowercased(inside).split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = parts.first, Self.isIPv6(address) else { return nil }
    if parts.count > 1 {
      let zone = parts[1].dropFirst(2)
      let isUnreserved = zone.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-._~".utf8.contains($0) }
      guard parts[1].hasPrefix("25"), (1...16).contains(zone.utf8.count), isUnreserved else { return nil }
    }
    return ReferenceHost(range: start..<close + 1, end: close + 1, labels: [])
  }

  /// RFC 4291, section 2.2: eight groups, or fewer with one `::`; the last two may be a dotted quad.
  private static func isIPv6(_ address: Substring) -> Bool {
    guard let gap = address.firstRange(of: "::") else { return groupCount(of: address) == 8 }
    let before = groupCount(of: address[..<gap.lowerBound])
    let after = groupCount(of: address[gap.upperBound...])
    let isQuadBeforeGap = address[..<gap.lowerBound].contains(".")
    guard let before, let after, !isQuadBeforeGap else { return false }
    return before + after <= 7
  }

  /// How many groups stand between single colons, a dotted quad at the end being two; `nil` if anything else does.
  private static func groupCount(of text: Substring) -> Int? {
    if text.isEmpty { return 0 }
    let groups = text.split(separator: ":", omittingEmptySubsequences: false)
    var count = 0
    for (index, group) in groups.enumerated() {
      let isHexadecimal = (1...4).contains(group.utf8.count) && group.allSatisfy { $0.isHexDigit && $0.isASCII }
      if isHexadecimal {
        count += 1
      } else if index == groups.count - 1, isQuad(group) {
        count += 2
      } else {
        return nil
      }
    }
    return count
  }

  private static func isQuad(_ text: Substring) -> Bool {
    let decimals = text.split(separator: ".", omittingEmptySubsequences: false)
    return decimals.count == 4
      && decimals.allSatisfy { decimal in
        (1...3).contains(decimal.count) && decimal.allSatisfy { ("0"..."9").contains($0) }
          && (decimal == "0" || !decimal.hasPrefix("0")) && Int(decimal).map { $0 <= 255 } ?? false
      }
  }

  /// H9: the end of a port at `place`; `place` if there is none; `nil` if the link is refused.
  func portEnd(at place: Int) -> Int? {
    let end = text.runEnd(from: place + 1, where: text.isASCIIDigit)
    guard text[place] == ":", end > place + 1, !text.isSpacedWord(at: end) else { return place }
    let number = text.lowercased(place + 1..<end).drop { $0 == "0" }
    guard number.count <= 5, let port = Int(number), (1...65535).contains(port) else { return nil }
    return end
  }

  /// H10.
  func isKnownDomain(_ label: Range<Int>) -> Bool {
    guard let knownDomains else { return true }
    var scalars = String.UnicodeScalarView()
    for place in label { if let scalar = text[place] { scalars.append(scalar) } }
    let utf8 = Array(String(scalars).utf8)
    return knownDomains.contains(0..<utf8.count, in: utf8.span) || extraDomains.contains(0..<utf8.count, in: utf8.span)
  }
}
