/// How a number that is written nationally becomes the number that others call (dialects.md, PH-12).
struct TrunkRule: Sendable {
  /// What the number must start with.
  private let take: DigitPattern
  /// Whether that must be all of it.
  private let takesWholeNumber: Bool
  /// What comes in its place.
  private let put: PhoneDigits
  /// Which of the taken digits follow that.
  private let kept: Range<Int>

  /// Reads take, then `$` if that must be the whole number, then perhaps `>` put `<` from `-` to.
  init(_ text: Substring) {
    let parts = text.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
    takesWholeNumber = parts[0].hasSuffix("$")
    take = DigitPattern(takesWholeNumber ? parts[0].dropLast() : parts[0])
    let change = (parts.count > 1 ? parts[1] : "").split(separator: "<", omittingEmptySubsequences: false)
    put = PhoneDigits(change.first ?? "") ?? PhoneDigits()
    let bounds = (change.count > 1 ? change[1] : "").split(separator: "-").compactMap { Int($0) }
    kept = bounds.count == 2 && bounds[0] <= bounds[1] ? bounds[0]..<min(bounds[1], take.places.count) : 0..<0
  }

  /// Whether the rule is for `number`.
  func fits(_ number: PhoneDigits) -> Bool {
    take.starts(number) && (!takesWholeNumber || number.count == take.places.count)
  }

  /// What the rule makes of `number`, which it ``fits(_:)``.
  func applied(to number: PhoneDigits) -> PhoneDigits {
    var result = put
    result.append(contentsOf: number.part(kept))
    result.append(contentsOf: number.dropFirst(take.places.count))
    return result
  }

  /// How many digits fewer a number has afterwards.
  var lostDigitCount: Int { take.places.count - put.count - kept.count }
}
