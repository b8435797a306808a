import TestSupport
import TextValidation

/// What the search of Markdown finds in a text, drawn into it.
enum MarkdownMatches {
  static func matches(in utf8: Span<UInt8>, hasExtendedAutolinks: Bool = true) -> [PlatformMatch] {
    var search = MarkdownLinkSearch(hasExtendedAutolinks: hasExtendedAutolinks)
    var matches: [PlatformMatch] = []
    while let match = search.next(in: utf8) { matches.append(match) }
    return matches
  }

  /// The text with the matches of `rule`, or of both rules, in marks.
  static func drawn(_ text: String, only rule: PlatformRule? = nil, hasExtendedAutolinks: Bool = true) -> String {
    let matches = matches(in: text.utf8.span, hasExtendedAutolinks: hasExtendedAutolinks)
    let ranges = matches.filter { rule == nil || $0.rule == rule }.map(\.utf8Range)
    return MarkedText.draw(ranges, in: text)
  }

  /// The values of the matches, in order.
  static func values(in text: String) -> [String] {
    let utf8 = text.utf8.span
    return matches(in: utf8).map { MarkdownValue.value(of: $0.utf8Range, rule: $0.rule, in: utf8) }
  }
}
