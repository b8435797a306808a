import Foundation
import TextModel

/// Unicode's own files, of the version that our tables are made from, where Debian's package `unicode-data` put them.
enum UnicodeFile {
  static let folder = "/usr/share/unicode"
  static let isInstalled = (try? version(of: "LineBreak.txt")) == ScalarClassTable.unicodeVersion

  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(folder)/\(path)")))
  }

  static func lines(of path: String) throws -> [Substring] {
    try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8).split(separator: "\n")
  }

  static func version(of path: String) throws -> String? {
    try lines(of: path).first?.firstMatch(of: /-([0-9.]+)\.txt/).map { String($0.1) }
  }
}
