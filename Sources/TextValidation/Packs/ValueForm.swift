/// What a pattern's selections mean: what a named group matched, or something made of it.
package enum ValueForm: Sendable, Hashable {
  /// The group's text as it stands.
  case group(String)
  /// The group's text in capitals.
  case uppercase(String)
  /// The seconds that `hours:minutes:seconds` or `minutes:seconds` are.
  case seconds(String)

  /// What packs call them.
  package static let forms = ["GROUP", "uppercase(GROUP)", "seconds(GROUP)"]

  /// Reads a group's name, or `form(group)`; `nil` for anything else.
  package init?(_ text: String) {
    guard let bracket = text.firstIndex(of: "(") else {
      guard !text.isEmpty else { return nil }
      self = .group(text)
      return
    }
    guard text.last == ")" else { return nil }
    let group = String(text[text.index(after: bracket)...].dropLast())
    guard !group.isEmpty else { return nil }
    switch text[..<bracket] {
    case "uppercase": self = .uppercase(group)
    case "seconds": self = .seconds(group)
    default: return nil
    }
  }

  /// The group that it is made of.
  package var group: String {
    switch self {
    case .group(let name), .uppercase(let name), .seconds(let name): name
    }
  }

  /// What `text`, which the group matched, means.
  package func value(of text: String) -> String {
    switch self {
    case .group: text
    case .uppercase: text.uppercased()
    case .seconds: String(text.split(separator: ":").reduce(0) { $0 &* 60 &+ (Int($1) ?? 0) })
    }
  }
}
