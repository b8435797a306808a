// How records are read: Sources/generate-sources/Data/phone-plan.txt.
extension PhonePlan {
  /// A decimal number in `bytes`, and where it ends; `nil` if there is no digit at `offset`.
  static func number(in bytes: [UInt8], at offset: Int) -> (value: Int, end: Int)? {
    var value = 0
    var end = offset
    while end < bytes.count, bytes[end] &- 0x30 < 10 {
      value = value * 10 + Int(bytes[end] - 0x30)
      end += 1
    }
    return end > offset ? (value, end) : nil
  }

  /// The field of a record that starts with `letter`, without it; empty if there is none.
  func field(_ letter: Unicode.Scalar, of record: Range<Int>) -> Range<Int> {
    Self.field(letter, of: record, in: bytes)
  }

  static func field(_ letter: Unicode.Scalar, of record: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let letter = UInt8(ascii: letter)
    var start = end(of: record, from: record.lowerBound, at: UInt8(ascii: ";"), in: bytes) + 1
    while start < record.upperBound {
      let end = end(of: record, from: start, at: UInt8(ascii: ";"), in: bytes)
      if bytes[start] == letter { return start + 1..<end }
      start = end + 1
    }
    return record.upperBound..<record.upperBound
  }

  func text(_ letter: Unicode.Scalar, of record: Range<Int>) -> String {
    String(decoding: bytes[field(letter, of: record)], as: UTF8.self)
  }

  /// Whether a field of counts holds `digitCount`.
  func lists(_ digitCount: Int, in letter: Unicode.Scalar, of record: Range<Int>) -> Bool {
    Self.lists(digitCount, in: field(letter, of: record), of: bytes)
  }

  /// Whether the set in a field holds the number `digits`.
  ///
  /// - Complexity: O(*n*) in the bytes of the record; nothing is allocated.
  func contains(_ digits: Span<UInt8>, in letter: Unicode.Scalar, of record: Range<Int>) -> Bool {
    var isMember = false
    Self.forEachPair(in: field(letter, of: record), of: bytes) { counts, sequences in
      isMember =
        isMember
        || Self.lists(digits.count, in: counts, of: bytes) && Self.startsWithOne(of: sequences, digits, in: bytes)
    }
    return isMember
  }

  /// The pairs of a set: counts of digits, and sequences.
  static func forEachPair(in set: Range<Int>, of bytes: [UInt8], _ body: (Range<Int>, Range<Int>) -> Void) {
    var pair = set.lowerBound
    while pair < set.upperBound {
      let pairEnd = end(of: set, from: pair, at: UInt8(ascii: "|"), in: bytes)
      let countsEnd = end(of: pair..<pairEnd, from: pair, at: UInt8(ascii: ":"), in: bytes)
      body(pair..<countsEnd, min(countsEnd + 1, pairEnd)..<pairEnd)
      pair = pairEnd + 1
    }
  }

  /// How many of `digits` the sequence in `range` takes from their start; `nil` if it does not start them.
  func digitCount(ofSequence range: Range<Int>, startOf digits: Span<UInt8>) -> Int? {
    Self.digitCount(ofSequence: range, startOf: digits, in: bytes)
  }

  static func digitCount(ofSequence range: Range<Int>, startOf digits: Span<UInt8>, in bytes: [UInt8]) -> Int? {
    var offset = range.lowerBound
    var taken = 0
    while offset < range.upperBound {
      guard taken < digits.count, digits[taken] &- 0x30 < 10 else { return nil }
      let digit = digits[taken]
      switch bytes[offset] {
      case UInt8(ascii: "."): break
      case UInt8(ascii: "["):
        var isMember = false
        offset += 1
        while offset < range.upperBound, bytes[offset] != UInt8(ascii: "]") {
          let first = bytes[offset]
          let isRange = offset + 2 < range.upperBound && bytes[offset + 1] == UInt8(ascii: "-")
          if isRange { offset += 2 }
          if digit >= first, digit <= bytes[offset] { isMember = true }
          offset += 1
        }
        guard isMember else { return nil }
      default: guard digit == bytes[offset] else { return nil }
      }
      offset += 1
      taken += 1
    }
    return taken
  }

  /// The digits that each place of a sequence accepts, as bits.
  func places(ofSequence range: Range<Int>) -> [UInt16] {
    var places: [UInt16] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end =
        bytes[offset] == UInt8(ascii: "[") ? end(of: range, from: offset, at: UInt8(ascii: "]")) + 1 : offset + 1
      places.append(
        (0..<10).reduce(0) { bits, digit in
          let number: InlineArray<1, UInt8> = [UInt8(ascii: "0") + UInt8(digit)]
          let isAccepted = digitCount(ofSequence: offset..<end, startOf: number.span) != nil
          return isAccepted ? bits | 1 << UInt16(digit) : bits
        })
      offset = end
    }
    return places
  }

  /// The end of the part of `range` that starts at `start`: the next `separator`, or the end of `range`.
  func end(of range: Range<Int>, from start: Int, at separator: UInt8) -> Int {
    Self.end(of: range, from: start, at: separator, in: bytes)
  }

  static func end(of range: Range<Int>, from start: Int, at separator: UInt8, in bytes: [UInt8]) -> Int {
    var offset = start
    while offset < range.upperBound, bytes[offset] != separator { offset += 1 }
    return offset
  }

  static func lists(_ digitCount: Int, in counts: Range<Int>, of bytes: [UInt8]) -> Bool {
    var offset = counts.lowerBound
    while offset < counts.upperBound, let number = number(in: bytes, at: offset) {
      if number.value == digitCount { return true }
      offset = number.end + 1
    }
    return false
  }

  static func startsWithOne(of sequences: Range<Int>, _ digits: Span<UInt8>, in bytes: [UInt8]) -> Bool {
    if sequences.isEmpty { return true }
    var start = sequences.lowerBound
    while start < sequences.upperBound {
      let end = end(of: sequences, from: start, at: UInt8(ascii: ","), in: bytes)
      if digitCount(ofSequence: start..<end, startOf: digits, in: bytes) != nil { return true }
      start = end + 1
    }
    return false
  }
}
