import TextSelection
import TextValidation
import Testing

@Suite struct CaptureTests {
  @Test(arguments: [("see ABC-12.", TextUnit.whole), ("x\nABC-12 \n", .line), ("\u{2028}ABC-12", .line)])
  func capturesBecomeAttributes(text: String, textUnit: TextUnit) throws {
    let rule = Rule(
      name: "issue", kind: SelectionKind(rawValue: "issue"),
      matcher: .pattern(source: "(?<project>[A-Z]+) - (?<number>[0-9]+)", triggers: []),
      captures: ["project": "project", "number": "issue_number"])
    var configuration = Scanner.Configuration()
    configuration.pack = Pack(dialect: "mine", rules: [rule])
    configuration.textUnit = textUnit
    let scanner = Scanner(configuration)
    var scratch = ScanScratch()
    var found: [[String: String]] = []
    let utf8 = text.utf8.span
    scanner.scan(utf8, scratch: &scratch) { found.append(scanner.attributes(of: $0, in: utf8)) }
    #expect(found == [["project": "ABC", "issue_number": "12"]])
  }

  /// A pattern is asked again near its match alone, and of all of the text where it must look further.
  @Test(arguments: [
    ("x", "(?<!y)(?<end>x)", "x"), ("x", "^(?<end>x)|(?<=a)x(?<other>)", nil), ("x", "\\A(?<end>x)|x", nil),
    ("x", "(?<end>x)(?=a*+b)", "x"), ("x", "(?<end>x)\\z|x", nil), ("x", "(?<end>x)$|x", nil),
    ("x\u{301}", "(?<=[é\\w])(?<end>x\\x{301})", "x\u{301}"),
  ])
  func capturesAreThoseOfTheWholeText(match: String, source: String, end: String?) {
    let rule = Rule(
      name: "end", kind: SelectionKind(rawValue: "end"), matcher: .pattern(source: source, triggers: []),
      captures: ["end": "end"])
    var configuration = Scanner.Configuration()
    configuration.pack = Pack(dialect: "mine", rules: [rule])
    let scanner = Scanner(configuration)
    let text = String(repeating: "a", count: 9000) + match + String(repeating: "a", count: 9000) + "b"
    let utf8 = text.utf8.span
    var found: [[String: String]] = []
    var scratch = ScanScratch()
    scanner.scan(utf8, scratch: &scratch) { found.append(scanner.attributes(of: $0, in: utf8)) }
    #expect(found == [end.map { ["end": $0] } ?? [:]])
  }
}
