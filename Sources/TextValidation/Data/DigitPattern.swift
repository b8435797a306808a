/// What the digits at the start of a number must be.
struct DigitPattern: Hashable, Sendable {
  /// For each place the digits that may stand there, as bits.
  let places: [UInt16]

  /// Reads a sequence of `phone-plan.txt`: `[1-35]` is one of several digits, `.` any.
  init(_ sequence: Range<Int>, of bytes: [UInt8]) {
    var places: [UInt16] = []
    var rest = bytes[sequence]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "."): places.append(0x3FF)
      case UInt8(ascii: "["):
        let end = rest.firstIndex(of: UInt8(ascii: "]")) ?? rest.endIndex
        places.append(Self.digits(of: rest[..<end]))
        rest = rest[end...].dropFirst()
      default: places.append(1 << UInt16(byte & 0x0F))
      }
    }
    self.places = places
  }

  /// The digits that stand between brackets, as bits.
  private static func digits(of members: ArraySlice<UInt8>) -> UInt16 {
    var digits: UInt16 = 0
    var rest = members
    while let first = rest.popFirst() {
      digits |= 1 << UInt16(first & 0x0F)
      guard rest.first == UInt8(ascii: "-"), let last = rest.dropFirst().first else { continue }
      for digit in (first & 0x0F)..<max(first & 0x0F, last & 0x0F) { digits |= 1 << UInt16(digit + 1) }
      rest = rest.dropFirst(2)
    }
    return digits
  }

  /// Whether `number` starts so.
  func starts(_ number: PhoneDigits) -> Bool {
    guard number.keptCount >= places.count else { return false }
    for (place, digits) in places.enumerated() where digits >> UInt16(number[place]) & 1 == 0 { return false }
    return true
  }
}
