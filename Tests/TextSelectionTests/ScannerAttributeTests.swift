import TextSelection
import TextValidation
import Testing

@Suite struct ScannerAttributeTests {
  private func attributes(_ text: String, _ change: (inout DetectionOptions) -> Void = { _ in }) -> [String: String] {
    var configuration = Scanner.Configuration()
    change(&configuration.options)
    let scanner = Scanner(configuration)
    var scratch = ScanScratch()
    var found: [String: String] = [:]
    let utf8 = text.utf8.span
    scanner.scan(utf8, scratch: &scratch) { found = scanner.attributes(of: $0, in: utf8) }
    return found
  }

  @Test(arguments: [
    ("EXAMPLE.com/A", ["href": "https://example.com/A"]),
    ("https://ana:pw@a.example/x@y", ["href": "https://ana:pw@a.example/x@y", "userinfo": "ana:pw"]),
    ("https://bank.example@evil.example", ["href": "https://bank.example@evil.example", "userinfo": "bank.example"]),
    ("https://a.example/x@y", ["href": "https://a.example/x@y"]),
    ("o'neil%a@EXAMPLE.com", ["href": "mailto:o'neil%25a@example.com"]),
    ("+44 20 7946 0958 ext 3", ["href": "tel:+442079460958;ext=3"]),
    ("#tag", [:]),
  ])
  func whatToOpenIsTold(text: String, expected: [String: String]) {
    #expect(attributes(text) == expected)
  }

  @Test func hostAndTailAreSpeltAsAsked() {
    let text = "https://b\u{FC}cher.example.de/\u{3B1}"
    #expect(attributes(text) { $0.usesPunycode = true }["href"] == "https://xn--bcher-kva.example.de/\u{3B1}")
    #expect(
      attributes(text) { ($0.usesPunycode, $0.escapesFully) = (true, true) }["href"]
        == "https://xn--bcher-kva.example.de/%CE%B1")
  }
}
