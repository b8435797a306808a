import Foundation
import TextValidation
import Testing

@Suite struct PackSchemaTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Validators")
    .standardized.path

  private static func schema(_ name: String) throws -> JSONDocument {
    try JSONDocument(file: "\(root)/\(name).schema.json")
  }

  /// Every JSON file of every pack, and the schema it must hold.
  private static let files: [(file: String, schema: String)] = PacksOnDisk.folders.flatMap { folder in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".json") }.map {
      ("\(folder)/\($0)", $0 == "pack.json" ? "pack" : "rule")
    }
  }

  @Test(arguments: files)
  func fileHoldsItsSchema(file: String, schema: String) throws {
    #expect(try JSONSchema(Self.schema(schema)).faults(in: JSONDocument(file: file)) == [])
  }

  @Test(arguments: [
    ("pack", PackFile.keys), ("rule", RuleFile.keys),
  ])
  func schemaKnowsTheKeysThatTheLoaderKnows(name: String, keys: [String]) throws {
    #expect(try Self.schema(name)["properties"]?.names == keys.sorted())
  }

  @Test func schemaKnowsTheNamesThatTheLoaderKnows() throws {
    let rule = try Self.schema("rule")["properties"]
    #expect(
      rule?["native"]?["enum"]?.strings == NativeRule.allCases.map(\.rawValue) + PlatformRule.allCases.map(\.rawValue))
    #expect(rule?["validator"]?["enum"]?.strings == RuleFile.validatorNames)
    #expect(rule?["triggers"]?["maxItems"] == .number(Double(RuleFile.greatestTriggerCount)))
    let pack = try Self.schema("pack")["properties"]
    #expect(pack?["offset_unit"]?["enum"]?.strings == PackFile.offsetUnits)
    #expect(pack?["text_unit"]?["enum"]?.strings == TextUnit.allCases.map(\.rawValue))
    #expect(pack?["searches"]?["enum"]?.strings == Searches.allCases.map(\.rawValue))
    #expect(pack?["granularity"]?["enum"]?.strings == Granularity.allCases.map(\.rawValue))
  }

  @Test(arguments: RuleCheck.forms)
  func schemaKnowsTheCheck(form: String) throws {
    let text = form.replacing("GROUP", with: "host").replacing("REGION", with: "GB").replacing("TEXT", with: "-")
    let check = try #require(try Self.schema("rule")["properties"]?["checks"])
    #expect(JSONSchema(check).faults(in: .array([.string(text)])) == [])
    #expect(JSONSchema(check).faults(in: .array([.string(text + "x")])) == ["/0: pattern"])
    #expect(throws: Never.self) { try RuleCheck(text) }
  }

  @Test(arguments: [
    ("\"kind\": \"tag\",", "", ": kind is missing"), ("\"tag\"", "\"Tag\"", "/kind: pattern"),
    ("\"hashtag\"", "\"hash\"", "/native: enum"), ("\"summary\"", "\"sumary\"", "/sumary: unknown"),
    ("[\"a\"]", "[]", "/rejects: minItems"), ("[\"a\"]", "[1]", "/rejects/0: type"),
    ("[\"a\"]", "\"a\"", "/rejects: type"), ("[\"a\"]", "[{\"options\": {}}]", "/rejects/0: text is missing"),
    ("[\"a\"]", "[{\"text\": \"a\", \"options\": {\"x\": null}}]", "/rejects/0/options/x: type"),
    ("\"native\"", "\"triggers\": [\"\"], \"native\"", "/triggers/0: minLength"),
    ("\"native\"", "\"container\": \"true\", \"native\"", "/container: type"),
  ])
  func schemaRefusesWhatTheLoaderRefuses(part: String, replacement: String, expected: String) throws {
    let rule = """
      {"kind": "tag", "summary": "Tags.", "native": "hashtag", "matches": ["⟦#a⟧"], "rejects": ["a"]}
      """
    let schema = try JSONSchema(Self.schema("rule"))
    let broken = Data(rule.replacing(part, with: replacement).utf8)
    #expect(schema.faults(in: try JSONDecoder().decode(JSONDocument.self, from: Data(rule.utf8))) == [])
    #expect(schema.faults(in: try JSONDecoder().decode(JSONDocument.self, from: broken)).contains(expected))
  }
}
