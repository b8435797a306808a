// The calls into the C library that need a pointer. `unsafe` stands in this folder and in the buffered writer alone.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why the operating system refused something.
struct SystemError: Error, Equatable, Sendable {
  /// The value of `errno`.
  let code: Int32

  /// The error the last call left behind.
  static var last: SystemError { SystemError(code: errno) }

  /// No memory for a line or text.
  static var outOfMemory: SystemError { SystemError(code: ENOMEM) }

  /// The system's words for it.
  var message: String {
    // SAFETY: strerror(3) gives a terminated string that lives until its next call; it is copied here.
    guard let words = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: words)
  }
}

/// The name of a file: bytes, which need not be UTF-8.
struct FilePath: Hashable, Sendable {
  /// The bytes, without a final zero.
  private(set) var bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The path that the argument `text` was before bytes that are not UTF-8 became U+FFFD in it.
  init(argument text: String) {
    self.init(text)
    guard text.unicodeScalars.contains("\u{FFFD}") else { return }
    for index in 0..<Int(CommandLine.argc) {
      // SAFETY: argv holds argc terminated strings that nobody changes.
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { continue }
      if unsafe String(cString: argument) == text {
        let terminated = unsafe UnsafeBufferPointer(start: argument, count: strlen(argument))
        bytes = unsafe terminated.map { UInt8(bitPattern: $0) }
      }
    }
  }

  /// The path of `name` in this directory.
  func appending(_ name: [UInt8]) -> FilePath {
    FilePath(bytes: bytes.last == UInt8(ascii: "/") ? bytes + name : bytes + [UInt8(ascii: "/")] + name)
  }

  fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    // SAFETY: the array ends in a zero and outlives the call.
    return unsafe terminated.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("an array with an element has an address") }
      return unsafe body(base)
    }
  }
}

/// What a file is, as far as a scan cares.
struct FileStatus: Equatable, Sendable {
  enum Kind: Sendable { case regular, directory, symbolicLink, other }

  /// What it is.
  let kind: Kind
  /// Its size; only meaningful for a regular file.
  let byteCount: Int
  /// Device and number together tell files apart.
  let identity: Identity

  struct Identity: Hashable, Sendable {
    let device: UInt64
    let fileNumber: UInt64
  }

  /// The status of what `path` names, or leads to if `followsLinks`.
  init(of path: FilePath, followsLinks: Bool) throws(SystemError) {
    var record = stat()
    // SAFETY: the record outlives the call, which fills it.
    let result = unsafe path.withCString {
      unsafe followsLinks ? stat($0, &record) : lstat($0, &record)
    }
    guard result == 0 else { throw .last }
    self.init(record)
  }

  fileprivate init(of descriptor: Int32) throws(SystemError) {
    var record = stat()
    // SAFETY: the record outlives the call, which fills it.
    guard unsafe fstat(descriptor, &record) == 0 else { throw .last }
    self.init(record)
  }

  private init(_ record: stat) {
    switch record.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .directory
    case S_IFLNK: kind = .symbolicLink
    default: kind = .other
    }
    byteCount = Int(record.st_size)
    identity = Identity(device: UInt64(truncatingIfNeeded: record.st_dev), fileNumber: UInt64(record.st_ino))
  }
}

/// An open file that is closed when it goes out of scope.
struct OpenFile: ~Copyable, Sendable {
  let descriptor: Int32
  private let closesDescriptor: Bool
  /// What it was when it was opened.
  let status: FileStatus

  /// Opens `path` for reading.
  init(_ path: FilePath) throws(SystemError) {
    // SAFETY: open(2) reads the terminated path during the call only.
    let descriptor = unsafe path.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    let status: FileStatus
    do { status = try FileStatus(of: descriptor) } catch {
      close(descriptor)
      throw error
    }
    self.init(descriptor: descriptor, status: status, closesDescriptor: true)
  }

  /// Standard input, which stays open.
  static func standardInput() throws(SystemError) -> OpenFile {
    OpenFile(descriptor: 0, status: try FileStatus(of: 0), closesDescriptor: false)
  }

  private init(descriptor: Int32, status: FileStatus, closesDescriptor: Bool) {
    (self.descriptor, self.status, self.closesDescriptor) = (descriptor, status, closesDescriptor)
  }

  /// Where the next read(2) begins; `nil` if it is no file with places, but a pipe or a terminal.
  var currentOffset: Int? {
    let offset = lseek(descriptor, 0, SEEK_CUR)
    return offset < 0 ? nil : Int(offset)
  }

  /// Goes to the end of the file, as if all of it had been read.
  func moveToEnd() { _ = lseek(descriptor, 0, SEEK_END) }

  /// Whether a person is typing it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  deinit { if closesDescriptor { close(descriptor) } }
}

/// The names in a directory but `.` and `..`, in the order of their bytes.
func namesInDirectory(_ path: FilePath) throws(SystemError) -> [[UInt8]] {
  // SAFETY: the stream is closed before the function returns and used by nobody else.
  guard let stream = unsafe path.withCString({ unsafe opendir($0) }) else { throw .last }
  defer { unsafe closedir(stream) }
  var names: [[UInt8]] = []
  while true {
    errno = 0
    // SAFETY: readdir(3) gives an entry that lives until the next call; its name is terminated, and copied here.
    guard let entry = unsafe readdir(stream) else { break }
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      unsafe tuple.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
        unsafe Array(
          UnsafeBufferPointer(start: $0, count: strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))))
      }
    }
    if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
  }
  guard errno == 0 else { throw .last }
  return names.sorted { $0.lexicographicallyPrecedes($1) }
}

/// The value of an environment variable; `nil` if it is not set.
func environmentVariable(_ name: String) -> String? {
  // SAFETY: the command has one thread while it reads its environment and never changes it; the value is copied.
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}

/// From now on a write to a closed pipe fails with EPIPE instead of ending the process.
func ignoreBrokenPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}

/// Whether a write failed because nobody reads any more.
func isBrokenPipe(_ error: SystemError) -> Bool { error.code == EPIPE }
