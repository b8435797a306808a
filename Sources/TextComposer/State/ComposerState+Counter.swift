import TextSelection

extension ComposerState {
  /// Computes ``counter``, and whether there is something to send, from the text.
  mutating func renewCounter() {
    let trimmed = text.trimmed
    let maximumCount = configuration.maximumCount
    if maximumCount > 0 {
      let budget = configuration.counter.budget(of: String(trimmed), limit: maximumCount)
      counter = CharacterCounter(
        count: budget.count, maximumCount: budget.limit ?? maximumCount, isLimitExceeded: !budget.isWithinLimits)
    } else {
      counter = nil
    }
    hasVisibleText = !trimmed.isEmpty
  }
}
