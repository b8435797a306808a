import TestSupport
import Testing

@testable import TextValidation

@Suite struct ShortNameSetTests {
  private static func contains(_ set: ShortNameSet, _ name: String) -> Bool {
    // Neighbours that must not be read.
    let utf8 = Array("com\(name)org".utf8)
    return set.contains(3..<utf8.count - 3, in: utf8.span)
  }

  @Test(arguments: [
    ("com", true), ("COM", true), ("cOm", true), ("io", true), ("a", true), ("info", true), ("x1", true), ("co", false),
    ("m", false), ("comx", false), ("", false), ("museum", false), ("inf", false), ("ß", false), ("é", false),
    ("0", false),
    ("q\0", false), ("\0com", false), ("@", false), ("`", false), ("CO", false), ("oi", false),
  ])
  func shortNames(name: String, isMember: Bool) {
    #expect(Self.contains(ShortNameSet(["com", "io", "a", "info", "museum", "x1", "", "ß", "é"]), name) == isMember)
  }

  @Test func emptySetHasNothing() {
    for name in ["", "a", "com", "\0"] { #expect(!Self.contains(ShortNameSet([]), name)) }
  }

  /// A crowd of names that share slots, each asked for with what differs in one letter.
  @Test(arguments: [31, 32, 33, 2000])
  func everyNameIsFoundAndNoOther(_ count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    func name() -> String {
      String(
        (0..<Int.random(in: 1...4, using: &generator)).compactMap { _ in "abcxyz019".randomElement(using: &generator) })
    }
    let names = Set((0..<count).map { _ in name() })
    let set = ShortNameSet(names)
    #expect(names.allSatisfy { Self.contains(set, $0) && Self.contains(set, $0.uppercased()) })
    for _ in 0..<2000 {
      let other = name()
      #expect(Self.contains(set, other) == names.contains(other), "\(other)")
    }
  }

  /// The set of short domains is the set of all domains, for names that are short.
  @Test func shortDomainsAreDomains() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let pairs = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    var memberCount = 0
    for name in pairs + pairs.map({ "\($0)m" }) + pairs.map({ "co\($0)" }) + pairs.map({ "\($0)fo" }) {
      let utf8 = Array(name.utf8)
      let isMember = TopLevelDomains.iana.contains(utf8.indices, in: utf8.span)
      #expect(TopLevelDomains.shortNames.contains(utf8.indices, in: utf8.span) == isMember, "\(name)")
      memberCount += isMember ? 1 : 0
    }
    #expect(memberCount > 200)
  }
}
