/// Raw HTML in running text, according to CommonMark 0.29.
extension ScalarText {
  /// Where the tag, comment, processing instruction, declaration or CDATA section ends that starts at `start`.
  func markdownHTMLEnd(from start: Int) -> Int? {
    if has("<!--", at: start) { return commentEnd(from: start + 4) }
    if has("<?", at: start) { return place(of: "?>", from: start + 2).map { $0 + 2 } }
    if has("<![CDATA[", at: start) { return place(of: "]]>", from: start + 9).map { $0 + 3 } }
    if has("<!", at: start) {
      let nameEnd = runEnd(from: start + 2) { ("A"..."Z").contains($0) }
      guard nameEnd > start + 2, holds(at: nameEnd, MarkdownBlock.isWhiteSpace) else { return nil }
      return place(of: ">", from: nameEnd).map { $0 + 1 }
    }
    return markdownTagEnd(from: start)
  }

  /// The text of a comment does not start with `>` or `->`, does not end with `-` and does not hold `--`.
  private func commentEnd(from start: Int) -> Int? {
    guard !has(">", at: start), !has("->", at: start), let end = place(of: "--", from: start) else { return nil }
    return self[end + 2] == ">" ? end + 3 : nil
  }

  /// Where the opening or closing tag ends that starts at `start`.
  func markdownTagEnd(from start: Int) -> Int? {
    let isClosing = has("</", at: start)
    let nameStart = start + (isClosing ? 2 : 1)
    guard self[start] == "<", holds(at: nameStart, Alphabet.isLetter) else { return nil }
    var place = runEnd(from: nameStart) { Alphabet.isAlphanumeric($0) || $0 == "-" }
    if !isClosing {
      while let end = attributeEnd(from: place) { place = end }
    }
    place = spaceEnd(from: place)
    if !isClosing, self[place] == "/" { place += 1 }
    return self[place] == ">" ? place + 1 : nil
  }

  private func spaceEnd(from start: Int) -> Int { runEnd(from: start, while: MarkdownBlock.isWhiteSpace) }

  /// Where the attribute ends before which there is white space from `start` on.
  private func attributeEnd(from start: Int) -> Int? {
    let nameStart = spaceEnd(from: start)
    guard nameStart > start, holds(at: nameStart, { Alphabet.isLetter($0) || $0 == "_" || $0 == ":" }) else {
      return nil
    }
    let nameEnd = runEnd(from: nameStart) { Alphabet.isWord($0) || Alphabet.isOne($0, of: ".:-") }
    let sign = spaceEnd(from: nameEnd)
    guard self[sign] == "=" else { return nameEnd }
    let value = spaceEnd(from: sign + 1)
    if let quote = self[value], quote == "\"" || quote == "'" {
      return place(of: String(quote), from: value + 1).map { $0 + 1 }
    }
    let end = runEnd(from: value) { !MarkdownBlock.isWhiteSpace($0) && !Alphabet.isOne($0, of: "\"'=<>`") }
    return end > value ? end : nil
  }
}
