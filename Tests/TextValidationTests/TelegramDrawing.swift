import TestSupport
import TextValidation
import Testing

/// Draws what the searches of the telegram dialect find.
enum TelegramDrawing {
  /// The matches of one search, as `⟦link:one.org⟧`, `⟦email:…⟧`, `⟦url:…⟧` or `⟦card:…⟧`.
  static func draw(_ search: some PlatformSearch, in text: String) -> String {
    let selections = search.matches(in: Array(text.utf8)).map {
      KindMarkedText.Selection(kind: name(of: $0.rule), utf8Range: $0.utf8Range)
    }
    return KindMarkedText.draw(selections, in: text)
  }

  /// Expects a search to find what is marked, and nothing else.
  static func expect(
    _ search: some PlatformSearch, draws marked: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    #expect(draw(search, in: try KindMarkedText(marked).text) == marked, sourceLocation: place)
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
