import TextComposer
import Testing

@Suite struct DraftKeyTests {
  @Test(arguments: [
    ("com.slack.TextViewController", "general", "com.slack.TextViewController.general"),
    ("a", "b.c", "a.b%2Ec"), ("a.b", "c", "a.b.c"), ("a", "50%", "a.50%25"), ("a", "%2E", "a.%252E"),
    ("a%2E", "b", "a%2E.b"), ("", "", "."), ("a", "", "a."), ("", "a", ".a"), ("é", "👍/\u{301}", "é.👍/\u{301}"),
    ("a", "%\u{301}.\u{301}", "a.%25\u{301}%2E\u{301}"), ("a.", ".", "a..%2E"),
  ])
  func aKeyIsOneTextAndComesBack(_ namespace: String, _ name: String, _ storedKey: String) {
    let key = DraftKey(namespace: namespace, name: name)
    #expect(Array(key.storedKey.utf8) == Array(storedKey.utf8))
    #expect(DraftKey(storedKey: storedKey) == key)
  }

  @Test(arguments: ["", "a", "a.%", "a.%2", "a.%2e", "a.%41", "a.b%%25", "a.%é", "a.%2é", "a.%25%"])
  func otherTextIsNoKey(_ storedKey: String) {
    #expect(DraftKey(storedKey: storedKey) == nil)
  }

  @Test func keysAreTheSameIfTheirBytesAre() {
    let names = ["\u{E9}", "e\u{301}", "e", "b", "a.b", ""]
    let keys = names.flatMap { namespace in names.map { DraftKey(namespace: namespace, name: $0) } }
    #expect(Set(keys).count == names.count * names.count)
    #expect(Set(keys.map { Array($0.storedKey.utf8) }).count == names.count * names.count)
    #expect(Set(keys + keys).count == keys.count)
  }
}
