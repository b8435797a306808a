import TextModel

extension LinkifyJSSearch {
  /// What a match opens (dialects.md, LJ-8, LJ-10 to LJ-13).
  static func value(
    of utf8Range: Range<Int>, rule: PlatformRule, in utf8: Span<UInt8>, options: DetectionOptions
  ) -> String {
    let text = utf8.string(in: utf8Range)
    switch rule {
    case .linkifyJSEmail: return "mailto:" + text
    case .linkifyJSMention: return "/" + utf8.string(in: utf8Range.dropFirst())
    case .linkifyJSAddress: return options.defaultScheme + "://" + text
    case .linkifyJSLink: return hasScheme(utf8Range, in: utf8) ? text : options.defaultScheme + "://" + text
    default: return text
    }
  }

  /// Whether the second token of a link is a colon, and the first is not `localhost` (LJ-8).
  ///
  /// Only schemes have a colon behind them without a dot or a slash before it; what else is a link is `localhost`, or has a
  /// dot in its host.
  private static func hasScheme(_ link: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    var offset = link.lowerBound
    while offset < link.upperBound, utf8[offset].isASCIIAlphanumeric || utf8[offset] == UInt8(ascii: "-") {
      offset += 1
    }
    guard offset < link.upperBound, utf8[offset] == UInt8(ascii: ":") else { return false }
    let localhost = "localhost"
    return offset - link.lowerBound != localhost.utf8.count
      || !utf8.hasASCII(localhost, at: link.lowerBound, ignoringCase: true)
  }

  /// What is displayed of a match that is longer than `truncate` says, as `replacement` (LJ-14).
  ///
  /// Where the limit falls between the two code units of a scalar, that scalar is left out as a whole.
  static func attributes(of utf8Range: Range<Int>, in utf8: Span<UInt8>, options: DetectionOptions) -> [String: String]
  {
    guard let limit = options.linkifyJS.displayedUTF16Count else { return [:] }
    let text = utf8.string(in: utf8Range)
    guard text.utf16.count > limit else { return [:] }
    var display = String.UnicodeScalarView()
    var utf16Count = 0
    for scalar in text.unicodeScalars {
      utf16Count += UTF16.width(scalar)
      if utf16Count > limit { break }
      display.append(scalar)
    }
    return ["replacement": String(display) + "…"]
  }
}
