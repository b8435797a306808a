import TextValidation
import Testing

/// Rows are grouped by the rules of the telegram dialect, TG-E1 and TG-E2.
@Suite struct TelegramEmailTests {
  private static func isAddress(_ text: String) -> Bool {
    TelegramEmail.isAddress(0..<text.utf8.count, in: text.utf8.span)
  }

  @Test(arguments: [
    ("a+b.c@x-y.co", true), ("a@b.co", true), ("..a@b.co", true), (".+.a@b.co", true), ("A_-9@b.CO", true),
    ("a..b+-@b.co", true), ("a.@b.co", false), ("a+@b.co", false), ("@b.co", false), ("a", false), ("", false),
    ("é@b.co", false), ("a!b@b.co", false), ("a b@b.co", false), ("a@b@c.co", false), ("a@", false),
  ])
  func localPartsAreAtoms(text: String, isAddress: Bool) { #expect(Self.isAddress(text) == isAddress) }

  @Test(arguments: [
    (String(repeating: ".", count: 10) + "a", true), (String(repeating: ".", count: 11) + "a", false),
    (String(repeating: "a+", count: 10) + "a", true), (String(repeating: "a+", count: 11) + "a", false),
    (String(repeating: "a", count: 26) + ".a", true), (String(repeating: "a", count: 27) + ".a", false),
    ("a." + String(repeating: "a", count: 26) + "+a", true), ("a." + String(repeating: "a", count: 27) + "+a", false),
    (String(repeating: "a", count: 35), true), (String(repeating: "a", count: 36), false),
    ("a." + String(repeating: "a", count: 35), true), ("a." + String(repeating: "a", count: 36), false),
  ])
  func atomsAreLimited(localPart: String, isAddress: Bool) { #expect(Self.isAddress(localPart + "@b.co") == isAddress) }

  @Test(arguments: [
    ("b", false), ("b.c", false), ("b.co", true), ("b.abcdefgh", true), ("b.abcdefghi", false), ("b.c0", false),
    ("b.c_d", false), ("a.b.c.d.e.f.gh", true), ("a.b.c.d.e.f.g.hi", false), ("b-.co", false), ("-b.co", false),
    ("_b.co", false), ("b_.co", false), ("b_-_c.co", true), ("0.co", true), ("b..co", false), (".co", false),
    ("b.co.", false), ("é.co", false), ("b.рф", false), ("b.co/", false), ("b.c.o", false),
  ])
  func domainsAreLabels(domain: String, isAddress: Bool) { #expect(Self.isAddress("a@" + domain) == isAddress) }

  @Test(arguments: [(30, true), (31, false)])
  func labelsAreLimited(utf8Count: Int, isAddress: Bool) {
    let label = String(repeating: "b", count: utf8Count)
    #expect(Self.isAddress("a@\(label).co") == isAddress)
    #expect(Self.isAddress("a@c.\(label).co") == isAddress)
  }

  @Test(arguments: [(1..<12, true), (0..<12, false), (1..<13, false), (2..<11, true), (4..<12, false)])
  func aPartOfATextIsAskedAbout(utf8Range: Range<Int>, isAddress: Bool) {
    let isFound = TelegramEmail.isAddress(utf8Range, in: "<ada@one.org>".utf8.span)
    #expect(isFound == isAddress)
  }
}
