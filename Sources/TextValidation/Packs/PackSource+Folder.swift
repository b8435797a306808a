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
    var byteCount = 0
    for name in names where !name.hasPrefix(".") && (name.hasSuffix(".json") || name.hasSuffix(".pcre2")) {
      guard files.count < Self.greatestFileCount else {
        throw PackError(file: folder, reason: "more than \(Self.greatestFileCount) files")
      }
      let contents = try Self.contents(of: "\(folder)/\(name)")
      byteCount += contents.count
      guard byteCount <= Self.greatestByteCount else { throw Self.tooLarge(folder) }
      files[name] = contents
    }
    try self.init(folder: folder, files: files)
  }

  /// The size among a file's attributes, whose type depends on whether Foundation, which bridges numbers, is linked.
  private static func byteCount(_ attribute: Any?) -> Int? {
    if let byteCount = attribute as? Int { return byteCount }
    return (attribute as? any BinaryInteger).map { Int(clamping: $0) }
  }

  private static func contents(of path: String) throws(PackError) -> [UInt8] {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      // What is no regular file may never end.
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw PackError(file: path, reason: "not a regular file")
      }
      guard let byteCount = byteCount(attributes[.size]), byteCount <= greatestFileByteCount else {
        throw PackError(file: path, reason: "more than \(greatestFileByteCount) bytes")
      }
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw error as? PackError ?? PackError(file: path, reason: "the file cannot be read")
    }
  }
}

extension PackSource {
  /// Makes the pack of a folder; it may extend a compiled-in one, or the one in the folder beside it.
  ///
  /// - Throws: The file, the rule, the offset and the reason, at the first fault.
  package func compiled() throws(PackError) -> Pack { try compiled(extendedBy: []) }

  private func compiled(extendedBy dialects: [String]) throws(PackError) -> Pack {
    guard let name = pack.extends, Pack.builtIn(named: name) == nil else {
      return try compiled(extending: Pack.builtIn)
    }
    let chain = dialects + [pack.dialect]
    guard !chain.contains(name), chain.count < Self.greatestExtensionCount else {
      throw PackError(
        file: "\(folder)/pack.json", reason: "extends itself: \((chain + [name]).joined(separator: ", "))")
    }
    let sibling = "\(folder)/../\(name)"
    guard FileManager.default.fileExists(atPath: "\(sibling)/pack.json") else {
      return try compiled(extending: [])
    }
    let base = try PackSource(folder: sibling).compiled(extendedBy: chain)
    guard base.dialect == name else {
      throw PackError(
        file: "\(sibling)/pack.json", reason: "the dialect is called \"\(base.dialect)\", not as its folder")
    }
    return try compiled(extending: [base])
  }
}
