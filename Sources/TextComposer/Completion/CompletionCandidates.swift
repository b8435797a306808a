/// A list of completions to choose from, and which of them is chosen.
///
/// ```swift
/// var candidates = CompletionCandidates([Completion("Ann"), Completion("Anna")])
/// candidates.moveSelection(by: 1)
/// candidates.selected?.text  // "Anna"
/// ```
public struct CompletionCandidates: Hashable, Sendable {
  /// What is offered, in the order of the list.
  public let completions: [Completion]
  /// The place of the chosen one, counted from 0; 0 in an empty list. Other places become the nearest there is.
  public var selectedIndex = 0 {
    didSet { selectedIndex = min(max(0, selectedIndex), max(0, completions.count - 1)) }
  }

  /// A list of which the first is chosen.
  public init(_ completions: [Completion] = []) { self.completions = completions }

  /// Whether there is nothing to choose.
  public var isEmpty: Bool { completions.isEmpty }

  /// The chosen one; `nil` in an empty list.
  public var selected: Completion? { isEmpty ? nil : completions[selectedIndex] }

  /// Chooses another one.
  ///
  /// - Parameter rowCount: How many rows further down, less than 0 for up. It goes to the end of the list and no further.
  public mutating func moveSelection(by rowCount: Int) {
    let (sum, overflows) = selectedIndex.addingReportingOverflow(rowCount)
    selectedIndex = overflows ? .max : sum
  }

  /// How many rows of the list are seen at once.
  ///
  /// - Parameter maximum: The most there may be; less than 0 counts as 0.
  /// - Returns: That many, or all that there are.
  public func visibleRowCount(maximum: Int) -> Int { min(max(0, maximum), completions.count) }
}
