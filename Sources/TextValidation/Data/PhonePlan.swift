/// The numbering plans of the world: calling codes, possible and valid national numbers, trunk prefixes.
///
/// Digits are ASCII. The plans stay text, in which each question reads its one record; nothing is parsed in advance.
package struct PhonePlan: Sendable {
  /// The plans; their index is made at first use.
  package static let shared = PhonePlan()
  /// The records as they are generated, for what reads them in its own way: one a line, behind its byte count.
  package static var records: String { recordText }

  let bytes: [UInt8]
  /// The record of each calling code, by its value; empty if no such code is assigned.
  private let callingCodeRecords: [Range<Int>]
  private let regionRecords: [String: Range<Int>]
  /// What every number is asked of its calling code, by the code's value.
  private let callingCodeShapes: [CallingCodeShape]

  private let generalPairs: [GeneralPair]

  /// A part of a general pattern.
  private struct GeneralPair {
    /// Bit *n*: a number may have *n* digits.
    let digitCounts: UInt32
    /// What a number of so many may start with.
    let sequences: Range<Int>
    /// Bit *n*: a number may start with the digit *n*, whatever follows.
    var firstDigits: UInt32 = 0
  }

  private struct CallingCodeShape {
    /// Bit *n*: a national number may have *n* digits.
    var possibleDigitCounts: UInt32 = 0
    /// The pairs of the general pattern, in ``generalPairs``.
    var general = 0..<0
  }

  private init() {
    let bytes = Array(Self.recordText.utf8)
    var callingCodeRecords = [Range<Int>](repeating: 0..<0, count: 1000)
    var regionRecords: [String: Range<Int>] = [:]
    var offset = 0
    // A line: the byte count of the record, a space, the record.
    while let (byteCount, start) = Self.number(in: bytes, at: offset), start < bytes.count {
      let record = start + 1..<min(start + 1 + byteCount, bytes.count)
      let name = bytes[record].prefix { $0 != UInt8(ascii: ";") }
      if name.first == UInt8(ascii: "+") {
        if let code = Self.number(in: bytes, at: record.lowerBound + 1)?.value, code < 1000 {
          callingCodeRecords[code] = record
        }
      } else {
        regionRecords[String(decoding: name, as: UTF8.self)] = record
      }
      offset = record.upperBound + 1
    }
    self.bytes = bytes
    self.callingCodeRecords = callingCodeRecords
    self.regionRecords = regionRecords
    var generalPairs: [GeneralPair] = []
    callingCodeShapes = callingCodeRecords.map { record in
      guard !record.isEmpty else { return CallingCodeShape() }
      let firstPair = generalPairs.count
      Self.forEachPair(in: Self.field("g", of: record, in: bytes), of: bytes) { counts, sequences in
        generalPairs.append(GeneralPair(digitCounts: Self.bits(ofCounts: counts, in: bytes), sequences: sequences))
      }
      return CallingCodeShape(
        possibleDigitCounts: Self.bits(ofCounts: Self.field("l", of: record, in: bytes), in: bytes),
        general: firstPair..<generalPairs.count)
    }
    self.generalPairs = generalPairs.map { pair in
      var pair = pair
      pair.firstDigits = Self.firstDigits(ofSequences: pair.sequences, in: bytes)
      return pair
    }
  }

  /// The digits that fill a sequence of one place by themselves, as bits; all if there are no sequences.
  private static func firstDigits(ofSequences sequences: Range<Int>, in bytes: [UInt8]) -> UInt32 {
    (0..<10).reduce(0) { bits, digit in
      let number: InlineArray<1, UInt8> = [UInt8(ascii: "0") + UInt8(digit)]
      return startsWithOne(of: sequences, number.span, in: bytes) ? bits | 1 << UInt32(digit) : bits
    }
  }

  /// A field of counts as bits.
  static func bits(ofCounts counts: Range<Int>, in bytes: [UInt8]) -> UInt32 {
    (0..<32).reduce(0) { lists($1, in: counts, of: bytes) ? $0 | 1 << UInt32($1) : $0 }
  }

  // MARK: Calling codes

  /// The assigned calling code (E.164) that `digits` starts with: one to three digits. No code starts another.
  package func callingCode(ofDigits digits: Span<UInt8>) -> Int? {
    var code = 0
    for offset in 0..<min(3, digits.count) {
      guard digits[offset] &- 0x30 < 10 else { return nil }
      code = code * 10 + Int(digits[offset] - 0x30)
      // Codes never start with zero.
      guard code > 0 else { return nil }
      if !callingCodeRecords[code].isEmpty { return code }
    }
    return nil
  }

  /// The regions of a calling code, the main one first; empty if it is not assigned.
  package func regions(ofCallingCode code: Int) -> [String] {
    text("r", of: record(ofCallingCode: code)).split(separator: ",").map(String.init)
  }

  /// How many digits a national number may have in some region of a calling code, ascending; empty if it is not assigned.
  package func possibleDigitCounts(ofCallingCode code: Int) -> [Int] {
    text("l", of: record(ofCallingCode: code)).split(separator: "/").compactMap { Int($0) }
  }

  /// Whether a national number of some region of the calling code may have as many digits as `nationalDigits`.
  package func isPossible(_ nationalDigits: Span<UInt8>, callingCode: Int) -> Bool {
    guard callingCodeShapes.indices.contains(callingCode) else { return false }
    return callingCodeShapes[callingCode].possibleDigitCounts >> nationalDigits.count & 1 == 1
  }

  /// Whether the first four digits of a number show that it looks like one of some region of its calling code.
  ///
  /// If they do not, all digits must be looked at (``fitsGeneralPattern(_:callingCode:)``). The first group of digits holds
  /// the code, if there are several; of one group the count is 0.
  func surelyFits(lead: Int, digitCount: Int, firstGroupDigitCount: Int) -> Bool {
    var code = lead / 1000
    var codeDigitCount = 1
    var rest = lead % 1000
    var place = 100
    while code > 0, callingCodeRecords[code].isEmpty, codeDigitCount < 3 {
      code = code * 10 + rest / place
      rest %= place
      place /= 10
      codeDigitCount += 1
    }
    let shape = callingCodeShapes[code]
    let nationalDigitCount = UInt32(digitCount - codeDigitCount)
    if firstGroupDigitCount > 0, firstGroupDigitCount < codeDigitCount { return false }
    guard code > 0, shape.possibleDigitCounts >> nationalDigitCount & 1 == 1 else { return false }
    let firstDigit = UInt32(rest / place)
    for index in shape.general {
      let pair = generalPairs[index]
      if pair.digitCounts >> nationalDigitCount & 1 == 1, pair.firstDigits >> firstDigit & 1 == 1 { return true }
    }
    return false
  }

  /// Whether `nationalDigits` looks like a number of some region of the calling code.
  package func fitsGeneralPattern(_ nationalDigits: Span<UInt8>, callingCode: Int) -> Bool {
    guard callingCodeShapes.indices.contains(callingCode) else { return false }
    guard !nationalDigits.isEmpty else { return false }
    let firstDigit = UInt32(nationalDigits[0] & 0x0F)
    for index in callingCodeShapes[callingCode].general {
      let pair = generalPairs[index]
      guard pair.digitCounts >> UInt32(nationalDigits.count) & 1 == 1 else { continue }
      if pair.firstDigits >> firstDigit & 1 == 1 { return true }
      if Self.startsWithOne(of: pair.sequences, nationalDigits, in: bytes) { return true }
    }
    return false
  }

  // MARK: Regions

  /// Whether `region` is a region of the plans: a code of ISO 3166 in capitals, as `US`.
  package func knows(region: String) -> Bool { regionRecords[region] != nil }

  /// The calling code of a region; `nil` if the region is unknown.
  package func callingCode(ofRegion region: String) -> Int? { Int(text("c", of: record(ofRegion: region))) }

  /// The trunk prefix that national numbers of a region are written with; `nil` if there is none.
  package func trunkPrefix(ofRegion region: String) -> String? {
    let prefix = text("t", of: record(ofRegion: region))
    return prefix.isEmpty ? nil : prefix
  }

  /// Whether a number of the region may have as many digits as `nationalDigits`, area code included.
  package func isPossible(_ nationalDigits: Span<UInt8>, region: String) -> Bool {
    lists(nationalDigits.count, in: "l", of: record(ofRegion: region))
  }

  /// Whether `nationalDigits`, without trunk prefix, is a number that the plan of the region knows: plausible, and fixed,
  /// mobile or of another service.
  package func isValidNationalNumber(_ nationalDigits: Span<UInt8>, region: String) -> Bool {
    let record = record(ofRegion: region)
    guard contains(nationalDigits, in: "g", of: record) else { return false }
    return ["b", "f", "m", "o"].contains { contains(nationalDigits, in: $0, of: record) }
  }

  // MARK: Records

  func record(ofCallingCode code: Int) -> Range<Int> {
    callingCodeRecords.indices.contains(code) ? callingCodeRecords[code] : 0..<0
  }

  func record(ofRegion region: String) -> Range<Int> { regionRecords[region] ?? 0..<0 }
}
