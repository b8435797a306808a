import SelectableText

/// Something that the library does with a text.
public struct Exercise: Sendable {
  /// What it is called in tables.
  public let name: String
  /// How many walks over the text it is made of, each of which may cost as much as a scan.
  let walkCount: Int
  /// Does it with a text, and gives how often rules were asked, if that is known.
  let run: @Sendable ([UInt8]) async throws -> Int

  init(_ name: String, walkCount: Int = 1, run: @escaping @Sendable ([UInt8]) async throws -> Int) {
    self.name = name
    self.walkCount = walkCount
    self.run = run
  }

  /// All exercises: each dialect that is compiled in is scanned and asked for values, so that a new one is covered.
  public static let all: [Exercise] = byLine + wholes

  /// What is done with texts of one line and with texts of many.
  public static let byLine: [Exercise] = scans + values + variants + uses

  /// What is done with texts of one line alone: options of dialects that ``scans`` covers, and what takes a text as a
  /// whole, to cut it to a limit or to lay it out.
  public static let wholes: [Exercise] = libraries + truncations + layouts

  /// Those that take longest, by far; and the same search of numbers in other regions and leniencies.
  private static let costlyNames: Set<String> = [
    "values, twitter", "values, mastodon", "explain", "choice", "precedence", "user patterns",
  ]
  private static let regions = ["US ", "DE ", "AR "]

  /// The families that a quick run takes: all, or a third of them for what takes longest or is done in many ways.
  ///
  /// What each third leaves out is in the table of `linear-time`, which takes all.
  public var quickFamilies: [HostileText] {
    let isInMany = Self.regions.contains { name.hasPrefix($0) }
    guard isInMany || Self.costlyNames.contains(name) else { return HostileText.families }
    return HostileText.families.enumerated().filter { $0.offset % 3 == name.utf8.count % 3 }.map(\.element)
  }

  /// A scan in each dialect.
  public static let scans: [Exercise] = Pack.builtIn.map { pack in
    scan(pack.dialect, by: .init { $0.pack = pack })
  }

  /// A scan in each dialect, with the values of what it selects.
  static let values: [Exercise] = Pack.builtIn.map { pack in
    values("values, \(pack.dialect)", by: .init { $0.pack = pack })
  }

  /// A scan that hands over ranges and nothing else.
  static func scan(_ name: String, walkCount: Int = 1, by scanner: TextSelection.Scanner) -> Exercise {
    Exercise(name, walkCount: walkCount) { bytes in
      var scratch = ScanScratch()
      scratch.beginStatistics()
      scanner.scan(bytes.span, scratch: &scratch) { _ in }
      return (scratch.statistics ?? []).reduce(0) { $0 + $1.candidateCount }
    }
  }
}

extension Exercise: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension TextSelection.Scanner {
  /// A scanner that differs from the default one in what `change` sets.
  init(_ change: (inout Configuration) -> Void) {
    var configuration = Configuration()
    change(&configuration)
    self.init(configuration)
  }
}
