import TextSelection
import TextValidation
import Testing

@Suite struct DetectionOptionsTests {
  @Test(arguments: DetectionOptions().descriptions)
  func optionIsDescribed(option: DetectionOptionDescription) {
    #expect(!option.rules.isEmpty && !option.summary.isEmpty, "\(option.name) has no note")
    #expect(!option.values.isEmpty && !option.setting.isEmpty)
  }

  @Test func settingsAreWrittenAsJSON() {
    let settings = Dictionary(uniqueKeysWithValues: DetectionOptions().descriptions.map { ($0.name, $0.setting) })
    #expect(settings["schemes"] == "\"any\"")
    #expect(settings["file_extensions"] == "[\"md\", \"mov\", \"py\", \"rs\", \"sh\", \"zip\"]")
    #expect(settings["markdown"] == "false")
    #expect(settings["region"] == "null")
  }

  /// Where an option is set, exactly that one differs, and setting what differs gives the same options.
  @Test(
    arguments: [
      ("schemes", .string("web")), ("schemes", .array([.string("ftp")])), ("userinfo", .string("reject")),
      ("tlds", .string("any")), ("tlds", .array([.string("com"), .string("рф")])), ("region", .string("US")),
      ("extra_tlds", .array([.string("onion")])), ("file_extensions", .array([])), ("markdown", .boolean(true)),
      ("default_scheme", .string("http")), ("triple_braces", .string("inner")),
      ("final_underscore", .string("uts58")),
    ] as [(String, JSONValue)])
  func whatDiffersIsFoundAndSet(name: String, value: JSONValue) throws {
    var options = DetectionOptions()
    try options.set(name, to: value)
    #expect(options.changes == [name: value])
    #expect(DetectionOptions(checked: options.changes) == options)
  }

  @Test func theCallersOptionsComeOnTopOfThePacks() {
    var configuration = Scanner.Configuration()
    configuration.pack = .uts58
    #expect(configuration.options == Pack.uts58.options)
    configuration.options.schemes = .any
    #expect(configuration.options.acceptsIdeographicDots)
    #expect(Scanner(configuration).selections(in: "ftp://example。com").map(\.utf8Range) == [0..<19])
    configuration.options = DetectionOptions()
    #expect(Scanner(configuration).selections(in: "ftp://example。com").map(\.utf8Range) == [0..<13])
  }
}
