import TextModel

/// Reads the hosts of linkify-it (dialects.md, LI-4, LI-6).
struct LinkifyItHostReader: Sendable {
  /// What a host must look like.
  enum Form {
    /// Any label is enough.
    case any
    /// `localhost`, or two labels of which the last holds no `-` or is `xn--`.
    case relative
    /// Two labels of which the last is a domain that is known.
    case known
  }

  let scalars = LinkifyItScalars()
  let endsAtTripleDash: Bool
  private let domains = TopLevelDomains.linkifyIt
  /// The caller's own domains; most often there are none.
  private let extraDomains: TopLevelDomains?

  init(_ options: DetectionOptions) {
    endsAtTripleDash = options.linkifyIt.endsLinksAtTripleDash
    extraDomains = options.extraDomains.isEmpty ? nil : TopLevelDomains(options.extraDomains)
  }

  /// The host at `start`; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes of the labels there.
  func host(at start: Int, _ form: Form, acceptsPort: Bool, in utf8: Span<UInt8>) -> LinkifyItHost? {
    walk(from: start, form, isFirst: true, acceptsPort: acceptsPort, in: utf8).host
  }

  /// Reads label after label, as far as they go.
  ///
  /// - Parameters:
  ///   - start: Where a label may start; at most the count of `utf8`.
  ///   - form: What the host must look like.
  ///   - isFirst: Whether it is the host's first label.
  ///   - acceptsPort: Whether a port may follow.
  ///   - utf8: The text.
  /// - Returns: The host, if there is one, and what was read for it.
  /// - Complexity: O(*n*) in the bytes of the labels.
  func walk(from start: Int, _ form: Form, isFirst: Bool, acceptsPort: Bool, in utf8: Span<UInt8>) -> LinkifyItHostWalk
  {
    var walk = LinkifyItHostWalk(read: start..<start)
    if form == .relative, isFirst, let host = localHost(at: start, acceptsPort: acceptsPort, in: utf8) {
      walk.host = host
      return walk
    }
    var (labelStart, isFirst) = (start, isFirst)
    while true {
      let label = LinkifyItLabel(at: labelStart, scalars, in: utf8)
      walk.read = start..<labelStart + 1
      if let host = host(endingIn: label, form, isFirst: isFirst, acceptsPort: acceptsPort, in: utf8) {
        (walk.host, walk.lastLabelStart) = (host, labelStart)
      }
      let end = label.utf8Range.upperBound
      guard label.isLabel, utf8.byte(at: end) == UInt8(ascii: ".") else { return walk }
      (labelStart, isFirst) = (end + 1, false)
    }
  }

  /// Whether a label is a domain that links without a schema may end in; `xn--` apart.
  private func isKnown(_ label: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    !label.isEmpty && (domains.contains(label, in: utf8) || extraDomains?.contains(label, in: utf8) == true)
      && isFoldedBeyondASCII(label, in: utf8)
  }

  /// Whether no letter beyond ASCII is a capital: only ASCII folds (N2), where the lists of domains fold all.
  private func isFoldedBeyondASCII(_ label: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    var offset = label.lowerBound
    while offset < label.upperBound {
      let step = utf8.scalar(at: offset)
      if step.value >= 0x80, SimpleCaseFolding.shared.folding(of: step.value) != step.value { return false }
      offset += step.utf8Count
    }
    return true
  }

  /// Whether a domain that is known stands at `start`, up to where `.`, `-` or no label goes on; where that is.
  func knownDomainEnd(at start: Int, in utf8: Span<UInt8>) -> Int? {
    let label = LinkifyItLabel(at: start, scalars, in: utf8)
    if isKnown(label.utf8Range, in: utf8) { return label.utf8Range.upperBound }
    return isKnown(start..<label.firstHyphen, in: utf8) ? label.firstHyphen : nil
  }

  private func localHost(at start: Int, acceptsPort: Bool, in utf8: Span<UInt8>) -> LinkifyItHost? {
    let name = "localhost"
    guard utf8.hasASCII(name, at: start, ignoringCase: true) else { return nil }
    return closed(at: start + name.utf8.count, acceptsPort: acceptsPort, in: utf8)
  }

  /// The host whose last label is at the start of `label`: most often all of it.
  private func host(
    endingIn label: LinkifyItLabel, _ form: Form, isFirst: Bool, acceptsPort: Bool, in utf8: Span<UInt8>
  ) -> LinkifyItHost? {
    let (start, end) = (label.utf8Range.lowerBound, label.utf8Range.upperBound)
    // Without this, most labels would be looked up though more of the host follows.
    guard endsAtTripleDash || (label.isLabel && isEnd(at: end, in: utf8)) || utf8.byte(at: end) == UInt8(ascii: ":")
    else { return nil }
    switch form {
    case .known:
      guard !isFirst else { return nil }
      let firstEnd = label.firstHyphen
      if firstEnd == end ? label.isLabel : endsAtTripleDash, isKnown(start..<firstEnd, in: utf8) {
        return closed(at: firstEnd, acceptsPort: acceptsPort, in: utf8)
      }
      if firstEnd < end, label.isLabel, isKnown(label.utf8Range, in: utf8),
        let host = closed(at: end, acceptsPort: acceptsPort, in: utf8)
      {
        return host
      }
      return encodedHost(label, acceptsPort: acceptsPort, in: utf8)
    case .relative:
      guard !isFirst else { return nil }
      if let host = encodedHost(label, acceptsPort: acceptsPort, in: utf8) { return host }
      guard label.firstHyphen > start, label.firstHyphen < end || label.isLabel else { return nil }
      return closed(at: label.firstHyphen, acceptsPort: acceptsPort, in: utf8)
    case .any:
      return endsAtTripleDash
        ? hostEndingEarly(label, acceptsPort: acceptsPort, in: utf8)
        : label.isLabel ? closed(at: end, acceptsPort: acceptsPort, in: utf8) : nil
    }
  }

  /// The host whose labels end at `labelsEnd`, with a port if there is one; `nil` if the host end does not hold.
  func closed(at labelsEnd: Int, acceptsPort: Bool, in utf8: Span<UInt8>) -> LinkifyItHost? {
    if acceptsPort, let portEnd = portEnd(at: labelsEnd, in: utf8), isEnd(at: portEnd, in: utf8) {
      return LinkifyItHost(labelsEnd: labelsEnd, end: portEnd)
    }
    return isEnd(at: labelsEnd, in: utf8) ? LinkifyItHost(labelsEnd: labelsEnd, end: labelsEnd) : nil
  }

  /// Where the port at `colon` ends: all digits there are, as another one behind a port is no host end.
  private func portEnd(at colon: Int, in utf8: Span<UInt8>) -> Int? {
    guard utf8.byte(at: colon) == UInt8(ascii: ":") else { return nil }
    var (end, port) = (colon + 1, 0)
    while end < utf8.count, utf8[end].isASCIIDigit {
      guard end - colon <= 5 else { return nil }
      port = port * 10 + Int(utf8[end] - UInt8(ascii: "0"))
      end += 1
    }
    let digitCount = end - colon - 1
    return (1...4).contains(digitCount) || (digitCount == 5 && (10_000...65_535).contains(port)) ? end : nil
  }

  /// Whether the host end holds at `offset`.
  func isEnd(at offset: Int, in utf8: Span<UInt8>) -> Bool {
    guard offset < utf8.count else { return true }
    switch utf8[offset] {
    case 0x20, UInt8(ascii: "/"): return true
    case UInt8(ascii: "_"): return false
    case UInt8(ascii: "-"): return endsAtTripleDash && utf8.hasASCII("---", at: offset)
    case UInt8(ascii: ":"): return !utf8.byte(at: offset + 1).isASCIIDigit
    case UInt8(ascii: "."):
      guard offset + 1 < utf8.count else { return true }
      return utf8[offset + 1] != UInt8(ascii: "-") && scalars.isBreak(utf8.scalar(at: offset + 1).value)
    default:
      let value = utf8.scalar(at: offset).value
      return scalars.isFence(value) || scalars.isBreak(value)
    }
  }
}
