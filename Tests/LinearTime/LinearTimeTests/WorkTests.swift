import LinearTime
import Testing

/// What is counted is what is done.
@Suite struct WorkTests {
  @Test func blocksAreCounted() async throws {
    #expect(Work.isCounted, "built without coverage: the Makefile has the flags")
    let bytes = [UInt8](repeating: 7, count: 1_000)
    var sum = 0
    let work = try await Work.of {
      for byte in bytes where byte != 0 { sum += Int(byte) }
      return 0
    }
    #expect(sum == 7_000)
    #expect(work.steps > 0)
  }

  @Test(arguments: Exercise.planted)
  func quadraticTimeIsSeen(_ exercise: Exercise) async throws {
    let growth = try await Growth(of: exercise, on: HostileText(repeating: "a"), utf8Count: 1_000)
    #expect(growth.ratio > 3.5)
    #expect(!growth.isLinear)
  }

  @Test func costIsSeen() async throws {
    let exercise = Exercise.costing(stepsPerByte: 3 * Int(Growth.greatestStepsPerByte))
    let growth = try await Growth(of: exercise, on: HostileText(repeating: "a"), utf8Count: 1_000)
    #expect(growth.ratio < Growth.greatestRatio)
    #expect(!growth.isLinear)
  }

  /// The counts are exact: the same work has the same.
  @Test func countsDoNotDependOnTheClock() async throws {
    let exercise = try #require(Exercise.scans.first)
    let first = try await Growth(of: exercise, on: HostileText(repeating: "@a "), utf8Count: 1_000)
    let second = try await Growth(of: exercise, on: HostileText(repeating: "@a "), utf8Count: 1_000)
    #expect(first.once == second.once)
    #expect(first.twice == second.twice)
  }
}
