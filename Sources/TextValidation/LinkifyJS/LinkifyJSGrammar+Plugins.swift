extension LinkifyJSGrammar {
  /// How a walk goes on behind what only a plugin starts (dialects.md, LJ-10 to LJ-12).
  func plugin(_ state: LinkifyJSState, _ token: LinkifyJSToken) -> LinkifyJSState {
    switch state {
    case .firstDot, .secondByte, .secondDot, .thirdByte, .thirdDot, .address, .literal: address(state, token)
    case .numberSign, .ticket, .tagPrefix, .tag: tag(state, token)
    default: mention(state, token)
    }
  }

  private func address(_ state: LinkifyJSState, _ token: LinkifyJSToken) -> LinkifyJSState {
    let isByte = token.traits.contains(.byte)
    let isDot = token.isSign(".")
    switch state {
    case .firstDot: return isByte ? .secondByte : .dead
    case .secondByte: return isDot ? .secondDot : .dead
    case .secondDot: return isByte ? .thirdByte : .dead
    case .thirdByte: return isDot ? .thirdDot : .dead
    case .thirdDot: return isByte ? .address : .dead
    default: return token.isSign("/") ? .tail : token.isSign(":") ? .portColon : .dead
    }
  }

  private func tag(_ state: LinkifyJSState, _ token: LinkifyJSToken) -> LinkifyJSState {
    let isNumber = token.traits.contains(.number)
    if state == .numberSign, isNumber, plugins.contains(.ticket) { return .ticket }
    guard plugins.contains(.hashtag) else { return .dead }
    if token.traits.contains(.tagWord) { return .tag }
    let isFiller = isNumber || token.isSign("_")
    if state == .tag { return isFiller || token.isSign("・") ? .tag : .dead }
    return isFiller ? .tagPrefix : .dead
  }

  private func mention(_ state: LinkifyJSState, _ token: LinkifyJSToken) -> LinkifyJSState {
    if token.isDomain || token.isSign("_") { return .mention }
    switch state {
    case .mention: return token.isSign("-") ? .mention : token.isSign("/") ? .mentionSlash : .dead
    case .mentionSlash: return token.isSign("-") ? .mention : .dead
    default: return token.isSign("-") ? .mentionHyphen : .dead
    }
  }
}
