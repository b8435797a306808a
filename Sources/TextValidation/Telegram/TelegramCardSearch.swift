import TextModel

/// Numbers of payment cards in the telegram dialect (dialects.md, TG-K1 to TG-K3).
package struct TelegramCardSearch: PlatformSearch {
  private static let digitCounts = 13...19
  /// As many digits, and nothing else, are a number that a space ends.
  private static let unbrokenCounts = 16...19

  private var floor = 0

  package init() {}

  package var triggers: [UInt8] { Array("0123456789 -".utf8) }

  // A card has as many digits at least, and between them only spaces and `-`.
  package var triggerRunCount: Int { 13 }

  package mutating func restart() { floor = 0 }

  package mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    while let start = nextDigit(from: floor, in: utf8) {
      let follows = start > floor && Self.isRefusedBefore(utf8.scalar(endingAt: start, notBefore: floor).value)
      let run = Self.run(from: start, endsAtSpace: !follows, in: utf8)
      floor = run.end
      if !follows, let card = Self.card(start..<run.end, digitCount: run.digitCount, in: utf8) {
        return PlatformMatch(.telegramCard, card)
      }
    }
    floor = utf8.count
    return nil
  }

  private func nextDigit(from start: Int, in utf8: Span<UInt8>) -> Int? {
    let offset = digits.next(from: start, in: utf8)
    return offset < utf8.count ? offset : nil
  }

  private let digits = ByteFinder("0123456789".utf8)

  /// Digits, spaces and `-` from `start` on.
  private static func run(
    from start: Int, endsAtSpace: Bool, in utf8: Span<UInt8>
  ) -> (end: Int, digitCount: Int) {
    var (end, digitCount) = (start, 0)
    while end < utf8.count {
      switch utf8[end] {
      case UInt8(ascii: "-"): break
      case UInt8(ascii: " "):
        if endsAtSpace, digitCount == end - start, unbrokenCounts.contains(digitCount) { return (end, digitCount) }
      case let byte:
        guard byte.isASCIIDigit else { return (end, digitCount) }
        digitCount += 1
      }
      end += 1
    }
    return (end, digitCount)
  }

  /// The number within the candidate `run`, less what is no digit at the end; `nil` if it is none.
  private static func card(_ run: Range<Int>, digitCount: Int, in utf8: Span<UInt8>) -> Range<Int>? {
    guard digitCounts.contains(digitCount) else { return nil }
    var end = run.upperBound
    while end > run.lowerBound, !utf8[end - 1].isASCIIDigit { end -= 1 }
    let card = run.lowerBound..<end
    guard card.count <= 2 * digitCount - 1, end == utf8.count || !isRefusedAfter(utf8.scalar(at: end).value) else {
      return nil
    }
    return TelegramCardNumber(card, in: utf8).isValid ? card : nil
  }

  private static func isRefusedBefore(_ value: UInt32) -> Bool {
    switch value {
    case UInt32(UInt8(ascii: ".")), UInt32(UInt8(ascii: ",")), UInt32(UInt8(ascii: "+")): true
    default: isRefusedAfter(value)
    }
  }

  private static func isRefusedAfter(_ value: UInt32) -> Bool {
    value == UInt32(UInt8(ascii: "-")) || value == UInt32(UInt8(ascii: "_")) || TelegramScalars.isLetter(value)
  }
}
