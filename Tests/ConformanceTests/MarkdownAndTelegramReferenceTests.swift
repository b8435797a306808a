import Foundation
import ReferenceScanner
import TextValidation
import Testing

/// The references of Telegram and of GitHub's Markdown, against the peers' own cases.
@Suite(.enabled(if: PeerCase.folder != nil, "the variable SELECTABLE_CONFORMANCE names no folder of cases"))
struct MarkdownAndTelegramReferenceTests {
  @Test(arguments: [("telegram", 240), ("gfm", 20)])
  func casesHold(dialect: String, leastCount: Int) throws {
    let cases = try PeerCase.all(of: dialect, in: try #require(PeerCase.folder)).filter { $0.validity == nil }
    #expect(cases.count >= leastCount)
    let reference: any PlatformReference.Type = dialect == "gfm" ? MarkdownReference.self : TelegramReference.self
    for test in cases {
      let got = reference.selections(in: Array(test.text.unicodeScalars), kinds: test.kinds, options: test.options)
      #expect(test.isMet(by: got), "\(test.id): \(test.text.debugDescription) gave \(got)")
    }
  }

  @Test func addressesAreThosePeerTakes() throws {
    let cases = try PeerCase.all(of: "telegram", in: try #require(PeerCase.folder)).filter { $0.validity != nil }
    #expect(cases.count >= 1000)
    for test in cases {
      #expect(TelegramReference.isEmailAddress(test.text) == test.validity, "\(test.id): \(test.text.debugDescription)")
    }
  }
}

/// A case of a peer's suite, for a reference.
private struct PeerCase: Decodable {
  struct Expectation: Decodable {
    let text: String
    let kind: String?
    let value: String?
    /// Half-open, in Unicode scalars.
    let range: [Int]?
  }

  struct Options: Decodable {
    let kinds: [String]?
    let extensions: [String]?
  }

  private struct Suite: Decodable {
    let dialect: String?
    let cases: [PeerCase]?
  }

  private struct Head: Decodable {
    let dialect: String?
  }

  private enum CodingKeys: String, CodingKey {
    case id, text, kind, expect
    case caseOptions = "options"
    case validity = "expect_valid"
  }

  let id: String
  let text: String
  let kind: String
  let caseOptions: Options?
  let expect: [Expectation]?
  let validity: Bool?

  static let folder = ProcessInfo.processInfo.environment["SELECTABLE_CONFORMANCE"].flatMap { $0.isEmpty ? nil : $0 }

  static func all(of dialect: String, in folder: String) throws -> [PeerCase] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted()
    return try names.flatMap { name -> [PeerCase] in
      let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))
      // Cases of other dialects have members of other types.
      guard try JSONDecoder().decode(Head.self, from: data).dialect == dialect else { return [] }
      return try JSONDecoder().decode(Suite.self, from: data).cases ?? []
    }
  }

  /// What the case asks for.
  var kinds: Set<SelectionKind> {
    Set((caseOptions?.kinds ?? [kind]).map(SelectionKind.init(rawValue:)))
  }

  var options: DetectionOptions {
    var options = DetectionOptions()
    if let extensions = caseOptions?.extensions { options.markdownExtensions = Set(extensions) }
    return options
  }

  /// Whether `selections` are what the case expects; what it leaves out is not asserted.
  func isMet(by selections: [PlatformSelection]) -> Bool {
    guard let expect, selections.count == expect.count else { return false }
    let scalars = Array(text.unicodeScalars)
    return zip(selections, expect).allSatisfy { got, expected in
      var covered = String.UnicodeScalarView()
      covered.append(contentsOf: scalars[got.range])
      return String(covered) == expected.text && got.kind.rawValue == expected.kind ?? kind
        && expected.range.map { $0 == [got.range.lowerBound, got.range.upperBound] } ?? true
        && expected.value.map { $0 == got.value } ?? true
    }
  }
}
