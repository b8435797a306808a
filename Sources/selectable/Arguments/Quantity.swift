/// Numbers, sizes and times on the command line.
enum Quantity {
  /// Reads a whole number without a sign.
  ///
  /// - Parameters:
  ///   - value: The number as it was given.
  ///   - option: The option that it was given to.
  /// - Returns: The number, which its limit may still refuse.
  /// - Throws: ``UsageError`` if it is none.
  static func count(_ value: String, of option: OptionDefinition) throws(UsageError) -> Int {
    guard let count = number(value[...]) else {
      throw UsageError("'\(option.name) \(value)' is not a whole number such as 1000")
    }
    return count
  }

  /// Reads a size as ripgrep does: a number, and K, M or G for powers of 1024.
  ///
  /// - Parameters:
  ///   - value: The size as it was given.
  ///   - option: The option that it was given to.
  /// - Returns: How many bytes, 1 or more.
  /// - Throws: ``UsageError`` if it is no size.
  static func byteCount(_ value: String, of option: OptionDefinition) throws(UsageError) -> Int {
    let shift = ["K": 10, "M": 20, "G": 30][value.suffix(1)]
    let unit = 1 << (shift ?? 0)
    guard let number = number(shift == nil ? value[...] : value.dropLast()), number > 0, number <= Int.max >> 1 / unit
    else { throw UsageError("'\(option.name) \(value)' is not a size such as 500, 64K, 16M or 2G") }
    return number * unit
  }

  /// Reads a time: a number, and `us`, `ms` or `s`.
  ///
  /// - Parameters:
  ///   - value: The time as it was given.
  ///   - option: The option that it was given to.
  /// - Returns: The time, which its limit may still refuse.
  /// - Throws: ``UsageError`` if it is none.
  static func duration(_ value: String, of option: OptionDefinition) throws(UsageError) -> Duration {
    let units: [(name: String, nanosecondCount: Int)] = [("us", 1_000), ("ms", 1_000_000), ("s", 1_000_000_000)]
    guard let unit = units.first(where: { value.hasSuffix($0.name) }),
      let number = number(value.dropLast(unit.name.count)), number <= Int.max / unit.nanosecondCount
    else { throw UsageError("'\(option.name) \(value)' is not a time such as 200us, 500ms or 2s") }
    return .nanoseconds(number * unit.nanosecondCount)
  }

  private static func number(_ digits: Substring) -> Int? { digits.utf8.first == UInt8(ascii: "+") ? nil : Int(digits) }
}
