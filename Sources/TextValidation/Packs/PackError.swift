/// Why a pack does not load: where, and in words for its author.
public struct PackError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, or the folder if the fault is not in one file.
  public let file: String
  /// The rule; `nil` if the fault is not in one rule.
  public let rule: String?
  /// Where in the file: a UTF-8 offset; `nil` if the fault has no place.
  public let utf8Offset: Int?
  /// What is wrong.
  public let reason: String

  /// Makes an error.
  public init(file: String, rule: String? = nil, utf8Offset: Int? = nil, reason: String) {
    self.file = file
    self.rule = rule
    self.utf8Offset = utf8Offset
    self.reason = reason
  }

  /// File, offset, rule and reason on one line; controls are escaped.
  public var description: String {
    let place = utf8Offset.map { "\(file):\($0)" } ?? file
    return Self.onOneLine(rule.map { "\(place): rule \($0): \(reason)" } ?? "\(place): \(reason)")
  }

  /// Names of files, and what a reason quotes of them, may hold anything.
  private static func onOneLine(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}
