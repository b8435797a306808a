/// A file that several may read, each at offsets of its own; closed when the last of them lets it go.
final class InputFile: Sendable {
  let file: OpenFile
  /// Where the first read of it begins; not always 0 for what a shell has opened.
  let startOffset: Int

  init(_ file: consuming OpenFile, startOffset: Int = 0) {
    self.file = file
    self.startOffset = startOffset
  }

  /// Opens `path` for reading.
  ///
  /// - Throws: ``SystemError`` if the system refuses.
  convenience init(_ path: FilePath) throws(SystemError) { self.init(try OpenFile(path)) }

  /// Standard input, from where it stands.
  ///
  /// - Throws: ``SystemError`` if it is closed.
  static func standardInput() throws(SystemError) -> InputFile {
    let file = try OpenFile.standardInput()
    let startOffset = file.status.kind == .regular ? file.currentOffset ?? 0 : 0
    return InputFile(file, startOffset: startOffset)
  }

  /// Whether a part of it can be read again, and at any offset.
  var isSeekable: Bool { file.status.kind == .regular }
}
