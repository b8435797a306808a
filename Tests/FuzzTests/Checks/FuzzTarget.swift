/// What is fuzzed: a part of the library, and what must hold of it whatever the input.
///
/// The fuzzer and the replay of its finds call the same ``check(_:)``.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Tokens tile the text and are those of the slow tokenizer.
  case tokenizer
  /// Offsets convert as the views of `String` count, there and back.
  case offsets
  /// Every dialect selects in order and on scalar boundaries, and what the slow scanners select.
  case scanner
  /// A stream, and an edited text, select what the whole does.
  case chunks
  /// Lines and layouts keep their promises, and are those of the slow layout.
  case layout
  /// Whatever is done to a message field, it keeps its promises.
  case composer
  /// Patterns of strangers match what a loop of single searches does.
  case patterns
  /// Packs of strangers load, or say where they are wrong.
  case packs
  /// Each line of messages is answered by a line of JSON.
  case messages
  /// Any arguments end with a status, and with a message where something is wrong.
  case arguments

  /// Checks what the target promises.
  ///
  /// - Parameter bytes: Any.
  /// - Throws: ``BrokenPromise`` at the first promise that does not hold.
  package func check(_ bytes: [UInt8]) throws(BrokenPromise) {
    switch self {
    case .tokenizer: try TokenizerCheck.check(bytes)
    case .offsets: try OffsetsCheck.check(bytes)
    case .scanner: try ScannerCheck.check(bytes)
    case .chunks: try ChunksCheck.check(bytes)
    case .layout: try LayoutCheck.check(bytes)
    case .composer: try ComposerCheck.check(bytes)
    case .patterns: try PatternsCheck.check(bytes)
    case .packs: try PacksCheck.check(bytes)
    case .messages: try MessagesCheck.check(bytes)
    case .arguments: try ArgumentsCheck.check(bytes)
    }
  }
}

/// What does not hold, in words for whoever reads the log of a fuzzer.
package struct BrokenPromise: Error, CustomStringConvertible {
  /// The promise, and how it was broken.
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Throws unless `condition` holds.
func expect(_ condition: Bool, _ promise: @autoclosure () -> String) throws(BrokenPromise) {
  if !condition { throw BrokenPromise(promise()) }
}

/// Throws unless two results are the same.
func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ promise: @autoclosure () -> String
) throws(BrokenPromise) {
  if found != expected { throw BrokenPromise("\(promise())\n  found    \(found)\n  expected \(expected)") }
}
