import LinearTime

/// What the command is asked to do.
enum Command {
  /// Print the table of families.
  case table
  /// Look for worse texts.
  case search(seconds: UInt64, seed: UInt64)

  static let usage = "usage: linear-time table | search [--seconds N] [--seed N]"

  /// Reads the arguments; `nil` if they make no sense.
  init?(_ arguments: ArraySlice<String>) {
    let options = arguments.dropFirst()
    switch arguments.first {
    case "table" where options.isEmpty: self = .table
    case "search":
      var values: [String: UInt64] = ["--seconds": 60, "--seed": 1]
      guard options.count.isMultiple(of: 2) else { return nil }
      for place in stride(from: options.startIndex, to: options.endIndex, by: 2) {
        guard values[options[place]] != nil, let value = UInt64(options[place + 1]) else { return nil }
        values[options[place]] = value
      }
      self = .search(seconds: values["--seconds", default: 0], seed: values["--seed", default: 0])
    default: return nil
    }
  }

  /// Does it.
  ///
  /// - Throws: What an exercise throws.
  func run() async throws {
    switch self {
    case .table: try await Self.printTable()
    case .search(let seconds, let seed): try await Self.printFinds(seconds: seconds, seed: seed)
    }
  }

  private static func printTable() async throws {
    let texts = HostileText.families + (try HostileText.conformance())
    print(try await GrowthTable(of: Exercise.all, on: texts).markdown(of: texts, showing: "default"))
    let long = try await GrowthTable(
      of: Exercise.scans, on: HostileText.long, utf8Count: GrowthTable.longUTF8Count, layouts: [.line])
    print("\n" + long.markdown(of: HostileText.long, showing: "default"))
  }

  private static func printFinds(seconds: UInt64, seed: UInt64) async throws {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var search = Search(seed: seed)
    while clock.now < end { try await search.step() }
    print("\(search.triedCount) texts were tried; the worst of each exercise, by growth, then by steps:")
    for (name, finds) in search.finds.sorted(by: { $0.key < $1.key }) {
      print(name)
      for growth in finds.steepest + finds.dearest { print("  \(growth.isLinear ? " " : "!") \(growth)") }
    }
  }
}
