extension String {
  /// The text without blanks and line breaks at its ends. A blank with a mark on it can be seen, and stays.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of what is left out.
  var trimmed: Substring {
    drop { $0.isBlank }.withoutTrailingBlanks
  }
}

extension StringProtocol {
  /// The text without blanks and line breaks at its end.
  var withoutTrailingBlanks: SubSequence {
    guard let last = lastIndex(where: { !$0.isBlank }) else { return self[endIndex...] }
    return self[...last]
  }
}

extension Character {
  /// Whether nothing of it can be seen: white space of Unicode alone.
  var isBlank: Bool { isWhitespace && unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
