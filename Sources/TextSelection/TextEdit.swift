/// What was done to a text: a part of it was replaced by something else, which may be nothing.
public struct TextEdit: Hashable, Sendable {
  /// The part of the old text that was replaced, in half-open UTF-8 offsets; empty where text was only inserted.
  ///
  /// It may end inside a scalar or between CR and LF.
  public let replacedUTF8Range: Range<Int>
  /// How many bytes stand in its place in the new text.
  public let insertedUTF8Count: Int

  /// An edit in UTF-8 offsets.
  public init(replacing replacedUTF8Range: Range<Int>, withUTF8Count insertedUTF8Count: Int) {
    self.replacedUTF8Range = replacedUTF8Range
    self.insertedUTF8Count = insertedUTF8Count
  }

  /// The replacement of a part of the old text by `inserted`.
  public init(replacing replacedUTF8Range: Range<Int>, with inserted: String) {
    self.init(replacing: replacedUTF8Range, withUTF8Count: inserted.utf8.count)
  }

  /// The smallest edit that makes `new` of `old`: what is left without the start and the end that they share.
  ///
  /// For interfaces that say what a text was and is, but not what was typed.
  ///
  /// - Parameters:
  ///   - old: The text before.
  ///   - new: The text after.
  /// - Complexity: O(*n*) in the UTF-8 count of the shorter text.
  public init(from old: String, to new: String) {
    let (old, new) = (old.utf8.span, new.utf8.span)
    let shorterCount = min(old.count, new.count)
    var start = 0
    while start < shorterCount, old[start] == new[start] { start += 1 }
    var endCount = 0
    while endCount < shorterCount - start, old[old.count - 1 - endCount] == new[new.count - 1 - endCount] {
      endCount += 1
    }
    self.init(replacing: start..<old.count - endCount, withUTF8Count: new.count - endCount - start)
  }

  /// The part of the new text that was put in.
  var insertedUTF8Range: Range<Int> {
    replacedUTF8Range.lowerBound..<replacedUTF8Range.lowerBound + insertedUTF8Count
  }

  /// By how much what comes after the edit has moved.
  var utf8Distance: Int { insertedUTF8Count - replacedUTF8Range.count }

  /// Whether the edit may lead from a text of one size to one of another.
  func leads(fromUTF8Count oldCount: Int, to newCount: Int) -> Bool {
    insertedUTF8Count >= 0 && replacedUTF8Range.lowerBound >= 0 && replacedUTF8Range.upperBound <= oldCount
      && newCount - oldCount == utf8Distance
  }
}
