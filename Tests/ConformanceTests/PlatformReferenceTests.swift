import Foundation
import ReferenceScanner
import TextValidation
import Testing

/// The references of platforms on the peers' own cases: what they are worth as oracles.
@Suite(.enabled(if: ConformanceSuite.folder != nil, "the variable SELECTABLE_CONFORMANCE names no folder of cases"))
struct PlatformReferenceTests {
  @Test(arguments: platformReferences.map(PlatformOfCases.init))
  func casesHold(_ platform: PlatformOfCases) throws {
    let suites = try platform.suites(in: try #require(ConformanceSuite.folder))
    var judgedCount = 0
    for suite in suites {
      for test in suite.cases {
        guard let answer = try platform.answer(to: test) else { continue }
        judgedCount += 1
        if !answer.isRight {
          Issue.record("\(suite.suite) \(test.id): \(test.text.debugDescription) gave \(answer.description)")
        }
      }
    }
    #expect((judgedCount > 0) == !suites.isEmpty, "none of the cases asks for what the reference knows")
  }
}

/// A platform whose reference is asked.
struct PlatformOfCases: CustomTestStringConvertible, Sendable {
  /// What a reference said to a case.
  struct Answer {
    let isRight: Bool
    let description: String
  }

  /// A file of cases.
  struct Suite: Decodable {
    let suite: String
    let cases: [ConformanceCase]
  }

  /// Read first: other dialects' cases have members of their own.
  private struct Dialect: Decodable { let dialect: String? }

  /// Options that say what a case asks for, and nothing to a search.
  private static let otherOptions: Set<String> = [
    "kinds", "config", "entities", "hits", "rule", "holds_with_production_metadata",
  ]

  /// Options of a case of markup, which say nothing to a search either; its values are those without them (LJ-14).
  private static let markupOptions: Set<String> = [
    "tag_name", "target", "nl2br", "class_name", "default_scheme", "rel", "attributes", "truncate", "email_href_suffix",
    "ignore_tags", "input",
  ]

  /// Clients' own checks of what was selected, by their words; others belong to a dialect.
  private static let checks: [String: @Sendable (PlatformSelection, ArraySlice<Unicode.Scalar>) -> Bool] = [
    "links only when the text matches ^(http|ftp)s?:// or starts with www": { selection, written in
      let beginnings = ["http://", "https://", "ftp://", "ftps://", "www"]
      return selection.kind != .link || beginnings.contains { written.starts(with: $0.unicodeScalars) }
    }
  ]

  let reference: any PlatformReference.Type

  var testDescription: String { reference.dialect }

  /// The suites of the platform's dialect, in order of their names.
  func suites(in folder: String) throws -> [Suite] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted()
    return try names.compactMap { name in
      let data = try Data(contentsOf: URL(filePath: folder).appending(path: name))
      guard try JSONDecoder().decode(Dialect.self, from: data).dialect == reference.dialect else { return nil }
      return try JSONDecoder().decode(Suite.self, from: data)
    }
  }

  /// What the reference says to a case; `nil` if it is not asked, as of lengths and of markup alone.
  func answer(to test: ConformanceCase) throws -> Answer? {
    // Some cases of telephone numbers hold for the peer's test metadata only.
    if test.options?["holds_with_production_metadata"] == .boolean(false) { return nil }
    let text = Array(test.text.unicodeScalars)
    var options = try options(of: test)
    if let expected = test.expectedValidity {
      let kind = String(test.kind.dropFirst("valid_".count))
      // TW-V2: a link that is a whole text needs its scheme, unless a case says otherwise.
      if kind == "url", test.options?["require_scheme"] == nil { options.requiresScheme = true }
      let validating = reference as? any ValidatingPlatformReference.Type
      return validating?.isValid(kind, text: text, options: options).map {
        Answer(isRight: $0 == expected, description: "\($0)")
      }
    }
    guard let expected = test.expect else { return nil }
    let named = test.options?["kinds"]?.list.compactMap(\.text) ?? (test.kind == "any" ? nil : [test.kind])
    let kinds = named.map { Set($0.map(SelectionKind.init)) }
    let check = test.options?["rule"]?.text.flatMap { Self.checks[$0] } ?? { _, _ in true }
    let found = reference.selections(in: text, kinds: kinds, options: options).filter { check($0, text[$0.range]) }
    let agrees = zip(expected, found).allSatisfy { agree($1, with: $0, in: text) }
    let isRight =
      switch test.check {
      case .nonempty: !found.isEmpty
      case .first where expected.isEmpty, .prefix where expected.isEmpty: found.isEmpty
      case .first, .prefix: agrees && found.count >= expected.count
      case nil: agrees && found.count == expected.count
      }
    return Answer(isRight: isRight, description: "\(found)")
  }

  private func options(of test: ConformanceCase) throws -> DetectionOptions {
    var options = Pack.builtIn(named: reference.dialect)?.options ?? DetectionOptions()
    let others = test.kind == "html" ? Self.otherOptions.union(Self.markupOptions) : Self.otherOptions
    for (name, option) in test.options ?? [:] where !others.contains(name) {
      try options.set(name, to: option.value)
    }
    return options
  }

  private func agree(
    _ selection: PlatformSelection, with expected: ConformanceCase.Expectation, in text: [Unicode.Scalar]
  ) -> Bool {
    let range = selection.range
    let selected = text[range]
    return expected.text.map { $0.unicodeScalars.elementsEqual(selected) } ?? true
      && expected.kind ?? selection.kind.rawValue == selection.kind.rawValue
      && expected.value.map { $0.unicodeScalars.elementsEqual(selection.value.unicodeScalars) } ?? true
      && expected.range ?? [range.lowerBound, range.upperBound] == [range.lowerBound, range.upperBound]
  }
}
