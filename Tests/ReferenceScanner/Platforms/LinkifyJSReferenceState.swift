import TextValidation

/// Where a walk over the tables of dialects.md, LJ-5, LJ-6 and LJ-10, has come to.
enum LinkifyJSState: Hashable, Sendable {
  case local, localDot
  case host, hostHyphen, hostDot
  case topLevelDomain, portColon, port
  case scheme, schemeColon
  case slashScheme, slashSchemeColon, slashSchemeSlash
  /// A0.
  case slashes
  case at, mailHost, mailDot, mailHyphen, mail, mailColon, mailPort
  /// A; in the one that follows the empty pair of an opener of the list, later ones do not open (LJ-7).
  case accepted(after: Int?)
  /// N; in the one that directly follows an opener of the list, later ones do not open (LJ-7).
  case nonaccepted(after: Int?)
  /// O, Q and S of an opener of the list.
  case opened(Int), inside(Int), nonacceptedInside(Int)
  /// Behind a `%` that directly follows an opener.
  case percent
  /// So many bytes of an address of IPv4, and perhaps the dot behind them.
  case bytes(Int, dot: Bool)
  case addressLiteral

  /// The kind of what ends here; `nil` if nothing does.
  var accepts: SelectionKind? {
    switch self {
    case .topLevelDomain, .port, .accepted, .inside, .percent, .addressLiteral: .link
    case .mail, .mailPort: .email
    case .bytes(4, dot: false): .ipv4
    default: nil
    }
  }

  /// The row *start*.
  init?(first token: LinkifyJSToken) {
    if token.isSign("~") {
      self = .local
    } else if token.roles.contains(.localhost) {
      self = .topLevelDomain
    } else if token.roles.contains(.slashScheme) {
      self = .slashScheme
    } else if token.roles.contains(.scheme) {
      self = .scheme
    } else if token.isDomain {
      self = .host
    } else {
      return nil
    }
  }

  /// The state behind `token`; `nil` if the walk ends before it.
  func next(on token: LinkifyJSToken) -> LinkifyJSState? {
    switch self {
    case .local, .localDot, .host, .hostHyphen, .hostDot, .topLevelDomain: nextInHost(on: token)
    case .scheme, .schemeColon, .slashScheme, .slashSchemeColon, .slashSchemeSlash: nextInScheme(on: token)
    case .at, .mailHost, .mailDot, .mailHyphen, .mail, .mailColon, .mailPort: nextInMail(on: token)
    case .portColon: token.isNumeric ? .port : nil
    case .port: token.isSign("/") ? .accepted(after: nil) : nil
    case .addressLiteral, .bytes: nextInAddress(on: token)
    case .slashes, .accepted, .nonaccepted, .opened, .inside, .nonacceptedInside, .percent: nextInTail(on: token)
    }
  }
}

/// LJ-5.
extension LinkifyJSState {
  private func nextInHost(on token: LinkifyJSToken) -> LinkifyJSState? {
    let canBeLocal = token.isDomain || token.isLocal
    switch self {
    case .local: return token.isSign("@") ? .at : token.isSign(".") ? .localDot : canBeLocal ? .local : nil
    case .localDot: return canBeLocal ? .local : nil
    case .topLevelDomain where token.isSign("/"): return .accepted(after: nil)
    case .topLevelDomain where token.isSign(":"): return .portColon
    case .hostDot where token.roles.contains(.topLevelDomain): return .topLevelDomain
    case .hostDot: return token.isDomain ? .host : token.isLocal ? .local : nil
    default: break
    }
    // Host, and what goes on as it; behind a hyphen a dot is one of the local part.
    if token.isSign("@") { return .at }
    if token.isSign("-") { return .hostHyphen }
    if token.isDomain { return .host }
    if token.isSign(".") { return self == .hostHyphen ? .localDot : .hostDot }
    return token.isLocal ? .local : nil
  }

  private func nextInScheme(on token: LinkifyJSToken) -> LinkifyJSState? {
    switch self {
    case .scheme where token.isSign(":"): return .schemeColon
    case .slashScheme where token.isSign(":"): return .slashSchemeColon
    case .schemeColon:
      return token.isDomain || token.isSign("/") || token.isSign("?") ? .accepted(after: nil) : nil
    case .slashSchemeColon: return token.isSign("/") ? .slashSchemeSlash : nil
    case .slashSchemeSlash: return token.isSign("/") ? .slashes : nil
    default: break
    }
    // As host, but without what only a local part may hold.
    let next = LinkifyJSState.host.nextInHost(on: token)
    return next == .local ? nil : next
  }

  private func nextInMail(on token: LinkifyJSToken) -> LinkifyJSState? {
    switch self {
    case .at where token.roles.contains(.localhost): return .mail
    case .at: return token.isDomain ? .mailHost : nil
    case .mailHyphen where token.isSign("."): return nil
    case .mailDot where token.roles.contains(.topLevelDomain): return .mail
    case .mailDot: return token.isDomain ? .mailHost : nil
    case .mail where token.isSign(":"): return .mailColon
    case .mailColon: return token.isNumeric ? .mailPort : nil
    case .mailPort: return nil
    default: break
    }
    if token.isDomain { return .mailHost }
    return token.isSign(".") ? .mailDot : token.isSign("-") ? .mailHyphen : nil
  }

  /// LJ-10.
  private func nextInAddress(on token: LinkifyJSToken) -> LinkifyJSState? {
    switch self {
    case .bytes(let count, dot: true): return token.roles.contains(.byte) ? .bytes(count + 1, dot: false) : nil
    case .bytes(let count, dot: false) where count < 4: return token.isSign(".") ? .bytes(count, dot: true) : nil
    default: return token.isSign("/") ? .accepted(after: nil) : token.isSign(":") ? .portColon : nil
    }
  }
}

/// LJ-6 and LJ-7.
extension LinkifyJSState {
  private func nextInTail(on token: LinkifyJSToken) -> LinkifyJSState? {
    let goesOn = token.isDomain || token.isAccepted
    switch self {
    case .slashes:
      if token.roles.contains(.addressLiteral) { return .addressLiteral }
      return goesOn || token.isSign("%") ? .accepted(after: nil) : nil
    case .accepted(let last), .nonaccepted(let last):
      if goesOn { return .accepted(after: nil) }
      guard let opener = token.openerIndex else { return token.isNonaccepted ? .nonaccepted(after: nil) : nil }
      return opener > last ?? opener ? .nonaccepted(after: nil) : .opened(opener)
    case .opened(let opener):
      if token.isSign(LinkifyJSToken.closers[opener]) { return .accepted(after: opener) }
      if goesOn { return .inside(opener) }
      if token.isSign("%") { return .percent }
      if let other = token.openerIndex, other < opener { return .opened(other) }
      return token.isNonaccepted ? .nonaccepted(after: opener) : nil
    case .inside(let opener), .nonacceptedInside(let opener):
      if token.isSign(LinkifyJSToken.closers[opener]) { return .accepted(after: nil) }
      if goesOn { return .inside(opener) }
      return token.isNonaccepted ? .nonacceptedInside(opener) : nil
    default:
      return nil
    }
  }
}
