import TextValidation
import Testing

@Suite(.enabled(if: ConformanceSuite.folder != nil, "the variable SELECTABLE_CONFORMANCE names no folder of cases"))
struct ConformanceTests {
  @Test func casesHoldButForTheDeviationsListed() throws {
    let suites = try ConformanceSuite.all(in: try #require(ConformanceSuite.folder))
    #expect(!suites.isEmpty)
    var table = ConformanceTable()
    for suite in suites {
      guard let pack = Pack.builtIn(named: suite.dialect) ?? suite.packOfNoMatter else {
        table.skip(suite)
        continue
      }
      table.add(suite, failedCount: try failureCount(of: suite, pack))
    }
    print(table)
    for name in Deviation.all.keys where !suites.contains(where: { $0.name == name }) {
      Issue.record("deviations are listed for the suite \(name), which is not there")
    }
  }

  /// How many cases of `suite` fail; one that does so unlisted is an issue, and so is a listed one that does not.
  private func failureCount(of suite: ConformanceSuite, _ pack: Pack) throws -> Int {
    var judge = CaseJudge(pack: pack)
    var failedCount = 0
    var unseen = Deviation.reasons(in: suite.name)
    for test in suite.cases {
      let reason = unseen.removeValue(forKey: test.id)
      switch try judge.verdict(on: test) {
      case .passed:
        if let reason { Issue.record("\(suite.name) \(test.id) no longer deviates (\(reason))") }
      case .failed(let got):
        failedCount += 1
        if reason == nil { Issue.record("\(suite.name) \(test.id): \(test.text.debugDescription) gave \(got)") }
      }
    }
    for id in unseen.keys.sorted() { Issue.record("\(suite.name) has no case \(id)") }
    return failedCount
  }
}

extension ConformanceSuite {
  /// The default pack, if none of the cases asks for a scan.
  fileprivate var packOfNoMatter: Pack? {
    cases.allSatisfy { $0.expectedText != nil || $0.validator != nil } ? .default : nil
  }
}

/// What passed, a suite a line.
struct ConformanceTable: CustomStringConvertible {
  private var rows: [[String]] = [["dialect", "suite", "passed", "of", "%"]]

  /// Adds a suite that ran.
  mutating func add(_ suite: ConformanceSuite, failedCount: Int) {
    let (count, passedCount) = (suite.cases.count, suite.cases.count - failedCount)
    let tenths = count == 0 ? 1000 : passedCount * 1000 / count
    rows.append([suite.dialect, suite.name, "\(passedCount)", "\(count)", "\(tenths / 10).\(tenths % 10)"])
  }

  /// Adds a suite that could not run.
  mutating func skip(_ suite: ConformanceSuite) {
    rows.append([suite.dialect, suite.name, "skipped", "\(suite.cases.count)", "no such dialect"])
  }

  var description: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column < 2 ? row[column] + padding : padding + row[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
