import Testing

@testable import selectable

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
    var cursor = JSONCursor()
    #expect(try cursor.readValue(in: json.utf8.span) == value)
    #expect(throws: Never.self) { try cursor.expectEnd(in: json.utf8.span) }
    var skipping = JSONCursor()
    let range = try skipping.skipValue(in: json.utf8.span)
    #expect(String(decoding: Array(json.utf8)[range], as: UTF8.self) == json.trimmed)
  }

  @Test(arguments: [
    ("", "unexpected end: expected a value at offset 0"), ("nul", "expected a value at offset 0"),
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
    let message = "nested too deeply at offset \(JSONCursor.greatestDepth)"
    #expect(failure(json) { (cursor, json) throws(JSONError) in _ = try cursor.readValue(in: json) } == message)
    #expect(failure(json) { (cursor, json) throws(JSONError) in try cursor.skipValue(in: json) } == message)
  }

  @Test func badBytesStayInStrings() throws {
    let json: [UInt8] = [0x22, 0x61, 0xFF, 0x22]
    var cursor = JSONCursor()
    var text: [UInt8] = []
    try cursor.readString(in: json.span, into: &text)
    #expect(text == [0x61, 0xFF])
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

@Suite struct MessageReaderTests {
  @Test(
    arguments: [
      (#"{"id":1,"text":"a"}"#, "1", "a"), (#"{"text":"a\nb"}"#, nil, "a\nb"),
      (#" {"text":"a", "id" : {"x": [1, 2]} , "other":[{}]} "#, #"{"x": [1, 2]}"#, "a"),
      (#"{"id":"x","text":"a","text":"b"}"#, #""x""#, "b"), (#"{"te\u0078t":"a"}"#, nil, "a"),
    ] as [(String, String?, String)])
  func messagesAreRead(line: String, id: String?, text: String) throws {
    var reader = MessageReader(keeping: [])
    try reader.read(line.utf8.span)
    #expect(reader.idRange.map { String(decoding: Array(line.utf8)[$0], as: UTF8.self) } == id)
    #expect(String(decoding: reader.text, as: UTF8.self) == text)
  }

  @Test(
    arguments: [
      ("[1]", nil, "expected an object at offset 0"), ("{\"id\":7}", "7", "no 'text' at offset 8"),
      ("{\"id\":7,\"text\":1}", "7", "'text' must be a string at offset 15"),
      ("{\"id\":7,\"text\":\"a\"} x", "7", "unexpected text after the value at offset 20"),
      ("{\"id\":", nil, "unexpected end: expected a value at offset 6"),
    ] as [(String, String?, String)])
  func badMessagesKeepTheirIDIfItCameFirst(line: String, id: String?, message: String) {
    var reader = MessageReader(keeping: [])
    do throws(JSONError) {
      try reader.read(line.utf8.span)
      Issue.record("read \(line)")
    } catch {
      #expect(error.message == message)
    }
    #expect(reader.idRange.map { String(decoding: Array(line.utf8)[$0], as: UTF8.self) } == id)
  }

  @Test func nothingIsLeftOverFromTheMessageBefore() throws {
    var reader = MessageReader(keeping: ["kinds"])
    try reader.read(#"{"id":1,"text":"abc","kinds":["link"]}"#.utf8.span)
    #expect(reader.members == ["kinds": .array([.string("link")])])
    try reader.read(#"{"text":"d"}"#.utf8.span)
    #expect(reader.members == [:])
    #expect(reader.idRange == nil)
    #expect(reader.text == Array("d".utf8))
  }
}
