import Foundation
import TextModel
import Testing

@Suite(.enabled(if: UnicodeFile.isInstalled, "needs unicode-data of the version of the tables"))
struct BidiTestFileTests {
  /// How many faults are shown: more do not help.
  private static let shownFaultCount = 10

  @Test func allOfUnicodesCharacterTestsPass() throws {
    var file = BidiTestFile(try UnicodeFile.bytes(of: "BidiCharacterTest.txt"))
    var lineCount = 0
    var scalarCount = 0
    var faults: [String] = []
    while let line = file.nextLine() {
      let text = String(decoding: line, as: UTF8.self)
      let example = try #require(BidiExample(characterLine: line), "\(text)")
      lineCount += 1
      scalarCount += example.levels.count
      if let fault = example.fault { faults.append("\(text): \(fault)") }
    }
    #expect(faults.prefix(Self.shownFaultCount) == [])
    #expect(lineCount > 90_000)
    print("BidiCharacterTest.txt \(ScalarClassTable.unicodeVersion): \(lineCount) texts, \(scalarCount) scalars")
  }

  /// Half a million texts, each in up to three directions: the other file has the rules one by one.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["SELECTABLE_LONG_TESTS"] != nil, "takes long: set SELECTABLE_LONG_TESTS"))
  func allOfUnicodesClassTestsPass() throws {
    var file = BidiClassExamples(try UnicodeFile.bytes(of: "BidiTest.txt"))
    var lineCount = 0
    var exampleCount = 0
    var faults: [String] = []
    while let examples = file.next() {
      lineCount += 1
      exampleCount += examples.count
      for example in examples {
        guard let fault = example.fault else { continue }
        faults.append("\(example.text.description.debugDescription), \(example.baseDirection): \(fault)")
      }
    }
    #expect(faults.prefix(Self.shownFaultCount) == [])
    #expect(file.unreadLineCount == 0)
    #expect(lineCount > 400_000)
    print("BidiTest.txt \(ScalarClassTable.unicodeVersion): \(lineCount) texts, \(exampleCount) paragraphs")
  }

  @Test func samplesAreOfTheirClasses() {
    for (name, scalar) in BidiClassExamples.samples {
      let found = BidiClassTable.shared.bidiClass(of: scalar.value)
      #expect(String(describing: found).uppercased() == String(decoding: name, as: UTF8.self))
    }
    // All but the two kinds of brackets.
    #expect(BidiClassExamples.samples.count == BidiClass.allCases.count - 2)
  }

  @Test func classesAreThoseOfTheFile() throws {
    var expected = [String](repeating: "L", count: 0x11_0000)
    let missing = ["Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET"]
    let lines = try UnicodeFile.lines(of: "extracted/DerivedBidiClass.txt")
    let missingMark = "# @missing: "
    // What is not listed comes first, so that the list overrules it.
    for line in lines.filter({ $0.hasPrefix(missingMark) }) + lines.filter({ !$0.hasPrefix("#") }) {
      let content = (line.hasPrefix(missingMark) ? line.dropFirst(missingMark.count) : line).prefix { $0 != "#" }
      let fields = content.split(separator: ";").map { $0.filter { $0 != " " } }
      let ends = try fields[0].split(separator: ".").map { try #require(Int($0, radix: 16)) }
      let name = missing[fields[1]] ?? fields[1]
      for value in try #require(ends.first)...(try #require(ends.last)) { expected[value] = name }
    }
    let differing = expected.indices.filter { value in
      let found = BidiClassTable.shared.bidiClass(of: UInt32(value))
      let isBracket = found == .openingBracket || found == .closingBracket
      return (isBracket ? "ON" : String(describing: found).uppercased()) != expected[value]
    }
    #expect(differing.map { String($0, radix: 16) } == [])
  }

  @Test func bracketsAreThoseOfTheFile() throws {
    let table = BidiClassTable.shared
    var listed: Set<UInt32> = []
    for line in try UnicodeFile.lines(of: "BidiBrackets.txt") where !line.hasPrefix("#") {
      let fields = line.split { $0 == ";" || $0 == " " }
      let bracket = try #require(UInt32(fields[0], radix: 16))
      let other = try #require(UInt32(fields[1], radix: 16))
      listed.insert(bracket)
      #expect(table.bidiClass(of: bracket) == (fields[2] == "o" ? .openingBracket : .closingBracket), "\(line)")
      let pair = try #require(table.bracketPair(of: bracket), "\(line)")
      #expect(pair == table.bracketPair(of: other), "\(line)")
      #expect([bracket, other].contains(pair) || [0x2329, 0x232A].contains(bracket), "\(line)")
    }
    #expect(listed.count == 128)
    #expect(table.bracketPair(of: 0x2329) == table.bracketPair(of: 0x3009))
    for value in UInt32(0)..<0x11_0000 where !listed.contains(value) {
      let found = table.bidiClass(of: value)
      if found == .openingBracket || found == .closingBracket { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}
