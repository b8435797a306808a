extension TextCounter {
  /// Cuts `text` to what is allowed, and says that it was cut by an ellipsis.
  ///
  /// The result is the longest part from the start, without blanks at its end, that is allowed with the ellipsis behind
  /// it. It cuts no grapheme cluster, and no selection: no link, address, mention or tag; a quotation, which may hold all
  /// of these, is cut like other text. What is counted is the result itself: if the cut changes what the rest weighs, as
  /// where a text without its emoji fits into septets, that is taken into account. A space parts the ellipsis from a
  /// selection that would take it in. No ellipsis follows where only blanks are missing, and none if it is not allowed
  /// even alone.
  ///
  /// ```swift
  /// TextCounter.grapheme.truncated("Read this: https://example.com/a", to: 24, links: .keep).text
  /// // "R… https://example.com/a"
  /// ```
  ///
  /// A text that is allowed is left as it is, and so is every result that is cut again. "Longest" means that with one more
  /// cluster, or one more selection, it would not be allowed; a few texts, such as those that are links in part only
  /// when cut, have several such parts.
  ///
  /// - Parameters:
  ///   - text: What is to be posted.
  ///   - limit: What is allowed instead of ``defaultLimit``, in the same unit; less than 0 counts as 0. If the counter has
  ///     none either, nothing is cut.
  ///   - ellipsis: What stands where the text was cut, and counts with it; may be empty; ``defaultEllipsis`` unless stated.
  ///   - links: What becomes of a link that begins within the limit and does not fit whole.
  /// - Returns: The text that may be posted, and what it kept. It is over the limit only if even the empty text is.
  /// - Complexity: O(*n*) in the UTF-8 count of `text` to find where it reaches the limit; around that place parts of it are
  ///   put together and counted, mostly fewer than ten, and at worst, where the cut changes much, O(log *n*) of them.
  public func truncated(
    _ text: String, to limit: Int? = nil, ellipsis: String? = nil, links: LinkPolicy = .drop
  ) -> TruncatedText {
    let budget = budget(of: text, limit: limit)
    if budget.isWithinLimits {
      return TruncatedText(text, keeping: [0..<text.utf8.count], isTruncated: false)
    }
    let cut = TextCut(
      text, by: self, limit: limit, ellipsis: ellipsis ?? defaultEllipsis,
      validScalarCount: budget.validScalarRange.upperBound)
    return links == .keep ? cut.keepingLink() : cut.dropping()
  }
}
