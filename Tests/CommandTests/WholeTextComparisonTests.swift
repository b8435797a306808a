import Foundation
import ReferenceScanner
import SelectableText
import TestSupport
import Testing

@testable import selectable

/// What `validate` says of whole texts, against the slow references of platforms.
@Suite struct WholeTextComparisonTests {
  /// A name that a platform has for whole texts.
  struct Asked: Sendable, CustomTestStringConvertible {
    let reference: any ValidatingPlatformReference.Type
    let pack: Pack
    let kind: String

    var testDescription: String { "\(reference.dialect) \(kind)" }
  }

  private static let asked = platformReferences.flatMap { reference -> [Asked] in
    guard let reference = reference as? any ValidatingPlatformReference.Type,
      let pack = Pack.builtIn(named: reference.dialect)
    else { return [] }
    return ["username", "list", "hashtag", "url", "email", "link", "mention", "ticket", "ipv4", "keyword", "any"].filter
    {
      reference.isValid($0, text: [], options: DetectionOptions()) != nil
    }.map { Asked(reference: reference, pack: pack, kind: $0) }
  }

  /// What whole texts are made of, or nearly.
  private static let fragments = [
    "http://", "https://", "HTTP://", "ftp://", "://", ":", "//", "u:p@", "u@", "@", "a", "b-c", "a_b", "example",
    "example.com", ".com", ".", "-", "_", "é", "例子", ".рф", "xn--p1ai", "1", "0", "192.0.2.1", "192.0.2.256",
    "192.0.2.01",
    "[2001:db8::1]", "[", "]", ":80", ":123456", "/", "/x", "/x%41", "%4", "?", "?q=1", "#", "#f", "|", "ж", "(", "\n",
    " ", "+", "~", "\u{AD}", "@ada", "@ada/list", "#tag", "＠", "＃", "ada.l+x@example.com", "...",
  ]

  @Test(arguments: asked, [true, false])
  func randomWholeTextsAreJudgedAlike(_ asked: Asked, requiresScheme: Bool) throws {
    var generator = SeededGenerator(seed: 14)
    var dialect = DialectChoice()
    dialect.pack = asked.pack
    let messageOptions: [String: JSONValue] = [
      "require_scheme": .boolean(requiresScheme), "keywords": .array([.string("example"), .string("a b")]),
      "plugins": .array(["hashtag", "mention", "ip", "keyword", "ticket"].map { .string($0) }),
    ]
    let judge = try TextJudge(kind: asked.kind, dialect, messageOptions: messageOptions)
    var options = asked.pack.options
    for (name, value) in messageOptions { try options.set(name, to: value) }
    let fragments = Self.fragments + Self.fragments + asked.reference.fragments
    var scratch = ScanScratch()
    var validCount = 0
    for _ in 0..<(ProcessInfo.processInfo.environment["SELECTABLE_LONG_TESTS"] != nil ? 10_000 : 1_000) {
      let count = Int.random(in: 1...5, using: &generator)
      let text = (0..<count).compactMap { _ in fragments.randomElement(using: &generator) }.joined()
      let isValid = asked.reference.isValid(asked.kind, text: Array(text.unicodeScalars), options: options)
      let isAccepted = try judge.accepts(text.utf8.span, scratch: &scratch)
      #expect(isAccepted == isValid, "\(asked.testDescription): \(text.debugDescription)")
      validCount += isAccepted ? 1 : 0
    }
    #expect(validCount > 0)
  }
}
