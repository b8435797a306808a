import TestSupport
import TextValidation
import Testing

/// Rows are grouped by the rules of the telegram dialect that find a candidate, TG-U1 to TG-U6.
@Suite struct TelegramLinkTests {
  private func check(_ marked: String) throws { try TelegramDrawing.expect(TelegramLinkSearch(), draws: marked) }

  @Test(arguments: [
    "End. ⟦link:one.org⟧", "one. org", "one.\norg", "one.(org)", "one.", ".", "", "no dot", "one.\u{A0}org",
    "x.“⟦link:one.org⟧”", "a/b. ⟦link:one.org⟧", "⟦link:one.org⟧.", "⟦link:one.org⟧..., two", "...one.org",
    "one.org.two", "x. ⟦link:http://one.org⟧",
  ])
  func dotsBeforeSpacesAreLeftOut(marked: String) throws { try check(marked) }

  @Test(arguments: [
    "⟦link:one-two.three~four.org⟧", "(⟦link:one.org⟧)", "«⟦link:one.org⟧»", "⟦link:çà.org⟧", "⟦link:猫one.org⟧",
    "⟦link:a\u{301}.org⟧", "⟦link:a\u{200D}b.org⟧", "⟦link:a\u{2010}b.org⟧", "⟦link:\u{FEFF}one.org⟧",
    "\u{2016}⟦link:one.org⟧", "$⟦link:one.org⟧", "\u{B7}⟦link:one.org⟧", "\t⟦link:one.org⟧",
    "\u{3000}⟦link:one.org⟧\u{A0}two",
    // Users, if an `@` is to the right.
    "⟦email:a.b@one.org⟧", "x'⟦email:a.b@one.org⟧", "⟦link:$a.b@one.org⟧", "⟦link:a:b.c@one.org⟧",
    "(⟦link:é.b@one.org⟧)", "⟦link:a\tb.c@one.org⟧", "a\n⟦email:b.c@one.org⟧", "⟦link:x.y@z@one.org⟧",
  ])
  func hostsGoToBothSides(marked: String) throws { try check(marked) }

  @Test(arguments: [
    "⟦link:one.org:1⟧", "⟦link:one.org:65535⟧", "⟦link:one.org⟧:65536", "⟦link:one.org⟧:123456", "⟦link:one.org⟧:0",
    "⟦link:one.org⟧:0/a", "⟦link:one.org⟧:/a", "⟦link:one.org:00000065535/a⟧", "⟦link:one.org:080⟧a",
    "⟦link:one.org:80?a⟧", "⟦link:one.org⟧:８０",
    "⟦link:one.org/⟧", "⟦link:one.org⟧?", "⟦link:one.org⟧#", "⟦link:one.org⟧??", "⟦link:one.org??a⟧",
    "⟦link:one.org##⟧", "⟦link:one.org/?#⟧", "⟦link:one.org/a⟧.:;,('?!`", "⟦link:one.org/⟧...", "⟦link:one.org/a@b⟧",
    "⟦link:one.org/a\tb⟧ c", "⟦link:one.org/a⟧\nb", "⟦link:one.org/a⟧<b",
    "⟦link:one.org/⟧«b»", "⟦link:one.org/é–猫⟧…", "⟦link:one.org/a&b=c*⟧\u{2028}",
  ])
  func portsAndPathsFollow(marked: String) throws { try check(marked) }

  @Test(arguments: [
    "⟦email:ada@one.org⟧", "⟦email:_@one.org⟧", "⟦link:a:b!@one.org⟧", "@one.org", "a @one.org", "(@one.org",
    "a@b@one.org", "ada@one.two@three.org", "/ada@one.org", "⟦link:https://ada@one.org⟧",
  ])
  func anAddressHasAUser(marked: String) throws { try check(marked) }

  @Test(arguments: [
    "x⟦link:http://one.org⟧", "⟦link:HTTPS://one.org⟧", "⟦link:ftp://one.org⟧", "⟦link:tonsite://one.zzz⟧",
    "猫⟦link:http://one.org⟧", "sftp://one.org", "TFTP://one.org", "(shttp://one.org", "_sftp://one.org",
    "s⟦link:https://one.org⟧", "gopher://one.org", "x://one.org", "://one.org", "tp://one.org", ".ahttp://one.org",
    "http:/one.org",
    // Another protocol's name is one only if it is all of the run.
    "xs⟦link:ftp://one.org⟧", "é+t⟦link:FTP://one.org⟧", "-s⟦link:http://one.org⟧", "\u{A0}sftp://one.org",
  ])
  func protocolsAreKnown(marked: String) throws { try check(marked) }

  @Test(arguments: [
    "/one.org", "#one.org", "\u{AA}one.org", "²one.org", "!⟦link:one.org⟧", "\\⟦link:one.org⟧",
    // What lies before the floor does not exist.
    "⟦link:x.org:80⟧⟦link:one.org⟧", "⟦link:x.org⟧:⟦link:one.org⟧", "/x.one.org", "/x.y/one.org", "/a.b?c@one.org",
    "/a.b/c ⟦link:one.org⟧", "sftp://one.⟦link:org:8080@two.org⟧", "⟦link:one.org⟧,⟦link:two.org⟧",
  ])
  func whatStandsBeforeMayForbidALink(marked: String) throws { try check(marked) }

  @Test func bytesThatAreNoTextAreInNoLink() {
    let bytes = Array("one.org/a".utf8) + [0xFF] + Array("two.org ".utf8) + [0xC3] + Array("sftp://one.org a".utf8)
    let matches = TelegramLinkSearch().matches(in: bytes + [0xE2, 0x80] + Array("@one.org".utf8))
    #expect(matches == [PlatformMatch(.telegramLink, 0..<9), PlatformMatch(.telegramLink, 10..<17)])
  }

  @Test func aSearchIsAtItsEndUntilRestarted() {
    var search = TelegramLinkSearch()
    let (first, second) = ("one.org/a?b", "/x?y two.org?c")
    let found = [search.next(in: first.utf8.span), search.next(in: first.utf8.span), search.next(in: first.utf8.span)]
    #expect(found == [PlatformMatch(.telegramLink, 0..<11), nil, nil])
    search.restart()
    let next = search.next(in: second.utf8.span)
    #expect(next == PlatformMatch(.telegramLink, 5..<14))
  }
}
