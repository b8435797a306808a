import TestSupport
import Testing

/// Random scripts of operations on a message field, thousands of steps in all.
@Suite struct ComposerScriptTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func aRandomScriptKeepsThePromises(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try FuzzTarget.composer.check((0..<300).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }
}
