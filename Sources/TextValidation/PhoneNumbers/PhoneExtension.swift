/// Extensions of telephone numbers (dialects.md, PH-4).
enum PhoneExtension {
  /// An extension that was read: indices of the scalars.
  struct Reading {
    let digits: Range<Int>
    /// Behind the digits, or behind the `#` that closes it.
    let end: Int
  }

  /// Reads the extension that starts at `start`.
  ///
  /// - Parameters:
  ///   - start: An index of `scalars`.
  ///   - scalars: A text, or what of it may matter.
  ///   - isWhole: Whether the extension must reach the end of `scalars`; then commas or a semicolon alone begin one, too.
  /// - Returns: `nil` if none starts there.
  /// - Complexity: O(*n*) in what is read: the extension, and the blanks in and before it.
  static func read(at start: Int, in scalars: Span<PhoneScalar>, isWhole: Bool) -> Reading? {
    let first = value(at: start, in: scalars)
    guard PhoneScalar.isGap(first) || first == 0x2D || mayStartLabel(first) else { return nil }
    if let label = end(of: ";ext=", at: start, in: scalars) {
      return reading(at: label, limit: 20, isClosable: false, in: scalars, isWhole)
    }
    let gap = end(from: start, in: scalars) { PhoneScalar.isGap($0) }
    if let label = wordEnd(at: gap, in: scalars),
      let found = reading(at: afterLabel(label, in: scalars), limit: 20, in: scalars, isWhole)
    {
      return found
    }
    if let label = signEnd(at: gap, in: scalars),
      let found = reading(at: afterLabel(label, in: scalars), limit: 9, in: scalars, isWhole)
    {
      return found
    }
    return american(at: start, in: scalars, isWhole) ?? (isWhole ? dialled(at: start, in: scalars) : nil)
  }

  /// Whether a label, or `;`, may start with `value`.
  static func mayStartLabel(_ value: UInt32) -> Bool {
    switch folded(value) {
    // # ; a e i x ~, those of full width, and д.
    case 0x23, 0x3B, 0x61, 0x65, 0x69, 0x78, 0x7E, 0xFF03, 0xFF45, 0xFF49, 0xFF58, 0xFF5E, 0x434: true
    default: false
    }
  }

  // MARK: Forms

  /// Hyphens and spaces, digits, and the `#` that tells.
  private static func american(at start: Int, in scalars: Span<PhoneScalar>, _ isWhole: Bool) -> Reading? {
    let digitsStart = end(from: start, in: scalars) { $0 == 0x20 || $0 == 0x2D }
    guard digitsStart > start, let found = reading(at: digitsStart, limit: 6, in: scalars, isWhole),
      found.end > found.digits.upperBound
    else { return nil }
    return found
  }

  /// What a telephone dials after a pause: `,,` or `;`, or commas.
  private static func dialled(at start: Int, in scalars: Span<PhoneScalar>) -> Reading? {
    let sign = end(from: start, in: scalars) { $0 != 0x2C && PhoneScalar.isGap($0) }
    let commas = end(from: sign, in: scalars) { $0 == 0x2C }
    if value(at: sign, in: scalars) == 0x3B || commas - sign >= 2 {
      let label = commas - sign >= 2 ? sign + 2 : sign + 1
      if let found = reading(at: afterLabel(label, in: scalars), limit: 15, in: scalars, true) { return found }
    }
    guard commas > sign else { return nil }
    return reading(at: afterLabel(commas, in: scalars), limit: 9, in: scalars, true)
  }

  /// 1 to `limit` digits, and perhaps `#`.
  private static func reading(
    at start: Int, limit: Int, isClosable: Bool = true, in scalars: Span<PhoneScalar>, _ isWhole: Bool
  ) -> Reading? {
    var end = start
    while end < scalars.count, end - start < limit, scalars[end].isDigit { end += 1 }
    guard end > start else { return nil }
    let digits = start..<end
    if isClosable, value(at: end, in: scalars) == 0x23 { end += 1 }
    return isWhole && end < scalars.count ? nil : Reading(digits: digits, end: end)
  }

  // MARK: Labels

  /// The end of `ext`, `xtn`, `extensión`, `доб`, `anexo` and the like.
  private static func wordEnd(at start: Int, in scalars: Span<PhoneScalar>) -> Int? {
    if let end = end(of: "доб", at: start, in: scalars) ?? end(of: "anexo", at: start, in: scalars) { return end }
    if let label = end(of: "ｅｘｔ", at: start, in: scalars) ?? end(of: "ｘｔ", at: start, in: scalars) {
      return end(of: "ｎ", at: label, in: scalars) ?? label
    }
    guard var label = end(of: "ext", at: start, in: scalars) ?? end(of: "xt", at: start, in: scalars) else {
      return nil
    }
    if let long = end(of: "ensi", at: label, in: scalars) {
      if let accented = end(of: "ó", at: long, in: scalars) {
        label = accented
      } else if let plain = end(of: "o", at: long, in: scalars) {
        label = value(at: plain, in: scalars) == 0x301 ? plain + 1 : plain
      }
    }
    return end(of: "n", at: label, in: scalars) ?? label
  }

  /// The end of a label that may be something else: a sign, or `int`.
  private static func signEnd(at start: Int, in scalars: Span<PhoneScalar>) -> Int? {
    switch folded(value(at: start, in: scalars)) {
    case 0x78, 0xFF58, 0x23, 0xFF03, 0x7E, 0xFF5E: start + 1
    default: end(of: "int", at: start, in: scalars) ?? end(of: "ｉｎｔ", at: start, in: scalars)
    }
  }

  /// A colon or a dot, then blanks, commas and hyphens.
  private static func afterLabel(_ label: Int, in scalars: Span<PhoneScalar>) -> Int {
    let sign = value(at: label, in: scalars)
    let start = sign == 0x3A || sign == 0x2E || sign == 0xFF0E ? label + 1 : label
    return end(from: start, in: scalars) { PhoneScalar.isGap($0) || $0 == 0x2D }
  }

  private static func end(of word: String, at start: Int, in scalars: Span<PhoneScalar>) -> Int? {
    var end = start
    for scalar in word.unicodeScalars {
      guard folded(value(at: end, in: scalars)) == scalar.value else { return nil }
      end += 1
    }
    return end
  }

  private static func end(from start: Int, in scalars: Span<PhoneScalar>, while isIn: (UInt32) -> Bool) -> Int {
    var end = start
    while end < scalars.count, isIn(scalars[end].value) { end += 1 }
    return end
  }

  private static func value(at index: Int, in scalars: Span<PhoneScalar>) -> UInt32 {
    index < scalars.count ? scalars[index].value : 0
  }

  /// A capital of ASCII, of full width, or of `доб` and `ó` as a small letter.
  private static func folded(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x41...0x5A, 0xFF21...0xFF3A, 0x410...0x42F: value + 0x20
    case 0xD3: 0xF3
    default: value
    }
  }
}
