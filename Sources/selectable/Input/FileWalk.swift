/// What a walk over files and directories comes by.
enum FileWalkEvent {
  /// A file to be scanned, with its status.
  case file(FilePath, FileStatus)
  /// Something that could not be looked at, and why.
  case failure(FilePath, SystemError)
  /// A link that leads back to a directory it lies in; it is not followed.
  case cycle(FilePath)
}

/// How files and directories are walked: as ripgrep does.
///
/// A directory is walked in the order of the bytes of its names. Names that begin with a dot are left out unless
/// `includesHidden`, those of version control always; links that are met are followed only if `followsLinks`, those that
/// are named always. Whatever is neither file nor directory (pipes, devices) is read if named, else left out.
struct FileWalk: Sendable {
  /// Whether links to files and directories are followed where they are met.
  var followsLinks = false
  /// Whether files and directories whose name begins with a dot are visited.
  var includesHidden = false

  private static let versionControlNames = [".git", ".hg", ".svn", ".bzr", ".jj", "_darcs", "CVS"].map {
    Array($0.utf8)
  }

  /// The walk over `path` and what lies in it.
  func steps(from path: FilePath) -> FileWalkSteps { FileWalkSteps(self, from: path) }

  func leavesOut(_ name: [UInt8]) -> Bool {
    FileWalk.versionControlNames.contains(name) || (!includesHidden && name.first == UInt8(ascii: "."))
  }
}
