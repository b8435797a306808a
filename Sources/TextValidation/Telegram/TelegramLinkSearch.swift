import TextModel

/// The links and e-mail addresses of the telegram dialect: what TDLib 1.8.66 finds (dialects.md, TG-U, TG-E).
///
/// Every candidate stands around a dot. The search goes from dot to dot; what it has read to the right of one it does not
/// read again to the left of the next, as the floor is then behind it.
package struct TelegramLinkSearch: PlatformSearch {
  private var floor = 0
  private var paths = TelegramPathReader()

  package init() {}

  package var triggers: [UInt8] { [UInt8(ascii: ".")] }

  package mutating func restart() {
    floor = 0
    paths = TelegramPathReader()
  }

  package mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    while let candidate = nextCandidate(in: utf8) {
      if let match = TelegramLinkDecision.match(candidate, in: utf8) { return match }
    }
    return nil
  }

  /// The next candidate that is not bad, and the floor behind it (TG-U1, TG-U6).
  private mutating func nextCandidate(in utf8: Span<UInt8>) -> TelegramLinkCandidate? {
    while let dot = nextDot(from: floor, in: utf8) {
      let candidate = TelegramLinkCandidate(around: dot, floor: floor, paths: &paths, in: utf8)
      floor = candidate.utf8Range.upperBound
      if candidate.isBad {
        while utf8[floor - 1] != UInt8(ascii: ".") { floor -= 1 }
      } else {
        while floor < utf8.count, utf8[floor] == UInt8(ascii: ".") { floor += 1 }
        if candidate.utf8Range.upperBound > dot + 1 { return candidate }
      }
    }
    floor = utf8.count
    return nil
  }

  private let dots = ByteFinder([UInt8(ascii: ".")])
  /// Scalars that neither a host nor a user nor a protocol holds, and that begin neither port nor path.
  private static let separators = ASCIISet(" \n()[]{}<>\"'`")

  /// The next dot that may be in a link, from `start` on; `nil` if there is none.
  ///
  /// Left out are the last scalar of the text, and a dot before a separator: nothing to its right is read for it, nothing
  /// to its left from further on, so that the floor need not move over it.
  private func nextDot(from start: Int, in utf8: Span<UInt8>) -> Int? {
    var offset = dots.next(from: start, in: utf8)
    while offset + 1 < utf8.count {
      if !Self.separators.contains(utf8[offset + 1]) { return offset }
      offset = dots.next(from: offset + 1, in: utf8)
    }
    return nil
  }
}
