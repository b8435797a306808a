import Foundation
import TextValidation

/// The packs of `Validators/`.
enum PacksOnDisk {
  /// The folder of each pack, in order of their names.
  static let folders: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Validators").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().map { root.appending(path: $0).path }.filter {
      FileManager.default.fileExists(atPath: "\($0)/pack.json")
    }
  }()

  /// Those that load; that all do is a test of its own.
  static let loaded: [PackSource] = folders.compactMap { try? PackSource(folder: $0) }
}
