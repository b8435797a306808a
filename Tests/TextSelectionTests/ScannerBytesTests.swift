import TestSupport
import TextSelection
import TextValidation
import Testing

/// Texts that are not UTF-8. In a row, `%` stands for a byte that no UTF-8 has, and `^` for the lead of a scalar cut short.
@Suite("Scanner: ill-formed bytes")
struct ScannerBytesTests {
  private static let scanner = Scanner()

  private static func bytes(of drawing: KindMarkedText) -> [UInt8] {
    drawing.text.utf8.map { $0 == UInt8(ascii: "%") ? 0xFF : $0 == UInt8(ascii: "^") ? 0xE2 : $0 }
  }

  @Test(
    arguments: [
      "%⟦link:https://a.example/x⟧%y", "⟦link:https://a.example⟧%.com", "⟦link:https://a.example/x⟧^",
      "^⟦link:example.com⟧^",
      "%⟦email:ana@example.com⟧%", "a%⟦email:b@example.com⟧", "ana%⟦mention:@example.com⟧", "ana@%⟦link:example.com⟧",
      "ana@example%.com",
      "%⟦mention:@ana⟧%bob", "^⟦mention:@ana⟧^", "@%ana", "x%⟦mention:@ana⟧",
      "%⟦hashtag:#tag⟧%s", "x^⟦hashtag:#tag⟧^", "#%tag",
      "%⟦cashtag:$ABC⟧%", "US%⟦cashtag:$ABC⟧",
      "%⟦phone:212-555-0147⟧%", "x^⟦phone:+1 415 555 0132⟧^2", "212%-555-0147",
      "%⟦quotation:\"a%b\"⟧%", "⟦quotation:“a^b”⟧", "x%⟦quotation:'y'⟧%z", "⟦quotation:\"%\"⟧",
      "%⟦handlebars:{{a%b}}⟧%", "{%{a}}", "{{a}%}",
      "^^⟦hashtag:#a⟧%%⟦hashtag:#b⟧", "%", "^",
    ])
  func badBytesAreBoundaries(_ marked: String) throws {
    let drawing = try KindMarkedText(marked)
    let expected = drawing.selections.map { "\($0.kind) \($0.utf8Range)" }
    #expect(Self.scanner.listed(Self.bytes(of: drawing)) == expected)
  }

  /// Whatever is cut short, and however, what stands beside it is found at its own offsets.
  @Test(arguments: FragmentText.illFormed)
  func everyIllFormedSequenceIsABoundary(_ bad: [UInt8]) {
    let bytes = bad + Array("@ana".utf8) + bad + Array("#tag".utf8) + bad + Array("\"so\"".utf8) + bad
    let first = bad.count
    let (second, third) = (2 * first + 4, 3 * first + 8)
    #expect(
      Self.scanner.listed(bytes) == [
        "mention \(first..<first + 4)", "hashtag \(second..<second + 4)", "quotation \(third..<third + 4)",
      ])
  }

  @Test func valueShowsBadBytesAsReplacements() {
    let bytes: [UInt8] = [0x22, 0x61, 0xE2, 0x80, 0xFF, 0x62, 0x22]
    let values = Self.scanner.candidates(in: bytes).map { Self.scanner.value(of: $0, in: bytes.span) }
    #expect(values == ["a\u{FFFD}\u{FFFD}b"])
  }

  @Test func wordsMayHoldBadBytes() {
    let words = Scanner { $0.granularity = .word }
    #expect(words.listed(Array("(@ana\u{FF}".utf8.dropLast(2)) + [0xFF, 0x20, 0x78]) == ["mention 0..<6"])
  }
}
