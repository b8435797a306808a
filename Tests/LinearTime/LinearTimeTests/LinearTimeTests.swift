import LinearTime
import Testing

/// Whatever a text repeats, twice as much of it takes no more than twice as long, counted and not timed.
@Suite struct LinearTimeTests {
  /// What grows too fast or costs too much.
  private static func faults(_ growths: [Growth]) -> [String] { growths.filter { !$0.isLinear }.map(\.description) }

  @Test(arguments: Exercise.byLine)
  func familiesTakeLinearTime(_ exercise: Exercise) async throws {
    let growths = try await GrowthTable.growths(of: exercise, on: exercise.quickFamilies)
    #expect(growths.count > 100)
    #expect(Self.faults(growths) == [])
  }

  @Test(arguments: Exercise.wholes)
  func familiesInOneLineTakeLinearTime(_ exercise: Exercise) async throws {
    let growths = try await GrowthTable.growths(of: exercise, on: exercise.quickFamilies, layouts: [.line])
    #expect(growths.count > 50)
    #expect(Self.faults(growths) == [])
  }

  @Test(arguments: Exercise.scans)
  func triggerPairsTakeLinearTime(_ exercise: Exercise) async throws {
    let growths = try await GrowthTable.growths(of: exercise, on: HostileText.triggerPairs)
    #expect(growths.count == 2 * 132)
    #expect(Self.faults(growths) == [])
  }

  @Test(arguments: Exercise.scans)
  func longTextsTakeLinearTime(_ exercise: Exercise) async throws {
    let growths = try await GrowthTable.growths(
      of: exercise, on: HostileText.long, utf8Count: GrowthTable.longUTF8Count, layouts: [.line])
    #expect(Self.faults(growths) == [])
  }

  @Test(arguments: Exercise.composers)
  func fieldsTakeLinearTime(_ exercise: Exercise) async throws {
    let growths = try await GrowthTable.growths(of: exercise, on: HostileText.fields, layouts: [.line])
    #expect(growths.count > 30)
    #expect(Self.faults(growths) == [])
  }

  @Test func linksInLinksTakeLinearTime() async throws {
    let growth = try await Growth(of: .precedence, on: .linksInLinks, utf8Count: 20_000)
    #expect(growth.ratio < Growth.greatestRatio)
    #expect(growth.stepsPerByteAndWalk <= Growth.greatestStepsPerByte)
  }

  @Test(.enabled(if: HostileText.conformanceFolder != nil, "SELECTABLE_CONFORMANCE names no folder"))
  func whatMadeOthersSlowTakesLinearTime() async throws {
    let texts = try HostileText.conformance()
    #expect(!texts.isEmpty)
    for exercise in Exercise.scans {
      #expect(Self.faults(try await GrowthTable.growths(of: exercise, on: texts)) == [])
    }
  }
}
