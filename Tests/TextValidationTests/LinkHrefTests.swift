import TextValidation
import Testing

@Suite struct LinkHrefTests {
  @Test(arguments: [
    ("https://a.example/é?b=ü#ß", "https://a.example/%C3%A9?b=%C3%BC#%C3%9F"),
    ("https://bücher.example:8080/", "https://xn--bcher-kva.example:8080/"),
    ("https://a.example/%C3%A9%zz%", "https://a.example/%C3%A9%25zz%25"),
    ("https://a.example/[b]{c}|d\"<>\\^` ", "https://a.example/%5Bb%5D%7Bc%7D%7Cd%22%3C%3E%5C%5E%60%20"),
    ("https://a.example/?b?/:@!$&'()*+,;=-._~", "https://a.example/?b?/:@!$&'()*+,;=-._~"),
    ("https://a.example/#b#c", "https://a.example/#b%23c"),
    ("http://[2001:db8::7]:80/é", "http://[2001:db8::7]:80/%C3%A9"),
    ("http://josé:ü@a.example/", "http://jos%C3%A9:%C3%BC@a.example/"),
    ("例子.中国/文", "xn--fsqu00a.xn--fiqs8s/%E6%96%87"),
    ("https://-é.example/", "https://-%C3%A9.example/"),
  ])
  func fullSpellingIsASCII(url: String, escaped: String) {
    #expect(LinkFormatter.fullyEscaped(url) == escaped)
  }

  @Test(
    arguments: [
      ("Bücher.EXAMPLE", "xn--bcher-kva.example"),
      ("Bu\u{308}cher.example", "xn--bcher-kva.example"),
      ("faß.example", "xn--fa-hia.example"),
      ("βόλος.example", "xn--nxasmm1c.example"),
      ("ΒΌΛΟΣ.example", "xn--nxasmq6b.example"),
      ("例子。中国", "xn--fsqu00a.xn--fiqs8s"),
      ("192.0.2.7", "192.0.2.7"),
      ("a_b.example", "a_b.example"),
      ("xn--bcher-kva.example", "xn--bcher-kva.example"),
      ("", ""),
      ("é-.example", nil),
      (String(repeating: "é", count: 64) + ".example", nil),
      (String(repeating: "a", count: 64), nil),
      (String(repeating: "a.", count: 127) + "b", nil),
      (String(repeating: "é", count: 100_000), nil),
    ] as [(String, String?)])
  func aHostHasOneSpellingInASCII(host: String, ascii: String?) {
    #expect(LinkFormatter.asciiHost(host) == ascii)
  }

  @Test(arguments: [
    (LinkFormatter.HostSpelling.unicode, LinkFormatter.Escaping.none, "https://bücher.example/é[b]"),
    (.punycode, .none, "https://xn--bcher-kva.example/é[b]"),
    (.unicode, .full, "https://bücher.example/%C3%A9%5Bb%5D"),
    (.punycode, .full, "https://xn--bcher-kva.example/%C3%A9%5Bb%5D"),
  ])
  func hostAndRestAreSpeltAsAsked(host: LinkFormatter.HostSpelling, escaping: LinkFormatter.Escaping, href: String) {
    #expect(LinkFormatter.href(ofLink: "https://bücher.example/é[b]", host: host, escaping: escaping) == href)
  }

  @Test(arguments: [
    ("ana@example.com", "mailto:ana@example.com"),
    ("a%?&#/^{}|`b@example.com", "mailto:a%25%3F%26%23%2F%5E%7B%7D%7C%60b@example.com"),
    ("a+b=c!d@example.com", "mailto:a+b=c!d@example.com"),
    ("élodie@bücher.example", "mailto:élodie@bücher.example"),
  ])
  func anAddressOpensAMessage(address: String, href: String) {
    #expect(LinkFormatter.href(ofAddress: address) == href)
  }

  @Test func aNumberIsDialled() {
    #expect(LinkFormatter.href(ofPhone: "+442079460958;ext=9") == "tel:+442079460958;ext=9")
  }
}
