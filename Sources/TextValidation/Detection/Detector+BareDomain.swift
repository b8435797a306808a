import TextModel

extension Detector {
  /// A stretch of host scalars that a bare domain must fill.
  package struct BareRun: Equatable, Sendable {
    /// Half-open UTF-8 offsets, dots and edges included.
    package let utf8Range: Range<Int>
  }

  /// The stretch around the dot at `dot`: from glue, ellipsis or a foreign scalar to the next one (H3, H4).
  ///
  /// Every dot in the stretch gives the same answer, so a walk asks once for each. Who asks more often says so with
  /// `isBounded`: then a stretch that goes on too long for a host is none (H6).
  ///
  /// - Complexity: O(*n*) in the stretch; bounded, in what of it stands before `dot`, or is trimmed from a host's end.
  package func bareRun(around dot: Int, floor: Int, isBounded: Bool = false, in utf8: Span<UInt8>) -> BareRun? {
    guard ellipsisLength(at: dot, in: utf8) < 3 else { return nil }
    var start = dot
    var next = ascii(".")
    while start > floor {
      let step = utf8.scalar(endingAt: start, notBefore: floor)
      guard isRunScalar(step.value, at: start - step.utf8Count, in: utf8), !isGlue(step.value, next) else { break }
      start -= step.utf8Count
      next = step.value
    }
    var end = dot
    var previous = ascii(".")
    var scalarCount = 0
    while end < utf8.count {
      let step = utf8.scalar(at: end)
      guard isRunScalar(step.value, at: end, in: utf8), !isGlue(previous, step.value) else { break }
      scalarCount += 1
      if isBounded, scalarCount > 253, !isDot(step.value), !isTrimmedAtHostEnd(step.value) { return nil }
      end += step.utf8Count
      previous = step.value
    }
    return BareRun(utf8Range: start..<end)
  }

  private func isRunScalar(_ value: UInt32, at utf8Offset: Int, in utf8: Span<UInt8>) -> Bool {
    if value == ascii(".") { return ellipsisLength(at: utf8Offset, in: utf8) < 3 }
    return isHostScalar(value, flags(of: value)) || isDot(value)
  }

  /// Whether text of two scripts is fused between two neighbours (H4).
  private func isGlue(_ first: UInt32, _ second: UInt32) -> Bool {
    guard options.splitsGluedScripts else { return false }
    if first.isASCIIAlphanumeric { return second >= 0x80 && flags(of: second).contains(.unspaced) }
    return second.isASCIILetter && first >= 0x80 && flags(of: first).contains(.unspaced)
  }

  /// The link without a scheme that fills `run` (detection.md, section 4).
  package func bareDomain(in run: BareRun, of utf8: Span<UInt8>) -> Verdict {
    var start = run.utf8Range.lowerBound
    let left = leftNeighbour(of: start, in: utf8)
    guard !left.isSpacedWord, !isForbiddenBeforeDomain(left.value) else {
      return .refused(.leftNeighbour, run.utf8Range)
    }
    while start < run.utf8Range.upperBound, utf8[start] == UInt8(ascii: "_") { start += 1 }
    guard let host = checkedHost(run: start..<run.utf8Range.upperBound, in: utf8) else {
      return .refused(.hostMalformed, run.utf8Range)
    }
    let hostEnd = host.utf8Range.upperBound
    if let refusal = refusal(ofBareHost: host, in: utf8) { return .refused(refusal, start..<hostEnd) }
    switch linkEnd(after: host, linkStart: start, in: utf8) {
    case .refused(let refusal, let runEnd): return .refused(refusal, run: start..<max(hostEnd, runEnd), claims: .link)
    case .end(let end):
      return isFollowedByAddressSign(end, in: utf8) ? .refused(.beforeAddressSign, start..<end) : .match(start..<end)
    }
  }

  /// The link that a bare `localhost` at `start` begins, with its port and path (D5).
  package func bareLocalhost(at start: Int, in utf8: Span<UInt8>) -> Verdict {
    let end = start + "localhost".utf8.count
    guard utf8.hasASCII("localhost", at: start, ignoringCase: true) else { return .none }
    let left = leftNeighbour(of: start, in: utf8)
    let next = scalarAt(end, in: utf8)
    let isPartOfHost = left.value == ascii(".") || left.value == ascii("-") || next.value == ascii("-")
    guard !left.isSpacedWord, !isForbiddenBeforeDomain(left.value), !isPartOfHost, !next.isSpacedWord,
      next.value != ascii(".") || !scalarAt(end + 1, in: utf8).flags.contains(.host)
    else { return .none }
    switch linkEnd(afterHostAt: end, linkStart: start, in: utf8) {
    case .refused(let refusal, let runEnd): return .refused(refusal, run: start..<runEnd, claims: .link)
    case .end(let end):
      return isFollowedByAddressSign(end, in: utf8) ? .refused(.beforeAddressSign, start..<end) : .match(start..<end)
    }
  }

  private func isForbiddenBeforeDomain(_ value: UInt32) -> Bool {
    switch value {
    case ascii("@"), 0xFF20, ascii("/"), ascii("\\"), ascii("#"), 0xFF03, ascii("$"), ascii("%"): true
    default: false
    }
  }

  /// Whether `@` and a host scalar follow (D3).
  private func isFollowedByAddressSign(_ utf8Offset: Int, in utf8: Span<UInt8>) -> Bool {
    utf8.byte(at: utf8Offset) == UInt8(ascii: "@") && scalarAt(utf8Offset + 1, in: utf8).flags.contains(.host)
  }

  /// Why a well-formed host is no bare domain, if it is none.
  private func refusal(ofBareHost host: Host, in utf8: Span<UInt8>) -> Refusal? {
    if isFollowedByAddressSign(host.utf8Range.upperBound, in: utf8) { return .beforeAddressSign }
    if options.requiresScheme { return .schemeRequired }
    if host.isAddress { return options.acceptsBareAddresses ? nil : .bareAddress }
    if host.labelCount < 2 { return .oneLabel }
    if host.hasLateUnderscore { return .underscore }
    if !isKnownDomain(host, in: utf8) { return .unknownDomain }
    if isClockTime(host, in: utf8) { return .clockTime }
    if host.runEnd < utf8.count, utf8[host.runEnd] == UInt8(ascii: "/") { return nil }
    if isFileName(host, in: utf8) { return .fileName }
    return startsSentence(host, in: utf8) ? .sentence : nil
  }

  /// D6, title case: `plan.It works`.
  private func startsSentence(_ host: Host, in utf8: Span<UInt8>) -> Bool {
    guard options.refusesSentenceDomains else { return false }
    let label = host.lastLabel
    let first = utf8.scalar(at: label.lowerBound)
    guard flags(of: first.value).contains(.capital) else { return false }
    var offset = label.lowerBound + first.utf8Count
    guard offset < label.upperBound else { return false }
    while offset < label.upperBound {
      let step = utf8.scalar(at: offset)
      let flags = flags(of: step.value)
      guard flags.contains(.letter), !flags.contains(.capital) else { return false }
      offset += step.utf8Count
    }
    return !["com", "net", "org"].contains {
      label.count == $0.utf8.count && utf8.hasASCII($0, at: label.lowerBound, ignoringCase: true)
    }
  }

  /// D6, clock and counts: `3.am`.
  private func isClockTime(_ host: Host, in utf8: Span<UInt8>) -> Bool {
    options.refusesSentenceDomains && host.labelCount == 2 && host.firstLabel.count <= 2
      && hasTwoScalars(host.lastLabel, in: utf8) && host.firstLabel.allSatisfy { utf8[$0].isASCIIDigit }
  }

  private func hasTwoScalars(_ label: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    let second = label.lowerBound + utf8.scalar(at: label.lowerBound).utf8Count
    return second < label.upperBound && second + utf8.scalar(at: second).utf8Count == label.upperBound
  }

  /// D7: `README.md`.
  private func isFileName(_ host: Host, in utf8: Span<UInt8>) -> Bool {
    guard !options.fileExtensions.isEmpty, host.lastLabel.count <= 4 else { return false }
    guard isFileEnding(host.lastLabel, in: utf8) else { return false }
    if utf8.hasASCII("zip", at: host.lastLabel.lowerBound, ignoringCase: true)
      || utf8.hasASCII("mov", at: host.lastLabel.lowerBound, ignoringCase: true), host.lastLabel.count == 3
    {
      return !utf8.hasASCII("www.", at: host.utf8Range.lowerBound, ignoringCase: true)
    }
    return host.labelCount == 2
  }

  /// Whether a label of at most four bytes is the ending of a file's name.
  private func isFileEnding(_ label: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    if label.allSatisfy({ utf8[$0] < 0x80 }) { return fileEndings.contains(label, in: utf8) }
    // Beyond ASCII only the Kelvin sign, E2 84 AA, has a small letter of ASCII.
    if hasASCIIFileEndings, !label.contains(where: { utf8[$0] == 0xE2 }) { return false }
    return options.fileExtensions.contains(Self.lowercased(label, in: utf8))
  }
}

extension Detector {
  /// The dot that host scalars lead to from `start` on, if the host before it is short enough.
  ///
  /// - Complexity: O(1); reads at most 64 bytes.
  package func dotOfHostRun(from start: Int, in utf8: Span<UInt8>) -> Int? {
    var offset = start
    while offset < min(utf8.count, start + 64) {
      let step = utf8.scalar(at: offset)
      if step.value == ascii(".") { return offset }
      guard flags(of: step.value).contains(.host) else { return nil }
      offset += step.utf8Count
    }
    return nil
  }
}
