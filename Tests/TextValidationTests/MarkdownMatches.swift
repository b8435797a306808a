import TestSupport
import TextValidation

/// What the search of Markdown finds in a text, drawn into it.
enum MarkdownMatches {
  private static func matches(in text: String, hasExtendedAutolinks: Bool = true) -> [PlatformMatch] {
    MarkdownLinkSearch(hasExtendedAutolinks: hasExtendedAutolinks).matches(in: Array(text.utf8))
  }

  /// The text with the matches of `rule`, or of both rules, in marks.
  static func drawn(_ text: String, only rule: PlatformRule? = nil, hasExtendedAutolinks: Bool = true) -> String {
    let matches = matches(in: text, hasExtendedAutolinks: hasExtendedAutolinks)
    let ranges = matches.filter { rule == nil || $0.rule == rule }.map(\.utf8Range)
    return MarkedText.draw(ranges, in: text)
  }

  /// The values of the matches, in order.
  static func values(in text: String) -> [String] {
    let utf8 = text.utf8.span
    return matches(in: text).map { MarkdownValue.value(of: $0.utf8Range, rule: $0.rule, in: utf8) }
  }
}
