import TextModel

/// A host that holds the rules of detection.md, section 3.
struct Host {
  /// Without trailing dots, hyphens and underscores (H5).
  var utf8Range: Range<Int>
  /// Where the run of host scalars ended, before anything was trimmed.
  var runEnd: Int
  var labelCount = 0
  var firstLabel = 0..<0
  var lastLabel = 0..<0
  var secondLastLabelStart = 0
  var isASCII = true
  /// Whether an underscore stands in one of the last two labels (D4).
  var hasLateUnderscore = false
  var hasUnderscore = false
  var isAddress = false

  /// What was trimmed from the end of the run.
  enum Trimmed { case nothing, oneDot, more }
  var trimmed = Trimmed.nothing
}

extension Detector {
  /// Reads the host that starts at `start`, whose start is given by a scheme, a sign or user info (H1-H7).
  ///
  /// After a scheme, symbols and emoji may stand in it. `nil` is a malformed or empty host.
  ///
  /// - Complexity: O(*n*) in the run of host scalars.
  func host(from start: Int, in utf8: Span<UInt8>, allowsSymbols: Bool) -> Host? {
    var end = start
    // Dots at the end of the run are not part of it (H5): the last one that anything stands behind.
    var lastDot = start
    var pendingDot: Int?
    var glue: Int?
    var previous = ScalarStep.illFormed
    while end < utf8.count {
      let step = utf8.scalar(at: end)
      if isDot(step.value) {
        if ellipsisLength(at: end, in: utf8) >= 3 { break }
        pendingDot = end
      } else {
        let flags = flags(of: step.value)
        let isSymbol = step.value >= 0x80 && flags.contains(.symbol)
        guard allowsSymbols ? flags.contains(.host) || isSymbol : isHostScalar(step.value, flags) else { break }
        let isGlue = (flags.contains(.unspaced) || isSymbol) && previous < 0x80 && !isDot(previous)
        if isGlue && glue == nil { glue = end }
        if let dot = pendingDot, !isTrimmedAtHostEnd(step.value) { (lastDot, pendingDot) = (dot, nil) }
      }
      previous = step.value
      end += step.utf8Count
    }
    if let glue, options.splitsGluedScripts, lastDot < glue,
      let host = checkedHost(run: start..<glue, in: utf8), host.labelCount >= 2, isKnownDomain(host, in: utf8)
    {
      return host
    }
    return checkedHost(run: start..<end, in: utf8)
  }

  /// Trims the end of a run of host scalars and dots, and checks its labels (H5-H7).
  func checkedHost(run: Range<Int>, in utf8: Span<UInt8>) -> Host? {
    var end = run.upperBound
    var trimmed = Host.Trimmed.nothing
    while end > run.lowerBound {
      let step = utf8.scalar(endingAt: end, notBefore: run.lowerBound)
      let isFinalDot = isDot(step.value)
      guard isFinalDot || isTrimmedAtHostEnd(step.value) else { break }
      trimmed = isFinalDot && trimmed == .nothing ? .oneDot : .more
      end -= step.utf8Count
    }
    var host = Host(utf8Range: run.lowerBound..<end, runEnd: run.upperBound)
    host.trimmed = trimmed
    guard readLabels(of: &host, in: utf8) else { return nil }
    let last = host.lastLabel
    if (last.lowerBound..<last.upperBound).allSatisfy({ utf8[$0].isASCIIDigit }) {
      guard isDottedAddress(host, in: utf8) else { return nil }
      host.isAddress = true
    }
    return host
  }

  /// Fills in what the labels tell; `false` where one is malformed (H6). A name of one label may have underscores.
  private func readLabels(of host: inout Host, in utf8: Span<UInt8>) -> Bool {
    var offset = host.utf8Range.lowerBound
    var labelStart = offset
    var labelScalarCount = 0
    var hostScalarCount = 0
    var previous = ScalarStep.illFormed
    var labelHasUnderscore = false
    var previousLabelHasUnderscore = false
    func endLabel(at end: Int) -> Bool {
      guard labelScalarCount > 0, labelScalarCount <= 63, previous != ascii("-") else { return false }
      if host.labelCount == 0 { host.firstLabel = labelStart..<end }
      host.labelCount += 1
      host.secondLastLabelStart = host.lastLabel.lowerBound
      host.lastLabel = labelStart..<end
      host.hasLateUnderscore = labelHasUnderscore || previousLabelHasUnderscore
      host.hasUnderscore = host.hasUnderscore || labelHasUnderscore
      previousLabelHasUnderscore = labelHasUnderscore
      return true
    }
    while offset < host.utf8Range.upperBound {
      let step = utf8.scalar(at: offset)
      hostScalarCount += 1
      guard hostScalarCount <= 253 else { return false }
      if step.value >= 0x80 { host.isASCII = false }
      if isDot(step.value) {
        guard endLabel(at: offset) else { return false }
        labelStart = offset + step.utf8Count
        (labelScalarCount, labelHasUnderscore) = (0, false)
      } else {
        if labelScalarCount == 0 {
          let flags = flags(of: step.value)
          guard step.value != ascii("-"), !flags.contains(.mark), !flags.contains(.joiner) else { return false }
        }
        labelHasUnderscore = labelHasUnderscore || step.value == ascii("_")
        labelScalarCount += 1
      }
      previous = step.value
      offset += step.utf8Count
    }
    return endLabel(at: offset) && (!labelHasUnderscore || host.labelCount == 1)
  }

  /// Whether the host is four decimals from 0 to 255 without leading zeros (H7).
  private func isDottedAddress(_ host: Host, in utf8: Span<UInt8>) -> Bool {
    guard host.labelCount == 4 else { return false }
    var value = 0
    var digitCount = 0
    for offset in host.utf8Range {
      let byte = utf8[offset]
      if byte == UInt8(ascii: ".") {
        (value, digitCount) = (0, 0)
        continue
      }
      guard byte.isASCIIDigit, digitCount == 0 || value > 0 else { return false }
      value = value * 10 + Int(byte & 0x0F)
      digitCount += 1
      guard value <= 255 else { return false }
    }
    return true
  }

  /// Whether the host's last label is a known top-level domain (H10).
  func isKnownDomain(_ host: Host, in utf8: Span<UInt8>) -> Bool { isKnownDomain(host.lastLabel, in: utf8) }

  /// Whether a label is a known top-level domain (H10).
  func isKnownDomain(_ label: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    if hasDefaultDomains, shortDomains.contains(label, in: utf8) { return true }
    switch options.knownDomains {
    case .any: return true
    case .bluesky:
      let isTest = label.count == 4 && utf8.hasASCII("test", at: label.lowerBound)
      return isTest || BlueskyDomains.contain(label, in: utf8)
    case .iana where shortDomains.contains(label, in: utf8): return true
    case .iana where TopLevelDomains.iana.contains(label, in: utf8): return true
    case .list(let names) where names.contains(Self.lowercased(label, in: utf8)): return true
    default: return !options.extraDomains.isEmpty && options.extraDomains.contains(Self.lowercased(label, in: utf8))
    }
  }

  /// The text of a range in small letters.
  static func lowercased(_ range: Range<Int>, in utf8: Span<UInt8>) -> String {
    String(decoding: range.map { utf8[$0] }, as: UTF8.self).lowercased()
  }

  /// Whether `value` is a dot of a host (H2).
  func isDot(_ value: UInt32) -> Bool {
    value == ascii(".")
      || (options.acceptsIdeographicDots && (value == 0x3002 || value == 0xFF0E || value == 0xFF61))
  }

  /// How many full stops stand in a row around `utf8Offset`, counted up to three (H3).
  func ellipsisLength(at utf8Offset: Int, in utf8: Span<UInt8>) -> Int {
    var length = 1
    var offset = utf8Offset
    while length < 3, offset > 0, utf8[offset - 1] == UInt8(ascii: ".") { (offset, length) = (offset - 1, length + 1) }
    offset = utf8Offset + 1
    while length < 3, utf8.byte(at: offset) == UInt8(ascii: ".") { (offset, length) = (offset + 1, length + 1) }
    return length
  }

  /// Whether a scalar may stand in a host that no scheme announces: an emoji's variation selector is a mark, but ends it.
  func isHostScalar(_ value: UInt32, _ flags: ScalarClass) -> Bool {
    flags.contains(.host) && (value < 0x80 || !flags.contains(.emoji))
  }

  /// Dots are seen to by the caller (H5).
  func isTrimmedAtHostEnd(_ value: UInt32) -> Bool {
    value == ascii("-") || value == ascii("_") || value == 0xB7 || value == 0x30FB || value == 0x200C || value == 0x200D
  }
}
