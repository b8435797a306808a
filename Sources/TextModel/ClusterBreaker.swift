/// Finds the boundaries of grapheme clusters in a stream of scalars, where the standard library finds them.
///
/// The standard library's own recognizer decides, so that a boundary here is a boundary of `Character`. Its name has an
/// underscore, but it is public since Swift 5.8 for this use: rope types as swift-collections' `BigString` rest on it.
/// It is the only way to break a text that is not a `String`, or a very long cluster, without copying it over and over.
package struct ClusterBreaker: Sendable {
  private var recognizer = Unicode._CharacterRecognizer()
  private var previous: UInt32 = 0
  private var hasRecognizedPrevious = true

  /// Starts before the first scalar of a text.
  package init() {}

  /// Whether a cluster ends between the scalar given last and `scalarValue`, which is given last from now on.
  ///
  /// - Parameter scalarValue: The next scalar; a value that no scalar has, such as ``ScalarStep/illFormed``, counts as
  ///   U+FFFD.
  /// - Returns: Always `true` for the first scalar.
  /// - Complexity: O(1).
  package mutating func hasBreak(before scalarValue: UInt32) -> Bool {
    if scalarValue | previous < 0x80 {
      // UAX #29 GB3: the only cluster of several ASCII scalars. The recognizer is told no more than it needs.
      let isBreak = scalarValue != 0x0A || previous != 0x0D
      (previous, hasRecognizedPrevious) = (scalarValue, false)
      return isBreak
    }
    if !hasRecognizedPrevious {
      recognizer = Unicode._CharacterRecognizer()
      _ = recognizer.hasBreak(before: Self.scalar(previous))
    }
    (previous, hasRecognizedPrevious) = (scalarValue, true)
    return recognizer.hasBreak(before: Self.scalar(scalarValue))
  }

  /// Whether a cluster ends between two scalars that have nothing before them.
  ///
  /// What lies before matters only to flags, emoji sequences and Indic conjuncts (UAX #29 GB9c, GB11, GB12, GB13), not
  /// where one of the two is a space.
  package static func hasBreak(between first: UInt32, and second: UInt32) -> Bool {
    let (first, second) = (scalar(first), scalar(second))
    if let isBreak = Unicode._CharacterRecognizer.quickBreak(between: first, and: second) { return isBreak }
    var recognizer = Unicode._CharacterRecognizer()
    _ = recognizer.hasBreak(before: first)
    return recognizer.hasBreak(before: second)
  }

  private static func scalar(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? "\u{FFFD}" }
}
