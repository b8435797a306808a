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
}
