public import TextValidation

/// Section 11 of dialects.md, rule by rule.
public struct DiscordReference: PlatformReference {
  /// The dialect's name.
  public static let dialect = "discord"

  let text: ScalarText

  /// What the dialect selects in `text`, in text order.
  public static func selections(
    in text: [Unicode.Scalar], kinds: Set<SelectionKind>?, options: DetectionOptions
  ) -> [PlatformSelection] {
    let reference = DiscordReference(text: ScalarText(scalars: text))
    var found: [PlatformSelection] = []
    var place = 0
    while place < text.count {
      if let codeEnd = reference.codeEnd(from: place) {
        place = codeEnd
        continue
      }
      let selection = reference.forms(at: place).first { kinds?.contains($0.kind) ?? true }
      if let selection { found.append(selection) }
      place = selection?.range.upperBound ?? place + 1
    }
    return found
  }

  /// What may start at `place`.
  private func forms(at place: Int) -> [PlatformSelection] {
    [
      inBrackets(from: place), everyone(from: place), suppressedLink(from: place), maskedLink(from: place),
      link(from: place),
    ].compactMap(\.self)
  }

  /// DI-2: where a run of backticks and what it makes code ends: with the next run of as many.
  private func codeEnd(from start: Int) -> Int? {
    let open = text.runEnd(from: start) { $0 == "`" }
    guard open > start, text[start - 1] != "`" else { return nil }
    var place = open
    while place < text.count {
      let end = text.runEnd(from: place) { $0 == "`" }
      if end - place == open - start { return end }
      place = max(end, place + 1)
    }
    return nil
  }

  /// DI-2.
  private func everyone(from start: Int) -> PlatformSelection? {
    ["everyone", "here"].first { text.has("@" + $0, at: start) }.map {
      PlatformSelection(.mention, start..<start + 1 + $0.unicodeScalars.count, value: $0)
    }
  }

  /// DI-1.
  private func inBrackets(from start: Int) -> PlatformSelection? {
    guard text[start] == "<", let close = text.place(of: ">", from: start) else { return nil }
    let inside = text.string(start + 1..<close)
    for (kind, read) in Self.readings {
      if let value = read(inside) {
        return PlatformSelection(SelectionKind(rawValue: kind), start..<close + 1, value: value)
      }
    }
    return nil
  }

  /// The kinds of DI-1, and what each takes from what is between angle brackets.
  private static let readings: [(kind: String, read: @Sendable (String) -> String?)] = [
    ("mention", { identifier($0, after: ["@&", "@!", "@"]) }), ("channel", { identifier($0, after: ["#"]) }),
    ("emoji", emoji), ("bot_command", command), ("timestamp", seconds), ("navigation", navigation),
  ]

  private static func isIdentifier(_ text: some StringProtocol) -> Bool {
    (17...20).contains(text.unicodeScalars.count) && text.unicodeScalars.allSatisfy(Alphabet.isDigit)
  }

  private static func parts(_ text: some StringProtocol, at separator: Unicode.Scalar) -> [String] {
    text.unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map { ScalarText.string($0) }
  }

  private static func identifier(_ inside: String, after signs: [String]) -> String? {
    let scalars = inside.unicodeScalars
    guard let sign = signs.first(where: { scalars.starts(with: $0.unicodeScalars) }) else { return nil }
    let identifier = ScalarText.string(scalars.dropFirst(sign.unicodeScalars.count))
    return isIdentifier(identifier) ? identifier : nil
  }

  private static func emoji(_ inside: String) -> String? {
    let parts = parts(inside, at: ":")
    guard parts.count == 3, parts[0] == "" || parts[0] == "a", isIdentifier(parts[2]) else { return nil }
    let name = parts[1].unicodeScalars
    return (2...32).contains(name.count) && name.allSatisfy(Alphabet.isWord) ? "\(parts[1]):\(parts[2])" : nil
  }

  private static func command(_ inside: String) -> String? {
    let parts = parts(inside, at: ":")
    guard parts.count == 2, parts[0].unicodeScalars.first == "/", isIdentifier(parts[1]) else { return nil }
    let name = ScalarText.string(parts[0].unicodeScalars.dropFirst())
    let names = Self.parts(name, at: " ")
    let areNames = names.allSatisfy { name in
      (1...32).contains(name.unicodeScalars.count)
        && name.unicodeScalars.allSatisfy {
          Alphabet.isUnicodeLetter($0) || Alphabet.isUnicodeDigit($0) || $0 == "_" || $0 == "-"
        }
    }
    return names.count <= 3 && areNames ? name : nil
  }

  private static func seconds(_ inside: String) -> String? {
    let parts = parts(inside, at: ":")
    guard (2...3).contains(parts.count), parts[0] == "t" else { return nil }
    guard parts.count == 2 || ["t", "T", "d", "D", "f", "F", "s", "S", "R"].contains(parts[2]) else { return nil }
    let scalars = parts[1].unicodeScalars
    let digits = scalars.first == "-" ? scalars.dropFirst() : scalars[...]
    return (1...13).contains(digits.count) && digits.allSatisfy(Alphabet.isDigit) ? parts[1] : nil
  }

  private static func navigation(_ inside: String) -> String? {
    ["customize", "browse", "guide", "linked-roles"].first { "id:" + $0 == inside }
  }
}
