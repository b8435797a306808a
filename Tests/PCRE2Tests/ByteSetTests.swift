import PCRE2
import Testing

@Suite struct ByteSetTests {
  @Test(arguments: [[], [0], [255], [63, 64, 127, 128, 191, 192], Array(0...255)] as [[UInt8]])
  func holdsWhatWasPutIn(bytes: [UInt8]) {
    let set = ByteSet(bytes + bytes)
    #expect(set.bytes == bytes)
    #expect(set.count == bytes.count)
    #expect(set.isEmpty == bytes.isEmpty)
    #expect((UInt8.min...UInt8.max).filter(set.contains) == bytes)
  }

  @Test func unionHoldsBoth() {
    #expect(ByteSet([1, 200]).union(ByteSet([1, 100])) == ByteSet([1, 100, 200]))
  }
}
