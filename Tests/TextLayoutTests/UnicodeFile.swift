import Foundation
import TextLayout

/// The files of Debian's `unicode-data` that no table is made from.
enum UnicodeFile {
  private static let folder = URL(filePath: "/usr/share/unicode")

  static let isInstalled = FileManager.default.fileExists(atPath: "/usr/share/unicode/emoji/emoji-test.txt")

  /// The path of a file of emoji data.
  static func emojiPath(_ name: String) -> String {
    folder.appending(path: "emoji").appending(path: name).path(percentEncoded: false)
  }

  /// East_Asian_Width by code point, from the file that is derived from it.
  static func derivedEastAsianWidth() throws -> [String] {
    var classes = [String](repeating: "N", count: 0x11_0000)
    for line in try lines(of: "extracted/DerivedEastAsianWidth.txt") {
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 2 else { continue }
      let ends = fields[0].split(separator: ".").compactMap { Int($0, radix: 16) }
      for value in ends[0]...ends[ends.count - 1] { classes[value] = fields[1] }
    }
    return classes
  }

  /// The emoji that a file lists, one by one, each with its line.
  static func emoji(in name: String) throws -> [(sequence: String, line: String)] {
    try lines(of: "emoji/" + name).flatMap { line -> [(sequence: String, line: String)] in
      let field = line.prefix { $0 != "#" && $0 != ";" }.trimmingCharacters(in: .whitespaces)
      if field.contains("..") {
        let ends = field.split(separator: ".").compactMap { UInt32($0, radix: 16) }
        return (ends[0]...ends[1]).compactMap(Unicode.Scalar.init).map { (String($0), line) }
      }
      let scalars = field.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      return scalars.isEmpty ? [] : [(String(String.UnicodeScalarView(scalars)), line)]
    }
  }

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8).split(separator: "\n").map(String.init)
  }
}

extension Unicode.Scalar {
  /// Whether the version of Unicode that the table of columns was made from had assigned this scalar.
  var isAssignedInTableVersion: Bool {
    let version = ColumnWidths.unicodeVersion.split(separator: ".").compactMap { Int($0) }
    guard let age = properties.age, let major = version.first, version.count > 1 else { return false }
    return (age.major, age.minor) <= (major, version[1])
  }
}
