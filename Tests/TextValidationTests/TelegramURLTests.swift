import TestSupport
import TextValidation
import Testing

/// Rows of the telegram dialect's rule TG-G1.
@Suite struct TelegramURLTests {
  private func check(_ marked: String) throws { try TelegramDrawing.expect(TelegramURLSearch(), draws: marked) }

  @Test(arguments: [
    "⟦url:tg://resolve?domain=ada⟧.", "x⟦url:ton://a⟧", "tg:///x", "tg:a", "tg:/a", "tg://", "tg://é", "g://a", "://a",
    "⟦url:TG://a⟧ ⟦url:Ton://-_b0⟧", "s⟦url:tg://a⟧", "猫⟦url:tg://a⟧猫", "tons⟦url:ite://a⟧", "TONS⟦url:ITE://a⟧.ton",
    "http://⟦url:tg://a⟧", "tg:⟦url:tg://a⟧", "tg:///⟦url:tg://a⟧",
    "⟦url:tg://a⟧:⟦url:tg://b⟧",
  ])
  func theSchemeIsThePlatforms(marked: String) throws { try check(marked) }

  /// What was read may be the scheme of the next, which then overlaps it: another kind may take the first away.
  @Test func theSchemeMayHaveBeenRead() {
    #expect(TelegramDrawing.draw(TelegramURLSearch(), in: "tg://tg://a") == "⟦url:tg://⟦url:tg⟧://a⟧")
  }

  @Test(arguments: [
    "⟦url:tg://a⟧.b", "⟦url:tg://a⟧:80/b", "⟦url:tg://a/⟧", "⟦url:tg://a/⟧...", "⟦url:tg://a⟧?", "⟦url:tg://a⟧#!",
    "⟦url:tg://a?b#c⟧?", "⟦url:tg://a/?#⟧", "⟦url:tg://a/é–猫⟧…", "⟦url:tg://a?b\tc⟧ d", "⟦url:tg://a?b⟧\"c",
    "⟦url:tg://a?tg://b⟧", "⟦url:tg://a/b)]c⟧",
  ])
  func aPathMayFollow(marked: String) throws { try check(marked) }

  @Test func hostsAreLimited() {
    for utf8Count in [253, 254] {
      let text = "tg://" + String(repeating: "a", count: utf8Count) + "/b"
      let end = utf8Count == 253 ? text.utf8.count : 5 + 253
      #expect(
        TelegramURLSearch().matches(in: Array(text.utf8)) == [PlatformMatch(.telegramURL, 0..<end)])
    }
  }

  @Test func bytesThatAreNoTextEndALink() {
    let bytes = [0xFF] + Array("tg://a?b".utf8) + [0xE2, 0x80] + Array("ton://c".utf8)
    let matches = TelegramURLSearch().matches(in: bytes)
    #expect(matches.map(\.utf8Range) == [1..<9, 11..<18])
  }
}
