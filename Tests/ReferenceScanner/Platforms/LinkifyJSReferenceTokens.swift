import TextValidation

/// A text in tokens: dialects.md, LJ-1 to LJ-3, and the tokens of LJ-9, LJ-10 and LJ-13.
struct LinkifyJSReferenceTokens {
  let text: ScalarText
  /// What counts of a text are its small letters.
  let folded: ScalarText
  let readsAddresses: Bool
  let keywords: Set<[Unicode.Scalar]>
  let customSchemes: [[Unicode.Scalar]: DetectionOptions.CustomScheme]

  init(_ text: ScalarText, options: DetectionOptions) {
    self.text = text
    folded = ScalarText(scalars: text.scalars.map(ScalarText.folded))
    let plugins = options.linkifyJS.plugins
    readsAddresses = plugins.contains(.ip)
    keywords =
      plugins.contains(.keyword)
      ? Set(options.linkifyJS.keywords.map { Array($0.lowercased().unicodeScalars) }.filter { !$0.isEmpty }) : []
    var customSchemes: [[Unicode.Scalar]: DetectionOptions.CustomScheme] = [:]
    for (name, scheme) in options.customSchemes { customSchemes[Array(name.unicodeScalars)] = scheme }
    self.customSchemes = customSchemes
  }

  /// All tokens; they tile the text.
  var all: [LinkifyJSToken] {
    var tokens: [LinkifyJSToken] = []
    while let token = token(at: tokens.last?.range.upperBound ?? 0) { tokens.append(token) }
    return tokens
  }

  /// The longest token at a place (LJ-3); `nil` at the end of the text.
  private func token(at start: Int) -> LinkifyJSToken? {
    guard let first = folded[start] else { return nil }
    let generic = generic(at: start, first: first)
    let longest = exactEnds(from: start).filter { !roles(of: start..<$0).isEmpty }.reduce(generic.end, max)
    let range = start..<longest
    let shape = longest == generic.end ? generic.shape : shape(ofExactWord: range)
    return LinkifyJSToken(range: range, shape: shape, roles: roles(of: range))
  }
}

/// LJ-1 and LJ-2.
extension LinkifyJSReferenceTokens {
  private typealias Generic = (shape: LinkifyJSToken.Shape, end: Int)

  private static let signs = Set("'{}[]()<>&*@`^:,$.=!-%+#?\"/;~_\\|（）「」『』＜＞・".unicodeScalars)

  static func isSmall(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }

  static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    Alphabet.isUnicodeLetter(scalar) && !isSmall(scalar)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    Alphabet.isScriptSpace(scalar) || scalar == "\u{FFFC}"
  }

  private func generic(at start: Int, first: Unicode.Scalar) -> Generic {
    if Self.signs.contains(first) { return (.sign(first), start + 1) }
    if Alphabet.isDigit(first) { return number(at: start) }
    if Self.isSmall(first) { return word(at: start) }
    if Self.isForeign(first) { return foreignWord(at: start) }
    if first == "\n" { return (.newline, start + 1) }
    if first == "\r" { return folded[start + 1] == "\n" ? (.newline, start + 2) : (.space, start + 1) }
    if Self.isSpace(first) {
      return (.space, folded.runEnd(from: start) { Self.isSpace($0) && $0 != "\n" && $0 != "\r" })
    }
    return first.properties.isEmoji ? (.emoji, emojiEnd(from: start)) : (.symbol, start + 1)
  }

  private func number(at start: Int) -> Generic {
    let end = folded.runEnd(from: start, while: Alphabet.isDigit)
    if folded.holds(at: end, Self.isSmall) { return (.asciiNumber, asciiNumberEnd(from: end)) }
    if folded.holds(at: end, Self.isForeign) { return (.alphanumeric, alphanumericEnd(from: end)) }
    return (.number, end)
  }

  private func word(at start: Int) -> Generic {
    let end = folded.runEnd(from: start, while: Self.isSmall)
    return folded.holds(at: end, Alphabet.isDigit) ? (.asciiNumber, asciiNumberEnd(from: end)) : (.word, end)
  }

  private func foreignWord(at start: Int) -> Generic {
    var end = folded.runEnd(from: start, while: Self.isForeign)
    if folded.holds(at: end, Self.isSmall), Self.foreignBeginnings.contains(Array(folded.scalars[start..<end])) {
      end = folded.runEnd(from: end + 1, while: Self.isForeign)
    }
    return folded.holds(at: end, Alphabet.isDigit) ? (.alphanumeric, alphanumericEnd(from: end)) : (.foreignWord, end)
  }

  private func asciiNumberEnd(from start: Int) -> Int {
    folded.runEnd(from: start) { Self.isSmall($0) || Alphabet.isDigit($0) }
  }

  private func alphanumericEnd(from start: Int) -> Int {
    folded.runEnd(from: start) { Self.isForeign($0) || Alphabet.isDigit($0) }
  }

  /// Where an emoji ends, whose first scalar is at `start`.
  private func emojiEnd(from start: Int) -> Int {
    func isFurther(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isEmoji && scalar != "#" }
    var end = start + 1
    while true {
      if folded.holds(at: end, isFurther) || folded[end] == "\u{FE0F}" {
        end += 1
      } else if folded[end] == "\u{200D}", folded.holds(at: end + 1, isFurther) {
        end += 2
      } else {
        return end
      }
    }
  }
}
