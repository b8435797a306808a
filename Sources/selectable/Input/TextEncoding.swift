/// How the bytes of a file stand for text.
enum TextEncoding: Equatable {
  /// UTF-8, or bytes to be taken for it; so many bytes at the front are a byte order mark.
  case utf8(markByteCount: Int)
  /// UTF-16 with a byte order mark.
  case utf16(isBigEndian: Bool)

  /// The encoding that the first bytes of a file tell: only a byte order mark says anything.
  init(of prefix: Span<UInt8>) {
    if TextEncoding.begins(prefix, with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8(markByteCount: 3)
    } else if TextEncoding.begins(prefix, with: [0xFF, 0xFE]) {
      self = .utf16(isBigEndian: false)
    } else if TextEncoding.begins(prefix, with: [0xFE, 0xFF]) {
      self = .utf16(isBigEndian: true)
    } else {
      self = .utf8(markByteCount: 0)
    }
  }

  /// Whether more bytes could still make `prefix` a byte order mark.
  static func isUndecided(_ prefix: Span<UInt8>) -> Bool {
    switch prefix.count {
    case 0: true
    case 1: prefix[0] == 0xEF || prefix[0] == 0xFE || prefix[0] == 0xFF
    case 2: prefix[0] == 0xEF && prefix[1] == 0xBB
    default: false
    }
  }

  private static func begins(_ bytes: Span<UInt8>, with mark: [UInt8]) -> Bool {
    bytes.count >= mark.count && mark.indices.allSatisfy { bytes[$0] == mark[$0] }
  }
}

/// Turns UTF-16 into UTF-8, piece by piece. A surrogate without its partner, or half a code unit at the end, becomes U+FFFD.
struct UTF16Transcoder {
  /// The most UTF-8 bytes that a code unit can give, with a surrogate left over from the piece before.
  static let greatestGrowth = 3

  private let isBigEndian: Bool
  private var firstHalf: UInt8?
  private var highSurrogate: UInt16?

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Adds the UTF-8 form of `bytes` to `output`.
  ///
  /// - Throws: ``SystemError`` if there is no memory.
  mutating func transcode(_ bytes: Span<UInt8>, into output: inout ByteQueue) throws(SystemError) {
    try output.reserve((bytes.count / 2 + 2) * UTF16Transcoder.greatestGrowth)
    for index in bytes.indices {
      guard let first = firstHalf else {
        firstHalf = bytes[index]
        continue
      }
      firstHalf = nil
      let (high, low) = isBigEndian ? (first, bytes[index]) : (bytes[index], first)
      add(UInt16(high) << 8 | UInt16(low), to: &output)
    }
  }

  /// Adds what the end of the file leaves incomplete.
  mutating func finish(into output: inout ByteQueue) throws(SystemError) {
    try output.reserve(2 * UTF16Transcoder.greatestGrowth)
    if highSurrogate != nil { add("\u{FFFD}", to: &output) }
    if firstHalf != nil { add("\u{FFFD}", to: &output) }
    (firstHalf, highSurrogate) = (nil, nil)
  }

  private mutating func add(_ unit: UInt16, to output: inout ByteQueue) {
    if let high = highSurrogate {
      highSurrogate = nil
      if unit & 0xFC00 == 0xDC00 {
        let value = 0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(unit & 0x3FF))
        return add(Unicode.Scalar(value) ?? "\u{FFFD}", to: &output)
      }
      add("\u{FFFD}", to: &output)
    }
    if unit & 0xFC00 == 0xD800 {
      highSurrogate = unit
    } else {
      add(Unicode.Scalar(unit) ?? "\u{FFFD}", to: &output)
    }
  }

  private func add(_ scalar: Unicode.Scalar, to output: inout ByteQueue) {
    for byte in Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter { output.append(byte) }
  }
}
