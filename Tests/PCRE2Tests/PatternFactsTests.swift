import PCRE2
import Testing

@Suite struct PatternFactsTests {
  @Test(
    arguments: [
      ("@\\w+", [], "@"),
      ("http", [], "h"),
      ("http", .caseInsensitive, "hH"),
      ("(?i)http", [], "hH"),
      ("(?x-i:http)", [], "hH"),  // says yes when in doubt
      ("(?<i>h)", [], "h"),
      ("\\(?i?", [], nil),  // may be empty
      ("@\\w", .caseInsensitive, "@"),
      ("[#@]\\w", [], "#@"),
      ("(?:http|ftp)", .caseInsensitive, "hHfF"),
      ("(?<=a)b", [], "b"),
      ("a*", [], nil),
      (".", [], nil),
    ] as [(String, CompileOptions, String?)])
  func firstBytes(source: String, options: CompileOptions, bytes: String?) throws {
    #expect(try Pattern(source, options: options).facts.firstBytes == bytes.map { ByteSet($0.utf8) })
  }

  @Test(
    arguments: [
      ("é", [], [0xC3]),
      ("É|b", .caseInsensitive, [0xC3, 0x42, 0x62]),
      ("[é-ü]", [], [0xC3]),
      ("k", .caseInsensitive, [0x4B, 0x6B, 0xE2]),  // U+212A, the Kelvin sign
      ("s", .caseInsensitive, [0x53, 0x73, 0xC5]),  // U+017F, the long s
    ] as [(String, CompileOptions, [UInt8])])
  func firstBytesBeyondASCII(source: String, options: CompileOptions, bytes: [UInt8]) throws {
    // A PCRE2 that does not offer the set says nothing, which is no mistake; one that says less than this is one.
    let firstBytes = try Pattern(source, options: options).facts.firstBytes
    if let firstBytes { #expect(firstBytes.union(ByteSet(bytes)) == firstBytes) }
  }

  @Test(
    arguments: [
      ("\\w+@\\w+", [], "@"),
      ("\\w+x", [], "x"),
      ("\\w+x", .caseInsensitive, "xX"),
      ("\\w+", [], nil),
      ("ab|cd", [], nil),
    ] as [(String, CompileOptions, String?)])
  func requiredBytes(source: String, options: CompileOptions, bytes: String?) throws {
    #expect(try Pattern(source, options: options).facts.requiredBytes == bytes.map { ByteSet($0.utf8) })
  }

  @Test(
    arguments: [
      ("éa?b", 2), ("a{3,}", 3), ("a*", 0), ("(?<=abc)d", 1), ("🙂", 1),
    ] as [(String, Int)])
  func minimumScalarCount(source: String, scalarCount: Int) throws {
    #expect(try Pattern(source).facts.minimumScalarCount == scalarCount)
  }

  @Test(
    arguments: [
      ("a", 0), ("(?<=ab)c", 2), ("(?<=éü🙂)c", 3), ("\\ba", 1), ("(?<!a|bcd)e", 3),
    ] as [(String, Int)])
  func lookbehindScalarCount(source: String, scalarCount: Int) throws {
    #expect(try Pattern(source).facts.lookbehindScalarCount == scalarCount)
  }

  @Test(arguments: [("a*", true), ("a|", true), ("(?=a)", true), ("a", false), ("a+b*", false)])
  func matchesEmpty(source: String, isTrue: Bool) throws {
    #expect(try Pattern(source).facts.matchesEmpty == isTrue)
  }

  @Test(
    arguments: [
      ("a", [], false, false), ("a", .anchored, true, false), ("^a", [], true, false), ("\\Aa", [], true, false),
      ("(?s).*a", [], true, false), ("^[ab]", .multiline, false, true), (".*a", [], false, true),
    ] as [(String, CompileOptions, Bool, Bool)])
  func anchors(source: String, options: CompileOptions, isAnchored: Bool, beginsLines: Bool) throws {
    let facts = try Pattern(source, options: options).facts
    #expect(facts.isAnchored == isAnchored)
    #expect(facts.beginsLines == beginsLines)
  }
}
