import TextModel

/// A line of the numbering plans: a name, then fields after `;` of which the first letter says what they hold.
///
/// Parts of it are ranges of bytes, so that reading all plans costs little.
struct PhonePlanRecord: Sendable {
  /// All plans: ASCII.
  let bytes: [UInt8]
  /// The line.
  private let range: Range<Int>

  init(_ range: Range<Int>, of bytes: [UInt8]) { (self.range, self.bytes) = (range, bytes) }

  /// Calls `body` with each line of `bytes`.
  static func forEachLine(of bytes: [UInt8], _ body: (PhonePlanRecord) -> Void) {
    forEachPart(of: 0..<bytes.count, separator: "\n", in: bytes) { body(PhonePlanRecord($0, of: bytes)) }
  }

  /// Calls `body` with each part of `range`; nothing has no parts.
  private static func forEachPart(
    of range: Range<Int>, separator: Unicode.Scalar, in bytes: [UInt8], _ body: (Range<Int>) -> Void
  ) {
    let separator = UInt8(ascii: separator)
    var start = range.lowerBound
    while !range.isEmpty, start <= range.upperBound {
      var end = start
      while end < range.upperBound, bytes[end] != separator { end += 1 }
      body(start..<end)
      start = end + 1
    }
  }

  /// Whether this is the record of a calling code, not of a region.
  var isOfCallingCode: Bool { range.isEmpty ? false : bytes[range.lowerBound] == UInt8(ascii: "+") }

  /// The name, without the plus of a calling code.
  var name: String { text(range.lowerBound + (isOfCallingCode ? 1 : 0)..<end(of: range, at: ";")) }

  /// The field that starts with `letter`, without it; empty if there is none.
  func field(_ letter: Unicode.Scalar) -> Range<Int> {
    let letter = UInt8(ascii: letter)
    var start = end(of: range, at: ";") + 1
    while start < range.upperBound {
      let end = end(of: start..<range.upperBound, at: ";")
      if bytes[start] == letter { return start + 1..<end }
      start = end + 1
    }
    return range.upperBound..<range.upperBound
  }

  /// Where `separator` stands first in `part`; the end of it if nowhere.
  func end(of part: Range<Int>, at separator: Unicode.Scalar) -> Int {
    let separator = UInt8(ascii: separator)
    var end = part.lowerBound
    while end < part.upperBound, bytes[end] != separator { end += 1 }
    return end
  }

  /// What follows the first `separator` in `part`; empty if there is none.
  func rest(of part: Range<Int>, behind separator: Unicode.Scalar) -> Range<Int> {
    min(end(of: part, at: separator) + 1, part.upperBound)..<part.upperBound
  }

  /// What each part of `range` is made into, but for those that make `nil`.
  func list<Element>(
    _ range: Range<Int>, separator: Unicode.Scalar, _ make: (Range<Int>) -> Element?
  ) -> [Element] {
    var elements: [Element] = []
    Self.forEachPart(of: range, separator: separator, in: bytes) {
      if let element = make($0) { elements.append(element) }
    }
    return elements
  }

  /// The text of a part.
  func text(_ part: Range<Int>) -> String { String(decoding: bytes[part], as: UTF8.self) }

  /// The number in a field; `nil` if there is none.
  func number(_ letter: Unicode.Scalar) -> Int? { number(in: field(letter)) }

  /// The number that a part is; `nil` if it is none.
  func number(in part: Range<Int>) -> Int? {
    var number = 0
    for offset in part {
      guard bytes[offset].isASCIIDigit else { return nil }
      number = number * 10 + Int(bytes[offset] & 0x0F)
    }
    return part.isEmpty ? nil : number
  }

  /// The counts of digits in a field.
  func digitCounts(_ letter: Unicode.Scalar) -> DigitCounts {
    var bits: UInt32 = 0
    Self.forEachPart(of: field(letter), separator: "/", in: bytes) { bits |= 1 << UInt32(number(in: $0) ?? 0) }
    return DigitCounts(bits: bits)
  }
}
