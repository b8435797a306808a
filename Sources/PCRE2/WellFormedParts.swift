/// Splits `bytes` at what is not UTF-8 and hands over what is left, in order.
///
/// The parts are as long as can be. Between two of them is one maximal ill-formed subpart or more, as Unicode counts them
/// (core specification 3.9, "U+FFFD Substitution of Maximal Subparts"). No part is empty, but for empty `bytes` one is.
///
/// - Parameters:
///   - bytes: The text. Each byte is checked once.
///   - receive: Called with a part, and its offset in `bytes`.
/// - Throws: What `receive` throws.
/// - Complexity: O(*n*) in the count of `bytes`.
package func forEachWellFormedPart<Failure: Error>(
  of bytes: Span<UInt8>, _ receive: (UTF8Span, _ utf8Offset: Int) throws(Failure) -> Void
) throws(Failure) {
  var partOffset = 0
  repeat {
    let rest = bytes.extracting(partOffset..<bytes.count)
    guard let bad = illFormedRange(in: rest) else {
      // SAFETY: `illFormedRange` found nothing ill-formed.
      return unsafe try receive(UTF8Span(unchecked: rest), partOffset)
    }
    if bad.lowerBound > 0 {
      // SAFETY: the check found all bytes before `bad` well-formed.
      unsafe try receive(UTF8Span(unchecked: rest.extracting(0..<bad.lowerBound)), partOffset)
    }
    partOffset += bad.upperBound
  } while partOffset < bytes.count
}

/// The first maximal subpart of `bytes` that is not UTF-8; `nil` if all of it is.
private func illFormedRange(in bytes: Span<UInt8>) -> Range<Int>? {
  do {
    _ = try UTF8Span(validating: bytes)
    return nil
  } catch {
    return error.byteOffsets
  }
}

extension UTF8Span {
  /// Lends what `utf8Offset`, which is on a scalar boundary, and the bytes behind it hold, as a subject of its own.
  ///
  /// - Parameters:
  ///   - utf8Offset: Where the rest begins.
  ///   - body: Called once.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package func withRest<Result, Failure: Error>(
    from utf8Offset: Int, _ body: (UTF8Span) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(isScalarBoundary(utf8Offset), "utf8Offset is not on a scalar boundary")
    // SAFETY: a part of well-formed bytes from one scalar boundary on is well-formed.
    return unsafe try body(UTF8Span(unchecked: span.extracting(utf8Offset..<count)))
  }
}
