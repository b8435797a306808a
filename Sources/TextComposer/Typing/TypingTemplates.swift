import TextModel

/// What a typing indicator says of one, two and more names, in the language of who reads it (composer.md, T4).
///
/// `{0}` stands for the first name, `{1}` for the second, and so on, in any order and any number of times. What has
/// another form, or a number that no name has, is text.
///
/// ```swift
/// let templates = TypingTemplates(
///   one: "{0} schreibt", two: "{0} und {1} schreiben", several: "{0}, {1} und andere schreiben")
/// templates.label(of: ["Ann", "Bob"]).text  // "Ann und Bob schreiben"
/// ```
public struct TypingTemplates: Hashable, Sendable {
  /// What is said of one name.
  public var one: String
  /// What is said of two names.
  public var two: String
  /// What is said of three names or more.
  public var several: String

  /// Templates, in English unless told otherwise.
  ///
  /// - Parameters:
  ///   - one: What is said of one name.
  ///   - two: What is said of two names.
  ///   - several: What is said of three names or more.
  public init(
    one: String = "{0} is typing", two: String = "{0} & {1} are typing", several: String = "Several people are typing"
  ) {
    (self.one, self.two, self.several) = (one, two, several)
  }

  /// What is said of `names`.
  ///
  /// A name is put in as it is: a place that is written in it is not filled.
  ///
  /// - Parameter names: Who types, as ``TypingIndicator/names`` has them.
  /// - Returns: The text, and where in it the templates have put names; empty without names.
  /// - Complexity: O(*n*) in the UTF-8 count of the template and of the text.
  public func label(of names: [String]) -> TypingLabel {
    switch names.count {
    case 0: TypingLabel(text: "", nameUTF8Ranges: [])
    case 1: Self.label(filling: one, with: names)
    case 2: Self.label(filling: two, with: names)
    default: Self.label(filling: several, with: names)
    }
  }

  private static func label(filling template: String, with names: [String]) -> TypingLabel {
    var text = ""
    var nameUTF8Ranges: [Range<Int>] = []
    var rest = template.utf8[...]
    while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
      text += Substring(rest[..<brace])
      rest = rest[rest.index(after: brace)...]
      let digits = rest.prefix { $0.isASCIIDigit }
      let behind = rest[digits.endIndex...]
      if behind.first == UInt8(ascii: "}"), let place = Int(Substring(digits)), names.indices.contains(place) {
        let start = text.utf8.count
        text += names[place]
        nameUTF8Ranges.append(start..<text.utf8.count)
        rest = behind.dropFirst()
      } else {
        text += "{"
      }
    }
    return TypingLabel(text: text + Substring(rest), nameUTF8Ranges: nameUTF8Ranges)
  }
}
