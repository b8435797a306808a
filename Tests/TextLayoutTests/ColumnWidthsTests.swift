import Foundation
import Testing
import TextLayout
import TextModel

/// The table of columns, held against Unicode data that it was not made from, where Debian's `unicode-data` is installed.
@Suite(.enabled(if: UnicodeFile.isInstalled, "the package unicode-data is not installed"))
struct ColumnWidthsTests {
  /// Of two plain scalars each would have to join a letter, if it joined anything.
  @Test func plainScalarsPart() {
    let plain = (UInt32(0)..<0x11_0000).filter { ColumnWidths.shared.isPlain($0) }
    let joining = plain.filter {
      !ClusterBreaker.hasBreak(between: 0x61, and: $0) || !ClusterBreaker.hasBreak(between: $0, and: 0x61)
    }
    #expect(joining == [])
    #expect(plain.count > 200_000)
  }

  @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}", "\n", "\u{E33}", "\u{93F}", "🇫", "🏽", "한", "\u{600}", "\u{85}"])
  func whatJoinsOthersIsNotPlain(scalar: Unicode.Scalar) {
    #expect(!ColumnWidths.shared.isPlain(scalar.value))
  }

  @Test func theVersionIsThatOfTheOtherTables() {
    #expect(ColumnWidths.unicodeVersion == ScalarClassTable.unicodeVersion)
  }

  /// East Asian Width comes from the derived file, all else from the standard library: every scalar that 15.0 assigned.
  @Test func everyAssignedScalarIsAsWideAsTheDataSay() throws {
    let widthClasses = try UnicodeFile.derivedEastAsianWidth()
    var differing: [String] = []
    var count = 0
    for value in UInt32(0)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(value), scalar.isAssignedInTableVersion else { continue }
      count += 1
      if Self.changedLater.contains(scalar) { continue }
      let expected = Self.columns(of: scalar, widthClass: widthClasses[Int(value)])
      let widths = [1, 2].map { ColumnWidths.shared.columnCount(of: value, ambiguous: $0) }
      if widths != expected { differing.append("U+\(String(value, radix: 16)): \(widths), not \(expected)") }
    }
    #expect(differing == [])
    // Unicode 15.0: 149,186 characters, 65 controls, 137,468 for private use and 66 noncharacters.
    #expect(count == 286_785)
  }

  /// Ideographs to come are wide already (UAX #11), what is ignorable will take no column.
  @Test(arguments: [
    (0x9FFF, 2), (0x2_FFFD, 2), (0x3_FFFD, 2), (0xE_0FFF, 0), (0x2065, 0), (0x0378, 1), (0xFFFF_FFFF, 1),
  ])
  func whatIsNotAssigned(value: UInt32, expected: Int) {
    #expect(ColumnWidths.shared.columnCount(of: value, ambiguous: 1) == expected)
  }

  @Test(arguments: [("emoji-sequences.txt", 2_000), ("emoji-zwj-sequences.txt", 1_300), ("emoji-test.txt", 3_600)])
  func everyEmojiTakesTwoColumns(file: String, leastCount: Int) throws {
    let sequences = try UnicodeFile.emoji(in: file).filter { sequence, line in
      file != "emoji-test.txt" || line.contains("; fully-qualified") || line.contains("; component")
    }
    let others = sequences.filter { ColumnMeasurer().width(of: $0.sequence) != 2 }
    #expect(others.map(\.line) == [])
    #expect(sequences.count > leastCount)
  }

  @Test func aVariationSelectorAsksForAnEmoji() throws {
    let sequences = try UnicodeFile.emoji(in: "emoji-variation-sequences.txt").map(\.sequence)
    for sequence in sequences {
      let base = ColumnMeasurer().width(of: String(sequence.unicodeScalars.prefix(1)))
      let isEmoji = sequence.unicodeScalars.last == "\u{FE0F}"
      #expect(ColumnMeasurer().width(of: sequence) == (isEmoji ? 2 : base), "\(sequence.debugDescription)")
    }
    #expect(sequences.count > 700)
  }

  /// A sign of Ahom that became a spacing mark (Mc) after 15.0; the standard library may be younger than the table.
  private static let changedLater: Set<Unicode.Scalar> = ["\u{1171E}"]

  /// The columns of a scalar where ambiguous ones take one, and where they take two.
  private static func columns(of scalar: Unicode.Scalar, widthClass: String) -> [Int] {
    let properties = scalar.properties
    let isJamo = [0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB].contains { $0.contains(scalar.value) }
    if isJamo || properties.isDefaultIgnorableCodePoint && scalar != "\u{115F}" { return [0, 0] }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return [0, 0]
    default: break
    }
    if properties.isEmojiPresentation || ["W", "F"].contains(widthClass) { return [2, 2] }
    return widthClass == "A" ? [1, 2] : [1, 1]
  }
}
