import TextModel

extension Detector {
  /// The normalised meaning of what `rule` matched (detection.md, V1).
  ///
  /// - Complexity: O(*n*) in the range.
  package func value(of range: Range<Int>, foundBy rule: NativeRule, in utf8: Span<UInt8>) -> String {
    switch rule {
    case .schemeLink, .bareDomain: linkValue(of: range, in: utf8)
    case .email: addressValue(of: range, in: utf8)
    case .phone: phoneValue(of: range, in: utf8)
    case .mention: utf8.string(in: range.lowerBound + 1..<range.upperBound)
    case .hashtag: utf8.string(in: range.lowerBound + utf8.scalar(at: range.lowerBound).utf8Count..<range.upperBound)
    case .cashtag: utf8.string(in: range.lowerBound + 1..<range.upperBound).uppercased()
    case .quotation: quotedValue(of: range, in: utf8)
    case .handlebars: placeholderValue(of: range, in: utf8)
    }
  }

  /// The link with a scheme; scheme and host in small ASCII letters, the host's dots as U+002E.
  private func linkValue(of range: Range<Int>, in utf8: Span<UInt8>) -> String {
    let separator = range.first { utf8.hasSchemeSeparator(at: $0) || isPartSign(utf8[$0]) }
    var value: [UInt8] = []
    var hostStart = range.lowerBound
    if let separator, utf8.hasSchemeSeparator(at: separator) {
      for offset in range.lowerBound..<separator { value.append(utf8[offset].asciiLowercased) }
      value += "://".utf8
      hostStart = separator + 3
    } else {
      value += (options.defaultScheme + "://").utf8
    }
    let hostEnd = (hostStart..<range.upperBound).first { isPartSign(utf8[$0]) } ?? range.upperBound
    if let sign = (hostStart..<hostEnd).last(where: { utf8[$0] == UInt8(ascii: "@") }) {
      for offset in hostStart...sign { value.append(utf8[offset]) }
      hostStart = sign + 1
    }
    var offset = hostStart
    while offset < hostEnd {
      let step = utf8.scalar(at: offset)
      if isDot(step.value) {
        value.append(UInt8(ascii: "."))
      } else {
        for byte in offset..<offset + step.utf8Count { value.append(utf8[byte].asciiLowercased) }
      }
      offset += step.utf8Count
    }
    for offset in hostEnd..<range.upperBound { value.append(utf8[offset]) }
    return String(decoding: value, as: UTF8.self)
  }

  func isPartSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// The address without `mailto:`, its domain in small ASCII letters.
  private func addressValue(of range: Range<Int>, in utf8: Span<UInt8>) -> String {
    let scheme = "mailto:"
    let hasScheme = utf8.hasASCII(scheme, at: range.lowerBound, ignoringCase: true)
    let start = hasScheme ? range.lowerBound + scheme.utf8.count : range.lowerBound
    guard let sign = (start..<range.upperBound).last(where: { utf8[$0] == UInt8(ascii: "@") }) else {
      return utf8.string(in: range)
    }
    var value = (start...sign).map { utf8[$0] }
    for offset in sign + 1..<range.upperBound { value.append(utf8[offset].asciiLowercased) }
    return String(decoding: value, as: UTF8.self)
  }

  /// E.164 if the calling code is written or the region is known, else the digits as written; then the extension.
  private func phoneValue(of range: Range<Int>, in utf8: Span<UInt8>) -> String {
    if utf8.hasASCII("tel:", at: range.lowerBound, ignoringCase: true) {
      return telephoneURIValue(of: range.lowerBound + 4..<range.upperBound, in: utf8)
    }
    let groups = PhoneGroups(from: range.lowerBound, in: utf8)
    let groupCount = (1...max(groups.count, 1)).last { groups.end(ofGroup: $0 - 1) <= range.upperBound } ?? 1
    let digits = groups.digits(ofFirst: groupCount, in: utf8)
    var value = digits.text
    let isPlanned = shape(ofFirst: groupCount, groups, in: utf8) == .international
    if isPlanned {
      value = "+" + (groups.hasPlus ? value : String(value.dropFirst(2)))
    } else if let regionPlan {
      let national = PhonePlan.shared.national(digits, in: regionPlan)
      if PhonePlan.shared.isValid(national, in: regionPlan) { value = "+\(regionPlan.callingCode)\(national.text)" }
    }
    let end = groups.end(ofGroup: groupCount - 1)
    if end < range.upperBound, let digits = phoneExtension(from: end, in: utf8) {
      value += ";ext=" + utf8.string(in: digits)
    }
    return value
  }

  /// The digits of a `tel:` URI, with its plus sign and its extension.
  private func telephoneURIValue(of range: Range<Int>, in utf8: Span<UInt8>) -> String {
    var value: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound, utf8[offset] != UInt8(ascii: ";") {
      if utf8[offset].isASCIIDigit || utf8[offset] == UInt8(ascii: "+") { value.append(utf8[offset]) }
      offset += 1
    }
    while offset < range.upperBound {
      if utf8.hasASCII(";ext=", at: offset, ignoringCase: true) {
        value += ";ext=".utf8
        offset += 5
        while offset < range.upperBound, utf8[offset] != UInt8(ascii: ";") {
          if utf8[offset].isASCIIDigit { value.append(utf8[offset]) }
          offset += 1
        }
      } else {
        offset += 1
      }
    }
    return String(decoding: value, as: UTF8.self)
  }

  /// The text between the outer marks, without blanks around it.
  private func quotedValue(of range: Range<Int>, in utf8: Span<UInt8>) -> String {
    let start = range.lowerBound + utf8.scalar(at: range.lowerBound).utf8Count
    let end = range.upperBound - utf8.scalar(endingAt: range.upperBound, notBefore: start).utf8Count
    return utf8.string(in: trimmingBlanks(start..<end, in: utf8))
  }

  /// The text between the braces, without blanks around it.
  private func placeholderValue(of range: Range<Int>, in utf8: Span<UInt8>) -> String {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, utf8[start] == UInt8(ascii: "{") { start += 1 }
    while end > start, utf8[end - 1] == UInt8(ascii: "}") { end -= 1 }
    return utf8.string(in: trimmingBlanks(start..<end, in: utf8))
  }

  private func trimmingBlanks(_ range: Range<Int>, in utf8: Span<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, scalarAt(start, in: utf8).flags.contains(.blank) { start += utf8.scalar(at: start).utf8Count }
    while end > start, scalarBefore(end, in: utf8).flags.contains(.blank) {
      end -= utf8.scalar(endingAt: end, notBefore: start).utf8Count
    }
    return start..<end
  }
}
