#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Bytes that are added at the end and taken from the front.
///
/// Memory is reserved, not touched: a large capacity costs only what is filled. That is why it is no array, which would
/// have to be filled before read(2) may write to it, and would hold two copies while it grows.
@safe struct ByteQueue: ~Copyable {
  private static let keptByteCount = 1 << 22

  private var storage: UnsafeMutableRawPointer?
  private var capacity = 0
  private var start = 0
  private var end = 0

  init() { unsafe storage = nil }

  deinit { unsafe free(storage) }

  /// How many bytes are in the queue.
  var count: Int { end - start }

  /// Lends bytes of the queue; offsets count from its front.
  func withBytes<Result>(_ range: Range<Int>, _ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range must be within the queue")
    // SAFETY: the bytes from start to end are initialized and stay in place while self is borrowed.
    let bytes = unsafe UnsafeRawBufferPointer(start: storage, count: end)
    let chosen = unsafe UnsafeRawBufferPointer(rebasing: bytes[start + range.lowerBound..<start + range.upperBound])
    return try unsafe body(chosen.bindMemory(to: UInt8.self).span)
  }

  /// Takes `byteCount` bytes from the front.
  mutating func removeFirst(_ byteCount: Int) {
    precondition(byteCount <= count, "byteCount must not exceed what is in the queue")
    start += byteCount
    if start == end { (start, end) = (0, 0) }
  }

  /// Makes room for `byteCount` bytes at the end.
  mutating func reserve(_ byteCount: Int) throws(SystemError) {
    if capacity - end >= byteCount { return }
    if start > 0, let storage = unsafe storage {
      // SAFETY: both ranges lie within the storage; memmove(3) allows them to overlap.
      unsafe memmove(storage, storage + start, count)
      (start, end) = (0, count)
      if capacity - end >= byteCount { return }
    }
    let newCapacity = end + byteCount
    // SAFETY: storage came from realloc(3) or is null; on failure it stays valid and ours.
    guard let grown = unsafe realloc(storage, newCapacity) else { throw .outOfMemory }
    unsafe storage = grown
    capacity = newCapacity
  }

  /// Takes everything; the memory stays, unless it is much.
  mutating func removeAll() {
    (start, end) = (0, 0)
    guard capacity > ByteQueue.keptByteCount else { return }
    unsafe free(storage)
    unsafe storage = nil
    capacity = 0
  }

  /// Adds what one read(2) gives, at most `greatestByteCount`.
  ///
  /// - Parameters:
  ///   - greatestByteCount: How much to read at most.
  ///   - file: Where to read.
  ///   - fileOffset: Where in the file; `nil`: where it stands. Reading at an offset leaves it where it stands.
  /// - Returns: How many bytes were added; 0 at the end of the file.
  /// - Throws: ``SystemError`` if the file cannot be read, or there is no memory.
  mutating func read(
    _ greatestByteCount: Int, from file: borrowing OpenFile, at fileOffset: Int? = nil
  ) throws(SystemError) -> Int {
    precondition(greatestByteCount > 0, "greatestByteCount must be positive")
    try reserve(greatestByteCount)
    guard let storage = unsafe storage else { return 0 }
    let room = min(greatestByteCount, 1 << 30)
    while true {
      let byteCount: Int
      if let fileOffset {
        // SAFETY: the bytes from end on were reserved; pread(2) writes at most that many.
        byteCount = unsafe pread(file.descriptor, storage + end, room, off_t(fileOffset))
      } else {
        #if canImport(Darwin)
          byteCount = unsafe Darwin.read(file.descriptor, storage + end, room)
        #elseif canImport(Musl)
          byteCount = unsafe Musl.read(file.descriptor, storage + end, room)
        #else
          // SAFETY: as above.
          byteCount = unsafe Glibc.read(file.descriptor, storage + end, room)
        #endif
      }
      if byteCount >= 0 {
        end += byteCount
        return byteCount
      }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Adds one byte.
  ///
  /// - Precondition: Room was reserved.
  mutating func append(_ byte: UInt8) {
    precondition(end < capacity, "room must be reserved")
    // SAFETY: end is below capacity, so the byte lies within the storage.
    unsafe storage?.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
    end += 1
  }
}
