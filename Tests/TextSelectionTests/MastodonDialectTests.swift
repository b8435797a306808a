import TextSelection
import TextValidation
import Testing

/// What the examples of the mastodon pack cannot say: what is shown of links, long runs, and bytes that are no text.
@Suite struct MastodonDialectTests {
  private static func scanner() throws -> Scanner {
    let pack = try #require(Pack.builtIn(named: "mastodon"))
    return Scanner { $0.pack = pack }
  }

  @Test(arguments: [
    ("http://www.one.org/a", "one.org/a"), ("https://one.org", "one.org"), ("xmpp:ada@one.org", "ada@one.org"),
    // Thirty scalars are shown whole; of one more, thirty.
    ("https://one.org/abcdefghijklmnopqrstuv", "one.org/abcdefghijklmnopqrstuv"),
    ("https://one.org/abcdefghijklmnopqrstuvw", "one.org/abcdefghijklmnopqrstuv…"),
    ("https://one.org/あああああああああああああああああああああああ", "one.org/ああああああああああああああああああああああ…"),
    ("gopher://www.one.org/abcdefghi", nil), ("gopher://www.one.org/abcdefghij", "gopher://www.one.org/abcdefghi…"),
    ("HTTP://one.org", nil), ("http://WWW.one.org", "WWW.one.org"), ("magnet:?xt=urn", nil), ("@ada@one.org", nil),
  ])
  func linksAreShownShort(text: String, shown: String?) throws {
    let scanner = try Self.scanner()
    let utf8 = text.utf8.span
    var scratch = ScanScratch()
    var ranges: [Range<Int>] = []
    var attributes: [[String: String]] = []
    scanner.scan(utf8, scratch: &scratch) { candidate in
      ranges.append(candidate.utf8Range)
      attributes.append(scanner.attributes(of: candidate, in: utf8))
    }
    #expect(ranges == [0..<text.utf8.count])
    #expect(attributes == [shown.map { ["replacement": $0] } ?? [:]])
  }

  /// A run of any size meets no limit, whatever it ends in. Marks stand around what is repeated.
  @Test(arguments: [
    ("@a", ".-", "", 2), ("@a", ".-", "b", 400_003), ("@a@b", ".-", "", 4), ("@a@b", "-.", "c", nil),
    ("@a", ".b", "", 400_002), ("@a@b", ".c", "", nil), ("#a", "·", "", 2), ("#a", "·", "b", 400_003),
    ("#a", "·b", "", 600_002), ("#1", "2", "", nil), ("#1", "2", "a", 200_003), ("#a", "1", "://", 200_002),
  ])
  func longRunsAreReadToTheirEnd(start: String, repeated: String, end: String, selectedUTF8Count: Int?) throws {
    let text = start + String(repeating: repeated, count: 200_000) + end
    let scan = try Self.scanner().scanned(Array(text.utf8))
    #expect(scan.candidates.map(\.utf8Range) == (selectedUTF8Count.map { [0..<$0] } ?? []))
    #expect(scan.limitHits.isEmpty)
  }

  @Test func bytesThatAreNoTextEndALink() throws {
    let bytes =
      Array("http://a.co/é".utf8) + [0xFF] + Array("xmpp:a.co/b".utf8) + [0xC3] + Array("magnet:?é".utf8) + [0xE2]
    #expect(try Self.scanner().listed(bytes) == ["link 0..<14", "link 15..<26", "link 27..<37"])
  }
}
