import ReferenceScanner
import Testing
import TextModel

struct ScalarDecodingTests {
  /// Bytes on both sides of every limit of Unicode 17.0's table 3-7.
  private static let limits: [UInt8] = [
    0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF,
    0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  @Test func decodesEveryByte() {
    for first in UInt8.min...UInt8.max { expectAgreement([first]) }
  }

  @Test func decodesEveryPairOfBytes() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max { expectAgreement([first, second]) }
    }
  }

  @Test func decodesTriplesOfLimits() {
    for first in Self.limits {
      for second in Self.limits {
        for third in Self.limits { expectAgreement([first, second, third]) }
      }
    }
  }

  @Test func decodesQuadruplesOfLimits() {
    let continuations = Self.limits.filter { $0 < 0xC3 }
    for first in Self.limits where first >= 0x80 {
      for second in continuations {
        for third in continuations {
          for fourth in continuations { expectAgreement([first, second, third, fourth]) }
        }
      }
    }
  }

  @Test func decodesRandomBytes() {
    var random = RandomText(seed: 10)
    for _ in 0..<20_000 { expectAgreement(random.bytes()) }
  }

  @Test func decodesEveryScalar() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      let expected = ScalarStep(value: value, utf8Count: bytes.count)
      let isDecoded =
        bytes.span.scalar(at: 0) == expected && bytes.span.scalar(endingAt: bytes.count, notBefore: 0) == expected
      if !isDecoded { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test func readsNothingBeforeTheFloor() {
    let utf8: [UInt8] = [0xE2, 0x80, 0xA8]
    #expect(utf8.span.scalar(endingAt: 3, notBefore: 0) == ScalarStep(value: 0x2028, utf8Count: 3))
    #expect(utf8.span.scalar(endingAt: 3, notBefore: 1) == ScalarStep(value: ScalarStep.illFormed, utf8Count: 1))
  }

  /// Compares a walk forward and one backward with what the standard library reads.
  private func expectAgreement(_ bytes: [UInt8]) {
    let reference = DecodedText(bytes)
    let scalars = Array(reference.text.unicodeScalars)
    var isEqual = scalars.count == reference.scalarStarts.count - 1
    guard isEqual else {
      Issue.record("the oracle contradicts itself: \(bytes)")
      return
    }
    for place in scalars.indices {
      let (start, end) = (reference.scalarStarts[place], reference.scalarStarts[place + 1])
      let forward = bytes.span.scalar(at: start)
      let backward = bytes.span.scalar(endingAt: end, notBefore: 0)
      isEqual = isEqual && forward == backward && forward.utf8Count == end - start
      isEqual = isEqual && (forward.value == ScalarStep.illFormed ? 0xFFFD : forward.value) == scalars[place].value
    }
    if !isEqual { Issue.record("\(bytes)") }
  }
}
