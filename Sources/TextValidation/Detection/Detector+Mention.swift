import TextModel

extension Detector {
  /// The mention whose `@` stands at `sign` (detection.md, section 10). The caller has asked for an e-mail first.
  ///
  /// - Complexity: O(*n*) in the name and host that follow.
  package func mention(sign: Int, in utf8: Span<UInt8>) -> Verdict {
    guard mayBeginMention(at: sign, in: utf8) else { return .refused(.leftNeighbour, sign..<sign + 1) }
    if options.mentionAlphabet.letters == .domain { return domainMention(sign: sign, in: utf8) }
    let name = name(from: sign + 1, in: utf8)
    if let refusal = name.refusal { return .refused(refusal, sign..<name.end) }
    if utf8.byte(at: name.end) == UInt8(ascii: "@") {
      guard options.acceptsFederatedMentions,
        let host = host(from: name.end + 1, in: utf8, allowsSymbols: false), host.labelCount >= 2, !host.isAddress,
        !host.hasUnderscore, isKnownDomain(host, in: utf8)
      else { return .refused(.federatedHost, sign..<name.end + 1) }
      return mention(sign..<host.utf8Range.upperBound, in: utf8)
    }
    // Half a name is worse than none: it is another person's.
    if scalarAt(name.end, in: utf8).isSpacedWord, options.mentionAlphabet != .default {
      return .refused(.rightNeighbour, sign..<name.end)
    }
    return mention(sign..<name.end, in: utf8)
  }

  /// The mention whose name must be a domain (M2, `atproto`).
  private func domainMention(sign: Int, in utf8: Span<UInt8>) -> Verdict {
    guard let host = host(from: sign + 1, in: utf8, allowsSymbols: false), host.labelCount >= 2, !host.isAddress,
      !host.hasUnderscore, isKnownDomain(host, in: utf8)
    else { return .refused(.hostMalformed, sign..<sign + 1) }
    return mention(sign..<host.utf8Range.upperBound, in: utf8)
  }

  /// A mention that ends where B3 and M4 allow it.
  private func mention(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) -> Verdict {
    if utf8.byte(at: utf8Range.upperBound) == UInt8(ascii: "@") { return .refused(.rightNeighbour, utf8Range) }
    return utf8.hasSchemeSeparator(at: utf8Range.upperBound) ? .refused(.beforeScheme, utf8Range) : .match(utf8Range)
  }

  /// Whether what stands before the sign allows a mention (B3, M3).
  private func mayBeginMention(at sign: Int, in utf8: Span<UInt8>) -> Bool {
    let left = leftNeighbour(of: sign, in: utf8)
    if left.isSpacedWord { return false }
    switch left.value {
    case ascii("@"), 0xFF20, ascii("\\"), ascii("#"), 0xFF03, ascii("$"), ascii("%"), ascii("&"): return false
    case ascii("+"), ascii("/"), ascii("="), ascii("~"), ascii("^"), ascii("{"), ascii("}"), ascii("|"), ascii("-"),
      ascii("!"), ascii("*"), ascii("?"), ascii("`"):
      return !leftNeighbour(of: left.utf8Offset, in: utf8).isSpacedWord
    default: return true
    }
  }

  /// A name after a sign.
  private struct Name {
    var end: Int
    var scalarCount = 0
    var digitCount = 0
    var hasLetterOrUnderscore = false
    var hasDot = false

    /// M4 and M6.
    var refusal: Refusal? {
      if scalarCount == 0 { return .nameEmpty }
      if !hasLetterOrUnderscore && digitCount < 3 { return .nameOfDigits }
      return scalarCount > (hasDot ? 253 : 64) ? .tooLong : nil
    }
  }

  /// The longest name from `start` on (M1, M2).
  private func name(from start: Int, in utf8: Span<UInt8>) -> Name {
    var name = Name(end: start)
    guard start < utf8.count else { return name }
    let first = utf8.scalar(at: start)
    let firstFlags = flags(of: first.value)
    guard isName(first.value, firstFlags), !firstFlags.contains(.mark) else { return name }
    let startsInASCII = first.value < 0x80
    let startsSmall = firstFlags.contains(.letter) && !firstFlags.contains(.capital)
    var offset = start
    var pendingCount = 0
    var pending: UInt32?
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      let flags = flags(of: step.value)
      if isName(step.value, flags) {
        if startsInASCII && flags.contains(.unspaced) { break }
        if pending == ascii(".") && startsSmall && flags.contains(.capital) { break }
        if pending == ascii(".") { name.hasDot = true }
        name.scalarCount += pendingCount + 1
        if flags.contains(.decimalDigit) { name.digitCount += 1 }
        name.hasLetterOrUnderscore = name.hasLetterOrUnderscore || flags.contains(.letter) || step.value == ascii("_")
        (pending, pendingCount) = (nil, 0)
        name.end = offset + step.utf8Count
      } else if flags.contains(.joiner), options.mentionAlphabet.letters == .anyScript {
        pendingCount += 1
      } else if pending == nil, pendingCount == 0, options.mentionAlphabet.inner.contains(step.value) {
        (pending, pendingCount) = (step.value, 1)
      } else {
        break
      }
      offset += step.utf8Count
    }
    return name
  }

  /// Whether a scalar belongs to a name wherever it stands.
  private func isName(_ value: UInt32, _ flags: ScalarClass) -> Bool {
    switch options.mentionAlphabet.letters {
    case .anyScript:
      value == ascii("_") || flags.contains(.letter) || flags.contains(.mark) || flags.contains(.decimalDigit)
        || (!options.mentionAlphabet.edge.isEmpty && options.mentionAlphabet.edge.contains(value))
    case .asciiWord: value == ascii("_") || value.isASCIIAlphanumeric
    case .asciiAlphanumeric: value.isASCIIAlphanumeric
    case .domain: false
    }
  }
}
