import TextComposer

/// What was done to a field, for who reads of a broken promise; put into words only then.
struct ComposerStep: CustomStringConvertible {
  let operation: ComposerOperation
  let before: String
  let after: String

  var description: String { "after \(operation) on \(before.debugDescription), which left \(after.debugDescription)" }
}
