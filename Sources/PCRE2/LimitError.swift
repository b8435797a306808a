/// A limit was given a value that is out of its range.
public struct LimitError: Error, Hashable, Sendable {
  /// What is limited, such as `match limit`.
  public let name: String
  /// The value that was refused, as a person writes it.
  public let value: String
  /// The least and the greatest value, as a person writes them.
  public let range: String

  /// Makes the refusal of a value.
  public init(name: String, value: String, range: String) {
    (self.name, self.value, self.range) = (name, value, range)
  }

  /// Refuses `value` unless it is in `range`.
  ///
  /// - Parameters:
  ///   - value: What was asked for.
  ///   - range: What there may be.
  ///   - name: What the error calls the limit.
  /// - Throws: ``LimitError`` if `value` is out of `range`.
  package static func check<Value: Comparable & CustomStringConvertible>(
    _ value: Value, in range: ClosedRange<Value>, _ name: String
  ) throws(LimitError) {
    guard range.contains(value) else {
      throw LimitError(name: name, value: "\(value)", range: "\(range.lowerBound) to \(range.upperBound)")
    }
  }
}

extension LimitError {
  /// Refuses a time unless it is in `range`; says both as the command takes them.
  ///
  /// - Parameters:
  ///   - time: What was asked for.
  ///   - range: What there may be.
  ///   - name: What the error calls the limit.
  /// - Throws: ``LimitError`` if `time` is out of `range`.
  static func check(_ time: Duration, in range: ClosedRange<Duration>, _ name: String) throws(LimitError) {
    guard range.contains(time) else {
      throw LimitError(
        name: name, value: text(of: time), range: "\(text(of: range.lowerBound)) to \(text(of: range.upperBound))")
    }
  }

  /// A time as a whole number of the greatest unit that allows it: `3601s`, `1us`. `Duration` itself rounds.
  private static func text(of time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    for (unit, count) in [("s", 1), ("ms", 1_000), ("us", 1_000_000), ("ns", 1_000_000_000)] as [(String, Int64)] {
      let (part, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000 / count)
      let (whole, isTooLarge) = seconds.multipliedReportingOverflow(by: count)
      if rest == 0, !isTooLarge, case let (sum, isTooLarge) = whole.addingReportingOverflow(part), !isTooLarge {
        return "\(sum)\(unit)"
      }
    }
    return "\(time)"
  }
}

extension LimitError: CustomStringConvertible {
  /// What may be given instead, on one line.
  public var description: String { "the \(name) must be from \(range), not \(value)" }
}
