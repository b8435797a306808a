import Foundation
import TextComposer
import TextModel
import Testing

@Suite struct DraftCodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func draft(_ json: String) throws -> Draft {
    try JSONDecoder().decode(Draft.self, from: Data(json.utf8))
  }

  private static let plain = CompletionRecord(id: 1, utf8Range: 3..<7, text: "@Ann", prefix: "@")
  private static let full: CompletionRecord = {
    var style = TextAttributes()
    style.isBold = true
    return CompletionRecord(
      id: 2, utf8Range: 8..<12, text: ":+1:", prefix: ":", context: ["user": "7"], style: style, isPartial: true)
  }()

  @Test(arguments: [
    (Draft(text: ""), #"{"text":""}"#),
    (Draft(text: "a\n\"é"), #"{"text":"a\n\"é"}"#),
    (
      Draft(text: "hi @Ann :+1:", completions: [plain, full], attachmentReferences: ["a/1", "a/1"]),
      #"{"attachmentReferences":["a/1","a/1"],"completions":["#
        + #"{"id":1,"prefix":"@","text":"@Ann","utf8Range":[3,7]},"#
        + #"{"context":{"user":"7"},"id":2,"isPartial":true,"prefix":":","style":{"isBold":true},"text":":+1:","#
        + #""utf8Range":[8,12]}],"text":"hi @Ann :+1:"}"#
    ),
  ])
  func aDraftIsAnObjectAndComesBack(_ draft: Draft, _ expected: String) throws {
    #expect(try json(draft) == expected)
    #expect(try self.draft(expected) == draft)
  }

  @Test(arguments: [
    (#""see you""#, Draft(text: "see you")),
    (#""""#, Draft(text: "")),
    (#"{"text":"a","completions":null,"attachmentReferences":null,"later":1}"#, Draft(text: "a")),
  ])
  func aTextIsADraftOfBefore(_ json: String, _ draft: Draft) throws {
    #expect(try self.draft(json) == draft)
  }

  @Test(arguments: [
    #"{"id":1,"prefix":"@","text":"@Bob","utf8Range":[0,4]}"#,
    #"{"id":1,"prefix":"@","text":"@Ann","utf8Range":[0,9223372036854775807]}"#,
    #"{"id":1,"prefix":"@","text":"@Ann","utf8Range":[-9223372036854775808,4]}"#,
    #"{"id":1,"prefix":"@","text":"@Ann","utf8Range":[4,0]}"#,
    #"{"id":1,"prefix":"@","text":"@Ann","utf8Range":[0,1e300]}"#,
    #"{"id":1,"prefix":"@","text":"@Ann","utf8Range":[0]}"#,
    #"{"id":1,"prefix":"@","text":"@Ann"}"#,
    #"{"id":1,"prefix":"@","text":"@Ann","utf8Range":[0,4],"style":{"foregroundColor":"red"}}"#,
    #"{"id":0.5,"prefix":"@","text":"@Ann","utf8Range":[0,4]}"#,
    #"{}"#, "null", "[]", "1", #""@Ann""#,
  ])
  func aCompletionThatIsNotOfTheTextIsDropped(_ record: String) throws {
    let good = #"{"id":2,"prefix":"@","text":"@Cy","utf8Range":[4,7]}"#
    let draft = try draft(#"{"text":"@Ann@Cy","completions":[\#(record),\#(good)]}"#)
    #expect(draft.text == "@Ann@Cy")
    #expect(draft.completions.map(\.id) == [2])
  }

  @Test(arguments: [
    "1", "null", "[]", "{}", #"{"text":1}"#, #"{"text":"a","completions":1}"#,
    #"{"text":"a","attachmentReferences":[1]}"#,
  ])
  func whatHasNoTextIsNoDraft(_ json: String) {
    #expect(throws: DecodingError.self) { try draft(json) }
  }
}
