import Testing

@testable import TextComposer

@Suite struct CompletionRulesTests {
  @Test func aPrefixIsRegisteredOnceWithItsLastOptions() throws {
    var rules = CompletionRules()
    #expect(rules.isEmpty)
    var short = CompletionPrefix(":")
    try rules.register(short)
    try rules.register(CompletionPrefix("@"))
    short.minimumQueryCount = 2
    try rules.register(short)
    #expect(rules.prefixes == [short, CompletionPrefix("@")])
  }

  @Test func anUnregisteredPrefixIsGone() throws {
    var rules = CompletionRules()
    try rules.register(CompletionPrefix("@"))
    rules.unregister("#")
    #expect(!rules.isEmpty)
    rules.unregister("@")
    #expect(rules.isEmpty)
  }

  @Test func anEmptyPrefixIsRefused() {
    var rules = CompletionRules()
    #expect(throws: ComposerError.emptyText) { try rules.register(CompletionPrefix("")) }
    #expect(rules.isEmpty)
  }

  @Test func prefixesAreToldApartByTheirBytes() throws {
    var rules = CompletionRules()
    try rules.register(CompletionPrefix("\u{E9}"))
    try rules.register(CompletionPrefix("e\u{301}"))
    #expect(rules.prefix(withText: "e\u{301}")?.text.utf8.count == 3)
    rules.unregister("e\u{301}")
    #expect(rules.prefix(withText: "e\u{301}") == nil)
    #expect(rules.prefixes.map { Array($0.text.unicodeScalars) } == [["\u{E9}"]])
  }

  @Test func delimitersAddUp() {
    var rules = CompletionRules()
    rules.register(delimiters: [",", "、"])
    rules.register(delimiters: [";"])
    #expect(rules.delimiters == [",", ";", "、"])
  }
}
