import TextComposer
import Testing

@Suite struct CompletionFilterTests {
  @Test(arguments: [
    ("an", ["Ann", "ANDY", "Joanna", "Susan"]), ("", ["Joanna", "Ann", "Bob", "ANDY", "Susan"]), ("BO", ["Bob"]),
    ("x", []), ("joannas", []), ("joanna", ["Joanna"]), ("n", ["Joanna", "Ann", "ANDY", "Susan"]),
  ])
  func whatBeginsComesFirstInTheOrderOfTheSource(_ query: String, _ found: [String]) {
    let completions = ["Joanna", "Ann", "Bob", "ANDY", "Susan"].map { Completion($0) }
    #expect(completions.matching(query).map(\.text) == found)
  }

  @Test(arguments: [
    ("Joanna", "AN", "Jo⟦an⟧na"), ("Joanna", "j", "⟦J⟧oanna"), ("Joanna", "joanna", "⟦Joanna⟧"),
    ("banana", "an", "b⟦an⟧ana"),
    ("Straße", "SS", nil), ("STRASSE", "ss", "STRA⟦SS⟧E"), ("Straße", "ẞ", "Stra⟦ß⟧e"), ("ΟΔΟΣ", "δοσ", "Ο⟦ΔΟΣ⟧"),
    // The lower case of İ is two scalars, of the Kelvin sign one byte in the place of three, of Ⱥ three for two.
    ("İstanbul", "i", "⟦İ⟧stanbul"), ("İstanbul", "st", "İ⟦st⟧anbul"), ("xİİy", "y", "xİİ⟦y⟧"),
    ("aİb", "i\u{307}b", "a⟦İb⟧"),
    ("aİb", "\u{307}", "a⟦İ⟧b"), ("\u{212A}elvin", "ke", "⟦\u{212A}e⟧lvin"), ("5 \u{212A}x", "x", "5 \u{212A}⟦x⟧"),
    ("ȺȺb", "B", "ȺȺ⟦b⟧"),
    // Whole clusters, even where a query is part of one; composed is not decomposed.
    ("cafe\u{301}s", "e", "caf⟦e\u{301}⟧s"), ("caf\u{E9}", "e", nil), ("x👨‍👩‍👧y", "👩", "x⟦👨‍👩‍👧⟧y"),
    ("a\r\nb", "\n", "a⟦\r\n⟧b"),
    ("日本語", "本", "日⟦本⟧語"), ("Ann", "", nil), ("", "a", nil), ("", "", nil),
  ])
  func theFirstOccurrenceIsFoundInTheTextAsItIs(_ text: String, _ query: String, _ drawn: String?) {
    #expect(Completion(text).matchUTF8Range(of: query).map { text.drawing($0) } == drawn)
    if drawn != nil { #expect([Completion(text)].matching(query).count == 1) }
  }

  @Test(.timeLimit(.minutes(5))) func aLongNameIsSearchedOnce() {
    let name = String(repeating: "a", count: 50_000)
    let query = String(repeating: "a", count: 25_000) + "b"
    #expect([Completion(name), Completion(name + "B")].matching(query).count == 1)
    #expect(Completion(name + "B").matchUTF8Range(of: query) == 25_000..<50_001)
  }
}
