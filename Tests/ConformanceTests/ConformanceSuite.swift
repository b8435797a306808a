import Foundation
import TextValidation

/// A file of cases: what a peer, a standard or a report expects of one dialect.
struct ConformanceSuite: Decodable, Sendable {
  /// The dialect that the cases bind; absent: they bind none.
  let dialect: String
  let cases: [ConformanceCase]
  /// The file's name without its ending.
  var name = ""

  private enum CodingKeys: String, CodingKey {
    case dialect, cases
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    dialect = try container.decodeIfPresent(String.self, forKey: .dialect) ?? ""
    // Other dialects' cases have members of their own.
    cases =
      Self.claimedDialects.contains(dialect) ? try container.decode([ConformanceCase].self, forKey: .cases) : []
  }

  /// The dialects that promise to pass.
  static let claimedDialects: Set<String> = ["default", "uts58", "selectabletextview"]

  /// The folder that the environment names; `nil` if it names none.
  static let folder = ProcessInfo.processInfo.environment["SELECTABLE_CONFORMANCE"].flatMap { $0.isEmpty ? nil : $0 }

  /// The suites of the claimed dialects, in order of their names.
  static func all(in folder: String) throws -> [ConformanceSuite] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted().compactMap {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent($0))
      var suite = try JSONDecoder().decode(ConformanceSuite.self, from: data)
      suite.name = String($0.dropLast(5))
      return claimedDialects.contains(suite.dialect) ? suite : nil
    }
  }
}

/// One case: a text, and what must become of it.
struct ConformanceCase: Decodable, Sendable {
  /// A selection that must be found; what is absent is not asserted.
  struct Expectation: Decodable, Sendable {
    let text: String?
    let kind: String?
    let value: String?
    /// Half-open, in Unicode scalars.
    let range: [Int]?
  }

  /// How much of the selections is asserted.
  enum Check: String, Decodable, Sendable {
    case first, prefix, nonempty
  }

  let id: String
  let text: String
  let kind: String
  let options: [String: CaseOption]?
  let check: Check?
  let expect: [Expectation]?
  let expectedValidity: Bool?
  let expectedText: String?
  /// The options of a validator's case.
  let validator: ValidatorDescription?

  private enum CodingKeys: String, CodingKey {
    case id, text, kind, options, check, expect
    case expectedValidity = "expect_valid"
    case expectedText = "expect_text"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    text = try container.decode(String.self, forKey: .text)
    kind = try container.decode(String.self, forKey: .kind)
    options = try container.decodeIfPresent([String: CaseOption].self, forKey: .options)
    check = try container.decodeIfPresent(Check.self, forKey: .check)
    expect = try container.decodeIfPresent([Expectation].self, forKey: .expect)
    expectedValidity = try container.decodeIfPresent(Bool.self, forKey: .expectedValidity)
    expectedText = try container.decodeIfPresent(String.self, forKey: .expectedText)
    validator = kind == "validator" ? try container.decode(ValidatorDescription.self, forKey: .options) : nil
  }
}

/// What a case sets an option to.
enum CaseOption: Decodable, Sendable, Hashable {
  case boolean(Bool)
  case number(Int)
  case text(String)
  case list([CaseOption])
  case members([String: CaseOption])
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([CaseOption].self) {
      self = .list(list)
    } else {
      self = .members(try container.decode([String: CaseOption].self))
    }
  }

  /// The text, if it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The members of a list; none of anything else.
  var list: [CaseOption] { if case .list(let list) = self { list } else { [] } }

  /// The same for a scan.
  var value: JSONValue {
    switch self {
    case .boolean(let flag): .boolean(flag)
    case .number(let number): .number("\(number)")
    case .text(let text): .string(text)
    case .list(let list): .array(list.map(\.value))
    case .members(let members): .object(members.mapValues(\.value))
    case .null: .null
    }
  }
}
