#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PackSource {
  /// Reads a pack from a folder.
  ///
  /// - Throws: If a file cannot be read, is no regular file or too large, or is not what the format asks for.
  package init(folder: String) throws(PackError) {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw PackError(file: folder, reason: "the folder cannot be read")
    }
    var files: [String: [UInt8]] = [:]
    for name in names where !name.hasPrefix(".") && (name.hasSuffix(".json") || name.hasSuffix(".pcre2")) {
      guard files.count < Self.greatestFileCount else {
        throw PackError(file: folder, reason: "more than \(Self.greatestFileCount) files")
      }
      files[name] = try Self.contents(of: "\(folder)/\(name)")
    }
    try self.init(folder: folder, files: files)
  }

  private static func contents(of path: String) throws(PackError) -> [UInt8] {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      // What is no regular file may never end.
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw PackError(file: path, reason: "not a regular file")
      }
      guard let byteCount = attributes[.size] as? Int, byteCount <= greatestFileByteCount else {
        throw PackError(file: path, reason: "more than \(greatestFileByteCount) bytes")
      }
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw error as? PackError ?? PackError(file: path, reason: "the file cannot be read")
    }
  }
}

extension Pack {
  /// Loads a pack of your own from a folder; it may extend a built-in one.
  ///
  /// - Parameter path: The folder; `Validators/README.md` says what is in it.
  /// - Throws: The file, the rule, the offset and the reason, at the first fault.
  public init(folder path: String) throws(PackError) {
    self = try PackSource(folder: path).compiled(extending: Pack.builtIn)
  }
}
