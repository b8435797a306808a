import SelectableText
import Testing

@testable import selectable

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
    #expect(reader.withText(in: line.utf8.span) { String(copying: $0) } == text)
  }

  @Test(
    arguments: [
      ("[1]", nil, "expected an object at offset 0"), ("", nil, "unexpected end: expected an object at offset 0"),
      ("{\"id\":7}", "7", "no 'text' at offset 8"),
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
    #expect(reader.withText(in: #"{"text":"d"}"#.utf8.span) { String(copying: $0) } == "d")
  }
}

@Suite struct MessageCacheTests {
  @Test func equalMembersShareOneValue() throws {
    var cache = MessageCache<Int>()
    var madeCount = 0
    func value(_ members: [String: JSONValue]) throws -> Int {
      try cache.value(for: members) { () throws(UsageError) in
        madeCount += 1
        return madeCount
      }
    }
    #expect(try value(["kind": .string("link")]) == 1)
    #expect(try value(["kind": .string("email")]) == 2)
    #expect(try value(["kind": .string("link")]) == 1)
  }

  @Test func whatCannotBeMadeIsNotKept() throws {
    var cache = MessageCache<Int>()
    #expect(throws: UsageError("no")) { try cache.value(for: [:]) { () throws(UsageError) in throw UsageError("no") } }
    #expect(try cache.value(for: [:]) { 1 } == 1)
  }

  @Test func theCacheIsBounded() throws {
    var cache = MessageCache<Int>()
    for number in 0..<1000 { #expect(try cache.value(for: ["a": .number("\(number)")]) { number } == number) }
    #expect(try cache.value(for: ["a": .number("0")]) { -1 } == -1)
  }
}
