import Foundation

/// The properties of UTS #58, from `Data/uts58-*.txt`.
struct LinkProperties {
  private(set) var version = ""
  private(set) var date = ""
  /// Code points by the name of their section: `Link_Term=Soft`, `Link_Email`.
  private(set) var codePoints: [String: Set<Int>] = [:]
  /// Close and Open of each pair, ascending by Close.
  private(set) var brackets: [(close: Int, open: Int)] = []

  init(folder: URL) throws {
    let url = folder.appending(path: "uts58-17.0.0.txt")
    var section = ""
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        section = String(line.dropFirst().dropLast())
      } else if section.isEmpty {
        let words = line.split(separator: " ")
        if words.first == "version", words.count == 2 { version = String(words[1]) }
        if words.first == "date", words.count == 2 { date = String(words[1]) }
      } else {
        for item in line.split(separator: " ") { try add(item, to: section) }
      }
    }
    brackets.sort { $0.close < $1.close }
  }

  private mutating func add(_ item: Substring, to section: String) throws(GeneratorError) {
    if section == "Link_Bracket" {
      let pair = item.split(separator: ":").compactMap { Int($0, radix: 16) }
      guard pair.count == 2 else { throw GeneratorError("not a bracket pair: \(item)") }
      brackets.append((pair[0], pair[1]))
    } else {
      guard let range = PropertyFile.codePoints(item) else { throw GeneratorError("not a range: \(item)") }
      codePoints[section, default: []].formUnion(range)
    }
  }
}
