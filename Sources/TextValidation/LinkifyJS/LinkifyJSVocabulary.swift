import TextModel

/// The tokens that there are with some options, and what walks make of them.
final class LinkifyJSVocabulary: Sendable {
  /// Reads the tokens.
  let tokenizer: LinkifyJSTokenizer
  /// Tells where a walk goes from a token to the next.
  let table: LinkifyJSTable
  /// The last bytes of schemes, small letters and capitals.
  let schemeEnds: ASCIISet
  /// The first bytes of keywords, small letters and capitals.
  let keywordStarts: Set<UInt8>
  /// Whether a keyword has a blank in it, so that a match may.
  let hasBlankKeyword: Bool

  /// What there is without options; made once.
  private static let plain = LinkifyJSVocabulary(LinkifyJSWordList(LinkifyJSOptions(), [:]), LinkifyJSOptions())

  /// The vocabulary for `options`.
  static func make(for options: DetectionOptions) -> LinkifyJSVocabulary {
    let own = options.linkifyJS
    guard !own.plugins.isEmpty || !options.customSchemes.isEmpty else { return plain }
    return LinkifyJSVocabulary(LinkifyJSWordList(own, options.customSchemes), own)
  }

  private init(_ list: LinkifyJSWordList, _ options: LinkifyJSOptions) {
    tokenizer = LinkifyJSTokenizer(list.words, knowsAddresses: options.plugins.contains(.ip))
    table = LinkifyJSTable(list.tokens, plugins: options.plugins)
    keywordStarts = Set(list.keywords.compactMap(\.utf8.first).flatMap { [$0, $0.isASCIILetter ? $0 & ~0x20 : $0] })
    let tokenizer = tokenizer
    hasBlankKeyword = list.keywords.contains { tokenizer.hasBlank(in: $0.utf8.span) }
    let ends = ["e", "o", "p", "s"] + list.schemes.compactMap { $0.last.map(String.init) }
    schemeEnds = ASCIISet(ends.map { $0 + $0.uppercased() }.joined())
  }
}
