import Foundation

/// The properties of UTS #58, from `Data/uts58-*.txt`.
struct LinkProperties {
  let version: String
  let date: String
  /// Close and Open of each pair, ascending by Close.
  let brackets: [(close: Int, open: Int)]
  private let file: DataFile

  init(folder: URL) throws {
    file = try DataFile(folder.appending(path: "uts58-17.0.0.txt"))
    (version, date) = (file.version, file.date)
    brackets = try file.words(of: "Link_Bracket").map { word in
      let pair = word.split(separator: ":").compactMap { Int($0, radix: 16) }
      guard pair.count == 2 else { throw GeneratorError("not a bracket pair: \(word)") }
      return (pair[0], pair[1])
    }.sorted { $0.close < $1.close }
  }

  /// The code points of a section: `Link_Term=Soft`, `Link_Email`.
  func codePoints(of section: String) throws -> Set<Int> {
    try file.words(of: section).reduce(into: []) { members, word in
      guard let range = PropertyFile.codePoints(word) else { throw GeneratorError("not a range: \(word)") }
      members.formUnion(range)
    }
  }
}
