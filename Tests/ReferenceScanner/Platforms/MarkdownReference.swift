public import TextValidation

/// Section 4 of dialects.md, rule by rule.
public struct MarkdownReference: PlatformReference {
  /// The dialect's name.
  public static let dialect = "gfm"

  /// What the dialect selects in `text`, in text order.
  public static func selections(
    in text: [Unicode.Scalar], kinds: Set<SelectionKind>?, options: DetectionOptions
  ) -> [PlatformSelection] {
    let structure = MarkdownBlocks(text)
    let found = structure.blocks.flatMap { block in
      var inlines = MarkdownInlines(
        text: block.text, definitions: structure.definitions, kinds: kinds ?? [.link, .email],
        findsBareLinks: options.markdownExtensions.contains("autolink"))
      return inlines.selections().map {
        PlatformSelection($0.kind, block.sourceRange(of: $0.range), value: $0.value)
      }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Texts that begin or decide something.
  public static let fragments = [
    "www.", "www.a.com", "w", "http://", "https://", "FTP://", "xhttp://", "://", "a", "a.co", "a_b.c.d", "a_b",
    ".",
    "a.b@c.de", "@", "/a@b.co", "mailto:", "xmpp:", ":", "/", "/(b)", "?q", "&lt;", "&amp;", ";", "&", "<", ">",
    "<x-y:a>", "<x-y:&amp;é>", "<a.b@c>", "<b>", "<a href='www.a.co'>", "<!--", "-->", "<?", "?>", "<div>\n", "[", "]",
    "![", "](", "][", "[a]", "[a]: /u\n", "[a](u)", "(", ")", "\"", "'", "*", "_", "~", "!", ",", "`", "``", "```\n",
    "~~~\n",
    "\\", " ", "    ", "\t", "\n", "\n\n", "\r\n", "> ", "- ", "1. ", "# ", "---\n", "===\n", "| a | b |\n| - | - |\n",
    "|",
    "é", "😀", "\u{A0}", "\u{2014}", "\u{B}",
  ]
}
