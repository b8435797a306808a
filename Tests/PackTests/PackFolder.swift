import Foundation

/// A folder of packs that is removed with the value that stands for it.
final class PackFolder {
  let path: String

  /// Writes files by their paths below the folder.
  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "packs-\(UUID().uuidString)").path
    for (name, text) in files {
      let file = URL(filePath: path).appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
