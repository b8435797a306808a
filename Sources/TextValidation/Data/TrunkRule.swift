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
  init(_ part: Range<Int>, of record: PhonePlanRecord) {
    let takenEnd = record.end(of: part, at: ">")
    takesWholeNumber = record.end(of: part, at: "$") < takenEnd
    take = DigitPattern(part.lowerBound..<takenEnd - (takesWholeNumber ? 1 : 0), of: record.bytes)
    let change = record.rest(of: part, behind: ">")
    put = PhoneDigits(record.text(change.lowerBound..<record.end(of: change, at: "<"))) ?? PhoneDigits()
    let bounds = record.list(record.rest(of: change, behind: "<"), separator: "-") { record.number(in: $0) }
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
