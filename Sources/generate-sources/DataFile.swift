import Foundation

/// A file of `Data/`: `#` comments, then `name value` lines, then sections under `[name]` lines.
struct DataFile {
  let version: String
  let date: String
  /// The lines of each section, in order.
  private let sections: [String: [Substring]]
  private let path: String

  init(_ url: URL) throws {
    var facts: [Substring: String] = [:]
    var sections: [String: [Substring]] = [:]
    var section: String?
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        section = String(line.dropFirst().dropLast())
      } else if let section {
        sections[section, default: []].append(line)
      } else if let space = line.firstIndex(of: " ") {
        facts[line[..<space]] = String(line[space...].dropFirst())
      }
    }
    guard let version = facts["version"], let date = facts["date"] else {
      throw GeneratorError("\(url.path): needs a version and a date")
    }
    (self.version, self.date, self.sections, path) = (version, date, sections, url.path)
  }

  func lines(of section: String) throws(GeneratorError) -> [Substring] {
    guard let lines = sections[section] else { throw GeneratorError("\(path): has no section [\(section)]") }
    return lines
  }

  /// The words of a section, whatever lines they stand in.
  func words(of section: String) throws(GeneratorError) -> [Substring] {
    try lines(of: section).flatMap { $0.split(separator: " ") }
  }
}
