import TextModel

extension Detector {
  /// The hashtag whose sign stands at `sign` (detection.md, section 11).
  ///
  /// The sign is U+0023, U+FF03 or U+FE5F; `followsHashtag` says whether another tag ends where it begins (G4).
  ///
  /// - Complexity: O(*n*) in the tag.
  package func hashtag(sign: Int, signEnd: Int, followsHashtag: Bool, in utf8: Span<UInt8>) -> Verdict {
    guard mayBeginHashtag(at: sign, followsHashtag: followsHashtag, in: utf8) else {
      return .refused(.leftNeighbour, sign..<signEnd)
    }
    var end = signEnd
    var offset = signEnd
    var scalarCount = 0
    var pendingCount = 0
    var hasLetter = false
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      let scalar = tagScalar(step.value, flags(of: step.value))
      if scalar == .outside || (scalarCount == 0 && scalar.isNeverFirst) { break }
      pendingCount += 1
      offset += step.utf8Count
      if scalar == .inner { continue }
      hasLetter = hasLetter || scalar == .letter
      scalarCount += pendingCount
      pendingCount = 0
      end = offset
    }
    if !hasLetter { return .refused(.noLetter, sign..<end) }
    if scalarCount > 256 { return .refused(.tooLong, sign..<end) }
    return utf8.hasSchemeSeparator(at: end) ? .refused(.beforeScheme, sign..<end) : .match(sign..<end)
  }

  /// What a scalar is to a hashtag.
  private enum TagScalar {
    /// Ends it.
    case outside
    /// Belongs to it; without a ``letter`` there is none (G3).
    case part, letter
    /// Belongs to it, but does not begin it.
    case mark
    /// Belongs to it between others.
    case inner

    var isNeverFirst: Bool { self == .mark || self == .inner }
  }

  /// What a scalar is to a hashtag under the alphabet of the options (G1).
  private func tagScalar(_ value: UInt32, _ flags: ScalarClass) -> TagScalar {
    switch options.hashtagAlphabet {
    case .default, .uax31:
      if options.hashtagAlphabet == .uax31 {
        if value == ascii("-") || value == ascii("+") { return .mark }
        if value >= 0x80, flags.contains(.emoji) { return flags.contains(.mark) ? .mark : .letter }
      }
      if flags.contains(.hashtagMedial) { return .inner }
      guard flags.contains(.identifier) else { return .outside }
      return flags.contains(.mark) ? .mark : flags.contains(.letter) ? .letter : .part
    case .x:
      if flags.contains(.letter) { return .letter }
      if flags.contains(.mark) { return .mark }
      return flags.contains(.decimalDigit) || isXTagSign(value) ? .part : .outside
    case .telegram:
      if flags.contains(.letter) { return .letter }
      let isSign = value == ascii("_") || value == 0xB7 || value == 0x200C
      return flags.contains(.decimalDigit) || isSign ? .part : .outside
    case .bluesky:
      if value == ScalarStep.illFormed || flags.contains(.blank) || isInvisible(value) { return .outside }
      // Punctuation at the end is taken off.
      if flags.contains(.punctuation) { return .inner }
      return value < 0x80 && UInt8(truncatingIfNeeded: value).isASCIIDigit ? .part : .letter
    }
  }

  /// The signs that X allows in a tag, beside letters, marks and digits (dialects.md, section 1, row S).
  private func isXTagSign(_ value: UInt32) -> Bool {
    switch value {
    case 0x5F, 0xB7, 0x5BE, 0x5F3, 0x5F4, 0xF0B, 0xF0C, 0x200C, 0x200D, 0x3003, 0x301C, 0x309B, 0x309C, 0x30A0, 0x30FB,
      0xA67E, 0xFF5E:
      true
    default: false
    }
  }

  /// The scalars that end a tag on Bluesky, beside blanks (dialects.md, BS-H1).
  private func isInvisible(_ value: UInt32) -> Bool {
    switch value {
    case 0, 0xAD, 0x200A...0x200D, 0x2060, 0x20E2: true
    default: false
    }
  }

  private func mayBeginHashtag(at sign: Int, followsHashtag: Bool, in utf8: Span<UInt8>) -> Bool {
    if followsHashtag { return options.acceptsAdjacentHashtags }
    let left = leftNeighbour(of: sign, in: utf8)
    if left.isWord { return false }
    switch left.value {
    case ascii("@"), 0xFF20, ascii("\\"), ascii("&"), ascii("$"), ascii("%"), ascii("="): return false
    default: return true
    }
  }

  /// The cashtag whose `$` stands at `sign` (C1).
  ///
  /// - Complexity: O(1).
  package func cashtag(sign: Int, in utf8: Span<UInt8>) -> Verdict {
    let left = leftNeighbour(of: sign, in: utf8)
    if left.isWord { return .refused(.leftNeighbour, sign..<sign + 1) }
    switch left.value {
    case ascii("$"), ascii("@"), ascii("#"), ascii("/"), ascii("\\"), ascii("&"), ascii("%"):
      return .refused(.leftNeighbour, sign..<sign + 1)
    default: break
    }
    var end = sign + 1
    if utf8.byte(at: end) == UInt8(ascii: "1"), utf8.hasASCII("1INCH", at: end) {
      end += 5
    } else {
      while end - sign <= 8, isSymbolByte(utf8.byte(at: end)) { end += 1 }
      guard end > sign + 1 else { return .refused(.symbolMalformed, sign..<end) }
      if let longer = cashtagSuffixEnd(from: end, in: utf8) { end = longer }
    }
    return isCashtagEnd(end, in: utf8) ? .match(sign..<end) : .refused(.symbolMalformed, sign..<end)
  }

  /// The end of `.`, `_` or `-` and one or two letters at `start`, if the cashtag may end there.
  private func cashtagSuffixEnd(from start: Int, in utf8: Span<UInt8>) -> Int? {
    let separator = utf8.byte(at: start)
    guard separator == UInt8(ascii: ".") || separator == UInt8(ascii: "_") || separator == UInt8(ascii: "-"),
      isSymbolByte(utf8.byte(at: start + 1))
    else { return nil }
    let end = start + (isSymbolByte(utf8.byte(at: start + 2)) ? 3 : 2)
    return isCashtagEnd(end, in: utf8) ? end : nil
  }

  private func isCashtagEnd(_ utf8Offset: Int, in utf8: Span<UInt8>) -> Bool {
    let next = scalarAt(utf8Offset, in: utf8)
    return !next.isWord && next.value != ascii("$")
  }

  private func isSymbolByte(_ byte: UInt8) -> Bool {
    byte.isASCIICapital || (options.acceptsLowercaseCashtags && byte.isASCIILetter)
  }
}
