import Foundation
import Testing
import TextLayout

/// Agreement with the Python package wcwidth, 0.7 or later, where `python3` has it.
@Suite(
  .enabled(if: WCWidthAnswers.shared != nil, "python3 has no package wcwidth, 0.7 or later"),
  .enabled(if: UnicodeFile.isInstalled, "the package unicode-data is not installed"))
struct WCWidthTests {
  /// Scalars that we measure otherwise, and why.
  struct Difference: Sendable {
    let reason: String
    /// Our columns, and those of wcwidth, where ambiguous scalars take one.
    let columns: Int
    let otherColumns: Int
    /// How many scalars there are, so that no other one hides among them.
    let scalarCount: Int
    let contains: @Sendable (Unicode.Scalar) -> Bool
  }

  static let differences = [
    Difference(
      reason: """
        A soft hyphen is a format character, and is drawn only where a line is broken at it: which layout never does.
        """,
      columns: 0, otherColumns: 1, scalarCount: 1, contains: { $0 == "\u{AD}" }),
    Difference(
      reason: """
        Format characters that are drawn above, below or around the letters and digits after them (such as U+0600, Arabic
        number sign, and U+070F, Syriac abbreviation mark) begin the cluster of these, and have the room of these.
        """,
      columns: 0, otherColumns: 1, scalarCount: 13,
      contains: { $0 != "\u{AD}" && $0.properties.generalCategory == .format }),
    Difference(
      reason: """
        A mark that takes space, alone or after what it does not join (as in Burmese), is drawn beside its neighbours. In a
        cluster it adds nothing to the widest scalar; wcwidth gives it nothing by itself, and a column in a text.
        """,
      columns: 1, otherColumns: 0, scalarCount: 448, contains: { $0.properties.generalCategory == .spacingMark }),
    Difference(
      reason: "Marks on ideographs and Hangul that take space, as above: East Asian Wide.",
      columns: 2, otherColumns: 0, scalarCount: 4, contains: { $0.properties.generalCategory == .spacingMark }),
    Difference(
      reason: """
        Yijing, Tai Xuan Jing and counting rods: East Asian Wide since Unicode 16.0, Neutral in the 15.0 of our table.
        """,
      columns: 1, otherColumns: 2, scalarCount: 188,
      contains: { scalar in
        [0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376].contains {
          $0.contains(scalar.value)
        }
      }),
  ]

  @Test func everyScalarThatIsAssignedTakesAsManyColumns() throws {
    let answers = try #require(WCWidthAnswers.shared)
    var counts = differences.map { _ in 0 }
    var unargued: [String] = []
    for run in answers.scalars {
      for scalar in run.values.compactMap(Unicode.Scalar.init) where scalar.isAssignedInTableVersion {
        let own = [1, 2].map { ColumnWidths.shared.columnCount(of: scalar.value, ambiguous: $0) }
        if own == [run.narrow, run.wide] { continue }
        let argued = differences.firstIndex {
          $0.columns == own[0] && $0.otherColumns == run.narrow && $0.contains(scalar)
        }
        if let argued { counts[argued] += 1 } else { unargued.append("\(scalar.debugDescription): \(own), \(run)") }
      }
    }
    #expect(unargued == [])
    #expect(counts == differences.map(\.scalarCount))
    #expect(answers.scalars.last?.values.upperBound == 0x10_FFFF)
    print(
      "wcwidth: all scalars assigned in the table's version, \(counts.reduce(0, +)) of them otherwise, with a reason")
  }

  @Test func everyEmojiSequenceTakesAsManyColumns() throws {
    let answers = try #require(WCWidthAnswers.shared)
    let others = answers.sequences.filter { ColumnMeasurer().width(of: $0.text) != Double($0.columns) }
    #expect(others.map(\.text.debugDescription) == [])
    // 213 with U+FE0F, the others joined.
    #expect(answers.sequences.count > 1_500)
    print("wcwidth: \(answers.sequences.count) emoji sequences")
  }

  private var differences: [Difference] { Self.differences }
}

/// What `column_widths.py` printed.
struct WCWidthAnswers: Sendable {
  struct Run: Sendable {
    let values: ClosedRange<UInt32>
    let narrow: Int
    let wide: Int
  }

  /// `nil` if `python3` is missing or has no such package, or one that knows nothing of ambiguous scalars.
  static let shared = try? WCWidthAnswers()

  private(set) var scalars: [Run] = []
  private(set) var sequences: [(text: String, columns: Int)] = []

  private init() throws {
    for line in try Self.output().split(separator: "\n").dropFirst() {
      let sides = line.split(separator: "=")
      let words = line.split { $0 == " " || $0 == "-" }
      if sides.count == 2 {
        let scalars = sides[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
        let columns = try #require(Int(sides[1].trimmingCharacters(in: .whitespaces)))
        sequences.append((String(String.UnicodeScalarView(scalars)), columns))
      } else if words.count == 4, let first = UInt32(words[0], radix: 16), let last = UInt32(words[1], radix: 16) {
        let (narrow, wide) = (try #require(Int(words[2])), try #require(Int(words[3])))
        scalars.append(Run(values: first...last, narrow: narrow, wide: wide))
      }
    }
  }

  private static func output() throws -> String {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "column_widths.py")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", script.path(percentEncoded: false), UnicodeFile.emojiPath("emoji-zwj-sequences.txt"),
    ]
    let output = Pipe()
    (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadUnknown) }
    return String(decoding: printed, as: UTF8.self)
  }
}
