/// The tables of ``LinkifyJSGrammar``, worked out for the tokens that there are.
struct LinkifyJSTable: Sendable {
  /// The columns that every table has.
  enum Column {
    /// Blanks, line breaks, and bytes that are not UTF-8: no walk goes over them.
    static let blank: UInt8 = 0
    static let number: UInt8 = 1
    static let byte: UInt8 = 2
    /// WORD, ASCIINUM, UWORD, ALPHANUM and EMOJI, between which no row tells.
    static let word: UInt8 = 3
    static let topLevel: UInt8 = 4
    static let scheme: UInt8 = 5
    static let slashScheme: UInt8 = 6
    static let localhost: UInt8 = 7
    static let literal: UInt8 = 8
    static let symbol: UInt8 = 9
    /// The first of the wide signs, in the order of ``LinkifyJSToken/wideSigns``.
    static let wideSigns: UInt8 = 10
  }

  /// What the columns of ``Column`` are, and those of ASCII signs after them.
  static let commonTokens: [LinkifyJSToken] = {
    let word: LinkifyJSToken.Traits = [.domain, .tagWord]
    return [
      LinkifyJSToken(), LinkifyJSToken([.domain, .number]), LinkifyJSToken([.domain, .number, .byte]),
      LinkifyJSToken(word), LinkifyJSToken(word.union(.topLevel)), LinkifyJSToken(word.union(.scheme)),
      LinkifyJSToken(word.union(.slashScheme)), LinkifyJSToken(word.union(.localhost)), LinkifyJSToken(.literal),
      LinkifyJSToken(sign: LinkifyJSToken.symbol),
    ] + (LinkifyJSToken.wideSigns + LinkifyJSToken.asciiSigns).map { LinkifyJSToken(sign: $0) }
  }()

  /// A row for each state, one after the other.
  private let next: [UInt8]
  private let columnCount: Int
  private let rules: [PlatformRule?]
  private let keywords: [Bool]

  /// - Parameters:
  ///   - tokens: What each column is; at most 255.
  ///   - plugins: The plugins that are on.
  init(_ tokens: [LinkifyJSToken], plugins: Set<LinkifyJSOptions.Plugin>) {
    let grammar = LinkifyJSGrammar(plugins: plugins)
    next = LinkifyJSState.all.flatMap { state in tokens.map { grammar.next(state, $0).rawValue } }
    columnCount = tokens.count
    rules = LinkifyJSState.all.map(\.rule)
    keywords = tokens.map { $0.traits.contains(.keyword) }
  }

  /// The state after `state` and a token of `column`.
  func next(_ state: UInt8, _ column: UInt8) -> UInt8 { next[Int(state) * columnCount + Int(column)] }

  /// Which rule selects what has been read in a state.
  func rule(of state: UInt8) -> PlatformRule? { rules[Int(state)] }

  /// Whether a token of `column` is a match by itself (LJ-13).
  func isKeyword(_ column: UInt8) -> Bool { keywords[Int(column)] }
}
