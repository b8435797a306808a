import TextModel

/// Where a host ends inside a label, before `---` (dialects.md, LI-4).
extension LinkifyItHostReader {
  private static let encodedPrefix = "xn--"

  /// The host whose last label is all of `label` or ends before a `---` in it, in the order in which linkify-it tries.
  func hostEndingEarly(_ label: LinkifyItLabel, acceptsPort: Bool, in utf8: Span<UInt8>) -> LinkifyItHost? {
    let (start, end) = (label.utf8Range.lowerBound, label.utf8Range.upperBound)
    guard start < end, utf8[start] != UInt8(ascii: "-") else { return nil }
    if let host = encodedHost(label, acceptsPort: acceptsPort, in: utf8) { return host }
    let firstEnd = start + utf8.scalar(at: start).utf8Count
    if utf8.byte(at: firstEnd) == UInt8(ascii: "-"),
      let host = closed(at: firstEnd, acceptsPort: acceptsPort, in: utf8)
    {
      return host
    }
    if label.isLabel, let host = closed(at: end, acceptsPort: acceptsPort, in: utf8) { return host }
    var limit = end
    while let dash = label.lastTripleDash(from: firstEnd, before: limit, in: utf8) {
      if utf8[dash - 1] != UInt8(ascii: "-") { return LinkifyItHost(labelsEnd: dash, end: dash) }
      limit = dash
    }
    return nil
  }

  /// The host whose last label begins with `xn--`: all of `label` or, with `---` as a host end, as much as ends before one.
  func encodedHost(_ label: LinkifyItLabel, acceptsPort: Bool, in utf8: Span<UInt8>) -> LinkifyItHost? {
    let (start, end) = (label.utf8Range.lowerBound, label.utf8Range.upperBound)
    if label.isEncoded, let host = closed(at: end, acceptsPort: acceptsPort, in: utf8) { return host }
    let least = start + Self.encodedPrefix.utf8.count + 1
    guard endsAtTripleDash, end > least, utf8.hasASCII(Self.encodedPrefix, at: start, ignoringCase: true) else {
      return nil
    }
    var encodedEnd = least - 1
    while encodedEnd < end, utf8[encodedEnd].isASCIIAlphanumeric || utf8[encodedEnd] == UInt8(ascii: "-") {
      encodedEnd += 1
    }
    // Where the last letter stands that the label may hold, `---` may follow.
    return label.lastTripleDash(from: least, before: min(encodedEnd, end), in: utf8).map {
      LinkifyItHost(labelsEnd: $0, end: $0)
    }
  }
}
