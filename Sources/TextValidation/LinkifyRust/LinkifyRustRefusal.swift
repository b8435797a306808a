/// What is known of domains from one that was refused: the walk over it went past colons, and from behind each of them
/// another domain may begin that ends at the same place (dialects.md, LR-3, LR-4, N6).
struct LinkifyRustRefusal {
  /// The domain that was refused, as far as it was read.
  private var read = 0..<0
  /// Where in it an IPv4 address may begin that is accepted though the whole is not.
  private var hopes = 0..<0

  /// Knows nothing yet.
  init() {}

  /// Knows a refused walk from `start` on.
  init(_ authority: LinkifyRustAuthority, from start: Int) {
    read = start..<max(start, authority.stop)
    guard !authority.isRefused else { return }
    // From here on there are digits alone, with three dots of those that count.
    let dots = authority.countedDots
    let first = max(authority.lastNonNumeric, dots.fourth) + 1
    if first <= dots.third { hopes = first..<dots.third + 1 }
  }

  /// Whether a domain from `start` on, later than the one refused, is refused as well.
  func covers(_ start: Int) -> Bool { read.contains(start) && !hopes.contains(start) }
}
