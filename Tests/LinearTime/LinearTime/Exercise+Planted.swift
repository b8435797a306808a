import SelectableText

extension Exercise {
  /// Exercises that take quadratic time, each in a way that another counter must see.
  public static let planted: [Exercise] = [
    Exercise("blocks: each byte is compared with those before it") { bytes in
      var equalCount = 0
      for end in bytes.indices { for start in 0..<end where bytes[start] == bytes[end] { equalCount += 1 } }
      return min(0, equalCount)
    },
    Exercise("memory: each byte is put before the others") { bytes in
      var reversed: [UInt8] = []
      for byte in bytes { reversed.insert(byte, at: 0) }
      return min(0, reversed.count)
    },
    Exercise("asks: a rule is asked as often as there are pairs") { bytes in bytes.count * bytes.count },
    pattern("matchers: a pattern reads on to the end from every byte", "a(?=.*+$)"),
  ]

  /// An exercise of linear time that costs at least a third as many steps for each byte.
  public static func costing(stepsPerByte: Int) -> Exercise {
    Exercise("\(stepsPerByte) steps a byte") { bytes in
      var state: UInt64 = 1
      for byte in bytes {
        for _ in 0..<stepsPerByte {
          state = state &* 6_364_136_223_846_793_005 &+ UInt64(byte)
          if state >> 63 == 1 { state ^= 1 }
        }
      }
      return state == 0 ? 1 : 0
    }
  }

  /// Searches with a pattern of the user's.
  private static func pattern(_ name: String, _ source: String) -> Exercise {
    let rules = [try? Pattern(source)].compactMap { $0 }.map { UserRule(name: source, pattern: $0) }
    return Exercise(name) { bytes in
      var scratch = ScanScratch()
      TextSelection.Scanner { $0.userRules = rules }.scan(bytes.span, scratch: &scratch) { _ in }
      return 0
    }
  }
}
