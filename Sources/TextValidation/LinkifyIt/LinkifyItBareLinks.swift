import TextModel

/// Finds links without a schema (dialects.md, LI-7), each from the first dot in it.
struct LinkifyItBareLinks: Sendable {
  private let hosts: LinkifyItHostReader
  private let acceptsAddresses: Bool
  /// The host that was read last behind a dot: the dots in it lead to the same end.
  private var walk = LinkifyItHostWalk(read: 0..<0)

  private static let labelStarts = ASCIISet(ASCIISet.alphanumerics + "$+=^`|~")

  init(_ options: DetectionOptions, _ hosts: LinkifyItHostReader) {
    self.hosts = hosts
    acceptsAddresses = options.acceptsBareAddresses
  }

  /// Forgets the text at hand.
  mutating func restart() { walk = LinkifyItHostWalk(read: 0..<0) }

  /// The leftmost link whose first dot is at `dot`; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - dot: Where a dot stands.
  ///   - floor: Where the round starts.
  ///   - utf8: The text.
  /// - Returns: Where it starts, and its host with a port.
  /// - Complexity: O(*n*) in the bytes of the text for all calls together.
  mutating func link(at dot: Int, floor: Int, in utf8: Span<UInt8>) -> (start: Int, host: LinkifyItHost)? {
    let following = utf8.byte(at: dot + 1)
    guard following >= 0x80 || Self.labelStarts.contains(following), dot > floor,
      let start = labelStart(before: dot, floor: floor, in: utf8)
    else { return nil }
    if acceptsAddresses, following.isASCIIDigit, let link = address(around: dot, from: start, floor: floor, in: utf8) {
      return link
    }
    if !walk.read.contains(dot + 1) {
      walk = hosts.walk(from: dot + 1, .known, isFirst: false, acceptsPort: true, in: utf8)
    }
    return walk.host(from: dot + 1).map { (start, $0) }
  }

  /// Where the leftmost label starts that ends at `dot` and that a link may start with; `nil` if there is none.
  private func labelStart(before dot: Int, floor: Int, in utf8: Span<UInt8>) -> Int? {
    let hyphen = ascii("-")
    let endsInHyphen = utf8[dot - 1] == UInt8(ascii: "-")
    // Where a link may start, if what is before it allows it.
    var (offset, scalarCount, open, start): (Int, Int, Int?, Int?) = (dot, 0, nil, nil)
    while offset > floor {
      let step = utf8.scalar(endingAt: offset, notBefore: floor)
      if let open, hosts.scalars.isBeforeBareLink(step.value), !endsInHyphen || isEncoded(open..<dot, in: utf8) {
        start = open
      }
      guard scalarCount < LinkifyItLabel.greatestScalarCount, step.value == hyphen || hosts.scalars.isBody(step.value)
      else { return start }
      offset -= step.utf8Count
      scalarCount += 1
      open = step.value == hyphen || hosts.scalars.isSign(step.value) ? nil : offset
    }
    guard let open, !endsInHyphen || isEncoded(open..<dot, in: utf8) else { return start }
    return open
  }

  private func isEncoded(_ label: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    let read = LinkifyItLabel(at: label.lowerBound, hosts.scalars, in: utf8)
    return read.isEncoded && read.utf8Range == label
  }

  /// The IPv4 address whose first dot is at `dot`; `nil` if there is none, or if a link starts before it.
  private mutating func address(
    around dot: Int, from start: Int, floor: Int, in utf8: Span<UInt8>
  ) -> (start: Int, host: LinkifyItHost)? {
    var digits = dot
    while digits > start, dot - digits < 3, utf8[digits - 1].isASCIIDigit { digits -= 1 }
    let isLabel = digits == start || hosts.scalars.isSign(utf8.scalar(endingAt: digits, notBefore: floor).value)
    guard digits < dot, isLabel, let host = hosts.address(at: digits, acceptsPort: true, in: utf8) else { return nil }
    return (digits, host)
  }
}
