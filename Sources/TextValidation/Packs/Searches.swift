/// How the rules of a pack look for what they select.
public enum Searches: String, Sendable, CaseIterable {
  /// In one walk: what one rule takes no other looks at, and kinds that nobody asks for compete all the same.
  case together
  /// Each by itself over the whole text, as platforms do; kinds that nobody asks for are not looked for.
  case apart
}
