import PCRE2
import Testing

@Suite struct PCRE2VersionTests {
  @Test func libraryIsANumberAndADate() throws {
    #expect(try Pattern(#"^10\.\d+(-\w+)? \d{4}-\d\d-\d\d$"#).firstMatch(in: PCRE2Version.library) != nil)
  }

  @Test func unicodeIsThreeNumbers() throws {
    #expect(try Pattern(#"^\d+\.\d+\.\d+$"#).firstMatch(in: PCRE2Version.unicode) != nil)
  }
}
