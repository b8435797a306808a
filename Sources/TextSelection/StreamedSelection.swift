/// A selection in a stream of text, and the line that it stands in.
public struct StreamedSelection: Hashable, Sendable {
  /// The selection; its offsets count from the start of the stream.
  public let selection: Selection
  /// The number of its line, as `grep -n` counts: 1 and the line feeds before it.
  public let lineNumber: Int
  /// Where that line begins, counted from the start of the stream.
  public let lineUTF8Offset: Int

  /// Makes a selection of a stream.
  public init(selection: Selection, lineNumber: Int, lineUTF8Offset: Int) {
    (self.selection, self.lineNumber, self.lineUTF8Offset) = (selection, lineNumber, lineUTF8Offset)
  }
}
