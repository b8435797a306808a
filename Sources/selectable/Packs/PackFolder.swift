#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Folders of packs, as the command makes them.
enum PackFolder {
  /// Whether anything stands at `path`.
  static func exists(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  /// The last part of a path; empty for `/`, `.` and the like.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Makes the folder and writes files into it by name; `false` if something could not be written.
  static func write(_ files: [(name: String, text: String)], to path: String) -> Bool {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      for file in files {
        try Data(file.text.utf8).write(to: URL(filePath: path).appending(path: file.name))
      }
      return true
    } catch {
      return false
    }
  }
}
