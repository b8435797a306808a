import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

@Suite struct PackExampleTests {
  @Test(arguments: PacksOnDisk.folders)
  func packOnDiskIsTheOneCompiledIn(folder: String) throws {
    let pack = try PackSource(folder: folder).compiled(extending: Pack.builtIn)
    #expect(Pack.builtIn(named: pack.dialect) == pack)
  }

  @Test func everyCompiledInPackIsOnDisk() {
    #expect(PacksOnDisk.loaded.map(\.pack.dialect).sorted() == Pack.builtIn.map(\.dialect).sorted())
  }

  @Test(arguments: PackExample.all)
  func exampleHolds(example: PackExample) throws {
    var configuration = Scanner.Configuration()
    configuration.pack = try example.pack.compiled(extending: Pack.builtIn)
    for (name, value) in example.options { try configuration.options.set(name, to: value) }
    if example.rule.file.traits.isOnlyAsked { configuration.kinds = [example.rule.file.kind] }
    #expect(example.drawn(configuration) == example.marked.description)
  }

  /// A pattern beside a native rule says the same in another language; it is run alone.
  @Test(
    arguments: PackExample.all.filter {
      $0.rule.pattern != nil && $0.rule.file.native != nil && $0.options.isEmpty
    })
  func patternBesideNativeRuleAgrees(example: PackExample) throws {
    let source = try #require(example.rule.pattern)
    var configuration = Scanner.Configuration()
    configuration.pack = Pack(dialect: "empty")
    configuration.userRules = [
      UserRule(name: example.rule.name, kind: example.rule.file.kind, pattern: try Pattern(source, options: .extended))
    ]
    #expect(example.drawn(configuration) == example.marked.description)
  }
}
