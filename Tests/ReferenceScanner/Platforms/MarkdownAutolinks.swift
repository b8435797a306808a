import TextValidation

/// GF-A, GF-W, GF-P, GF-D and GF-T.
extension ScalarText {
  /// GF-A: the link or e-mail between angle brackets, the first at `start`.
  func markdownAutolink(from start: Int) -> PlatformSelection? {
    guard self[start] == "<" else { return nil }
    if let end = schemeLinkEnd(from: start + 1) {
      let value = Self.markdownTarget(MarkdownEntities.decoded(string(start + 1..<end)))
      return PlatformSelection(.link, start + 1..<end, value: value)
    }
    return mailEnd(from: start + 1).map {
      PlatformSelection(.email, start + 1..<$0, value: Self.markdownTarget("mailto:" + string(start + 1..<$0)))
    }
  }

  /// GF-A1: where the `>` stands.
  private func schemeLinkEnd(from start: Int) -> Int? {
    let colon = runEnd(from: start) { Alphabet.isAlphanumeric($0) || Alphabet.isOne($0, of: ".+-") }
    guard holds(at: start, Alphabet.isLetter), (2...32).contains(colon - start), self[colon] == ":" else { return nil }
    let end = runEnd(from: colon + 1) { $0.value > 0x20 && $0 != "<" && $0 != ">" }
    return self[end] == ">" ? end : nil
  }

  /// GF-A2: where the `>` stands.
  private func mailEnd(from start: Int) -> Int? {
    let sign = runEnd(from: start) { Alphabet.isAlphanumeric($0) || Alphabet.isOne($0, of: ".!#$%&'*+/=?^_`{|}~-") }
    guard sign > start, self[sign] == "@" else { return nil }
    let end = runEnd(from: sign + 1) { Alphabet.isAlphanumeric($0) || $0 == "-" || $0 == "." }
    guard self[end] == ">" else { return nil }
    let labels = scalars[sign + 1..<end].split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { (1...63).contains($0.count) && $0.first != "-" && $0.last != "-" } ? end : nil
  }

  /// GF-W1: the link whose `www.` starts at `start`.
  func markdownWebLink(at start: Int) -> PlatformSelection? {
    let isFree = start == 0 || holds(at: start - 1) { MarkdownBlock.isWhiteSpace($0) || Alphabet.isOne($0, of: "*_~(") }
    guard isFree, has("www.", at: start), isMarkdownDomain(from: start, needsDot: true) else { return nil }
    let end = trimmedEnd(from: start)
    guard end > start else { return nil }
    return PlatformSelection(.link, start..<end, value: Self.markdownTarget("http://" + string(start..<end)))
  }

  /// GF-P1: the link whose `://` starts at `colon`.
  func markdownSchemeLink(at colon: Int) -> PlatformSelection? {
    let start = runStart(before: colon, while: Alphabet.isLetter)
    let scheme = Self.string(scalars[start..<colon].map(Self.folded))
    guard has("://", at: colon), ["http", "https", "ftp"].contains(scheme) else { return nil }
    guard let first = self[colon + 3], !Self.isSpaceOrPunctuation(first) else { return nil }
    guard isMarkdownDomain(from: colon + 3, needsDot: false) else { return nil }
    let end = trimmedEnd(from: colon)
    guard end > colon else { return nil }
    return PlatformSelection(.link, start..<end, value: Self.markdownTarget(string(start..<end)))
  }

  private static func isSpaceOrPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    MarkdownBlock.isWhiteSpace(scalar) || scalar.properties.generalCategory == .spaceSeparator
      || Alphabet.isASCIIPunctuation(scalar) || Alphabet.isUnicodePunctuation(scalar)
  }

  /// GF-D1 and GF-D2.
  private func isMarkdownDomain(from start: Int, needsDot: Bool) -> Bool {
    var underscoreCounts = [0]
    var place = start + 1
    while holds(at: start, \.isASCII), place < count - 1, let scalar = self[place] {
      if scalar == "." {
        underscoreCounts.append(0)
      } else if scalar == "_" {
        underscoreCounts[underscoreCounts.count - 1] += 1
      } else if !Alphabet.isAlphanumeric(scalar), scalar != "-", scalar != "\\" || place + 1 >= count - 1 {
        break
      }
      place += 1
    }
    let dotCount = underscoreCounts.count - 1
    guard dotCount > 0 || !needsDot else { return false }
    return dotCount > 10 || underscoreCounts.suffix(2).allSatisfy { $0 == 0 }
  }

  /// GF-D3 and GF-T1: where the link ends that is counted from `start`.
  private func trimmedEnd(from start: Int) -> Int {
    var end = runEnd(from: start) { !MarkdownBlock.isWhiteSpace($0) && $0 != "<" }
    while end > start, let last = self[end - 1] {
      if Alphabet.isOne(last, of: "?!.,:*_~'\"") {
        end -= 1
      } else if last == ")", isUnpaired(start..<end) {
        end -= 1
      } else if last == ";" {
        let name = runStart(before: end - 1, floor: start, while: Alphabet.isLetter)
        end = name < end - 1 && name > start && self[name - 1] == "&" ? name - 1 : end - 1
      } else {
        break
      }
    }
    return end
  }

  private func isUnpaired(_ range: Range<Int>) -> Bool {
    scalars[range].count { $0 == ")" } > scalars[range].count { $0 == "(" }
  }

  /// GF-V1.
  static func markdownTarget(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if Alphabet.isAlphanumeric(scalar) || Alphabet.isOne(scalar, of: "!#$%&'()*+,-./:;=?@_~") {
        return String(scalar)
      }
      return String(scalar).utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }.joined()
  }
}
