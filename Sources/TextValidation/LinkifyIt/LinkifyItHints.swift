import TextModel

/// Finds the hints without which linkify-it looks for no link without a schema (dialects.md, LI-3).
///
/// Nearly every such link holds one, in its last label: only before `<` and U+FF5C is there something to ask here.
struct LinkifyItHints: Sendable {
  private let hosts: LinkifyItHostReader
  private let finder = ByteFinder([UInt8(ascii: "."), UInt8(ascii: "l"), UInt8(ascii: "L")])
  /// The first hint of the round, as far as it has been looked for.
  private var hint = -1
  /// Where the first schema link behind the link that was asked about last starts; `nil`: not before ``hint``.
  private var schemaStart: Int?
  /// How far a schema link was looked for.
  private var searchedEnd = -1

  private static let encodedPrefix = "xn--"
  private static let greatestEncodedCount = 59

  init(_ hosts: LinkifyItHostReader) { self.hosts = hosts }

  /// Forgets the text at hand.
  mutating func restart() { (hint, schemaStart, searchedEnd) = (-1, nil, -1) }

  /// Whether a hint stands before the next schema link.
  ///
  /// - Parameters:
  ///   - floor: Where the round starts; no less than in the call before.
  ///   - position: Up to where there is no schema link.
  ///   - schemas: What finds schema links from there on.
  ///   - triggers: Finds the bytes to ask it about.
  ///   - utf8: The text.
  /// - Returns: `true` if so; the hint is then looked for no more.
  /// - Complexity: O(*n*) in the bytes of the text for all calls together.
  mutating func isHinted(
    from floor: Int, _ position: Int, _ schemas: LinkifyItSchemaReader, _ triggers: ByteFinder, in utf8: Span<UInt8>
  ) -> Bool {
    if hint < floor { hint = firstHint(from: floor, in: utf8) }
    guard hint < utf8.count else { return false }
    if let schemaStart, schemaStart >= floor { return hint < schemaStart }
    if searchedEnd < hint {
      schemaStart = firstSchema(from: position, notBehind: hint, schemas, triggers, in: utf8)
      searchedEnd = schemaStart ?? hint
    }
    return schemaStart.map { $0 < floor || hint < $0 } ?? true
  }

  private func firstSchema(
    from position: Int, notBehind limit: Int, _ schemas: LinkifyItSchemaReader, _ triggers: ByteFinder,
    in utf8: Span<UInt8>
  ) -> Int? {
    var schemas = schemas
    var trigger = triggers.next(from: position, in: utf8)
    while trigger < utf8.count, trigger <= limit + "mailto:".utf8.count {
      if utf8[trigger] != UInt8(ascii: "."), let link = schemas.link(at: trigger, in: utf8) {
        return link.utf8Range.lowerBound <= limit ? link.utf8Range.lowerBound : nil
      }
      trigger = triggers.next(from: trigger + 1, in: utf8)
    }
    return nil
  }

  /// Where the first hint stands, from `floor` on; the count of `utf8` if there is none.
  private func firstHint(from floor: Int, in utf8: Span<UInt8>) -> Int {
    var offset = finder.next(from: floor, in: utf8)
    while offset < utf8.count {
      if utf8[offset] != UInt8(ascii: ".") {
        if utf8.hasASCII("localhost", at: offset, ignoringCase: true) { return offset }
      } else if offset - floor >= 3, utf8.hasASCII("www", at: offset - 3, ignoringCase: true) {
        return offset - 3
      } else if isNumber(behind: offset, in: utf8) || isDomain(behind: offset, in: utf8) {
        return offset
      }
      offset = finder.next(from: offset + 1, in: utf8)
    }
    return utf8.count
  }

  private func isNumber(behind dot: Int, in utf8: Span<UInt8>) -> Bool {
    var end = dot + 1
    while end <= dot + 3, utf8.byte(at: end).isASCIIDigit { end += 1 }
    return end > dot + 1 && utf8.byte(at: end) == UInt8(ascii: ".")
  }

  private func isDomain(behind dot: Int, in utf8: Span<UInt8>) -> Bool {
    let start = dot + 1
    if let end = hosts.knownDomainEnd(at: start, in: utf8), isHintEnd(end, in: utf8) { return true }
    guard utf8.hasASCII(Self.encodedPrefix, at: start, ignoringCase: true) else { return false }
    let encodedStart = start + Self.encodedPrefix.utf8.count
    var end = encodedStart
    while end < utf8.count, end - encodedStart < Self.greatestEncodedCount,
      utf8[end].isASCIIAlphanumeric || utf8[end] == UInt8(ascii: "-")
    {
      end += 1
      // A `-` within is a break as well.
      if isHintEnd(end, in: utf8) { return true }
    }
    return false
  }

  private func isHintEnd(_ offset: Int, in utf8: Span<UInt8>) -> Bool {
    guard offset < utf8.count else { return true }
    let value = utf8.scalar(at: offset).value
    return value == ascii(">") || hosts.scalars.isBreak(value)
  }
}
