import TextModel

/// A run of the scalars that labels of a host are made of: body and `-` (dialects.md, LI-4).
struct LinkifyItLabel {
  /// The greatest count of scalars in a label.
  static let greatestScalarCount = 63
  private static let encodedPrefix = "xn--"

  /// Half-open UTF-8 offsets of the run, or of its first 64 scalars: a longer one is no label.
  let utf8Range: Range<Int>
  /// Whether all of the run is a label.
  let isLabel: Bool
  /// Whether all of the run is `xn--` and 1–59 of `[a-z0-9-]`.
  let isEncoded: Bool
  /// Where the first `-` stands; the end of the run if there is none.
  let firstHyphen: Int

  /// Reads the run at `start`.
  ///
  /// - Complexity: O(1): no more than 64 scalars are read.
  init(at start: Int, _ scalars: LinkifyItScalars, in utf8: Span<UInt8>) {
    let hyphen = UInt8(ascii: "-")
    var (offset, scalarCount, isPlain) = (start, 0, true)
    var firstHyphen: Int?
    while offset < utf8.count, scalarCount <= Self.greatestScalarCount {
      let byte = utf8[offset]
      if byte.isASCIIAlphanumeric {
        offset += 1
      } else if byte == hyphen {
        if firstHyphen == nil { firstHyphen = offset }
        offset += 1
      } else {
        let step = utf8.scalar(at: offset)
        guard scalars.isBody(step.value) else { break }
        isPlain = false
        offset += step.utf8Count
      }
      scalarCount += 1
    }
    utf8Range = start..<offset
    self.firstHyphen = firstHyphen ?? offset
    let isShort = scalarCount > 0 && scalarCount <= Self.greatestScalarCount
    isEncoded =
      isShort && isPlain && scalarCount > Self.encodedPrefix.utf8.count
      && utf8.hasASCII(Self.encodedPrefix, at: start, ignoringCase: true)
    isLabel = isEncoded || (isShort && utf8[start] != hyphen && utf8[offset - 1] != hyphen)
  }

  /// The last place before `limit`, and not before `least`, where `---` stands in the run; `nil` if there is none.
  ///
  /// - Complexity: O(1): the run is short.
  func lastTripleDash(from least: Int, before limit: Int, in utf8: Span<UInt8>) -> Int? {
    var offset = limit - 1
    while offset >= max(least, firstHyphen) {
      if utf8.hasASCII("---", at: offset) { return offset }
      offset -= 1
    }
    return nil
  }
}
