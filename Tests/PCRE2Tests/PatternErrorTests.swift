import PCRE2
import Testing

@Suite struct PatternErrorTests {
  private static func nest(_ depth: Int) -> String {
    String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test(
    arguments: [
      ("(ab", 114, "missing closing parenthesis", 3),
      ("ab)", 122, "unmatched closing parenthesis", 2),
      ("[a-", 106, "missing terminating ] for character class", 3),
      ("é(?<a>b)(?<a>c)", 143, "two named subpatterns have the same name (PCRE2_DUPNAMES not set)", 14),
      ("*a", 109, "quantifier does not follow a repeatable item", 0),
      ("\0+\\", 101, "\\ at end of pattern", 3),
      ("a{2,1}", 104, "numbers out of order in {} quantifier", 5),
    ] as [(String, CInt, String, Int)])
  func syntaxErrorTellsCodeMessageAndOffset(source: String, code: CInt, message: String, utf8Offset: Int) {
    #expect {
      try Pattern(source)
    } throws: {
      guard let error = $0 as? PatternError else { return false }
      return error.code == code && error.message == message && error.utf8Offset == utf8Offset && error.source == source
    }
  }

  @Test(
    arguments: [
      ("a\\Cb", 183),  // a single byte
      ("(*LIMIT_MATCH=x)a", 160),  // an unknown verb
      ("\\x{d800}", 173),  // a surrogate
      (nest(251), 119),
      ("(?:(?:(?:ab){1000}){1000}){1000}", 120),
      ("(?:a|b){65536}", 105),
      (blanks(Pattern.maximumSourceUTF8Count + 1), 188),
    ] as [(String, CInt)])
  func hostilePatternIsRefused(source: String, code: CInt) {
    #expect {
      try Pattern(source, options: .extended)
    } throws: {
      ($0 as? PatternError)?.code == code
    }
  }

  @Test func deepestAndLongestPatternsCompile() throws {
    _ = try Pattern(Self.nest(250))
    _ = try Pattern(Self.blanks(Pattern.maximumSourceUTF8Count), options: .extended)
  }

  @Test(
    arguments: [
      ("(a\nb", #"missing closing parenthesis at offset 4 of pattern "(a\nb" (PCRE2 error 114)"#),
      (
        letters(100) + ")" + letters(100),
        "unmatched closing parenthesis at offset 100 of pattern \"…\(letters(60)))\(letters(59))…\" (PCRE2 error 122)"
      ),
    ] as [(String, String)])
  func descriptionIsOneLineAndShowsThePlace(source: String, description: String) {
    #expect {
      try Pattern(source)
    } throws: {
      "\($0)" == description
    }
  }

  @Test func limitsOfPatternsAreNamed() {
    #expect(throws: PatternError.self) { try Pattern(Self.nest(251)) }.map {
      #expect($0.message == "parentheses nest more than 250 deep")
    }
    #expect(throws: PatternError.self) { try Pattern(String(repeating: "a", count: 65_537)) }.map {
      #expect($0.message == "the pattern is longer than 65536 bytes")
    }
  }
}
