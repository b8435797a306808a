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

extension LimitError: CustomStringConvertible {
  /// What may be given instead, on one line.
  public var description: String { "the \(name) must be from \(range), not \(value)" }
}
