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

/// Lends `bytes` as a subject if all of them are UTF-8.
///
/// - Parameters:
///   - bytes: The text. Each byte is checked once.
///   - body: Called once, or not.
/// - Returns: Whether the bytes are UTF-8.
/// - Complexity: O(*n*) in the count of `bytes`.
package func withWellFormed(_ bytes: Span<UInt8>, _ body: (UTF8Span) -> Void) -> Bool {
  guard illFormedRange(in: bytes) == nil else { return false }
  // SAFETY: `illFormedRange` found nothing ill-formed.
  unsafe body(UTF8Span(unchecked: bytes))
  return true
}

/// The first maximal subpart of `bytes` that is not UTF-8; `nil` if all of it is.
private func illFormedRange(in bytes: Span<UInt8>) -> Range<Int>? {
  let asciiCount = asciiPrefixCount(of: bytes)
  if asciiCount == bytes.count { return nil }
  do {
    _ = try UTF8Span(validating: bytes.extracting(asciiCount..<bytes.count))
    return nil
  } catch {
    return error.byteOffsets.lowerBound + asciiCount..<error.byteOffsets.upperBound + asciiCount
  }
}

/// How many bytes before the first one that is not ASCII, or somewhat fewer.
private func asciiPrefixCount(of bytes: Span<UInt8>) -> Int {
  let raw = unsafe bytes.bytes
  var offset = 0
  while offset + 32 <= raw.byteCount {
    var word: UInt64 = 0
    for step in 0..<4 {
      // SAFETY: the 32 bytes from `offset` on lie within the span; any eight bytes are a UInt64.
      word |= unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: offset + 8 * step, as: UInt64.self)
    }
    if word & 0x8080_8080_8080_8080 != 0 { return offset }
    offset += 32
  }
  while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
  return offset
}

extension UTF8Span {
  /// Lends a part, which begins and ends on scalar boundaries, as a subject of its own.
  ///
  /// - Parameters:
  ///   - utf8Range: The part.
  ///   - body: Called once.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package func withPart<Result, Failure: Error>(
    _ utf8Range: Range<Int>, _ body: (UTF8Span) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(
      isScalarBoundary(utf8Range.lowerBound) && isScalarBoundary(utf8Range.upperBound),
      "the part does not begin and end on scalar boundaries")
    // SAFETY: well-formed bytes from one scalar boundary to another are well-formed.
    return unsafe try body(UTF8Span(unchecked: span.extracting(utf8Range)))
  }
}
