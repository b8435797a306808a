import Foundation

/// A file of the Unicode Character Database with lines `codepoint(..codepoint) ; value # comment` (UAX #44, 4.2).
struct PropertyFile {
  /// The version in the file's first line, as in `# Scripts-15.0.0.txt`; `nil` if there is none.
  let version: String?
  /// The day in the line `# Date: 2022-07-28, 09:20:42 GMT`; `nil` if there is none.
  let date: String?
  let entries: [(codePoints: ClosedRange<Int>, value: String)]

  init(_ url: URL) throws {
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    version = lines.first.flatMap { line in
      line.firstMatch(of: /-([0-9]+\.[0-9]+\.[0-9]+)\.txt/).map { String($0.1) }
    }
    date =
      lines.prefix { $0.hasPrefix("#") }.lazy.compactMap { line in
        line.wholeMatch(of: /# Date: ([0-9]{4}-[0-9]{2}-[0-9]{2}).*/).map { String($0.1) }
      }.first
    entries = try lines.compactMap { line in
      let content = line.prefix { $0 != "#" }
      if content.allSatisfy(\.isWhitespace) { return nil }
      let fields = content.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 2, let codePoints = Self.codePoints(fields[0]) else {
        throw GeneratorError("\(url.path): not a property line: \(line)")
      }
      return (codePoints, fields[1])
    }
  }

  /// Reads `1F600` or `1F600..1F64F`.
  static func codePoints(_ text: some StringProtocol) -> ClosedRange<Int>? {
    let ends = text.split(separator: ".").map { Int($0, radix: 16) }
    guard let first = ends.first, let last = ends.last, ends.count <= 2 else { return nil }
    guard let first, let last, first <= last, UnicodeDatabase.codePoints.contains(last) else { return nil }
    return first...last
  }
}
