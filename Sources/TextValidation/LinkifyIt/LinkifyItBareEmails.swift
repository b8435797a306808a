/// Finds addresses without a schema (dialects.md, LI-8).
struct LinkifyItBareEmails: Sendable {
  private let hosts: LinkifyItHostReader
  private let names = LinkifyItNameReader()
  /// The `@` asked about last, and the end of the host behind it.
  private var sign = -1
  private var hostEnd: Int?
  /// The run of scalars of names that was read last from a link on.
  private var run = 0..<0

  init(_ hosts: LinkifyItHostReader) { self.hosts = hosts }

  /// Forgets the text at hand.
  mutating func restart() { (sign, hostEnd, run) = (-1, nil, 0..<0) }

  /// The leftmost address whose `@` is at `sign`; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - sign: Where an `@` stands.
  ///   - floor: Where the round starts.
  ///   - utf8: The text.
  /// - Returns: The address, which has no path.
  /// - Complexity: O(*n*) in the bytes of the host, once for each `@`, and of the name, if there is a host.
  mutating func email(at sign: Int, floor: Int, in utf8: Span<UInt8>) -> LinkifyItLink? {
    if sign != self.sign {
      self.sign = sign
      hostEnd =
        (hosts.address(at: sign + 1, acceptsPort: false, in: utf8)
        ?? hosts.host(at: sign + 1, .known, acceptsPort: false, in: utf8))?.end
    }
    guard let hostEnd, let start = names.start(endingAt: sign, floor: floor, hosts.scalars, in: utf8) else {
      return nil
    }
    return LinkifyItLink(rule: .linkifyItEmail, utf8Range: start..<hostEnd)
  }

  /// The leftmost address whose name goes on at `offset`; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - offset: Where something ends that may be part of a name; at most the count of `utf8`.
  ///   - floor: Where the round starts.
  ///   - utf8: The text.
  /// - Returns: The address; it may start behind what ends at `offset`.
  /// - Complexity: O(*n*) in the bytes of the text for all calls together.
  mutating func email(around offset: Int, floor: Int, in utf8: Span<UInt8>) -> LinkifyItLink? {
    if !run.contains(offset) { run = offset..<names.end(from: offset, in: utf8) }
    guard utf8.byte(at: run.upperBound) == UInt8(ascii: "@") else { return nil }
    return email(at: run.upperBound, floor: floor, in: utf8)
  }
}
