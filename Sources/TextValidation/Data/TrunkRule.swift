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
  init(_ text: PhonePlanRecord.Text) {
    let taken = text.prefix { $0 != UInt8(ascii: ">") }
    takesWholeNumber = taken.last == UInt8(ascii: "$")
    take = DigitPattern(takesWholeNumber ? taken.dropLast() : taken)
    let change = text.dropFirst(taken.count + 1)
    let digits = change.prefix { $0 != UInt8(ascii: "<") }
    put = PhoneDigits(digits.span) ?? PhoneDigits()
    let bounds = change.dropFirst(digits.count + 1).split(separator: UInt8(ascii: "-"))
      .compactMap { PhonePlanRecord.number($0) }
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
