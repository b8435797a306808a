import Foundation

/// A text file of the repository.
struct RepositoryFile: Sendable {
  /// Relative to the root, with `/` between the parts.
  let path: String
  let text: String

  /// The folders of the path, the file's name last.
  var pathParts: [Substring] { path.split(separator: "/") }
  var isSwift: Bool { path.hasSuffix(".swift") }
  var isGenerated: Bool { path.contains("/Generated/") }

  /// What a failed rule says about a line.
  func violation(line: Int, _ reason: String) -> String { "\(path):\(line): \(reason)" }
}

/// The tree these tests were compiled from.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every UTF-8 file among the given paths and below them, in order of path; what does not exist holds none.
  static func files(under paths: String...) -> [RepositoryFile] {
    paths.flatMap { [$0] + pathsBelow($0) }.sorted().compactMap { try? file($0) }
  }

  static func file(_ path: String) throws -> RepositoryFile {
    RepositoryFile(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
  }

  /// The names at the top, without what `.gitignore` names.
  static func topLevelNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path(percentEncoded: false))
      .filter { ![".git", ".build", ".swiftpm", "DerivedData"].contains($0) && !$0.hasSuffix(".profraw") }
  }

  private static func pathsBelow(_ folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path(percentEncoded: false))
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      if path.hasSuffix(".build") { found?.skipDescendants() } else { paths.append("\(folder)/\(path)") }
    }
    return paths
  }
}
