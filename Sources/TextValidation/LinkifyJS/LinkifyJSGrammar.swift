/// How a walk over tokens goes on: the tables of dialects.md, LJ-5 and LJ-6, row by row, with those of the plugins.
///
/// Too slow to be asked about each token; ``LinkifyJSTable`` holds its answers.
struct LinkifyJSGrammar {
  /// The plugins that are on.
  let plugins: Set<LinkifyJSOptions.Plugin>

  /// The state after `state` and `token`; the first row that fits decides.
  func next(_ state: LinkifyJSState, _ token: LinkifyJSToken) -> LinkifyJSState {
    switch state {
    case .dead, .percentEnd, .mailPort: return .dead
    case .start: return start(token)
    case .local:
      if token.isSign("@") { return .at }
      if token.isSign(".") { return .localDot }
      return localPart(token)
    case .localDot: return localPart(token)
    case .host, .hostHyphen, .hostDot, .topLevel, .firstByte: return host(state, token)
    case .portColon: return token.traits.contains(.number) ? .port : .dead
    case .port: return token.isSign("/") ? .tail : .dead
    case .byteScheme, .byteSlashScheme: return byteScheme(state, token)
    case .scheme, .schemeColon, .slashScheme, .slashSchemeColon, .slashSchemeSlash, .authority:
      return scheme(state, token)
    case .at, .mailHost, .mailHyphen, .mailDot, .mail, .mailColon: return mail(state, token)
    case .tail, .tailMark: return tail(token, knownPairs: LinkifyJSState.pairCount)
    default:
      if let (kind, pair) = state.ofPair { return bracketed(kind, pair, token) }
      return plugin(state, token)
    }
  }

  private func start(_ token: LinkifyJSToken) -> LinkifyJSState {
    if token.isSign("~") { return .local }
    if token.traits.contains(.localhost) { return .topLevel }
    let isByte = token.traits.contains(.byte)
    if token.traits.contains(.slashScheme) { return isByte ? .byteSlashScheme : .slashScheme }
    if token.traits.contains(.scheme) { return isByte ? .byteScheme : .scheme }
    if isByte { return .firstByte }
    if token.isDomain { return .host }
    if token.isSign("#"), plugins.contains(.hashtag) || plugins.contains(.ticket) { return .numberSign }
    if token.isSign("@"), plugins.contains(.mention) { return .mentionSign }
    return .dead
  }

  private func localPart(_ token: LinkifyJSToken) -> LinkifyJSState {
    token.isDomain || token.isLocal ? .local : .dead
  }

  private func host(_ state: LinkifyJSState, _ token: LinkifyJSToken) -> LinkifyJSState {
    switch state {
    case .hostDot:
      if token.traits.contains(.topLevel) { return .topLevel }
      return token.isDomain ? .host : localPart(token)
    case .topLevel:
      if token.isSign("/") { return .tail }
      if token.isSign(":") { return .portColon }
    // A host whose first label is a byte is none (LJ-10).
    case .firstByte: if token.isSign(".") { return .firstDot }
    case .hostHyphen: if token.isSign(".") { return .localDot }
    default: break
    }
    let next = hostWithoutLocal(token)
    return next == .dead ? localPart(token) : next
  }

  private func hostWithoutLocal(_ token: LinkifyJSToken) -> LinkifyJSState {
    if token.isSign("@") { return .at }
    if token.isSign("-") { return .hostHyphen }
    if token.isSign(".") { return .hostDot }
    return token.isDomain ? .host : .dead
  }

  private func scheme(_ state: LinkifyJSState, _ token: LinkifyJSToken) -> LinkifyJSState {
    switch state {
    case .scheme: return token.isSign(":") ? .schemeColon : hostWithoutLocal(token)
    case .slashScheme: return token.isSign(":") ? .slashSchemeColon : hostWithoutLocal(token)
    case .slashSchemeColon: return token.isSign("/") ? .slashSchemeSlash : .dead
    case .slashSchemeSlash: return token.isSign("/") ? .authority : .dead
    case .schemeColon: return token.isDomain || token.isSign("/") || token.isSign("?") ? .tail : .dead
    default:
      if token.traits.contains(.literal) { return .literal }
      return token.isDomain || token.isAccepting || token.isSign("%") ? .tail : .dead
    }
  }

  /// As a byte it is no host's first label (LJ-10).
  private func byteScheme(_ state: LinkifyJSState, _ token: LinkifyJSToken) -> LinkifyJSState {
    token.isSign(".") ? .firstDot : scheme(state == .byteScheme ? .scheme : .slashScheme, token)
  }

  private func mail(_ state: LinkifyJSState, _ token: LinkifyJSToken) -> LinkifyJSState {
    switch state {
    case .at: if token.traits.contains(.localhost) { return .mail }
    case .mailDot: if token.traits.contains(.topLevel) { return .mail }
    case .mailColon: return token.traits.contains(.number) ? .mailPort : .dead
    case .mailHyphen: if token.isSign("-") { return .mailHyphen }
    default:
      if state == .mail, token.isSign(":") { return .mailColon }
      if token.isSign(".") { return .mailDot }
      if token.isSign("-") { return .mailHyphen }
    }
    return token.isDomain ? .mailHost : .dead
  }

  /// **A** and **N**; an opener of a pair behind the first `knownPairs` is a mark like others.
  private func tail(_ token: LinkifyJSToken, knownPairs: Int) -> LinkifyJSState {
    if token.isDomain || token.isAccepting { return .tail }
    if let pair = token.opened, pair < knownPairs { return .opened(pair) }
    return token.isNonAccepting ? .tailMark : .dead
  }

  private func bracketed(
    _ kind: LinkifyJSState.PairState, _ pair: Int, _ token: LinkifyJSToken
  ) -> LinkifyJSState {
    switch kind {
    case .emptied, .openedMark: return tail(token, knownPairs: pair + 1)
    case .opened:
      if token.closed == pair { return .emptied(pair) }
      if token.isDomain || token.isAccepting { return .inside(pair) }
      if token.isSign("%") { return .percentEnd }
      if let other = token.opened, other < pair { return .opened(other) }
      return token.isNonAccepting ? .openedMark(pair) : .dead
    case .inside, .insideMark:
      if token.closed == pair { return .tail }
      if token.isDomain || token.isAccepting { return .inside(pair) }
      return token.isNonAccepting ? .insideMark(pair) : .dead
    }
  }
}
