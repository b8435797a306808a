/// The text that a validator looks for in words.
///
/// Texts are compared as Swift compares them, by canonical equivalence; where case does not matter, both sides in
/// lower case, independent of any locale (layout.md, V6). An empty needle is found nowhere (V7).
struct Needle: Sendable {
  let text: String
  let caseSensitive: Bool
  private let compared: String

  init(_ text: String, caseSensitive: Bool) {
    self.text = text
    self.caseSensitive = caseSensitive
    compared = caseSensitive ? text : text.lowercased()
  }

  var isEmpty: Bool { text.isEmpty }

  /// The characters that are compared.
  var characters: [Character] { Array(compared) }

  /// `word` in the form that the needle is compared with.
  func prepared(_ word: String) -> String { caseSensitive ? word : word.lowercased() }

  func equals(_ word: String) -> Bool { !isEmpty && prepared(word) == compared }

  func begins(_ word: String) -> Bool { !isEmpty && prepared(word).hasPrefix(compared) }

  func ends(_ word: String) -> Bool { !isEmpty && prepared(word).hasSuffix(compared) }
}
