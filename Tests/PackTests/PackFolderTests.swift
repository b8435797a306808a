import Foundation
import TestSupport
import TextSelection
import TextValidation
import Testing

@Suite struct PackFolderTests {
  private static func pack(_ dialect: String, extends base: String? = nil, precedence: String = "\"tag\"") -> String {
    """
    {"format": 1, "dialect": "\(dialect)", "version": "1", "follows": "nobody", "summary": "Mine.", "offset_unit": "utf8",
     \(base.map { "\"extends\": \"\($0)\", " } ?? "")
     "text_unit": "line", "granularity": "range", "precedence": [\(precedence)]}
    """
  }

  private static func tag(matches: String = "⟦#a⟧", rejects: String = "a") -> String {
    """
    {"kind": "tag", "summary": "Tags.", "native": "hashtag", "matches": ["\(matches)"], "rejects": ["\(rejects)"]}
    """
  }

  @Test(arguments: [
    (tag(matches: "⟦#a⟧ #b"), 69, "expected \"⟦#a⟧ #b\", got \"⟦#a⟧ ⟦#b⟧\""),
    (tag(matches: "a ⟦#1⟧"), 69, "expected \"a ⟦#1⟧\", got \"a #1\""),
    (tag(rejects: "#a"), 94, "expected \"#a\", got \"⟦#a⟧\""),
  ])
  func exampleThatDoesNotHoldIsNamed(rule: String, utf8Offset: Int, reason: String) throws {
    let folder = try PackFolder(["mine/pack.json": Self.pack("mine"), "mine/tag.json": rule])
    let error = #expect(throws: PackError.self) { _ = try Pack(folder: "\(folder.path)/mine") }
    #expect(error?.file == "\(folder.path)/mine/tag.json")
    #expect(error?.rule == "tag")
    #expect(error?.utf8Offset == utf8Offset)
    #expect(error?.reason == "the example does not hold: \(reason)")
    #expect(throws: Never.self) { _ = try Pack(folder: "\(folder.path)/mine", checksExamples: false) }
  }

  /// `^` and `$` of a pattern are the ends of each line in one pack, of the whole text in another.
  @Test(arguments: [("line", "⟦b⟧\\na\\n⟦b⟧"), ("whole", "⟦b⟧\\na\\nb")])
  func examplesAreReadInTheUnitOfThePack(unit: String, example: String) throws {
    let rule = """
      {"kind": "b", "summary": "Lines.", "matches": ["\(example)"], "rejects": ["ab"]}
      """
    let folder = try PackFolder([
      "mine/pack.json": Self.pack("mine", precedence: "\"b\"").replacing("\"line\"", with: "\"\(unit)\""),
      "mine/b.json": rule, "mine/b.pcre2": "^b",
    ])
    #expect(try Pack(folder: "\(folder.path)/mine").rules.map(\.name) == ["b"])
  }

  @Test func aPackMayExtendTheOneBesideIt() throws {
    let folder = try PackFolder([
      "base/pack.json": Self.pack("base"), "base/tag.json": Self.tag(),
      "mine/pack.json": Self.pack("mine", extends: "base"),
    ])
    #expect(try Pack(folder: "\(folder.path)/mine").rules.map(\.summary) == ["Tags."])
  }

  @Test func aPackThatExtendsItselfIsRefused() throws {
    let folder = try PackFolder([
      "a/pack.json": Self.pack("a", extends: "b"), "b/pack.json": Self.pack("b", extends: "a"),
    ])
    let error = #expect(throws: PackError.self) { _ = try Pack(folder: "\(folder.path)/a") }
    #expect(error?.reason == "extends itself: a, b, a")
  }

  @Test(arguments: [
    ("nothing", "extends \"nothing\", which is no pack"),
    ("other", "the dialect is called \"base\", not as its folder"),
  ])
  func aPackThatIsNotThereIsNamed(base: String, reason: String) throws {
    let folder = try PackFolder([
      "other/pack.json": Self.pack("base"), "other/tag.json": Self.tag(),
      "mine/pack.json": Self.pack("mine", extends: base),
    ])
    let error = #expect(throws: PackError.self) { _ = try Pack(folder: "\(folder.path)/mine") }
    #expect(error?.reason == reason)
  }

  @Test func aFolderThatIsNotThereIsRefused() {
    let error = #expect(throws: PackError.self) { _ = try Pack(folder: "/no/such/folder") }
    #expect(error?.description == "/no/such/folder: the folder cannot be read")
  }

  /// Code blocks of Validators/README.md, each behind the name of its file.
  @Test func theExampleOfTheFormatsPageSelectsWhatThePageSays() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Validators").standardized
    let page = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    var files: [String: String] = [:]
    for block in page.matches(of: /`([a-z]+\.(?:json|pcre2))`\n```[a-z0-9]*\n((?s).*?)```/) {
      files["my-desk/\(block.1)"] = String(block.2)
    }
    #expect(files.count == 5)
    var configuration = Scanner.Configuration()
    let folder = try PackFolder(files)
    configuration.pack = try Pack(folder: folder.path + "/my-desk")
    let command = try #require(page.firstMatch(of: /printf '(.*)' \| selectable scan --pack my-desk\n((?s).*?)```/))
    let text = String(command.1)
    let found = Scanner(configuration).selections(in: text).map { selection in
      "1:\(selection.utf8Range.lowerBound + 1):\(selection.kind.rawValue):\(text[selection.range(in: text)])\n"
    }
    #expect(found.joined() == String(command.2))
    #expect(found.count > 4)
  }
}
