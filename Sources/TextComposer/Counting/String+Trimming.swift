extension String {
  /// The text without blanks and line breaks at its ends. A blank with a mark on it can be seen, and stays.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of what is left out.
  var trimmed: Substring {
    let rest = drop { $0.isBlank }
    guard let last = rest.lastIndex(where: { !$0.isBlank }) else { return self[endIndex...] }
    return rest[...last]
  }
}

extension Character {
  /// Whether nothing of it can be seen: white space of Unicode alone.
  var isBlank: Bool { isWhitespace && unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
