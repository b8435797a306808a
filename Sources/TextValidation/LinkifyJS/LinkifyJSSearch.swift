import TextModel

/// What linkifyjs selects (dialects.md, section 6), with its plugins.
///
/// No match goes over a blank, and each has a sign or a name inside without which it is none. The search goes from one of
/// these to the next, passes those that nothing can come of, and reads the tokens between the blanks around the others. Only
/// where a keyword has a blank does it read all tokens.
struct LinkifyJSSearch: PlatformSearch {
  let triggers: [UInt8]
  private let vocabulary: LinkifyJSVocabulary
  private let signs: ByteFinder
  private let rejectedLinks: Set<String>
  private let readsAll: Bool
  private let hasKeywords: Bool
  private let knowsAddresses: Bool

  /// A token starts here, and all before it has been read or passed.
  private var offset = 0
  /// The sign for which tokens are read, up to a blank behind it; `nil` where none are.
  private var sign: Int?
  private var isAfterDot = false
  private var walks = LinkifyJSWalks()

  init(_ options: DetectionOptions) {
    vocabulary = LinkifyJSVocabulary.make(for: options)
    rejectedLinks = options.linkifyJS.rejectedLinks
    readsAll = vocabulary.hasBlankKeyword
    hasKeywords = !vocabulary.keywordStarts.isEmpty
    knowsAddresses = options.linkifyJS.plugins.contains(.ip)
    triggers = readsAll ? Array(0...255) : Self.signs(for: options.linkifyJS.plugins) + vocabulary.keywordStarts
    signs = ByteFinder(triggers)
  }

  /// Dots and colons, the rarest letter of `localhost`, and the signs of plugins.
  private static func signs(for plugins: Set<LinkifyJSOptions.Plugin>) -> [UInt8] {
    var signs = Array(".:cC".utf8)
    if plugins.contains(.hashtag) || plugins.contains(.ticket) { signs.append(UInt8(ascii: "#")) }
    if plugins.contains(.mention) { signs.append(UInt8(ascii: "@")) }
    return signs
  }

  mutating func restart() {
    (offset, sign, isAfterDot) = (0, nil, false)
    walks.removeAll()
  }

  mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    while true {
      while let match = walks.takeSettled() {
        if !isRejected(match, in: utf8) { return match }
      }
      if sign == nil, !findPart(in: utf8) { return nil }
      readPart(in: utf8)
    }
  }

  private func isRejected(_ match: PlatformMatch, in utf8: Span<UInt8>) -> Bool {
    guard match.rule == .linkifyJSLink, !rejectedLinks.isEmpty else { return false }
    return rejectedLinks.contains(utf8.string(in: match.utf8Range))
  }

  /// Goes to the tokens around the next sign that something may come of, and says whether there is one.
  private mutating func findPart(in utf8: Span<UInt8>) -> Bool {
    if readsAll {
      sign = offset < utf8.count ? utf8.count : nil
      return sign != nil
    }
    var found = signs.next(from: offset, in: utf8)
    while found < utf8.count, !isPromising(found, in: utf8) { found = signs.next(from: found + 1, in: utf8) }
    guard found < utf8.count else {
      offset = utf8.count
      return false
    }
    var start = found
    while start > offset, !Self.isBlank(utf8[start - 1]) { start -= 1 }
    (offset, sign, isAfterDot) = (start, found, false)
    return true
  }

  /// Reads tokens until a match is settled, or up to a blank behind the sign.
  private mutating func readPart(in utf8: Span<UInt8>) {
    let vocabulary = vocabulary
    while offset < utf8.count {
      let token = vocabulary.tokenizer.token(at: offset, isAfterDot: isAfterDot, in: utf8)
      walks.advance(over: offset..<token.end, token.column, by: vocabulary.table)
      isAfterDot = utf8[offset] == UInt8(ascii: ".") && token.end == offset + 1
      offset = token.end
      if token.column == LinkifyJSTable.Column.blank, let sign, offset > sign {
        self.sign = nil
        return
      }
      if walks.hasSettled { return }
    }
    sign = nil
    walks.end()
  }

  /// Whether a blank that is ASCII ends at `byte`, so that a token starts behind it.
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }

  /// Whether a match may hold the sign at `offset`, as far as the bytes beside it tell.
  private func isPromising(_ offset: Int, in utf8: Span<UInt8>) -> Bool {
    if hasKeywords, vocabulary.tokenizer.hasWord(at: offset, in: utf8) { return true }
    guard offset + 1 < utf8.count else { return false }
    let next = utf8[offset + 1]
    let last = offset > 0 ? utf8[offset - 1] : 0
    switch utf8[offset] {
    case UInt8(ascii: "."):
      // A domain, and emoji end with `*` now and then.
      guard last.isASCIIAlphanumeric || last >= 0x80 || last == UInt8(ascii: "*") else { return false }
      return next.isASCIILetter || next >= 0x80 || (knowsAddresses && next.isASCIIDigit && last.isASCIIDigit)
    case UInt8(ascii: ":"): return next > 0x20 && vocabulary.schemeEnds.contains(last)
    case UInt8(ascii: "#"): return next.isASCIIAlphanumeric || next >= 0x80 || next == UInt8(ascii: "_")
    case UInt8(ascii: "@"):
      return next.isASCIIAlphanumeric || next >= 0x80 || next == UInt8(ascii: "_") || next == UInt8(ascii: "-")
    default:
      guard next | 0x20 == UInt8(ascii: "a"), last | 0x20 == UInt8(ascii: "o"), offset >= 2 else { return false }
      return utf8.hasASCII("localhost", at: offset - 2, ignoringCase: true)
    }
  }
}
