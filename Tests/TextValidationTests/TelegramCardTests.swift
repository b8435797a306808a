import TestSupport
import TextValidation
import Testing

/// Rows are grouped by the rules of the telegram dialect, TG-K1 to TG-K3.
@Suite struct TelegramCardTests {
  private func check(_ marked: String) throws {
    let text = try KindMarkedText(marked).text
    #expect(TelegramDrawing.draw(TelegramCardSearch(), in: text) == marked)
  }

  @Test(arguments: [
    "⟦card:4111 1111 1111 1111⟧", "⟦card:4111111111111111⟧ 5", "4111-1111-1111-1111 5", "⟦card:4111--1111 - 1111 1111⟧",
    "⟦card:4000000000000002⟧ ⟦card:4000000000000002⟧", "⟦card:4000000000000000006⟧ 1", "378282246310005 1",
    "⟦card:378282246310005⟧", "⟦card:4000 0000 0000 0002⟧ -  ", "⟦card:4000000000000002⟧ -", "900000000001",
    "⟦card:9000000000001⟧", "⟦card:9000000000000000001⟧", "90000000000000000001", "⟦card:4000000000000002⟧\t4",
    // At most as many spaces and `-` as stand between single digits.
    "⟦card:4-0-0-0-0-0-0-0-0-0-0-0-6⟧", "4--0-0-0-0-0-0-0-0-0-0-0-6", "⟦card:4            000000000006⟧",
    "4             000000000006", "", "x", "１２３４５６７８９０１２８",
  ])
  func candidatesAreRunsOfDigits(marked: String) throws { try check(marked) }

  @Test(arguments: [
    "+4111111111111111", ".4111111111111111", ",4111111111111111", "-4111111111111111", "_4111111111111111",
    "x4111111111111111", "猫4111111111111111", "x4000000000000002 4000000000000002", "+1 4000000000000002",
    "#⟦card:4111111111111111⟧", "e\u{301}⟦card:4111111111111111⟧", "٣⟦card:4111111111111111⟧",
    "4111111111111111-", "4111 1111 1111 1111-", "4111111111111111_", "4111111111111111x", "4111111111111111猫",
    "⟦card:4111111111111111⟧.", "⟦card:4111111111111111⟧+", "⟦card:4111111111111111⟧\u{301}",
    "⟦card:4111111111111111⟧²",
    "⟦card:4111 1111 1111 1111⟧ x", "4111 1111 1111 1111- x", "4111 1111 1111 1111x ⟦card:4000000000000002⟧",
  ])
  func whatStandsAroundMayForbidACard(marked: String) throws { try check(marked) }

  @Test(arguments: [
    "4111111111111112", "⟦card:4000000000006⟧", "40000000000002", "400000000000006", "40000000000000006",
    "⟦card:400000000000000002⟧", "510000000000003", "⟦card:5100000000000008⟧", "51000000000000003",
    "⟦card:5500000000000004⟧", "⟦card:5000000000005⟧", "⟦card:56000000000003⟧", "222100000000000",
    "⟦card:2221000000000009⟧", "⟦card:2720000000000005⟧", "27200000000000001", "⟦card:2721000000009⟧",
    "⟦card:2220000000002⟧", "⟦card:340000000000009⟧", "3400000000000000", "⟦card:370000000000002⟧", "37000000000007",
    "⟦card:3500000000006⟧", "620000000000000", "⟦card:6200000000000005⟧", "⟦card:6200000000000000000⟧",
    "810000000000000", "⟦card:8100000000000002⟧", "220000000000004", "⟦card:2200000000000004⟧",
    "⟦card:2204000000000000⟧", "2204000000000000006", "⟦card:2205000000000000003⟧",
  ])
  func checkAndNetworkHold(marked: String) throws { try check(marked) }

  @Test func bytesThatAreNoTextAreNoLetters() {
    let bytes = [0xC3] + Array("4111111111111111".utf8) + [0xFF]
    #expect(TelegramCardSearch().matches(in: bytes) == [PlatformMatch(.telegramCard, 1..<17)])
  }
}
