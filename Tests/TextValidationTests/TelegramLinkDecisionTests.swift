import TestSupport
import TextValidation
import Testing

/// Rows are grouped by the rules of the telegram dialect that decide on a candidate, TG-U7 to TG-U11.
@Suite struct TelegramLinkDecisionTests {
  private func check(_ marked: String) throws {
    let text = try KindMarkedText(marked).text
    #expect(TelegramDrawing.draw(TelegramLinkSearch(), in: text) == marked)
  }

  @Test(arguments: [
    "⟦email:ada@example.com⟧", "mailto:⟦email:ada@example.com⟧", "⟦link:MAILTO:ada@example.com⟧",
    "⟦link:mailto:é@example.com⟧", "⟦email:ada@example.zz⟧", "⟦link:ada@one.org:80⟧", "⟦link:ada@one.org/x⟧",
    "⟦link:ftp://ada@one.org⟧", "⟦link:mailto:mailto:ada@one.org⟧", "⟦link:.@one.org⟧", "⟦email:..ada@one.org⟧",
  ])
  func addressesAreNoLinks(marked: String) throws { try check(marked) }

  @Test(arguments: [
    "a#b@one.org", "a?b@one.org", "⟦link:a:80:b@one.org:80⟧", "http://teiegram.org/x", "TEIEGRAM.org",
    "é@Teiegram.Org:80", "⟦link:x.teiegram.org⟧", "⟦link:teiegram.organic⟧", "⟦email:a@teiegram.org⟧",
  ])
  func theDomainIsBehindUserAndBeforePort(marked: String) throws { try check(marked) }

  @Test(arguments: [
    "⟦link:a.co/x_(y)⟧)", "⟦link:a.co/(x⟧.", "⟦link:a.co/([x)]⟧}z", "⟦link:a.co/⟧)", "⟦link:a.co/a⟧,)b",
    "⟦link:a.co⟧?)x", "⟦link:a.co#⟧)x", "⟦link:a.co/{[()]}⟧]", "⟦link:a.co/a⟧]b.org/c",
  ])
  func bracketsInPathsBalance(marked: String) throws { try check(marked) }

  @Test(arguments: [
    "⟦link:-one.org⟧", "one-.org", "one..org", "http://.org", "⟦link:192.0.2.1⟧", "⟦link:0.0.0.0⟧", "256.0.2.1",
    "10.2.3", "1.2.3.04", "1.2.3.4.5", "http://1.2.3", "⟦link:1.2.3.255:80/x⟧", "⟦link:http://1.2.3.4⟧",
    "⟦link:1.2.3.4.org⟧", "⟦link:http://1.2.3.4x⟧", "⟦link:http://1.2.3.999x⟧", "⟦link:ada@1.2.3.4⟧",
  ])
  func labelsAndNumbersHold(marked: String) throws { try check(marked) }

  @Test(arguments: [
    "⟦link:http://a.zz⟧", "a.zz", "http://a.z", "http://a.猫", "⟦link:http://a.猫犬⟧", "⟦link:a.xn--90ae⟧",
    "⟦link:a.xn--zz⟧", "http://a.xn--9", "a.XN--90AE", "http://a.xn--9-0", "http://a.b_c", "http://a.b-c",
    "a_b.com", "http://a_b.zz", "a_b.xn--90ae", "⟦link:http://a_b.c.zz⟧", "⟦link:_.a.com⟧",
    "⟦link:a.onion⟧", "⟦link:a.ton⟧", "a.merck", "⟦link:a.vermögensberater⟧", "⟦link:a.рф⟧", "⟦link:a.中国⟧",
    // A capital first is a new sentence, if there is no protocol.
    "end.To", "⟦link:end.to⟧", "⟦link:end.TO⟧", "⟦link:end.tO⟧", "one.Com", "⟦link:one.CoM⟧", "one.Рф", "⟦link:one.РФ⟧",
    "⟦link:one.рФ⟧", "⟦link:http://end.To⟧", "one.uſ", "⟦link:one.u\u{212A}⟧",
  ])
  func topLevelDomainsAreKnown(marked: String) throws { try check(marked) }

  @Test(arguments: [
    (String(repeating: "a", count: 63) + ".org", true), (String(repeating: "a", count: 64) + ".org", false),
    (String(repeating: "é", count: 31) + "a.org", true), (String(repeating: "é", count: 32) + ".org", false),
    ("http://a." + String(repeating: "b", count: 63), true), ("http://a." + String(repeating: "b", count: 64), false),
  ])
  func labelsAreLimitedInBytes(text: String, isLink: Bool) {
    let matches = TelegramLinkSearch().matches(in: Array(text.utf8))
    #expect(matches == (isLink ? [PlatformMatch(.telegramLink, 0..<text.utf8.count)] : []))
  }
}
