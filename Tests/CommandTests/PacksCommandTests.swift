import Foundation
import SelectableText
import Testing

@testable import selectable

@Suite struct PacksCommandTests {
  private static let pack = """
    {"format": 1, "dialect": "mine", "version": "1", "follows": "nobody", "summary": "Mine.", "offset_unit": "utf8",
     "text_unit": "line", "granularity": "range", "precedence": ["tag"], "options": {"adjacent_hashtags": "none"}}
    """
  private static let tag = """
    {"kind": "tag", "summary": "Tags.", "native": "hashtag", "matches": ["⟦#a⟧"], "rejects": ["a"]}
    """

  private static func folder(tag: String = tag) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(pack, to: "mine/pack.json")
    try directory.write(tag, to: "mine/tag.json")
    return directory
  }

  @Test(arguments: [["packs"], ["packs", "list"]])
  func listNamesEveryDialect(arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.status == .found)
    for pack in Pack.builtIn { #expect(run.output.contains("\(pack.dialect) \(pack.version): \(pack.summary)\n")) }
    #expect(run.output.contains("  kinds    link, email\n  rules    link, domain, email\n"))
    #expect(run.output.contains("schemes=\"web\""))
  }

  @Test func showTellsRulesAndOptions() {
    let run = CommandRun("packs", "show", "default")
    #expect(run.status == .found)
    #expect(run.output.contains("\n  domain      link        native bare-domain "))
    #expect(run.output.contains("native quotation, a container"))
    for name in DetectionOptions.names { #expect(run.output.contains("\n  \(name) ")) }
  }

  @Test func showTellsHowRulesSearchAndWhatWholeTextsAre() {
    let run = CommandRun("packs", "show", "twitter")
    #expect(run.output.contains("\n  searches for each rule apart\n"))
    #expect(run.output.contains("\n  reply    reply    pattern, if asked for "))
    #expect(run.output.contains("\n  url       native twitter-url\n  username  the kind mention\n"))
    #expect(CommandRun("packs", "show", "default").output.contains("\n  searches in one walk\n"))
  }

  @Test func showOfAFolderTellsExamples() throws {
    let directory = try Self.folder()
    let run = CommandRun("packs", "show", directory.path + "/mine")
    #expect(run.status == .found)
    #expect(run.output.contains("\nExamples of tag:\n  ⟦#a⟧\n  a\n"))
    #expect(run.output.contains("\n  adjacent_hashtags           \"none\""))
  }

  @Test func testSaysThatExamplesHold() throws {
    let directory = try Self.folder()
    let run = CommandRun("packs", "test", directory.path + "/mine")
    #expect(run.status == .found)
    #expect(run.output == "2 examples hold\n")
  }

  @Test func testDrawsWhatDiffers() throws {
    let directory = try Self.folder(tag: Self.tag.replacing("\"⟦#a⟧\"", with: "\"⟦#a⟧ #b\""))
    let run = CommandRun("packs", "test", directory.path + "/mine")
    #expect(run.status == .nothing)
    #expect(
      run.output == """
        \(directory.path)/mine/tag.json:69: rule tag
          expected  ⟦#a⟧ #b
          got       ⟦#a⟧ ⟦#b⟧
        1 of 2 examples differs

        """)
  }

  @Test func newWritesAPackThatHoldsAndScans() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/desk"
    #expect(CommandRun("packs", "new", path).status == .found)
    #expect(CommandRun("packs", "test", path).output == "6 examples hold\n")
    try directory.write("see ABC-1 and @ann\n", to: "text")
    let run = CommandRun("scan", "--pack", path, directory.path + "/text")
    #expect(run.output == "1:5:issue:ABC-1\n1:15:mention:@ann\n")
    #expect(run.status == .found)
  }

  @Test func newRefusesWhatExists() throws {
    let directory = try Self.folder()
    let run = CommandRun("packs", "new", directory.path + "/mine")
    #expect(run.status == .failure)
    #expect(run.diagnostics == "selectable: \(directory.path)/mine: there is something of that name\n")
  }

  @Test(arguments: [
    (["packs", "shwo", "default"], "unknown action 'shwo'; did you mean 'show'?"),
    (["packs", "list", "default"], "'packs list' takes nothing more"),
    (["packs", "show"], "'packs show' takes one dialect or folder"),
    (["packs", "test", "a", "b"], "'packs test' takes one folder"),
    (["packs", "show", "defualt"], "unknown dialect or folder 'defualt'; did you mean 'default'?"),
    (["packs", "new", "Desk"], "the dialect would be called 'Desk', as the folder; a name has 1 to 64"),
    (["packs", "new", "/no/such/uts58"], "as a built-in one is"),
    (["packs", "new", "/no/such/desk"], "/no/such/desk: the folder cannot be written"),
    (["packs", "test", "/no/such"], "/no/such: the folder cannot be read"),
    (["packs", "show", "/no/such"], "/no/such: the folder cannot be read"),
    (["scan", "--pack", "/no/such"], "/no/such: the folder cannot be read"),
    (["scan", "--pack", "x", "--dialect", "default"], "'--pack' and '--dialect' exclude each other"),
    (["validate", "--unchecked", "--kind", "link"], "'--unchecked' needs '--pack'"),
  ])
  func mistakeIsExplained(arguments: [String], message: String) {
    let run = CommandRun(arguments)
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.contains(message))
  }

  @Test func aPackWhoseExampleDiffersIsScannedWithOnlyUnchecked() throws {
    let directory = try Self.folder(tag: Self.tag.replacing("\"a\"", with: "\"#b\""))
    let path = directory.path + "/mine"
    let refused = CommandRun("validate", "--pack", path, "--kind", "tag", "#b")
    #expect(refused.status == .failure)
    #expect(refused.diagnostics.contains("mine/tag.json:94: rule tag: the example does not hold: expected \"#b\""))
    #expect(CommandRun("validate", "--pack", path, "--unchecked", "--kind", "tag", "#b").output == "valid\n")
  }
}
