import Testing

@testable import selectable

@Suite struct EscapingTests {
  @Test(arguments: [
    ("plain \u{E9} 日本 👍🏽", "plain \u{E9} 日本 👍🏽"),
    ("C:\\new", "C:\\new"),
    ("a\nb\rc\td\0", "a\\nb\\rc\\td\\0"),
    ("\u{1B}[31m\u{07}\u{7F}", "\\u{1B}[31m\\u{7}\\u{7F}"),
    ("\u{85}\u{9B}\u{A0}", "\\u{85}\\u{9B}\u{A0}"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("\u{202E}x\u{2066}\u{200F}\u{61C}", "\\u{202E}x\\u{2066}\\u{200F}\\u{61C}"),
    ("\u{200D}", "\u{200D}"),
  ])
  func controlsAreShownNotSent(text: String, shown: String) {
    #expect(written { $0.write(escaped: text) } == shown)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "a\\xFFb"), ([0xC3], "\\xC3"), ([0xF0, 0x9F, 0x91], "\\xF0\\x9F\\x91"),
      ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"), ([0x80, 0xC3, 0xA9], "\\x80\u{E9}"),
    ] as [([UInt8], String)])
  func bytesThatAreNoTextAreShownInHexadecimal(bytes: [UInt8], shown: String) {
    #expect(written { $0.write(escaped: bytes.span) } == shown)
  }

  @Test(arguments: [
    ("a\"b\\c/", #""a\"b\\c/""#),
    ("\n\r\t\0\u{8}", #""\n\r\t\u0000\u0008""#),
    ("\u{7F}\u{85}\u{2028}\u{2029}\u{202E}", #""\u007f\u0085\u2028\u2029\u202e""#),
    ("\u{E9}日本👍🏽", "\"\u{E9}日本👍🏽\""),
    ("", "\"\""),
  ])
  func jsonStringsEscapeControls(text: String, json: String) {
    #expect(written { $0.write(json: text) } == json)
  }

  @Test func badBytesBecomeReplacementCharactersInJSON() {
    let bytes: [UInt8] = [0x61, 0xF0, 0x9F, 0x91, 0xFF, 0x62]
    #expect(written { $0.write(json: bytes.span) } == "\"a\u{FFFD}\u{FFFD}b\"")
  }

  @Test func jsonValuesAreRepeatedAsTheyCame() {
    let value = "{\"a\" :\t[1.50e+3, \"\\u00e9\\n\u{2028}\u{7F}\"]}"
    #expect(written { $0.write(jsonValue: value.utf8.span) } == "{\"a\" :\t[1.50e+3, \"\\u00e9\\n\\u2028\\u007f\"]}")
  }

  @Test(arguments: [(0, "0"), (9, "9"), (10, "10"), (1_234_567_890, "1234567890"), (-5, "-5"), (Int.max, "\(Int.max)")])
  func numbersAreDecimal(number: Int, digits: String) {
    #expect(written { $0.write(number) } == digits)
  }

  /// Eight bytes are looked at a time: bytes at the edges of what is plain, at every place of texts around that length.
  @Test(
    arguments: [0x00, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x7E, 0x7F, 0x80, 0xA2, 0xDC, 0xFF] as [UInt8])
  func runsOfPlainBytesEndWhereTheyDo(byte: UInt8) {
    let isPlain = byte >= 0x20 && byte < 0x7F
    let isPlainInJSON = isPlain && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    for count in 1..<20 {
      for place in 0..<count {
        var text = [UInt8](repeating: 0x61, count: count)
        text[place] = byte
        let ends = [0, place, place + 1].map { start in
          [false, true].map { text.span.plainRunEnd(from: start, exceptingSyntax: $0) }
        }
        let first = [isPlain ? count : place, isPlainInJSON ? count : place]
        #expect(ends == [first, first, [count, count]])
      }
    }
  }

  @Test func muchIsWrittenAsItIs() {
    let piece = String(repeating: "0123456789", count: 7)
    let text = written { writer in for _ in 0..<3000 { writer.write(piece) } }
    #expect(text == String(repeating: piece, count: 3000))
  }

  private func written(_ body: (inout BufferedWriter) -> Void) -> String {
    var writer = BufferedWriter(.memory)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
