import TextValidation

/// Paths: LI-5.
extension LinkifyItReference {
  /// Where the path ends that starts at `start`; `start` if there is none.
  func pathEnd(from start: Int) -> Int {
    guard text.has(Self.pathStart, at: start) else { return start }
    var end = start + 1
    while let unitEnd = pathUnitEnd(from: end) { end = unitEnd }
    return end > start + 1 || text[start] == "/" ? end : start
  }

  private static let pathStart = ScalarSet("/?#")

  /// Where the unit ends that starts at `place`; `nil` where none does.
  private func pathUnitEnd(from place: Int) -> Int? {
    guard let scalar = text[place] else { return nil }
    return switch scalar {
    case "[": partnerEnd("]", of: place)
    case "(": partnerEnd(")", of: place)
    case "{": partnerEnd("}", of: place)
    case "\"": quotedEnd(from: place)
    case "'": quotedEnd(from: place) ?? (text.has(Self.afterApostrophe, at: place + 1) ? place + 1 : nil)
    case ".": dotsEnd(from: place)
    case "-": hyphensEnd(from: place)
    case ",", ";": goesOn(at: place + 1) ? place + 1 : nil
    case "!": exclamationsEnd(from: place)
    case "?": goesOn(at: place + 1) && text[place + 1] != "?" ? place + 1 : nil
    default: text.has(Self.noUnit, at: place) ? nil : place + 1
    }
  }

  private static let afterApostrophe = body.union(ScalarSet("-"))
  private static let noUnit = blank.union(fence, ScalarSet(")]}"))

  /// Whether there is a scalar that is no blank.
  private func goesOn(at place: Int) -> Bool { place < text.count && !text.has(Self.blank, at: place) }

  /// Where the next `partner` after `opener` ends, if no blank is before it.
  private func partnerEnd(_ partner: Unicode.Scalar, of opener: Int) -> Int? {
    var place = opener + 1
    while goesOn(at: place), text[place] != partner { place += 1 }
    return text[place] == partner ? place + 1 : nil
  }

  /// The same for a quote, with something between.
  private func quotedEnd(from place: Int) -> Int? {
    guard let quote = text[place], let end = partnerEnd(quote, of: place), end > place + 2 else { return nil }
    return end
  }

  private func dotsEnd(from place: Int) -> Int? {
    let runEnd = text.runEnd(of: ScalarSet("."), from: place)
    if runEnd > place + 1 { return text.has(Self.afterDots, at: runEnd) ? runEnd + 1 : nil }
    return goesOn(at: runEnd) ? runEnd : nil
  }

  private static let afterDots = ScalarSet.alphanumeric.union(ScalarSet("%/&"))

  private func hyphensEnd(from place: Int) -> Int? {
    let runEnd = text.runEnd(of: ScalarSet("-"), from: place)
    return options.linkifyIt.endsLinksAtTripleDash && runEnd == place + 3 ? nil : runEnd
  }

  private func exclamationsEnd(from place: Int) -> Int? {
    let runEnd = text.runEnd(of: ScalarSet("!"), from: place)
    return goesOn(at: runEnd) ? runEnd : nil
  }
}
