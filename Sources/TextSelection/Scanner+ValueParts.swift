import TextModel
import TextValidation

extension Scanner {
  /// A value that stands in the text as it is, or behind a prefix that does not.
  public struct ValueParts: Sendable, Hashable {
    /// What the value begins with, such as `https://` for a link without a scheme; most often empty.
    public let prefix: String
    /// Where the rest of it stands: half-open UTF-8 offsets into the scanned text.
    public let utf8Range: Range<Int>
  }

  /// Where a candidate's value stands in the text, so that whoever writes it into a stream of bytes needs no string.
  ///
  /// ```swift
  /// let parts = scanner.valueParts(of: candidate, in: utf8)
  /// // The value is parts.prefix, then the bytes of parts.utf8Range; those that are not UTF-8 read as U+FFFD.
  /// ```
  ///
  /// - Parameters:
  ///   - candidate: From a scan of `utf8` by this scanner.
  ///   - utf8: The text that was scanned.
  /// - Returns: The parts that ``value(of:in:)-(_,Span<UInt8>)`` consists of. `nil` for a value that must be made, such as
  ///   that of a telephone number, and where only a closer look would tell.
  /// - Complexity: O(*n*) in the candidate's range.
  public func valueParts(of candidate: Candidate, in utf8: Span<UInt8>) -> ValueParts? {
    let range = candidate.utf8Range
    let packRule = candidate.ruleIndex - packRulesStart
    guard packRule >= 0, granularity == .range else { return ValueParts(prefix: "", utf8Range: range) }
    let packRules = configuration.pack.rules
    guard case .native(let rule) = packRules[packRule].matcher else {
      if case .platform = packRules[packRule].matcher { return nil }
      return packRules[packRule].value == nil ? ValueParts(prefix: "", utf8Range: range) : nil
    }
    switch rule {
    case .schemeLink, .bareDomain: return linkParts(of: range, in: utf8)
    case .email: return hasPlainDomain(range, in: utf8) ? ValueParts(prefix: "", utf8Range: range) : nil
    case .mention: return ValueParts(prefix: "", utf8Range: range.lowerBound + 1..<range.upperBound)
    case .hashtag: return ValueParts(prefix: "", utf8Range: range.dropping(utf8.scalar(at: range.lowerBound).utf8Count))
    case .quotation: return quotationParts(of: range, in: utf8)
    case .handlebars: return placeholderParts(of: range, in: utf8)
    case .phone, .cashtag: return nil
    }
  }

  /// The link, if its scheme and host are plain; user info and what follows the host stay as they are.
  private func linkParts(of range: Range<Int>, in utf8: Span<UInt8>) -> ValueParts? {
    var hostStart = range.lowerBound
    var offset = range.lowerBound
    var hasScheme = false
    while offset < range.upperBound, !utf8[offset].endsHost {
      if utf8[offset] == UInt8(ascii: ":") {
        guard offset + 2 < range.upperBound else { return nil }
        if utf8[offset + 1] == UInt8(ascii: "/"), utf8[offset + 2] == UInt8(ascii: "/") {
          guard utf8.isPlainHost(range.lowerBound..<offset) else { return nil }
          (hasScheme, hostStart) = (true, offset + 3)
          break
        }
      }
      offset += 1
    }
    var hostEnd = hostStart
    while hostEnd < range.upperBound, !utf8[hostEnd].endsHost {
      if utf8[hostEnd] == UInt8(ascii: "@") { hostStart = hostEnd + 1 }
      hostEnd += 1
    }
    guard utf8.isPlainHost(hostStart..<hostEnd) else { return nil }
    return ValueParts(prefix: hasScheme ? "" : detector.options.defaultScheme + "://", utf8Range: range)
  }

  /// Whether an address has no `mailto:` and a plain domain.
  private func hasPlainDomain(_ range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    var domainStart = range.upperBound
    while domainStart > range.lowerBound, utf8[domainStart - 1] != UInt8(ascii: "@") { domainStart -= 1 }
    let hasColon = (range.lowerBound..<domainStart).contains { utf8[$0] == UInt8(ascii: ":") }
    return !hasColon && utf8.isPlainHost(domainStart..<range.upperBound)
  }

  private func quotationParts(of range: Range<Int>, in utf8: Span<UInt8>) -> ValueParts? {
    let start = range.lowerBound + utf8.scalar(at: range.lowerBound).utf8Count
    return unblankParts(
      start..<range.upperBound - utf8.scalar(endingAt: range.upperBound, notBefore: start).utf8Count, in: utf8)
  }

  private func placeholderParts(of range: Range<Int>, in utf8: Span<UInt8>) -> ValueParts? {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, utf8[start] == UInt8(ascii: "{") { start += 1 }
    while end > start, utf8[end - 1] == UInt8(ascii: "}") { end -= 1 }
    return unblankParts(start..<end, in: utf8)
  }

  /// The range, if ASCII that is no blank stands at both ends: what else could be trimmed takes tables to tell.
  private func unblankParts(_ range: Range<Int>, in utf8: Span<UInt8>) -> ValueParts? {
    guard !range.isEmpty, utf8[range.lowerBound].isVisibleASCII, utf8[range.upperBound - 1].isVisibleASCII
    else { return nil }
    return ValueParts(prefix: "", utf8Range: range)
  }
}

extension Range<Int> {
  fileprivate func dropping(_ count: Int) -> Range<Int> { lowerBound + count..<upperBound }
}

extension UInt8 {
  fileprivate var endsHost: Bool {
    self == UInt8(ascii: "/") || self == UInt8(ascii: "?") || self == UInt8(ascii: "#")
  }

  fileprivate var isVisibleASCII: Bool { self > 0x20 && self < 0x7F }
}

extension Span where Element == UInt8 {
  /// Whether a value shows a host as it is: it has no capital letter of ASCII, and no dot but U+002E.
  ///
  /// The other dots of H2 begin with the bytes 0xE3 and 0xEF, as do many letters: those are left to a closer look.
  fileprivate func isPlainHost(_ range: Range<Int>) -> Bool {
    for offset in range {
      let byte = self[offset]
      if byte >= 0x41 && byte <= 0x5A || byte == 0xE3 || byte == 0xEF { return false }
    }
    return true
  }
}
