#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Collects output and hands it to a file descriptor in large pieces, or keeps it in memory.
///
/// A failed write is remembered, what is written later is dropped: look at ``failure`` between pieces of work.
struct BufferedWriter: ~Copyable {
  /// Where output goes.
  enum Destination { case memory, standardOutput, standardError }

  private static let flushByteCount = 1 << 16

  private let destination: Destination
  private(set) var bytes: [UInt8] = []
  /// Why a write failed; nothing is written after it.
  private(set) var failure: SystemError?

  init(_ destination: Destination) {
    self.destination = destination
    bytes.reserveCapacity(destination == .memory ? 0 : BufferedWriter.flushByteCount + 4096)
  }

  /// Whether a person is looking at it.
  var isTerminal: Bool {
    switch destination {
    case .memory: false
    case .standardOutput: isatty(1) == 1
    case .standardError: isatty(2) == 1
    }
  }

  /// Adds one byte.
  mutating func write(_ byte: UInt8) {
    bytes.append(byte)
    flushIfFull()
  }

  /// Adds bytes as they are.
  mutating func write(raw span: Span<UInt8>) {
    bytes.append(copying: span)
    flushIfFull()
  }

  /// Adds text as it is.
  mutating func write(_ text: String) {
    bytes.append(copying: text.utf8.span)
    flushIfFull()
  }

  /// Adds a number in decimal digits.
  mutating func write(_ number: Int) {
    guard number >= 0 else { return write(String(number)) }
    var digitCount = 1
    var rest = number / 10
    while rest > 0 {
      digitCount += 1
      rest /= 10
    }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: digitCount))
    rest = number
    for place in 1...digitCount {
      bytes[bytes.count - place] += UInt8(rest % 10)
      rest /= 10
    }
    flushIfFull()
  }

  private mutating func flushIfFull() {
    if bytes.count >= BufferedWriter.flushByteCount, destination != .memory { flush() }
  }

  /// Hands over everything collected so far.
  mutating func flush() {
    let descriptor: Int32
    switch destination {
    case .memory: return
    case .standardOutput: descriptor = 1
    case .standardError: descriptor = 2
    }
    defer { bytes.removeAll(keepingCapacity: true) }
    if failure != nil { return }
    failure = unsafe bytes.withUnsafeBytes { buffer in
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
          return SystemError.last
        }
      }
      return nil
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
