/// A message that was begun and left: what a field is filled with when a person comes back (composer.md, DR5).
///
/// ```swift
/// let draft = Draft(text: "See you at")
/// draft.isBlank  // false
/// ```
public struct Draft: Hashable, Sendable {
  /// The text, as it was written.
  public let text: String
  /// The completions in the text, ascending and disjoint: each is where it says, and has an id of its own.
  public let completions: [CompletionRecord]
  /// What the host finds the attachments by.
  public let attachmentReferences: [String]

  /// A draft. Of what is said of the text, only what is true of it is kept.
  ///
  /// - Parameters:
  ///   - text: The text, as it was written.
  ///   - completions: The completions in it, ascending. One is dropped that does not hold the text that is there, begins
  ///     before the end of one before it, is empty, or has the id of one before it.
  ///   - attachmentReferences: What the host finds the attachments by.
  /// - Complexity: O(*n*) in the UTF-8 count of `text` and of the texts of `completions`.
  public init(text: String, completions: [CompletionRecord] = [], attachmentReferences: [String] = []) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.completions = completions.recordsOfTruth(about: text)
    self.attachmentReferences = attachmentReferences
  }

  /// Whether there is nothing worth keeping: no attachment, and no text but blanks and line breaks.
  public var isBlank: Bool { text.trimmed.isEmpty && attachmentReferences.isEmpty }

  /// Whether two drafts are the same to the byte; texts that are only canonically equivalent are not.
  func isIdentical(to other: Draft) -> Bool {
    self == other && text.utf8.elementsEqual(other.text.utf8)
      && attachmentReferences.elementsEqual(other.attachmentReferences) { $0.utf8.elementsEqual($1.utf8) }
  }
}

extension [CompletionRecord] {
  /// The records that a field whose text is `text` can have had.
  fileprivate func recordsOfTruth(about text: String) -> [CompletionRecord] {
    var end = 0
    var ids: Set<Int> = []
    return filter { record in
      let utf8Range = record.utf8Range
      guard !utf8Range.isEmpty, utf8Range.lowerBound >= end, utf8Range.upperBound <= text.utf8.count else {
        return false
      }
      let utf8 = text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: utf8Range.lowerBound)
      let part = utf8[start...].prefix(utf8Range.count)
      // A part that has the bytes of a text begins and ends with whole scalars, as every text does.
      guard part.elementsEqual(record.text.utf8), ids.insert(record.id).inserted else { return false }
      end = utf8Range.upperBound
      return true
    }
  }
}
