import SelectableText

/// What the command was asked is not possible; the text says why and what would be.
struct UsageError: Error, Equatable {
  /// One sentence without a final full stop.
  let message: String

  init(_ message: String) { self.message = message }

  /// A name that is not among `known`, answered with the nearest one that is.
  static func unknown(_ what: String, _ name: String, known: [String]) -> UsageError {
    let complaint = "unknown \(what) '\(name)'"
    guard let nearest = NearestName.of(name, among: known) else { return UsageError(complaint) }
    return UsageError("\(complaint); did you mean '\(nearest)'?")
  }
}
