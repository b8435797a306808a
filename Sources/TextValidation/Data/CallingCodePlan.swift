/// What is planned for a calling code, in whatever region.
package struct CallingCodePlan: Sendable {
  /// The code, one to three digits.
  package let callingCode: Int
  /// Its regions, the main one first.
  package let regions: [String]
  /// How many digits a national number may have in some region.
  package let digitCounts: DigitCounts
  /// The set of numbers that look like one of some region.
  let general: Int
  /// For each first digit, the counts with which a number that starts so surely looks like one of some region.
  let surelyGeneral: [DigitCounts]
  /// The set of numbers that are written nationally with the trunk prefix.
  let trunkRequired: Int?
  private let record: PhonePlanRecord

  init(_ record: PhonePlanRecord, _ sets: DigitSets) {
    callingCode = Int(record.name) ?? -1
    regions = record.list(record.field("r"), separator: ",") { record.text($0) }
    digitCounts = record.digitCounts("l")
    let general = record.number("g") ?? -1
    self.general = general
    surelyGeneral = (0..<10).map { digit in
      DigitCounts(bits: sets.digitCounts(startingWith: PhoneDigits(digit), in: general))
    }
    trunkRequired = record.number("T")
    self.record = record
  }

  /// How numbers are grouped in the international format; one that none is for is one block. They are read when asked for.
  var groupings: [PhoneGrouping] { groupings("G") }

  /// How numbers are also seen grouped.
  var otherGroupings: [PhoneGrouping] { groupings("O") }

  private func groupings(_ letter: Unicode.Scalar) -> [PhoneGrouping] {
    record.list(record.field(letter), separator: "|") { PhoneGrouping($0, of: record) }
  }
}

/// The blocks of digits that some numbers are written in.
struct PhoneGrouping: Sendable {
  /// How many digits each block has.
  let blockDigitCounts: [Int]
  /// The set of numbers that are written so.
  let numbers: Int

  /// Reads block sizes with `/` between, `:`, and the set.
  init?(_ part: Range<Int>, of record: PhonePlanRecord) {
    guard let numbers = record.number(in: record.rest(of: part, behind: ":")) else { return nil }
    let sizes = part.lowerBound..<record.end(of: part, at: ":")
    blockDigitCounts = record.list(sizes, separator: "/") { record.number(in: $0) }
    self.numbers = numbers
  }

  /// The blocks of a number; `nil` if it is not written so.
  func blocks(of number: PhoneDigits, in sets: DigitSets) -> [PhoneDigits]? {
    guard sets.contains(number, in: numbers) else { return nil }
    var start = 0
    return blockDigitCounts.map { count in
      defer { start += count }
      return number.part(start..<start + count)
    }
  }
}
