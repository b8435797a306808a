import TestSupport
import TextComposer
import Testing

@Suite struct TypingTemplatesTests {
  private func draw(_ label: TypingLabel) -> String {
    MarkedText.draw(label.nameUTF8Ranges, in: label.text)
  }

  @Test(
    arguments: [
      ([], ""),
      (["Ann"], "⟦Ann⟧ is typing"),
      (["Ann", "Bob"], "⟦Ann⟧ & ⟦Bob⟧ are typing"),
      (["Ann", "Bob", "Cy"], "Several people are typing"),
      (["Ann", "Bob", "Cy", "Di"], "Several people are typing"),
      // A name within another, and names with words of the sentence.
      (["John", "Jo"], "⟦John⟧ & ⟦Jo⟧ are typing"),
      (["typing"], "⟦typing⟧ is typing"),
      (["👩‍👩‍👧‍👦", "Zoë"], "⟦👩‍👩‍👧‍👦⟧ & ⟦Zoë⟧ are typing"),
      (["דנה"], "⟦דנה⟧ is typing"),
      // Names that look like places are names.
      (["{0}"], "⟦{0}⟧ is typing"),
      (["{1}", "{0}"], "⟦{1}⟧ & ⟦{0}⟧ are typing"),
    ] as [([String], String)])
  func namesAreWhereTheTemplatePutsThem(_ names: [String], _ drawn: String) {
    #expect(draw(TypingTemplates().label(of: names)) == drawn)
  }

  @Test(arguments: [
    ("{1} und {0} schreiben", "⟦Bob⟧ und ⟦Ann⟧ schreiben"),
    ("{0}{1}{0}", "⟦Ann⟧⟦Bob⟧⟦Ann⟧"),
    ("å{0}é", "å⟦Ann⟧é"),
    ("they type", "they type"),
    ("", ""),
    // What is no place of a name is text.
    ("{2} {-1} {+0} {x} {} {0 {0", "{2} {-1} {+0} {x} {} {0 {0"),
    ("{{0}}", "{⟦Ann⟧}"),
    ("{", "{"),
    ("}{", "}{"),
    ("{0}\u{301}", "⟦Ann⟧\u{301}"),
    ("{99999999999999999999999999}", "{99999999999999999999999999}"),
    ("{٠}", "{٠}"),
  ])
  func aTemplateIsInWhateverLanguage(_ template: String, _ drawn: String) {
    #expect(draw(TypingTemplates(two: template).label(of: ["Ann", "Bob"])) == drawn)
  }

  @Test func severalNamesCanBeNamed() {
    let templates = TypingTemplates(several: "{0}, {1} and others, {2} among them")
    #expect(draw(templates.label(of: ["A", "B", "C", "D"])) == "⟦A⟧, ⟦B⟧ and others, ⟦C⟧ among them")
  }

  @Test func oneNameHasItsOwnTemplate() {
    #expect(draw(TypingTemplates(one: "{0} écrit… {1}").label(of: ["Ann"])) == "⟦Ann⟧ écrit… {1}")
  }

  @Test(arguments: ["{", "{1", "}{"])
  func placesThatNeverCloseAreText(_ part: String) {
    let template = String(repeating: part, count: 50_000)
    #expect(TypingTemplates(one: template).label(of: ["Ann"]) == TypingLabel(text: template, nameUTF8Ranges: []))
  }
}
