import TextValidation
import Testing

/// Texts on which a search that reads anything twice for each dot, `@` or bracket takes minutes.
@Suite struct TelegramHostileTests {
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ".", "a.", "@.", "a@.", ".@", "a.b:", "://", ".://", "a.://", "a@", "?.", ".?", "/.", "./", "#.", ".a#", "x.y/(",
      ".)", ".:1", ".:0", "0", "é.", ".é", "..,", ".;?", "/.?", ".-", "a.b?.?", "tg://", "tg://a?", ":", "4 ", "4-",
      "+4",
      "41111111111111111 ", "http://", "http://a.", "h.h@h", "(a@b.co", ".\u{2016}", "a.b/.,",
    ])
  func repetitionsTakeLinearTime(unit: String) {
    let text = String(repeating: unit, count: 60_000 / unit.utf8.count)
    for hostile in [text, "a." + text, text + "@a.org", "/a.b/" + text, "a@" + text + "?", ".a:" + text] {
      let bytes = Array(hostile.utf8)
      for match in TelegramLinkSearch().matches(in: bytes) { #expect(match.utf8Range.count > 1) }
      for match in TelegramURLSearch().matches(in: bytes) { #expect(match.utf8Range.count > 5) }
      for match in TelegramCardSearch().matches(in: bytes) { #expect(match.utf8Range.count > 12) }
    }
  }
}
