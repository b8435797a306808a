/// One step of decoding UTF-8: a Unicode scalar, or one maximal ill-formed subpart.
///
/// Ill-formed bytes never stop a walk over a text. They decode to ``ScalarStep/illFormed`` and count the bytes that
/// `String(decoding:as:)` would replace by a single U+FFFD (Unicode 17.0, section 3.9, "maximal subpart").
@usableFromInline package struct ScalarStep: Equatable, Sendable {
  /// The value that stands for bytes that are not UTF-8. No Unicode scalar has it.
  @inlinable package static var illFormed: UInt32 { 0xFFFF_FFFF }

  /// The scalar's code point, or ``illFormed``.
  @usableFromInline package let value: UInt32
  /// How many bytes the step covers, 1 to 4.
  @usableFromInline package let utf8Count: Int

  @inlinable package init(value: UInt32, utf8Count: Int) {
    self.value = value
    self.utf8Count = utf8Count
  }
}

extension Span where Element == UInt8 {
  /// Decodes the scalar that starts at `utf8Offset`.
  ///
  /// - Precondition: `utf8Offset` is in `0 ..< count`.
  /// - Complexity: O(1).
  @inlinable package func scalar(at utf8Offset: Int) -> ScalarStep {
    let lead = self[utf8Offset]
    if lead < 0x80 { return ScalarStep(value: UInt32(lead), utf8Count: 1) }
    return multibyteScalar(lead: lead, at: utf8Offset)
  }

  /// Decodes the scalar that ends just before `utf8Offset`, reading no byte before `floor`.
  ///
  /// Bytes that form no scalar are taken one subpart at a time, as a walk forward would take them.
  ///
  /// - Precondition: `floor < utf8Offset <= count`.
  /// - Complexity: O(1).
  @inlinable package func scalar(endingAt utf8Offset: Int, notBefore floor: Int) -> ScalarStep {
    let last = self[utf8Offset - 1]
    if last < 0x80 { return ScalarStep(value: UInt32(last), utf8Count: 1) }
    var start = utf8Offset - 1
    let lowest = Swift.max(floor, utf8Offset - 4)
    while start > lowest, self[start] & 0xC0 == 0x80 { start -= 1 }
    let step = scalar(at: start)
    if start + step.utf8Count == utf8Offset { return step }
    return ScalarStep(value: ScalarStep.illFormed, utf8Count: 1)
  }

  @usableFromInline func multibyteScalar(lead: UInt8, at utf8Offset: Int) -> ScalarStep {
    // Unicode 17.0, table 3-7: the second byte's range depends on the lead, all others are 80..BF.
    let total: Int
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    var value: UInt32
    switch lead {
    case 0xC2...0xDF: (total, value) = (2, UInt32(lead & 0x1F))
    case 0xE0: (total, value, low) = (3, 0, 0xA0)
    case 0xED: (total, value, high) = (3, 0xD, 0x9F)
    case 0xE1...0xEF: (total, value) = (3, UInt32(lead & 0x0F))
    case 0xF0: (total, value, low) = (4, 0, 0x90)
    case 0xF4: (total, value, high) = (4, 4, 0x8F)
    case 0xF1...0xF3: (total, value) = (4, UInt32(lead & 0x07))
    default: return ScalarStep(value: ScalarStep.illFormed, utf8Count: 1)
    }
    var taken = 1
    while taken < total {
      guard utf8Offset + taken < count else { break }
      let byte = self[utf8Offset + taken]
      guard byte >= low, byte <= high else { break }
      value = value << 6 | UInt32(byte & 0x3F)
      (low, high) = (0x80, 0xBF)
      taken += 1
    }
    return ScalarStep(value: taken == total ? value : ScalarStep.illFormed, utf8Count: taken)
  }
}

extension Span where Element == UInt8 {
  /// The text of `utf8Range`; bytes that are not UTF-8 become U+FFFD.
  package func string(in utf8Range: Range<Int>) -> String {
    let part = extracting(utf8Range)
    guard let wellFormed = try? UTF8Span(validating: part) else {
      return String(decoding: part.indices.map { part[$0] }, as: UTF8.self)
    }
    return String(copying: wellFormed)
  }
}
