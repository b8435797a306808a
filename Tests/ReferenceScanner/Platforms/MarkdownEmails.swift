import TextValidation

/// GF-E.
extension ScalarText {
  /// The e-mails in `stretch`, beyond which nothing is looked at.
  func markdownEmails(in stretch: Range<Int>) -> [PlatformSelection] {
    var found: [PlatformSelection] = []
    let stretchText = ScalarText(scalars: Array(scalars[..<stretch.upperBound]))
    var floor = stretch.lowerBound
    while let sign = stretchText.place(of: "@", from: floor) {
      let range = stretchText.email(around: sign, floor: floor, stretchStart: stretch.lowerBound)
      if let range { found.append(PlatformSelection(.email, range, value: emailTarget(of: range))) }
      floor = range?.upperBound ?? sign + 1
    }
    return found
  }

  /// GF-E1, with what joins of GF-E3.
  private func email(around sign: Int, floor: Int, stretchStart: Int) -> Range<Int>? {
    var start = sign
    while start > floor, isLocal(at: start - 1, floor: floor) { start -= 1 }
    guard start < sign, start == stretchStart || self[start - 1] != "/" else { return nil }
    let isChat = (start..<sign).contains { self[$0] == ":" && has("xmpp:", at: $0 - 4) }
    let end = domainEnd(from: sign + 1, takesSlashes: isChat)
    let domain = scalars[sign + 1..<end]
    guard self[end] != "@", domain.contains("."), holds(at: end - 1, Alphabet.isLetter) else { return nil }
    return start..<end
  }

  private func isLocal(at place: Int, floor: Int) -> Bool {
    if holds(at: place, { Alphabet.isAlphanumeric($0) || Alphabet.isOne($0, of: ".+-_") }) { return true }
    return self[place] == ":" && isJoiner(place, floor: floor)
  }

  /// GF-E3: whether the colon at `place` ends a scheme of mail or chat, not after an alnum.
  private func isJoiner(_ place: Int, floor: Int) -> Bool {
    ["mailto:", "xmpp:"].contains { scheme in
      let start = place + 1 - scheme.unicodeScalars.count
      guard start >= floor, has(scheme, at: start) else { return false }
      return start == floor || !holds(at: start - 1, Alphabet.isAlphanumeric)
    }
  }

  private func domainEnd(from start: Int, takesSlashes: Bool) -> Int {
    var end = start
    while let scalar = self[end] {
      let isDot = scalar == "." && holds(at: end + 1, Alphabet.isAlphanumeric)
      guard Alphabet.isWord(scalar) || scalar == "-" || isDot || scalar == "/" && takesSlashes else { break }
      end += 1
    }
    return end
  }

  /// GF-V1; what names its scheme gets no other.
  private func emailTarget(of range: Range<Int>) -> String {
    let text = string(range)
    return Self.markdownTarget(text.contains(":") ? text : "mailto:" + text)
  }
}
