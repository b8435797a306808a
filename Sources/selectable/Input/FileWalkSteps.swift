/// A walk over a file or a directory, step by step: of the tree no more is in memory than the names of the directories
/// that lead to where it stands.
struct FileWalkSteps: IteratorProtocol, Sendable {
  private struct Directory: Sendable {
    let path: FilePath
    let identity: FileStatus.Identity
    var names: ArraySlice<[UInt8]>
  }

  private let walk: FileWalk
  private var start: FilePath?
  private var directories: [Directory] = []

  init(_ walk: FileWalk, from path: FilePath) {
    self.walk = walk
    start = path
  }

  /// Goes on to the next file, or to what could not be looked at; `nil` at the end.
  mutating func next() -> FileWalkEvent? {
    if let path = start {
      start = nil
      if let event = begin(path) { return event }
    }
    while let depth = directories.indices.last {
      guard let name = directories[depth].names.popFirst() else {
        directories.removeLast()
        continue
      }
      if !walk.leavesOut(name), let event = visit(directories[depth].path.appending(name)) { return event }
    }
    return nil
  }

  /// What was named itself is read whatever it is.
  private mutating func begin(_ path: FilePath) -> FileWalkEvent? {
    do throws(SystemError) {
      let status = try FileStatus(of: path, followsLinks: true)
      return status.kind == .directory ? enter(path, status.identity) : .file(path, status)
    } catch {
      return .failure(path, error)
    }
  }

  private mutating func visit(_ path: FilePath) -> FileWalkEvent? {
    do throws(SystemError) {
      let status = try FileStatus(of: path, followsLinks: walk.followsLinks)
      switch status.kind {
      case .regular: return .file(path, status)
      case .directory where directories.contains { $0.identity == status.identity }: return .cycle(path)
      case .directory: return enter(path, status.identity)
      case .symbolicLink, .other: return nil
      }
    } catch {
      return .failure(path, error)
    }
  }

  private mutating func enter(_ path: FilePath, _ identity: FileStatus.Identity) -> FileWalkEvent? {
    do throws(SystemError) {
      directories.append(Directory(path: path, identity: identity, names: try namesInDirectory(path)[...]))
      return nil
    } catch {
      return .failure(path, error)
    }
  }
}
