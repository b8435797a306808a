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
      let flags = flags(of: step.value)
      if flags.contains(.identifier) && !flags.contains(.hashtagMedial) {
        if scalarCount == 0 && flags.contains(.mark) { return .refused(.noLetter, sign..<signEnd) }
        hasLetter = hasLetter || flags.contains(.letter)
        scalarCount += pendingCount + 1
        pendingCount = 0
        end = offset + step.utf8Count
      } else if flags.contains(.hashtagMedial), scalarCount > 0 {
        pendingCount += 1
      } else {
        break
      }
      offset += step.utf8Count
    }
    if !hasLetter { return .refused(.noLetter, sign..<end) }
    if scalarCount > 256 { return .refused(.tooLong, sign..<end) }
    return utf8.hasSchemeSeparator(at: end) ? .refused(.beforeScheme, sign..<end) : .match(sign..<end)
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
    if utf8.hasASCII("1INCH", at: end) {
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
