import TestSupport
import TextValidation

/// Draws what the searches of the telegram dialect find.
enum TelegramDrawing {
  /// The matches of one search, as `⟦link:one.org⟧`, `⟦email:…⟧`, `⟦url:…⟧` or `⟦card:…⟧`.
  static func draw(_ search: some PlatformSearch, in text: String) -> String {
    let selections = matches(search, in: Array(text.utf8)).map {
      KindMarkedText.Selection(kind: name(of: $0.rule), utf8Range: $0.utf8Range)
    }
    return KindMarkedText.draw(selections, in: text)
  }

  /// All matches of one search.
  static func matches(_ search: some PlatformSearch, in bytes: [UInt8]) -> [PlatformMatch] {
    var search = search
    var matches: [PlatformMatch] = []
    search.restart()
    while let match = search.next(in: bytes.span) { matches.append(match) }
    return matches
  }

  private static func name(of rule: PlatformRule) -> String {
    switch rule {
    case .telegramLink: "link"
    case .telegramEmail: "email"
    case .telegramURL: "url"
    case .telegramCard: "card"
    default: rule.rawValue
    }
  }
}
