/// Looks for a sequence of characters in time linear in the text, whatever the text (Knuth, Morris and Pratt, 1977).
struct CharacterSearch: Sendable {
  private let sought: [Character]
  /// For each prefix of `sought`, how many characters its longest proper prefix has that is also its suffix.
  private let borderCounts: [Int]

  /// Prepares a search for `sought`.
  ///
  /// - Complexity: O(*m*) in the characters sought.
  init(for sought: [Character]) {
    var borderCounts = Array(repeating: 0, count: sought.count)
    var matchedCount = 0
    for place in sought.indices.dropFirst() {
      while matchedCount > 0, sought[place] != sought[matchedCount] { matchedCount = borderCounts[matchedCount - 1] }
      if sought[place] == sought[matchedCount] { matchedCount += 1 }
      borderCounts[place] = matchedCount
    }
    (self.sought, self.borderCounts) = (sought, borderCounts)
  }

  /// Whether `text` holds the characters, one after the other; never if there are none.
  ///
  /// - Complexity: O(*n*) in the characters of `text`.
  func isFound(in text: String) -> Bool {
    guard !sought.isEmpty else { return false }
    var matchedCount = 0
    for character in text {
      while matchedCount > 0, character != sought[matchedCount] { matchedCount = borderCounts[matchedCount - 1] }
      if character == sought[matchedCount] { matchedCount += 1 }
      if matchedCount == sought.count { return true }
    }
    return false
  }
}
