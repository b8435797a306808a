public import TextValidation

/// Section 6 of dialects.md, rule by rule.
public struct LinkifyJSReference: ValidatingPlatformReference {
  /// The dialect's name.
  public static let dialect = "linkifyjs"

  /// A kind, and how many tokens are of it.
  typealias Walk = (kind: SelectionKind, tokenCount: Int)

  let text: ScalarText
  let tokens: [LinkifyJSToken]
  let options: DetectionOptions

  private init(_ text: [Unicode.Scalar], options: DetectionOptions) {
    self.text = ScalarText(scalars: text)
    tokens = LinkifyJSReferenceTokens(self.text, options: options).all
    self.options = options
  }

  /// What the dialect selects in `text`, in text order; all is detected, then other kinds are left out (N7).
  public static func selections(
    in text: [Unicode.Scalar], kinds: Set<SelectionKind>?, options: DetectionOptions
  ) -> [PlatformSelection] {
    LinkifyJSReference(text, options: options).matches.filter { match in
      let isRejected =
        match.kind == .link
        && options.linkifyJS.rejectedLinks.contains { $0.unicodeScalars.elementsEqual(text[match.range]) }
      return !isRejected && kinds?.contains(match.kind) ?? true
    }
  }

  /// LJ-8: whether `text` as a whole is one match of a kind, or of `any`.
  ///
  /// - Parameters:
  ///   - kind: A kind of the dialect, or `any`.
  ///   - text: The text, which is valid by its type.
  ///   - options: What the dialect's searches are told.
  /// - Returns: `nil` if the dialect has no such kind.
  public static func isValid(_ kind: String, text: [Unicode.Scalar], options: DetectionOptions) -> Bool? {
    guard ["any", "link", "email", "hashtag", "mention", "ipv4", "keyword", "ticket"].contains(kind) else { return nil }
    let found = selections(in: text, kinds: nil, options: options)
    return found.map(\.range) == [text.indices] && (kind == "any" || found.first?.kind.rawValue == kind)
  }

  /// LJ-5: at each token in turn, and on after each match.
  private var matches: [PlatformSelection] {
    var matches: [PlatformSelection] = []
    var first = 0
    while first < tokens.count {
      if let walk = longestWalk(from: first) {
        matches.append(match(of: walk, from: first))
        first += walk.tokenCount
      } else {
        first += 1
      }
    }
    return matches
  }

  /// The longest of what the tables accept from a token on; a keyword rather than anything of its length.
  private func longestWalk(from first: Int) -> Walk? {
    let walks = [keyword(at: first), link(from: first), hashtag(from: first), mention(from: first), ticket(at: first)]
    return walks.compactMap(\.self).reduce(nil) { longest, walk in
      walk.tokenCount > longest?.tokenCount ?? 0 ? walk : longest
    }
  }

  /// LJ-5, LJ-6 and LJ-10.
  private func link(from first: Int) -> Walk? {
    var state = LinkifyJSState(first: tokens[first])
    var accepted: Walk?
    var next = first + 1
    while let reached = state {
      if let kind = reached.accepts { accepted = (kind, next - first) }
      guard next < tokens.count else { break }
      let isSecondDot = next == first + 1 && tokens[next].isSign(".")
      state = isSecondDot && tokens[first].roles.contains(.byte) ? .bytes(1, dot: true) : reached.next(on: tokens[next])
      next += 1
    }
    return accepted
  }

  /// LJ-8, and the values of the plugins.
  private func match(of walk: Walk, from first: Int) -> PlatformSelection {
    let tokens = tokens[first..<first + walk.tokenCount]
    let range = tokens[first].range.lowerBound..<tokens[first + walk.tokenCount - 1].range.upperBound
    let written = text.string(range)
    let value =
      switch walk.kind {
      case .email: "mailto:" + written
      case .mention: "/" + text.string(range.dropFirst())
      case .link where hasScheme(tokens): written
      case .link, .ipv4: options.defaultScheme + "://" + written
      default: written
      }
    return PlatformSelection(walk.kind, range, value: value)
  }

  private func hasScheme(_ tokens: ArraySlice<LinkifyJSToken>) -> Bool {
    guard let first = tokens.first, let second = tokens.dropFirst().first else { return false }
    return second.isSign(":") && !first.roles.contains(.localhost)
  }
}

/// LJ-11 to LJ-13.
extension LinkifyJSReference {
  private func has(_ plugin: LinkifyJSOptions.Plugin) -> Bool { options.linkifyJS.plugins.contains(plugin) }

  /// Where the run of tokens that `belong` ends which starts at `start`.
  private func runEnd(from start: Int, while belongs: (LinkifyJSToken) -> Bool) -> Int {
    var end = start
    while end < tokens.count, belongs(tokens[end]) { end += 1 }
    return end
  }

  private func keyword(at first: Int) -> Walk? {
    tokens[first].roles.contains(.keyword) ? (.keyword, 1) : nil
  }

  private func hashtag(from first: Int) -> Walk? {
    guard has(.hashtag), tokens[first].isSign("#") else { return nil }
    let start = runEnd(from: first + 1) { $0.isNumeric || $0.isSign("_") }
    guard start < tokens.count, tokens[start].isTagWord else { return nil }
    let end = runEnd(from: start) { $0.isTagWord || $0.isNumeric || $0.isSign("_") || $0.isSign("・") }
    return (.hashtag, end - first)
  }

  private func mention(from first: Int) -> Walk? {
    func isName(_ token: LinkifyJSToken) -> Bool { token.isDomain || token.isSign("_") }
    func isInner(_ token: LinkifyJSToken) -> Bool { isName(token) || token.isSign("-") }
    guard has(.mention), tokens[first].isSign("@") else { return nil }
    let start = runEnd(from: first + 1) { $0.isSign("-") }
    guard start < tokens.count, isName(tokens[start]) else { return nil }
    var end = runEnd(from: start, while: isInner)
    while end + 1 < tokens.count, tokens[end].isSign("/"), isInner(tokens[end + 1]) {
      end = runEnd(from: end + 1, while: isInner)
    }
    return (.mention, end - first)
  }

  private func ticket(at first: Int) -> Walk? {
    guard has(.ticket), tokens[first].isSign("#"), first + 1 < tokens.count, tokens[first + 1].isNumeric else {
      return nil
    }
    return (.ticket, 2)
  }
}
