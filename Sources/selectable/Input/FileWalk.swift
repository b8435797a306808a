/// What a walk over files and directories comes by.
enum FileWalkEvent {
  /// A file to be scanned, and whether it was named itself.
  case file(FilePath)
  /// Something that could not be looked at, and why.
  case failure(FilePath, SystemError)
  /// A link that leads back to a directory it lies in; it is not followed.
  case cycle(FilePath)
}

/// Walks files and directories, as ripgrep does.
///
/// A directory is walked in the order of the bytes of its names. Names that begin with a dot are left out unless
/// `includesHidden`, those of version control always; links that are met are followed only if `followsLinks`, those that
/// are named always. Whatever is neither file nor directory (pipes, devices) is read if named, else left out.
struct FileWalk {
  /// Whether links to files and directories are followed where they are met.
  var followsLinks = false
  /// Whether files and directories whose name begins with a dot are visited.
  var includesHidden = false

  private static let versionControlNames = [".git", ".hg", ".svn", ".bzr", ".jj", "_darcs", "CVS"].map {
    Array($0.utf8)
  }

  /// Visits `path` and what lies in it.
  ///
  /// - Parameters:
  ///   - path: A file or a directory.
  ///   - visit: Answers whether to go on.
  /// - Returns: Whether the walk came to its end.
  @discardableResult
  func walk(_ path: FilePath, _ visit: (FileWalkEvent) -> Bool) -> Bool {
    do throws(SystemError) {
      let status = try FileStatus(of: path, followsLinks: true)
      guard status.kind == .directory else { return visit(.file(path)) }
      return walkDirectory(path, within: [status.identity], visit)
    } catch {
      return visit(.failure(path, error))
    }
  }

  private func walkDirectory(
    _ directory: FilePath, within ancestors: [FileStatus.Identity], _ visit: (FileWalkEvent) -> Bool
  ) -> Bool {
    let names: [[UInt8]]
    do throws(SystemError) { names = try namesInDirectory(directory) } catch {
      return visit(.failure(directory, error))
    }
    for name in names where !leavesOut(name) {
      guard walkEntry(directory.appending(name), within: ancestors, visit) else { return false }
    }
    return true
  }

  private func walkEntry(
    _ path: FilePath, within ancestors: [FileStatus.Identity], _ visit: (FileWalkEvent) -> Bool
  ) -> Bool {
    do throws(SystemError) {
      let status = try FileStatus(of: path, followsLinks: followsLinks)
      switch status.kind {
      case .regular: return visit(.file(path))
      case .directory where ancestors.contains(status.identity): return visit(.cycle(path))
      case .directory: return walkDirectory(path, within: ancestors + [status.identity], visit)
      case .symbolicLink, .other: return true
      }
    } catch {
      return visit(.failure(path, error))
    }
  }

  private func leavesOut(_ name: [UInt8]) -> Bool {
    FileWalk.versionControlNames.contains(name) || (!includesHidden && name.first == UInt8(ascii: "."))
  }
}
