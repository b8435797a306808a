import Foundation
import TextModel

/// Makes `BidiClassTable.swift`: for each code point its `BidiClass`, by the definitions of that type, and the pairs of
/// brackets.
struct BidiClassSource {
  private let unicode: UnicodeDatabase
  private let classes: PropertyFile
  private let classLines: [Substring]
  private let brackets: [Bracket]

  /// A line of BidiBrackets.txt.
  private struct Bracket {
    let codePoint: Int
    let other: Int
    let isOpening: Bool
  }

  init(unicode: UnicodeDatabase, folder: URL) throws {
    self.unicode = unicode
    let classURL = folder.appending(path: "extracted/DerivedBidiClass.txt")
    let bracketURL = folder.appending(path: "BidiBrackets.txt")
    classes = try PropertyFile(classURL)
    classLines = try String(contentsOf: classURL, encoding: .utf8).split(separator: "\n")
    let bracketLines = try String(contentsOf: bracketURL, encoding: .utf8).split(separator: "\n")
    guard classes.version == unicode.version, bracketLines.first == "# BidiBrackets-\(unicode.version).txt" else {
      throw GeneratorError("\(folder.path): the files are not of one Unicode version")
    }
    brackets = try bracketLines.filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 3, let codePoint = Int(fields[0], radix: 16), let other = Int(fields[1], radix: 16),
        ["o", "c"].contains(fields[2])
      else { throw GeneratorError("\(bracketURL.path): not a line of brackets: \(line)") }
      return Bracket(codePoint: codePoint, other: other, isOpening: fields[2] == "o")
    }
  }

  func file() throws -> GeneratedFile {
    let stages = TwoStages(of: try classesOfCodePoints().map { Int($0.rawValue) })
    var blockText = CompactNumbers()
    var memberText = CompactNumbers()
    var bracketText = CompactNumbers()
    blockText.append(runsOf: stages.blocks)
    memberText.append(runsOf: stages.members)
    for bracket in brackets.sorted(by: { $0.codePoint < $1.codePoint }) {
      bracketText.append(bracket.codePoint)
      bracketText.append(Self.canonical(bracket.isOpening ? bracket.codePoint : bracket.other))
    }
    guard let date = classes.date else { throw GeneratorError("DerivedBidiClass.txt names no date") }
    return GeneratedFile(
      path: "Sources/TextModel/Generated/BidiClassTable.swift",
      sources: "Unicode Character Database \(unicode.version), DerivedBidiClass.txt of \(date), BidiBrackets.txt",
      body: """
        extension BidiClassTable {
          /// For each block of 128 code points, in runs, the number of its pattern.
          static let blockText = \(GeneratedFile.literal(blockText.text, indent: "    "))
          /// For each code point of each pattern, in runs, the raw value of its class.
          static let patternText = \(GeneratedFile.literal(memberText.text, indent: "    "))
          /// Each bracket of a pair, ascending, and the opening one, or what that is canonically equivalent to.
          static let bracketText = \(GeneratedFile.literal(bracketText.text, indent: "    "))
        }

        """)
  }

  private func classesOfCodePoints() throws -> [BidiClass] {
    var values = [BidiClass](repeating: .l, count: UnicodeDatabase.codePoints.count)
    // What the file does not list; later lines overrule earlier ones.
    for line in classLines {
      guard let (_, range, name) = try /# @missing: ([0-9A-F.]+); (\w+)/.wholeMatch(in: line)?.output else { continue }
      guard let codePoints = PropertyFile.codePoints(range), let bidiClass = Self.missingClasses[String(name)] else {
        throw GeneratorError("DerivedBidiClass.txt: \(line)")
      }
      for codePoint in codePoints { values[codePoint] = bidiClass }
    }
    for entry in classes.entries {
      guard let named = Self.classesByName[entry.value] else {
        throw GeneratorError("DerivedBidiClass.txt: unknown class \(entry.value)")
      }
      for codePoint in entry.codePoints { values[codePoint] = named }
    }
    for bracket in brackets {
      guard values[bracket.codePoint] == .on else { throw GeneratorError("BidiBrackets.txt: a bracket is not ON") }
      values[bracket.codePoint] = bracket.isOpening ? .openingBracket : .closingBracket
    }
    return values
  }

  /// The scalar that the bracket `codePoint` is canonically equivalent to; itself if there is none.
  private static func canonical(_ codePoint: Int) -> Int {
    let decomposed = Unicode.Scalar(UInt32(codePoint)).map { String($0).decomposedStringWithCanonicalMapping }
    guard let scalars = decomposed?.unicodeScalars, let first = scalars.first, scalars.count == 1 else {
      return codePoint
    }
    return Int(first.value)
  }

  private static let missingClasses: [String: BidiClass] = [
    "Left_To_Right": .l, "Right_To_Left": .r, "Arabic_Letter": .al, "European_Terminator": .et,
  ]

  private static let classesByName = Dictionary(
    uniqueKeysWithValues: BidiClass.allCases.map { (String(describing: $0).uppercased(), $0) })
}
