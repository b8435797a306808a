import Foundation
import TextSelection
import Testing

@Suite(.enabled(if: ConformanceSuite.folder != nil, "the variable SELECTABLE_CONFORMANCE names no folder of cases"))
struct LengthConformanceTests {
  @Test func lengthsAreThoseOfThePlatform() throws {
    let cases = try LengthCase.all(in: try #require(ConformanceSuite.folder))
    #expect(!cases.isEmpty)
    for test in cases {
      let budget = try #require(TextCounter(rawValue: "twitter-" + test.configuration)).budget(of: test.text)
      let ranges = [budget.displayScalarRange, budget.validScalarRange].map { [$0.lowerBound, $0.upperBound] }
      let isAsExpected =
        budget.count == test.expected.weightedLength && budget.isValid == test.expected.valid
        && budget.permillage == test.expected.permillage
        && ranges == [test.expected.displayRange, test.expected.validRange]
      #expect(isAsExpected, "\(test.id): \(budget)")
    }
  }
}

/// A text, and what it counts.
private struct LengthCase {
  struct Expectation: Decodable {
    let weightedLength: Int
    let valid: Bool
    let permillage: Int
    /// Half-open, in Unicode scalars.
    let displayRange: [Int]
    let validRange: [Int]
  }

  /// A file of cases; those of other kinds expect no length.
  private struct File: Decodable {
    let cases: [Row]?
  }

  private struct Row: Decodable {
    struct Options: Decodable {
      let config: String?
    }

    let id: String
    let text: String
    let options: Options?
    let expectLength: Expectation?
  }

  let id: String
  let text: String
  let configuration: String
  let expected: Expectation

  static func all(in folder: String) throws -> [LengthCase] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted()
    return try names.flatMap { name -> [LengthCase] in
      let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))
      return try (decoder.decode(File.self, from: data).cases ?? []).compactMap { row in
        guard let expected = row.expectLength else { return nil }
        let configuration = row.options?.config ?? "v3"
        return LengthCase(id: row.id, text: row.text, configuration: configuration, expected: expected)
      }
    }
  }
}
