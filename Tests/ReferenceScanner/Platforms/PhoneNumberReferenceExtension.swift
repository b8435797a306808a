/// The extensions of dialects.md, PH-4.
struct PhoneNumberReferenceExtension {
  /// Where the digits are.
  let digits: Range<Int>
  /// Where it ends: behind the digits, or behind the `#` that closes it.
  let end: Int

  /// All readings of an extension that starts at `start`, in the order of the rows.
  ///
  /// - Parameters:
  ///   - start: A place of `text`.
  ///   - text: The text; nothing behind it exists.
  ///   - isParsing: Whether the last two rows count.
  /// - Returns: None if nothing can be read so.
  static func readings(at start: Int, in text: ScalarText, isParsing: Bool) -> [PhoneNumberReferenceExtension] {
    let gapEnd = text.runEnd(from: start) { isOne($0, of: " \t\u{A0},") }
    var readings = surelyLabelled(at: gapEnd, in: text)
    for label in ["x", "ｘ", "#", "＃", "~", "～", "int", "ｉｎｔ"] {
      readings += labelled(label, at: gapEnd, atMost: 9, in: text)
    }
    readings += withDigits(from: labelEnd(";ext=", at: start, in: text), atMost: 20, canClose: false, in: text)
    readings += american(at: start, in: text)
    if isParsing {
      let spaceEnd = text.runEnd(from: start) { $0 == " " }
      readings += labelled(",,", at: spaceEnd, atMost: 15, in: text) + labelled(";", at: spaceEnd, atMost: 15, in: text)
      let commasEnd = text.runEnd(from: spaceEnd) { $0 == "," }
      if commasEnd > spaceEnd { readings += withDigits(from: afterLabel(commasEnd, in: text), atMost: 9, in: text) }
    }
    return readings
  }

  /// The first row.
  private static func surelyLabelled(at start: Int, in text: ScalarText) -> [PhoneNumberReferenceExtension] {
    var labels = ["доб", "anexo"]
    for middle in ["", "ensio", "ensio\u{301}", "ensi\u{F3}"] {
      labels += ["xt\(middle)", "xt\(middle)n", "ext\(middle)", "ext\(middle)n"]
    }
    labels += ["ｘｔ", "ｘｔｎ", "ｅｘｔ", "ｅｘｔｎ"]
    return labels.flatMap { labelled($0, at: start, atMost: 20, in: text) }
  }

  /// One or more of `-` and space, up to six digits, and `#`.
  private static func american(at start: Int, in text: ScalarText) -> [PhoneNumberReferenceExtension] {
    let signsEnd = text.runEnd(from: start) { $0 == "-" || $0 == " " }
    guard signsEnd > start else { return [] }
    return withDigits(from: signsEnd, atMost: 6, in: text).filter { $0.end > $0.digits.upperBound }
  }

  private static func labelled(
    _ label: String, at start: Int, atMost greatestCount: Int, in text: ScalarText
  ) -> [PhoneNumberReferenceExtension] {
    withDigits(
      from: labelEnd(label, at: start, in: text).map { afterLabel($0, in: text) }, atMost: greatestCount, in: text)
  }

  /// *After*.
  private static func afterLabel(_ start: Int, in text: ScalarText) -> Int {
    let sign = text.holds(at: start) { isOne($0, of: ":.\u{FF0E}") }
    return text.runEnd(from: sign ? start + 1 : start) { isOne($0, of: " \t\u{A0},-") }
  }

  /// As many digits as there are and may be, and `#` if it is there and `canClose`.
  private static func withDigits(
    from start: Int?, atMost greatestCount: Int, canClose: Bool = true, in text: ScalarText
  ) -> [PhoneNumberReferenceExtension] {
    guard let start else { return [] }
    let end = min(text.runEnd(from: start, while: Alphabet.isUnicodeDigit), start + greatestCount)
    guard end > start else { return [] }
    return [PhoneNumberReferenceExtension(digits: start..<end, end: canClose && text[end] == "#" ? end + 1 : end)]
  }

  /// Where `label`, which is in small letters, ends if it stands at `start` in any case.
  private static func labelEnd(_ label: String, at start: Int, in text: ScalarText) -> Int? {
    let scalars = Array(label.unicodeScalars)
    let stands = scalars.indices.allSatisfy { text[start + $0].map(folded) == scalars[$0] }
    return stands ? start + scalars.count : nil
  }

  /// The small letter, where it is one scalar.
  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped.first ?? scalar : scalar
  }

  private static func isOne(_ scalar: Unicode.Scalar, of members: String) -> Bool {
    Alphabet.isOne(scalar, of: members)
  }
}
