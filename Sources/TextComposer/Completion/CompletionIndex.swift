/// Completions to choose from, by what is in them.
public struct CompletionIndex: Sendable, CompletionSource {
  private let completions: [Completion]

  /// An index of some completions.
  public init(_ completions: [Completion]) { self.completions = completions }

  /// Those that begin with what was typed, whatever its case, in the order in which they were given.
  public func completions(for session: CompletionSession) -> [Completion]? {
    let query = session.query.lowercased()
    return completions.filter { $0.text.lowercased().hasPrefix(query) }
  }
}
