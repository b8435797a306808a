/// Names, commands, tags.
extension TelegramReference {
  private static let shortNames: Set<String> = ["gif", "nft", "pic", "ufc", "vid"]

  /// TG-M1.
  var mentions: [PlatformSelection] {
    places(of: "@").compactMap { sign in
      let end = text.runEnd(from: sign + 1, while: Alphabet.isWord)
      let name = text.scalars[sign + 1..<end]
      guard (2...32).contains(name.count) else { return nil }
      guard !text.holds(at: sign - 1, Self.isWord), !text.holds(at: end, Self.isWord) else { return nil }
      guard name.count > 3 || Self.shortNames.contains(ScalarText.string(name.map(ScalarText.folded))) else {
        return nil
      }
      return selection("mention", sign..<end)
    }
  }

  /// TG-B1.
  var botCommands: [PlatformSelection] {
    func isNeighbour(_ scalar: Unicode.Scalar) -> Bool { Self.isWord(scalar) || Alphabet.isOne(scalar, of: "/<>") }
    return places(of: "/").compactMap { sign in
      var end = text.runEnd(from: sign + 1, while: Alphabet.isWord)
      guard (1...64).contains(end - sign - 1), !text.holds(at: sign - 1, isNeighbour) else { return nil }
      if text[end] == "@" {
        let botEnd = text.runEnd(from: end + 1, while: Alphabet.isWord)
        guard (3...32).contains(botEnd - end - 1) else { return nil }
        end = botEnd
      }
      return text.holds(at: end, isNeighbour) ? nil : selection("bot_command", sign..<end)
    }
  }

  /// TG-H1.
  var hashtags: [PlatformSelection] {
    places(of: "#").compactMap { sign in
      let runEnd = text.runEnd(from: sign + 1, while: Self.isTag)
      var end = min(runEnd, sign + 1 + 256)
      guard text.scalars[sign + 1..<end].contains(where: Alphabet.isUnicodeLetter) else { return nil }
      guard !text.holds(at: sign - 1, Self.isTag) else { return nil }
      // What follows a run of which a part does not count is what follows the run.
      guard end == runEnd else { return text[runEnd] == "#" ? nil : selection("hashtag", sign..<end) }
      if text[end] == "@" {
        let nameCount = text.runEnd(from: end + 1, while: Alphabet.isWord) - end - 1
        if nameCount >= 3 { end += 1 + min(nameCount, 32) }
      }
      return text[end] == "#" ? nil : selection("hashtag", sign..<end)
    }
  }

  /// TG-C1.
  var cashtags: [PlatformSelection] {
    func isNeighbour(_ scalar: Unicode.Scalar) -> Bool { Self.isTag(scalar) || scalar == "$" }
    return places(of: "$").compactMap { sign in
      var end = text.has("1INCH", at: sign + 1) ? sign + 6 : text.runEnd(from: sign + 1) { ("A"..."Z").contains($0) }
      guard (1...8).contains(end - sign - 1), !text.holds(at: sign - 1, isNeighbour) else { return nil }
      if text[end] == "@" {
        let nameEnd = text.runEnd(from: end + 1, while: Alphabet.isWord)
        if (3...32).contains(nameEnd - end - 1) { end = nameEnd }
      }
      return text.holds(at: end, isNeighbour) ? nil : selection("cashtag", sign..<end)
    }
  }
}
