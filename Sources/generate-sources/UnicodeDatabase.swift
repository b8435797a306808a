import Foundation

/// The properties of the Unicode Character Database that our rules ask about, by code point.
struct UnicodeDatabase {
  static let codePoints = 0..<0x11_0000

  /// The version that the files name.
  let version: String
  /// Two letters a code point; `Cn` where the database has no entry.
  let generalCategory: [String]
  /// Short names as in EastAsianWidth.txt; `N` where that has no entry.
  let eastAsianWidth: [String]
  /// Grapheme_Cluster_Break other than Other.
  let clusterBreaking: Set<Int>
  /// Hangul_Syllable_Type V and T: the vowels and final consonants that join a leading consonant before them.
  let followingJamo: Set<Int>
  /// Long names as in Scripts.txt.
  let scriptExtensions: [Set<String>]
  /// The simple case folding of each code point that has one (CaseFolding.txt, status C and S), ascending.
  let simpleCaseFolding: [(from: Int, to: Int)]
  /// Sets of code points by property name, from PropList.txt, DerivedCoreProperties.txt and emoji-data.txt.
  private let binary: [String: Set<Int>]

  init(folder: URL) throws {
    let scripts = try PropertyFile(folder.appending(path: "Scripts.txt"))
    let extensions = try PropertyFile(folder.appending(path: "ScriptExtensions.txt"))
    let properties = try PropertyFile(folder.appending(path: "PropList.txt"))
    let derived = try PropertyFile(folder.appending(path: "DerivedCoreProperties.txt"))
    let emoji = try PropertyFile(folder.appending(path: "emoji/emoji-data.txt"))
    let widths = try PropertyFile(folder.appending(path: "EastAsianWidth.txt"))
    let syllables = try PropertyFile(folder.appending(path: "HangulSyllableType.txt"))
    let breaks = try PropertyFile(folder.appending(path: "auxiliary/GraphemeBreakProperty.txt"))
    let versions = Set([scripts, extensions, properties, derived, widths, syllables, breaks].map(\.version))
    guard versions.count == 1, let version = versions.first, let version else {
      throw GeneratorError("\(folder.path): the files are not of one Unicode version")
    }
    self.version = version
    generalCategory = try Self.generalCategories(folder.appending(path: "UnicodeData.txt"))
    eastAsianWidth = widths.entries.reduce(into: [String](repeating: "N", count: Self.codePoints.count)) {
      for codePoint in $1.codePoints { $0[codePoint] = $1.value }
    }
    clusterBreaking = Set(breaks.entries.flatMap(\.codePoints))
    followingJamo = Set(syllables.entries.filter { ["V", "T"].contains($0.value) }.flatMap(\.codePoints))
    scriptExtensions = try Self.scriptExtensions(
      scripts, extensions, aliases: folder.appending(path: "PropertyValueAliases.txt"))
    simpleCaseFolding = try Self.simpleCaseFolding(folder.appending(path: "CaseFolding.txt"))
    binary = [properties, derived, emoji].reduce(into: [:]) { sets, file in
      for entry in file.entries { sets[entry.value, default: []].formUnion(entry.codePoints) }
    }
  }

  /// The code points that have the binary property `name`.
  func codePoints(with name: String) throws(GeneratorError) -> Set<Int> {
    guard let set = binary[name] else { throw GeneratorError("the Unicode files do not know the property \(name)") }
    return set
  }

  private static func generalCategories(_ url: URL) throws -> [String] {
    var categories = [String](repeating: "Cn", count: codePoints.count)
    var rangeStart: Int?
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 15, let codePoint = Int(fields[0], radix: 16), codePoints.contains(codePoint) else {
        throw GeneratorError("\(url.path): not a line of UnicodeData.txt: \(line)")
      }
      if fields[1].hasSuffix(", First>") {
        rangeStart = codePoint
      } else {
        for member in (rangeStart ?? codePoint)...codePoint { categories[member] = String(fields[2]) }
        rangeStart = nil
      }
    }
    return categories
  }

  private static func simpleCaseFolding(_ url: URL) throws -> [(from: Int, to: Int)] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap { line -> (from: Int, to: Int)? in
      guard !line.hasPrefix("#") else { return nil }
      let fields = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count >= 3 else { throw GeneratorError("\(url.path): not a line of CaseFolding.txt: \(line)") }
      guard fields[1] == "C" || fields[1] == "S" else { return nil }
      guard let from = Int(fields[0], radix: 16), let to = Int(fields[2], radix: 16) else {
        throw GeneratorError("\(url.path): not a code point: \(line)")
      }
      return (from, to)
    }.sorted { $0.from < $1.from }
  }

  private static func scriptExtensions(
    _ scripts: PropertyFile, _ extensions: PropertyFile, aliases: URL
  ) throws -> [Set<String>] {
    var longNames: [String: String] = [:]
    for line in try String(contentsOf: aliases, encoding: .utf8).split(separator: "\n") where line.hasPrefix("sc ;") {
      let fields = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      longNames[fields[1]] = fields[2]
    }
    var sets = [Set<String>](repeating: ["Unknown"], count: codePoints.count)
    for entry in scripts.entries { for member in entry.codePoints { sets[member] = [entry.value] } }
    for entry in extensions.entries {
      let names = try entry.value.split(separator: " ").map { short in
        guard let name = longNames[String(short)] else { throw GeneratorError("unknown script \(short)") }
        return name
      }
      for member in entry.codePoints { sets[member] = Set(names) }
    }
    return sets
  }
}
