import TestSupport
import TextSelection
import TextValidation
import Testing

@Suite struct ExplanationTests {
  /// The explanations of `text` whose outcome is not that a rule never had a chance beside another's match.
  private func outcomes(_ text: String, _ configuration: Scanner.Configuration = Scanner.Configuration()) -> [String] {
    Scanner(configuration).explanations(of: text).map { explanation in
      let marked = MarkedText.draw([explanation.utf8Range], in: text)
      switch explanation.outcome {
      case .selected: return "\(marked) \(explanation.identifier) selected"
      case .refused(let refusal): return "\(marked) \(explanation.identifier) refused: \(refusal.rawValue)"
      case .lost(let winner): return "\(marked) \(explanation.identifier) lost to \(winner.identifier)"
      }
    }
  }

  @Test(arguments: [
    ("README.md", "⟦README.md⟧ domain refused: file-name"),
    ("foo@localhost", "⟦foo@localhost⟧ email refused: one-label"),
    ("5551234567", "⟦5551234567⟧ phone refused: bare-digits"),
    ("#1", "⟦#1⟧ hashtag refused: no-letter"),
    ("javascript://x", "⟦javascript://x⟧ link refused: scheme-forbidden"),
    ("192.0.2.7", "⟦192.0.2.7⟧ domain refused: bare-address"),
    ("plan.It works", "⟦plan.It⟧ works domain refused: sentence"),
    ("at 3.am", "at ⟦3.am⟧ domain refused: clock-time"),
    ("example.com:99999", "⟦example.com:99999⟧ domain refused: port-impossible"),
    ("https://a.example/lo…", "⟦https://a.example/lo⟧… link refused: shortened"),
    ("http://http://a.example", "⟦http://⟧http://a.example link refused: inner-link"),
    ("@5", "⟦@5⟧ mention refused: name-of-digits"),
    ("$abc", "⟦$⟧abc cashtag refused: symbol-malformed"),
    ("{{ }}", "⟦{{⟧ }} handlebars refused: braces-unbalanced"),
    ("x..y@example.com", "⟦x..y@example.com⟧ email refused: local-part-malformed"),
    ("01 02 03 04 05 06", "⟦01 02 03 04 05 06⟧ phone refused: looks-like-pairs"),
    ("{{ana@example.com}}", "{{⟦ana@example.com⟧}} email lost to handlebars"),
    ("#ana@example.com", "⟦#ana⟧@example.com hashtag lost to email"),
    ("#ana@example.com", "#⟦ana@example.com⟧ email selected"),
    ("say \"so\"", "say ⟦\"so\"⟧ quotation selected"),
  ])
  func outcomeIsTold(text: String, expected: String) {
    #expect(outcomes(text).contains(expected))
  }

  @Test func textWithoutTriggersHasNoExplanation() {
    #expect(outcomes("localhost and nothing else") == [])
  }

  @Test func hiddenKindsAreExplainedToo() {
    var configuration = Scanner.Configuration()
    configuration.kinds = [.phone]
    #expect(outcomes("@ann", configuration) == ["⟦@ann⟧ mention selected"])
  }

  @Test func wordsAreExplainedByTheirValidators() {
    var configuration = Scanner.Configuration()
    configuration.pack = .selectableTextView
    #expect(
      outcomes("http://a", configuration) == ["⟦http://a⟧ http-link selected", "⟦http://a⟧ link lost to http-link"])
  }

  @Test(arguments: Refusal.allCases)
  func everyRefusalNamesItsRuleAndItsReason(refusal: Refusal) {
    #expect(refusal.rule.wholeMatch(of: /[A-Z][0-9]+/) != nil)
    #expect(!refusal.explanation.isEmpty)
  }
}
