#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Collects output and hands it to a file descriptor in large pieces, or keeps it in memory.
///
/// The memory is its own and no array: every selection is written in a dozen small parts, and an array would check for
/// each whether it is shared.
///
/// A failed write is remembered, what is written later is dropped: look at ``failure`` between pieces of work.
@safe struct BufferedWriter: ~Copyable, Sendable {
  /// Where output goes.
  enum Destination: Sendable { case memory, standardOutput, standardError }

  /// How much is collected before it is handed over.
  static let flushByteCount = 1 << 16

  private let destination: Destination
  // SAFETY: allocated and freed by this value alone, which cannot be copied; the first `byteCount` bytes are initialized.
  private nonisolated(unsafe) var storage: UnsafeMutableRawPointer
  private var capacity: Int
  /// How many bytes wait to be handed over.
  private(set) var byteCount = 0
  /// Why a write failed; nothing is written after it.
  private(set) var failure: SystemError?

  init(_ destination: Destination) {
    self.destination = destination
    capacity = destination == .memory ? 256 : BufferedWriter.flushByteCount
    unsafe storage = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { unsafe storage.deallocate() }

  /// Whether a person is looking at it.
  var isTerminal: Bool {
    switch destination {
    case .memory: false
    case .standardOutput: isatty(1) == 1
    case .standardError: isatty(2) == 1
    }
  }

  /// What waits to be handed over.
  var bytes: [UInt8] {
    // SAFETY: the bytes are initialized and stay in place while they are copied.
    unsafe [UInt8](UnsafeRawBufferPointer(start: storage, count: byteCount))
  }

  /// Lends what waits to be handed over.
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    // SAFETY: the bytes are initialized and stay in place while self is borrowed.
    let collected = unsafe UnsafeRawBufferPointer(start: storage, count: byteCount)
    return body(unsafe collected.bindMemory(to: UInt8.self).span)
  }

  /// Forgets what waits to be handed over; the memory stays.
  mutating func removeAll() { byteCount = 0 }

  /// Adds one byte.
  mutating func write(_ byte: UInt8) {
    if byteCount == capacity { makeRoom(for: 1) }
    // SAFETY: there is room for the byte.
    unsafe storage.storeBytes(of: byte, toByteOffset: byteCount, as: UInt8.self)
    byteCount += 1
  }

  /// Adds bytes as they are.
  mutating func write(raw span: Span<UInt8>) {
    // SAFETY: the span is borrowed for the call, which copies its bytes.
    unsafe span.withUnsafeBufferPointer { unsafe write(UnsafeRawBufferPointer($0)) }
  }

  /// Adds text as it is.
  mutating func write(_ text: String) {
    write(raw: text.utf8.span)
  }

  /// Adds a text of the program's own as it is.
  mutating func write(fixed text: StaticString) {
    // SAFETY: the text is in the program, forever.
    unsafe write(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds a number in decimal digits.
  mutating func write(_ number: Int) {
    if number < 0 { write(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var digitCount = 1
    var bound: UInt = 10
    while rest >= bound {
      digitCount += 1
      // The greatest number has 20 digits, and no power of ten has more.
      if digitCount == 20 { break }
      bound *= 10
    }
    if capacity - byteCount < digitCount { makeRoom(for: digitCount) }
    byteCount += digitCount
    for place in 1...digitCount {
      // SAFETY: there is room for the digits.
      unsafe storage.storeBytes(
        of: UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0"), toByteOffset: byteCount - place, as: UInt8.self)
      rest /= 10
    }
  }

  private mutating func write(_ added: UnsafeRawBufferPointer) {
    if capacity - byteCount < added.count {
      if added.count >= capacity, destination != .memory {
        // As much as the memory holds need not be copied first.
        flush()
        return unsafe handOver(added)
      }
      makeRoom(for: added.count)
    }
    guard let start = added.baseAddress else { return }
    // SAFETY: there is room for the bytes, which lie elsewhere.
    unsafe memcpy(storage + byteCount, start, added.count)
    byteCount += added.count
  }

  /// Makes room for less than the memory holds by handing over what it holds, or by more memory.
  private mutating func makeRoom(for addedByteCount: Int) {
    if destination != .memory { return flush() }
    capacity = max(byteCount + addedByteCount, 2 * capacity)
    let grown = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    // SAFETY: the new memory is larger and lies elsewhere.
    unsafe grown.copyMemory(from: storage, byteCount: byteCount)
    unsafe storage.deallocate()
    unsafe storage = grown
  }

  /// Hands over everything collected so far.
  mutating func flush() {
    if destination == .memory { return }
    unsafe handOver(UnsafeRawBufferPointer(start: storage, count: byteCount))
    byteCount = 0
  }

  private mutating func handOver(_ buffer: UnsafeRawBufferPointer) {
    if failure != nil { return }
    let descriptor: Int32 = destination == .standardOutput ? 1 : 2
    var written = 0
    while written < buffer.count {
      // SAFETY: the rest of the buffer lies within it; write(2) only reads.
      let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
      #if canImport(Darwin)
        let byteCount = unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
      #elseif canImport(Musl)
        let byteCount = unsafe Musl.write(descriptor, rest.baseAddress, rest.count)
      #else
        let byteCount = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if byteCount >= 0 {
        written += byteCount
      } else if errno != EINTR {
        failure = SystemError.last
        return
      }
    }
  }
}

extension [UInt8] {
  /// Adds the bytes of `span`.
  mutating func append(copying span: Span<UInt8>) {
    // SAFETY: the span is borrowed for the call, which copies its bytes.
    unsafe span.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}

extension String {
  /// The text of `utf8`; each maximal ill-formed subpart becomes U+FFFD.
  init(copying utf8: Span<UInt8>) {
    // SAFETY: the span is borrowed for the call, which copies its bytes.
    self = unsafe utf8.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
