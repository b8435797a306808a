internal import CPCRE2

/// Reads what PCRE2 knows about compiled code, `pcre2_pattern_info(3)`. Lives only while a ``Pattern`` is made.
@safe
struct CodeInformation: ~Copyable {
  private let code: OpaquePointer

  /// Makes a reader of `code`, which the caller keeps alive.
  @unsafe
  init(_ code: OpaquePointer) { unsafe self.code = code }

  var captureCount: Int { number(PCRE2_INFO_CAPTURECOUNT) }

  /// The named groups, by ascending number.
  var namedGroups: [NamedGroup] {
    let (nameCount, entryByteCount) = (number(PCRE2_INFO_NAMECOUNT), number(PCRE2_INFO_NAMEENTRYSIZE))
    var table: UnsafePointer<UInt8>?
    // SAFETY: PCRE2_INFO_NAMETABLE writes one pointer, to `nameCount` entries that live as long as `code`: two bytes of
    // number, high byte first, then the name and a NUL, pcre2api(3).
    let result = unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_NAMETABLE), &table)
    guard result == 0, let table = unsafe table else { return [] }
    return (0..<nameCount).map { index in
      let entry = unsafe UnsafeBufferPointer(start: table + index * entryByteCount, count: entryByteCount)
      let name = unsafe entry[2...].prefix { $0 != 0 }
      return unsafe NamedGroup(
        name: String(decoding: name, as: UTF8.self), number: Int(entry[0]) << 8 | Int(entry[1]))
    }.sorted { ($0.number, $0.name) < ($1.number, $1.name) }
  }

  /// All facts.
  ///
  /// - Parameter mayIgnoreCase: Whether the pattern ignores case, or parts of it might.
  /// - Returns: What holds for every match.
  func facts(mayIgnoreCase: Bool) -> PatternFacts {
    let firstType = number(PCRE2_INFO_FIRSTCODETYPE)
    let firstBytes =
      firstType == 1
      ? bytes(number(PCRE2_INFO_FIRSTCODEUNIT), mayIgnoreCase: mayIgnoreCase) : firstBitmap
    let requiredBytes =
      number(PCRE2_INFO_LASTCODETYPE) == 1
      ? bytes(number(PCRE2_INFO_LASTCODEUNIT), mayIgnoreCase: mayIgnoreCase) : nil
    return PatternFacts(
      firstBytes: firstBytes,
      requiredBytes: requiredBytes,
      minimumScalarCount: number(PCRE2_INFO_MINLENGTH),
      lookbehindScalarCount: number(PCRE2_INFO_MAXLOOKBEHIND),
      matchesEmpty: number(PCRE2_INFO_MATCHEMPTY) != 0,
      isAnchored: UInt32(number(PCRE2_INFO_ALLOPTIONS)) & PCRE2_ANCHORED != 0,
      beginsLines: firstType == 2,
      isJITCompiled: isJITCompiled)
  }

  /// A code unit PCRE2 reports as first or required, with the other case of an ASCII letter if case may not matter.
  ///
  /// PCRE2 keeps to itself whether it compares such a code unit without case. Beyond ASCII it never does in UTF-8: where
  /// the cases of a scalar differ it reports no code unit, and neither for `k` and `s`, whose other cases U+212A and
  /// U+017F are not ASCII.
  private func bytes(_ codeUnit: Int, mayIgnoreCase: Bool) -> ByteSet {
    let byte = UInt8(truncatingIfNeeded: codeUnit)
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    return ByteSet(mayIgnoreCase && isLetter ? [byte, byte ^ 0x20] : [byte])
  }

  /// The bytes a match may begin with, where PCRE2 has more than one to offer.
  private var firstBitmap: ByteSet? {
    var bitmap: UnsafePointer<UInt8>?
    // SAFETY: PCRE2_INFO_FIRSTBITMAP writes one pointer: nil, or to 32 bytes that live as long as `code`, the bit of byte
    // *b* being bit *b* mod 8 of byte *b* / 8, pcre2api(3).
    let result = unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_FIRSTBITMAP), &bitmap)
    guard result == 0, let bitmap = unsafe bitmap else { return nil }
    return ByteSet((UInt8.min...UInt8.max).filter { unsafe bitmap[Int($0 >> 3)] & (1 << ($0 & 7)) != 0 })
  }

  /// Whether there is just-in-time code.
  var isJITCompiled: Bool {
    var byteCount = 0
    // SAFETY: PCRE2_INFO_JITSIZE writes one size_t.
    let result = unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_JITSIZE), &byteCount)
    return result == 0 && byteCount > 0
  }

  /// A fact that PCRE2 gives as a `uint32_t`; 0 if it does not know it.
  private func number(_ what: CInt) -> Int {
    var value: UInt32 = 0
    // SAFETY: each fact asked for here writes one uint32_t, pcre2_pattern_info(3).
    let result = unsafe pcre2_pattern_info_8(code, UInt32(what), &value)
    return result == 0 ? Int(value) : 0
  }
}
