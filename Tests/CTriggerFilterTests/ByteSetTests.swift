import CTriggerFilter
import TestSupport
import Testing

/// What a set of bytes finds, by every way of looking that the processor has, against a slow oracle.
@Suite struct ByteSetTests {
  private static let members: [[UInt8]] = [
    [], [0x40], Array("@#$.:".utf8), [0x00, 0xFF], [0x40, 0xEF, 0x2E], Array(0x30...0x39), Array("<w:@`[\\!&".utf8),
    [0x02, 0x13, 0x24, 0x35, 0x46, 0x57, 0x68, 0x79],
  ]

  @Test(arguments: members, trigger_variant.present)
  func `finds what a slow oracle finds and reads nothing outside`(members: [UInt8], variant: trigger_variant) throws {
    let text = try GuardedText()
    let set = unsafe members.withUnsafeBufferPointer { unsafe byte_set_of($0.baseAddress, $0.count) }
    var random = SeededGenerator(seed: UInt64(members.count) + 7)
    for count in [0, 1, 2, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100] {
      for atEnd in [true, false] {
        let bytes = (0..<count).map { _ in
          Int.random(in: 0..<12, using: &random) == 0 ? members.randomElement(using: &random) ?? 0x41 : 0x41
        }
        let found = unsafe text.withText(bytes, atEnd: atEnd) { base in
          (0...count).map { start in
            unsafe withUnsafePointer(to: set) { set in unsafe byte_set_find(set, base, count, start, variant) }
          }
        }
        let expected = (0...count).map { start in
          (start..<count).first { members.contains(bytes[$0]) } ?? count
        }
        #expect(found == expected)
        let last = unsafe text.withText(bytes, atEnd: atEnd) { base in
          (0...count).map { start in
            unsafe withUnsafePointer(to: set) { set in unsafe byte_set_find_last(set, base, count, start, variant) }
          }
        }
        #expect(last == (0...count).map { start in (start..<count).last { members.contains(bytes[$0]) } ?? count })
      }
    }
  }

  @Test func `bytes of more than eight high halves are all found`() {
    let members = (0..<16).map { UInt8($0 << 4 | $0) }
    let set = unsafe members.withUnsafeBufferPointer { unsafe byte_set_of($0.baseAddress, $0.count) }
    for member in members {
      let found = unsafe withUnsafePointer(to: set) { set in
        unsafe withUnsafePointer(to: member) { unsafe byte_set_find(set, $0, 1, 0, TRIGGER_BYTEWISE) }
      }
      #expect(found == 0)
    }
  }

  @Test(arguments: trigger_variant.present)
  func `classes that stand in a text are told by one look`(variant: trigger_variant) throws {
    let text = try GuardedText()
    let groups: [[UInt8]] = [[0x40], Array("#$".utf8), Array("0123456789".utf8), [0xEF], [0x3A]]
    var set = byte_set()
    for (index, group) in groups.enumerated() {
      unsafe group.withUnsafeBufferPointer { unsafe byte_set_add(&set, UInt32(index), $0.baseAddress, $0.count) }
    }
    var random = SeededGenerator(seed: 11)
    for count in [0, 1, 15, 16, 17, 31, 32, 33, 64, 65, 100] {
      for _ in 0..<20 {
        var bytes = [UInt8](repeating: 0x41, count: count)
        for group in groups where Bool.random(using: &random) && count > 0 {
          bytes[Int.random(in: 0..<count, using: &random)] = group.randomElement(using: &random) ?? 0x41
        }
        let found = unsafe text.withText(bytes, atEnd: true) { base in
          unsafe withUnsafePointer(to: set) { set in unsafe byte_set_classes(set, base, count, variant) }
        }
        let expected = groups.enumerated().filter { $1.contains(where: bytes.contains) }.reduce(0) {
          $0 | 1 << $1.offset
        }
        #expect(Int(found) == expected)
      }
    }
  }

  @Test(arguments: trigger_variant.present, [1, 2, 13, 63, 64])
  func `runs are found wherever they begin and end`(variant: trigger_variant, minimum: Int) throws {
    let text = try GuardedText()
    let members: [UInt8] = Array("0123456789 -".utf8)
    let set = unsafe members.withUnsafeBufferPointer { unsafe byte_set_of($0.baseAddress, $0.count) }
    var random = SeededGenerator(seed: UInt64(minimum))
    for _ in 0..<200 {
      let count = Int.random(in: 0...300, using: &random)
      let breakCount = Int.random(in: 0...6, using: &random)
      var bytes = [UInt8](repeating: 0x37, count: count)
      for _ in 0..<breakCount where count > 0 { bytes[Int.random(in: 0..<count, using: &random)] = 0x41 }
      let start = Int.random(in: 0...count, using: &random)
      let found = unsafe text.withText(bytes, atEnd: true) { base in
        unsafe withUnsafePointer(to: set) { set in
          unsafe byte_set_find_run(set, base, count, start, UInt32(minimum), variant)
        }
      }
      let expected = (start..<count).first { offset in
        count - offset >= minimum && bytes[offset..<offset + minimum].allSatisfy { $0 == 0x37 }
      }
      #expect(found == expected ?? count)
    }
  }
}
