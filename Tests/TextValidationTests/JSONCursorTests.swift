import TextValidation
import Testing

@Suite struct JSONCursorTests {
  @Test(
    arguments: [
      ("null", .null), (" true ", .boolean(true)), ("\t-0.5e+10\n", .number("-0.5e+10")), ("0", .number("0")),
      (#""a\"\\\/\b\f\n\r\té""#, .string("a\"\\/\u{8}\u{C}\n\r\t\u{E9}")),
      (#""\u00e9\ud83d\udc4d""#, .string("\u{E9}👍")),
      (#""\ud800""#, .string("\u{FFFD}")), (#""\ud800\u0041""#, .string("\u{FFFD}A")),
      (#""\udc00\ud800\ud83d\udc4d""#, .string("\u{FFFD}\u{FFFD}👍")),
      ("[]", .array([])), ("[1, [2],\"x\"]", .array([.number("1"), .array([.number("2")]), .string("x")])),
      ("{}", .object([:])),
      (#"{"a":1,"b":{"c":false},"a":2}"#, .object(["a": .number("2"), "b": .object(["c": .boolean(false)])])),
    ] as [(String, JSONValue)])
  func valuesAreRead(json: String, value: JSONValue) throws {
    #expect(try JSONValue(reading: json) == value)
    var skipping = JSONCursor()
    let range = try skipping.skipValue(in: json.utf8.span)
    #expect(String(decoding: Array(json.utf8)[range], as: UTF8.self) == json.trimmed)
  }

  @Test(arguments: [
    ("", "unexpected end: expected a value at offset 0"), ("nul", "expected a value at offset 0"),
    ("nullx", "expected a value at offset 0"),
    ("01", "expected a value at offset 0"), ("1.", "expected a value at offset 0"),
    ("+1", "expected a value at offset 0"),
    ("-", "expected a value at offset 0"), ("1e", "expected a value at offset 0"),
    ("NaN", "expected a value at offset 0"),
    ("\"a", "unexpected end: string without end at offset 2"), (#""\x""#, "unknown escape at offset 1"),
    (#""\u12""#, "'\\u' without four digits at offset 1"),
    ("\"\\u00\u{FF11}1\"", "'\\u' without four digits at offset 1"),
    ("\"a\tb\"", "control character in a string at offset 2"), ("[1,]", "expected a value at offset 3"),
    ("[1 2]", "expected ',' or ']' at offset 3"), ("{\"a\" 1}", "expected ':' at offset 5"),
    ("{a:1}", "expected a string at offset 1"), ("{\"a\":1,}", "expected a string at offset 7"),
    ("1 2", "unexpected text after the value at offset 2"), ("\"\\", "escape without end at offset 1"),
  ])
  func mistakesAreFound(json: String, message: String) {
    #expect(failure(json) { (cursor, json) throws(JSONError) in _ = try cursor.readValue(in: json) } == message)
    #expect(failure(json) { (cursor, json) throws(JSONError) in try cursor.skipValue(in: json) } == message)
  }

  @Test func deepNestingIsRefusedNotFollowed() {
    let json = String(repeating: "[", count: 1_000_000)
    let message = "nested more than 128 deep at offset 128"
    #expect(failure(json) { (cursor, json) throws(JSONError) in _ = try cursor.readValue(in: json) } == message)
    #expect(failure(json) { (cursor, json) throws(JSONError) in try cursor.skipValue(in: json) } == message)
  }

  @Test func badBytesStayInStrings() throws {
    let json: [UInt8] = [0x22, 0x61, 0xFF, 0x22]
    var cursor = JSONCursor()
    var text: [UInt8] = []
    try cursor.readString(in: json.span).append(to: &text, from: json.span)
    #expect(text == [0x61, 0xFF])
  }

  @Test(arguments: [("a", false, "a"), ("id", true, "id"), ("\\u0069d", true, "id"), ("i", false, "i")])
  func namesAreComparedByWhatTheyStandFor(spelling: String, isID: Bool, text: String) throws {
    let json = "\"\(spelling)\""
    var cursor = JSONCursor()
    let string = try cursor.readString(in: json.utf8.span)
    #expect(string.equals("id", in: json.utf8.span) == isID)
    #expect(string.text(in: json.utf8.span) == text)
  }

  /// Strings are passed in blocks: what ends one may stand anywhere in a block.
  @Test(arguments: 0..<70)
  func stringsEndWhereverTheirQuotationMarkStands(byteCount: Int) throws {
    let text = String(repeating: "x", count: byteCount)
    #expect(try JSONValue(reading: "\"\(text)\"") == .string(text))
    #expect(try JSONValue(reading: "[\"\(text)\\n\(text)\",1]") == .array([.string("\(text)\n\(text)"), .number("1")]))
    #expect(
      failure("\"\(text)\u{1}\"") { (cursor, json) throws(JSONError) in _ = try cursor.readValue(in: json) }
        == "control character in a string at offset \(byteCount + 1)")
  }

  @Test(
    arguments: [
      (#"{"a":1,"b":{"a":2}}"#, nil), (#"{"a":1,"\u0061":2}"#, "\"a\" occurs twice at offset 7"),
      ("1.5", "numbers are whole here at offset 0"), ("[1e3]", "numbers are whole here at offset 1"),
      ("-9999999999999999999", "the number is too large at offset 0"), ("-1", nil),
      (#""a\ud800""#, "half a surrogate pair at offset 2"), (#""\ud83d\udc4d""#, nil),
      (String(repeating: "[", count: 33), "nested more than 32 deep at offset 32"),
    ] as [(String, String?)])
  func strictReadersRefuseMore(json: String, message: String?) {
    var cursor = JSONCursor(.strict)
    var found: String?
    do throws(JSONError) { _ = try cursor.readValue(in: json.utf8.span) } catch { found = error.message }
    #expect(found == message)
  }

  @Test func strictReadersRefuseBadBytes() {
    let json: [UInt8] = [0x5B, 0x22, 0xFF, 0x22, 0x5D]
    var cursor = JSONCursor(.strict)
    #expect(throws: JSONError(utf8Offset: 1, reason: "the string is not UTF-8")) { try cursor.readValue(in: json.span) }
  }

  private func failure(
    _ json: String, _ read: (inout JSONCursor, Span<UInt8>) throws(JSONError) -> Void
  ) -> String? {
    var cursor = JSONCursor()
    do throws(JSONError) {
      try read(&cursor, json.utf8.span)
      try cursor.expectEnd(in: json.utf8.span)
      return nil
    } catch {
      return error.message
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
