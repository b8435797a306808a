import TextModel

extension Detector {
  /// What else there is to say of what `rule` matched: `href`, what to open, and `userinfo`, what stands before the host
  /// of a link (detection.md, V1 and S5).
  ///
  /// - Complexity: O(*n*) in the range.
  package func attributes(of range: Range<Int>, foundBy rule: NativeRule, in utf8: Span<UInt8>) -> [String: String] {
    let value = value(of: range, foundBy: rule, in: utf8)
    switch rule {
    case .schemeLink, .bareDomain:
      var attributes = [
        "href": LinkFormatter.href(
          ofLink: value, host: options.usesPunycode ? .punycode : .unicode,
          escaping: options.escapesFully ? .full : .none)
      ]
      if let userInfo = userInfo(of: range, in: utf8) { attributes["userinfo"] = userInfo }
      return attributes
    case .email: return ["href": LinkFormatter.href(ofAddress: value)]
    case .phone: return ["href": LinkFormatter.href(ofPhone: value)]
    case .mention, .hashtag, .cashtag, .quotation, .handlebars: return [:]
    }
  }

  /// The user info of a link, without its `@`.
  private func userInfo(of range: Range<Int>, in utf8: Span<UInt8>) -> String? {
    guard let separator = range.first(where: { utf8.hasSchemeSeparator(at: $0) }) else { return nil }
    let start = separator + 3
    let end = (start..<range.upperBound).first { isPartSign(utf8[$0]) } ?? range.upperBound
    return (start..<end).last { utf8[$0] == UInt8(ascii: "@") }.map { utf8.string(in: start..<$0) }
  }
}
