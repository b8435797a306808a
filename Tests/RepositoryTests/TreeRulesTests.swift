import Testing

@Suite struct TreeRulesTests {
  @Test func topHoldsOnlyWhatItMay() throws {
    let names = try Repository.topLevelNames()
    #expect(names.contains("Package.swift"))
    #expect(TreeRules.strangers(atTopLevel: names) == [])
  }

  @Test func strangersAreSeen() {
    #expect(TreeRules.strangers(atTopLevel: ["Sources", ".ci", "notes.txt", "Scripts"]) == ["Scripts", "notes.txt"])
  }

  @Test func everyRuleHasExamples() {
    #expect(Repository.files(under: "Validators").flatMap(TreeRules.examples) == [])
  }

  @Test(arguments: [
    ("Validators/default/link.json", #"{"matches": ["a"], "rejects": ["b"]}"#, true),
    ("Validators/default/link.json", #"{"matches": ["a"], "rejects": []}"#, false),
    ("Validators/default/link.json", #"{"rejects": ["b"]}"#, false),
    ("Validators/default/link.json", #"["a"]"#, false), ("Validators/default/link.json", "{", false),
    ("Validators/default/pack.json", "{}", true), ("Validators/default/link.pcre2", "a", true),
  ])
  func missingExamplesAreSeen(path: String, text: String, isAllowed: Bool) {
    #expect(TreeRules.examples(in: RepositoryFile(path: path, text: text)).isEmpty == isAllowed)
  }

  @Test func corpusSaysWhatItsFilesAreFor() {
    let files = Repository.files(under: "Corpus/messages", "Corpus/pathological", "Corpus/unicode")
    let readme = Repository.files(under: "Corpus/README.md").map(\.text).joined()
    #expect(TreeRules.undescribed(files, by: readme) == [])
  }

  @Test func undescribedFilesAreSeen() {
    let files = ["Corpus/messages/a.txt", "Corpus/messages/b.txt"].map { RepositoryFile(path: $0, text: "") }
    #expect(
      TreeRules.undescribed(files, by: "`a.txt`: chat") == [
        "Corpus/messages/b.txt:1: Corpus/README.md does not name it"
      ])
  }
}
