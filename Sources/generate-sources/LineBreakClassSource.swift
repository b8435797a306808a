import Foundation
import TextModel

/// Makes `LineBreakClassTable.swift`: for each code point its `LineBreakClass`, by the definitions of that type.
struct LineBreakClassSource {
  private let unicode: UnicodeDatabase
  private let lineBreak: PropertyFile
  private let width: PropertyFile

  init(unicode: UnicodeDatabase, folder: URL) throws {
    self.unicode = unicode
    lineBreak = try PropertyFile(folder.appending(path: "LineBreak.txt"))
    width = try PropertyFile(folder.appending(path: "EastAsianWidth.txt"))
    guard [lineBreak.version, width.version] == [unicode.version, unicode.version] else {
      throw GeneratorError("\(folder.path): the files are not of one Unicode version")
    }
  }

  func file() throws -> GeneratedFile {
    let classes = try classesOfCodePoints().map { Int($0.rawValue) }
    let stages = TwoStages(of: classes)
    var blockText = CompactNumbers()
    var memberText = CompactNumbers()
    blockText.append(runsOf: stages.blocks)
    memberText.append(runsOf: stages.members)
    let dates = try [lineBreak, width].map { file in
      guard let date = file.date else { throw GeneratorError("a file of line breaking names no date") }
      return date
    }
    return GeneratedFile(
      path: "Sources/TextModel/Generated/LineBreakClassTable.swift",
      sources: """
        Unicode Character Database \(unicode.version), LineBreak.txt of \(dates[0]), EastAsianWidth.txt of \(dates[1])
        """,
      body: """
        extension LineBreakClassTable {
          /// For each block of 128 code points, in runs, the number of its pattern.
          static let blockText = \(GeneratedFile.literal(blockText.text, indent: "    "))
          /// For each code point of each pattern, in runs, the raw value of its class.
          static let patternText = \(GeneratedFile.literal(memberText.text, indent: "    "))
        }

        """)
  }

  private func classesOfCodePoints() throws -> [LineBreakClass] {
    let eastAsian = Set(width.entries.filter { ["F", "H", "W"].contains($0.value) }.flatMap(\.codePoints))
    var names = [String](repeating: "XX", count: UnicodeDatabase.codePoints.count)
    for entry in lineBreak.entries { for codePoint in entry.codePoints { names[codePoint] = entry.value } }
    let pictographs = try unicode.codePoints(with: "Extended_Pictographic")
    return try UnicodeDatabase.codePoints.map { codePoint in
      let isEastAsian = eastAsian.contains(codePoint)
      let isFutureEmoji = pictographs.contains(codePoint) && unicode.generalCategory[codePoint] == "Cn"
      switch names[codePoint] {
      // LB1
      case "AI", "SG", "XX": return .al
      case "SA": return ["Mn", "Mc"].contains(unicode.generalCategory[codePoint]) ? .cm : .al
      case "CJ": return .ns
      // LB30, LB30b
      case "OP": return isEastAsian ? .op : .op30
      case "CP" where isEastAsian: throw GeneratorError("LB30 must know an East Asian CP, U+\(hex(codePoint))")
      case "ID": return isFutureEmoji ? .futureEmoji : .id
      case let name:
        if isFutureEmoji { throw GeneratorError("LB30b must know a \(name) without a character, U+\(hex(codePoint))") }
        return try Self.lineBreakClass(named: name)
      }
    }
  }

  private func hex(_ codePoint: Int) -> String { String(codePoint, radix: 16, uppercase: true) }

  private static func lineBreakClass(named name: String) throws(GeneratorError) -> LineBreakClass {
    guard let named = classesByName[name] else { throw GeneratorError("LineBreak.txt: unknown class \(name)") }
    return named
  }

  private static let classesByName = Dictionary(
    uniqueKeysWithValues: LineBreakClass.ofScalars.map { (String(describing: $0).uppercased(), $0) })
}
