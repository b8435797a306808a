public import TextValidation

/// What a rule matched: a rule, by its place in the scanner, and a range.
public struct Candidate: Hashable, Sendable {
  /// The rule's place in ``Scanner/rules``.
  public let ruleIndex: Int
  /// Half-open UTF-8 offsets into the scanned text, on Unicode scalar boundaries.
  public let utf8Range: Range<Int>

  /// Makes a candidate.
  public init(ruleIndex: Int, utf8Range: Range<Int>) {
    self.ruleIndex = ruleIndex
    self.utf8Range = utf8Range
  }
}

/// A candidate that won its conflicts: a part of a text that a person may tap or select.
public struct Selection: Hashable, Sendable {
  /// What it is.
  public let kind: SelectionKind
  /// The identifier of the rule or validator that found it.
  public let identifier: String
  /// Half-open UTF-8 offsets into the text, on Unicode scalar boundaries.
  public let utf8Range: Range<Int>
  /// The normalised meaning: the address without `mailto:`, the tag without its sign (detection.md, V1).
  public let value: String

  /// Makes a selection.
  public init(kind: SelectionKind, identifier: String, utf8Range: Range<Int>, value: String) {
    self.kind = kind
    self.identifier = identifier
    self.utf8Range = utf8Range
    self.value = value
  }

  /// The selection's range in the text it was found in.
  ///
  /// - Precondition: `text` is the text that was scanned.
  /// - Complexity: O(1).
  public func range(in text: String) -> Range<String.Index> {
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: utf8Range.lowerBound)
    return lower..<utf8.index(lower, offsetBy: utf8Range.count)
  }
}
