import TextModel

/// Where a link ends, or why it does not count.
enum LinkEnd: Equatable {
  case end(Int)
  /// Malformed or cut short; the run goes on to the offset.
  case refused(Refusal, runEnd: Int)
}

extension Detector {
  /// The end of the link whose host is `host`: port, path, query and fragment (H5, H9, section 5).
  func linkEnd(after host: Host, linkStart: Int, in utf8: Span<UInt8>) -> LinkEnd {
    if host.trimmed != .nothing, isPartStart(utf8.byte(at: host.runEnd)), host.runEnd < utf8.count {
      let end = tail(from: host.runEnd, linkStart: linkStart, in: utf8)
      if case .end(host.runEnd) = end { return .end(host.utf8Range.upperBound) }
      guard host.trimmed == .oneDot else {
        return .refused(.hostMalformed, runEnd: runEnd(from: host.runEnd, in: utf8))
      }
      return end
    }
    let end = host.utf8Range.upperBound
    if options.refusesShortenedLinks, scalarAt(end, in: utf8).value == 0x2026, !isKnownDomain(host, in: utf8) {
      return .refused(.shortened, runEnd: end)
    }
    return linkEnd(afterHostAt: end, linkStart: linkStart, in: utf8)
  }

  /// The end of a link whose host ends at `hostEnd`.
  func linkEnd(afterHostAt hostEnd: Int, linkStart: Int, in utf8: Span<UInt8>) -> LinkEnd {
    guard let portEnd = portEnd(from: hostEnd, in: utf8) else {
      return .refused(.portImpossible, runEnd: runEnd(from: hostEnd, in: utf8))
    }
    return tail(from: portEnd, linkStart: linkStart, in: utf8)
  }

  /// The end of `:` and a port at `start`, `start` itself if none stands there, or `nil` for an impossible port (H9).
  private func portEnd(from start: Int, in utf8: Span<UInt8>) -> Int? {
    guard utf8.byte(at: start) == UInt8(ascii: ":") else { return start }
    var offset = start + 1
    var port = 0
    while utf8.byte(at: offset).isASCIIDigit {
      port = min(port * 10 + Int(utf8[offset] & 0x0F), 65536)
      offset += 1
    }
    if offset == start + 1 || scalarAt(offset, in: utf8).isSpacedWord { return start }
    return (1...65535).contains(port) ? offset : nil
  }

  private func isPartStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// The end of a run that is refused: the next blank, delimiter or bracket.
  func runEnd(from start: Int, in utf8: Span<UInt8>) -> Int {
    var offset = start
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      let flags = flags(of: step.value)
      guard flags.contains(.linkInclude) || flags.contains(.linkSoft), !flags.contains(.hidden),
        step.value != ascii("\"")
      else { break }
      offset += step.utf8Count
    }
    return offset
  }

  /// The end of path, query and fragment from `start` on, where host and port end (P1-P6).
  ///
  /// With `isPath` what stands there is in a path already.
  func tail(from start: Int, linkStart: Int, isPath: Bool = false, in utf8: Span<UInt8>) -> LinkEnd {
    guard start < utf8.count, isPath || isPartStart(utf8[start]) else { return .end(start) }
    var walk = TailWalk(
      detector: self, state: LinkTailState(isInPath: isPath), start: start,
      before: scalarBefore(linkStart, in: utf8).value)
    var offset = start
    while offset < utf8.count, let next = walk.step(at: offset, in: utf8) { offset = next }
    if walk.isShortened { return .refused(.shortened, runEnd: walk.safe) }
    guard walk.safe - linkStart <= 4096 else { return .refused(.tooLong, runEnd: walk.safe) }
    return .end(walk.safe)
  }
}

/// The state of the walk over path, query and fragment (detection.md, P2).
struct TailWalk {
  let detector: Detector
  /// The scalar directly before the link.
  let before: UInt32
  /// The end of what is known to belong to the link.
  var safe: Int
  private var state: LinkTailState
  var previous = ScalarStep.illFormed
  /// Whether the last scalar that was no joiner is an emoji that belongs to the link.
  var followsEmoji = false
  var isShortened = false
  private var options: DetectionOptions { detector.options }

  init(detector: Detector, state: LinkTailState, start: Int, before: UInt32) {
    self.detector = detector
    self.state = state
    self.before = before
    safe = start
  }

  /// Takes the scalar at `offset`; `nil` where the link has ended.
  mutating func step(at offset: Int, in utf8: Span<UInt8>) -> Int? {
    let scalar = utf8.scalar(at: offset)
    let value = scalar.value
    let end = offset + scalar.utf8Count
    state.enter(value, startsDirective: utf8.hasASCII(":~:", at: offset))
    switch classify(value, at: offset, in: utf8) {
    case .hard:
      if value == 0x2026, options.refusesShortenedLinks, state.part != .host, safe == offset { isShortened = true }
      return nil
    case .soft: break
    case .include: safe = end
    case .open:
      guard state.open(value) else { return nil }
    case .close:
      guard state.close(value) else { return nil }
      safe = end
    }
    previous = value
    return end
  }

  /// The end of a text that is no link without what a link would leave behind at its end: nothing stops this walk.
  mutating func endOfText(in range: Range<Int>, of utf8: Span<UInt8>) -> Int {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let scalar = utf8.scalar(at: offset)
      offset += scalar.utf8Count
      switch classify(scalar.value, at: offset - scalar.utf8Count, in: utf8) {
      case .hard, .soft: break
      case .include: safe = offset
      case .open: _ = state.open(scalar.value)
      case .close:
        if state.close(scalar.value) { safe = offset }
      }
      previous = scalar.value
    }
    return safe
  }

  /// Link_Term of UTS #58 with the changes of P3, the first that applies.
  private mutating func classify(_ value: UInt32, at offset: Int, in utf8: Span<UInt8>) -> LinkTerm {
    let flags = detector.flags(of: value)
    if value == ScalarStep.illFormed { return .hard }
    if flags.contains(.hidden), options.endsLinksAtHiddenScalars { return .hard }
    if options.endsLinksAtCJKPunctuation, isCJKPunctuation(value) { return .hard }
    if options.endsLinksAtTextDelimiters, isDelimiter(value, at: offset, in: utf8) { return .hard }
    if options.splitsGluedLinks, value == ascii(",") || value == ascii(";"), isWebLink(at: offset + 1, in: utf8) {
      return .hard
    }
    if value == 0x2026, options.refusesShortenedLinks { return .hard }
    if value == ascii("_"), options.followsMarkdown || (options.pairsUnderscores && before == ascii("_")) {
      return .soft
    }
    if options.trimsMarkup, flags.contains(.joiner) || isMarkup(value) { return .soft }
    if options.limitsEmojiInLinks, flags.contains(.emoji) {
      followsEmoji = followsEmoji || mayPrecedeEmoji(previous)
      return followsEmoji ? .include : .soft
    }
    followsEmoji = false
    return LinkTerm(flags)
  }

  private func isCJKPunctuation(_ value: UInt32) -> Bool {
    switch value {
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF01, 0xFF1F, 0xFF1A, 0xFF1B, 0xFF5C, 0xFF61, 0xFF64: true
    default: false
    }
  }

  private func isMarkup(_ value: UInt32) -> Bool { value == ascii("*") || value == ascii("~") || value == ascii("|") }

  /// P3c and P3d.
  private func isDelimiter(_ value: UInt32, at offset: Int, in utf8: Span<UInt8>) -> Bool {
    switch value {
    case ascii("\""), ascii("`"), ascii("<"), ascii(">"), ascii("\\"): true
    case ascii("&"): isDelimiterEntity(at: offset, in: utf8)
    case ascii("'"): before == ascii("'")
    case 0x2019: before == 0x2018
    case 0x201D: before == 0x201C || before == 0x201D
    case 0x201C: before == 0x201E
    case 0x2018: before == 0x201A
    case 0xBB: before == 0xAB
    case 0xAB: before == 0xBB
    case 0x203A: before == 0x2039
    default: false
    }
  }

  private static let delimiterEntities = [
    "&lt;", "&gt;", "&quot;", "&apos;", "&nbsp;", "&#34;", "&#39;", "&#60;", "&#62;", "&#x22;", "&#x27;",
  ]

  private func isDelimiterEntity(at offset: Int, in utf8: Span<UInt8>) -> Bool {
    Self.delimiterEntities.contains { utf8.hasASCII($0, at: offset) }
  }

  private func isWebLink(at offset: Int, in utf8: Span<UInt8>) -> Bool {
    utf8.hasASCII("http://", at: offset, ignoringCase: true)
      || utf8.hasASCII("https://", at: offset, ignoringCase: true)
  }

  /// The delimiters after which an emoji belongs to a link (P3h).
  private func mayPrecedeEmoji(_ value: UInt32) -> Bool {
    switch value {
    case ascii("/"), ascii("="), ascii("?"), ascii("#"), ascii("&"), ascii("-"), ascii("_"), ascii("+"), ascii("%"),
      ascii("."), ascii(":"), ascii("@"):
      true
    default: false
    }
  }
}
