import Foundation
import TestSupport
import TextModel
import Testing

@Suite(.enabled(if: UnicodeFile.isInstalled, "needs unicode-data of the version of the tables"))
struct LineBreakTestFileTests {
  /// A line of the file: scalars, and the index of each that a line may begin with, and of the end.
  private struct Case {
    var scalars: [Unicode.Scalar] = []
    var scalarOffsets: [Int] = []

    init(_ line: Substring) throws {
      for word in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
        switch word {
        case "×": continue
        case "÷": scalarOffsets.append(scalars.count)
        default: scalars.append(try #require(UInt32(word, radix: 16).flatMap(Unicode.Scalar.init)))
        }
      }
    }
  }

  @Test func allOfUnicodesTestsPass() throws {
    let lines = try UnicodeFile.lines(of: "auxiliary/LineBreakTest.txt").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 7_000)
    var boundaryCount = 0
    for line in lines {
      let example = try Case(line)
      boundaryCount += example.scalars.count
      let fast = LineBreakText(example.scalars).opportunities.map(\.scalarOffset)
      let slow = LineBreakText(example.scalars).referenceOpportunities.map(\.scalarOffset)
      #expect(fast == example.scalarOffsets, "\(line)")
      #expect(slow == example.scalarOffsets, "the reference: \(line)")
    }
    print("LineBreakTest.txt \(ScalarClassTable.unicodeVersion): \(lines.count) texts, \(boundaryCount) boundaries")
  }

  @Test func classesAreThoseOfTheFiles() throws {
    let resolved = ["AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"]
    let names = try Self.values(in: "LineBreak.txt", else: "XX")
    let widths = try Self.values(in: "EastAsianWidth.txt", else: "N")
    var futureEmojiCount = 0
    var differing: [String] = []
    for value in 0..<0x11_0000 {
      var expected = resolved[names[value]] ?? names[value]
      if expected == "OP", !["F", "H", "W"].contains(widths[value]) { expected = "OP30" }
      if expected == "SA" {
        let category = Unicode.Scalar(UInt32(value))?.properties.generalCategory
        expected = category == .nonspacingMark || category == .spacingMark ? "CM" : "AL"
      }
      let found = LineBreakClassTable.shared.lineBreakClass(of: UInt32(value))
      if found == .futureEmoji { futureEmojiCount += 1 }
      let name = String(describing: found == .futureEmoji ? .id : found).uppercased()
      if name != expected { differing.append("U+\(String(value, radix: 16)) \(found), not \(expected)") }
    }
    #expect(differing == [])
    // Extended_Pictographic in emoji-data.txt 15.0, and not in UnicodeData.txt.
    #expect(futureEmojiCount == 1496)
  }

  private static func values(in path: String, else missing: String) throws -> [String] {
    var values = [String](repeating: missing, count: 0x11_0000)
    for line in try UnicodeFile.lines(of: path) {
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 2 else { continue }
      let ends = try fields[0].split(separator: ".").map { try #require(Int($0, radix: 16)) }
      for value in try #require(ends.first)...(try #require(ends.last)) { values[value] = fields[1] }
    }
    return values
  }
}
