import TextModel

/// A URL, split where host and port end. Everything behind them is path, query and fragment, whatever it holds.
struct LinkText {
  let utf8: [UInt8]
  /// User info, host and port; empty for `file:///a`, and without a scheme the whole up to the first `/`, `?` or `#`.
  let authority: Range<Int>

  init(_ text: String) {
    let utf8 = Array(text.utf8)
    let firstSign = utf8.firstIndex(where: Self.isPartSign) ?? utf8.endIndex
    var start = utf8.startIndex
    if firstSign > 0, utf8.span.hasSchemeSeparator(at: firstSign - 1) { start = firstSign + 2 }
    let end = utf8[start...].firstIndex(where: Self.isPartSign) ?? utf8.endIndex
    self.utf8 = utf8
    authority = start..<end
  }

  /// The scheme with `://`; empty if there is none.
  var scheme: ArraySlice<UInt8> { utf8[..<authority.lowerBound] }
  /// Path, query and fragment.
  var tail: ArraySlice<UInt8> { utf8[authority.upperBound...] }
  /// Whether a name stands before the host.
  var hasUserInfo: Bool { utf8[authority].contains(UInt8(ascii: "@")) }

  private static func isPartSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }
}

/// A scalar of path, query or fragment.
enum LinkPiece: Equatable {
  /// A scalar, and whether it arrived escaped: then it is data even where it would separate.
  case scalar(UInt32, isEscaped: Bool)
  /// The two hexadecimal digits, as written, of an escaped byte that is part of no UTF-8.
  case byte(UInt8, UInt8)

  /// The scalar's value; `ScalarStep.illFormed` for a byte.
  var value: UInt32 {
    if case .scalar(let value, _) = self { value } else { ScalarStep.illFormed }
  }

  /// Whether it is the scalar `value`, written as itself.
  func isLiteral(_ value: Unicode.Scalar) -> Bool { self == .scalar(value.value, isEscaped: false) }
}

/// Reads percent-escapes (RFC 3986, section 2.1).
enum PercentDecoder {
  /// The scalars of `utf8`, with escapes decoded that are UTF-8.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func pieces(of utf8: ArraySlice<UInt8>) -> [LinkPiece] {
    var pieces: [LinkPiece] = []
    pieces.reserveCapacity(utf8.count)
    let span = utf8.span
    var offset = 0
    while offset < span.count {
      guard isEscape(at: offset, in: span) else {
        let step = span.scalar(at: offset)
        pieces.append(.scalar(step.value, isEscaped: false))
        offset += step.utf8Count
        continue
      }
      let start = offset
      while isEscape(at: offset, in: span) { offset += 3 }
      append(escapes: span.extracting(start..<offset), to: &pieces)
    }
    return pieces
  }

  /// Whether `%` and two hexadecimal digits stand at `utf8Offset`.
  static func isEscape(at utf8Offset: Int, in utf8: Span<UInt8>) -> Bool {
    utf8.byte(at: utf8Offset) == UInt8(ascii: "%") && nibble(utf8.byte(at: utf8Offset + 1)) != nil
      && nibble(utf8.byte(at: utf8Offset + 2)) != nil
  }

  /// The value of a hexadecimal digit.
  static func nibble(_ byte: UInt8) -> UInt8? {
    if byte.isASCIIDigit { return byte & 0x0F }
    let letter = byte.asciiLowercased &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }

  /// Decodes a run of escapes together: a scalar beyond ASCII takes several.
  private static func append(escapes: Span<UInt8>, to pieces: inout [LinkPiece]) {
    let bytes = stride(from: 0, to: escapes.count, by: 3).map {
      (nibble(escapes[$0 + 1]) ?? 0) << 4 | (nibble(escapes[$0 + 2]) ?? 0)
    }
    var offset = 0
    while offset < bytes.count {
      let step = bytes.span.scalar(at: offset)
      if step.value == ScalarStep.illFormed {
        for byte in offset..<offset + step.utf8Count {
          pieces.append(.byte(escapes[3 * byte + 1], escapes[3 * byte + 2]))
        }
      } else {
        pieces.append(.scalar(step.value, isEscaped: true))
      }
      offset += step.utf8Count
    }
  }
}

extension [UInt8] {
  /// Adds `%` and the two hexadecimal digits of `byte`, in capitals (RFC 3986, section 2.1).
  mutating func append(escaped byte: UInt8) {
    append(UInt8(ascii: "%"))
    for nibble in [byte >> 4, byte & 0x0F] { append(nibble < 10 ? nibble + 0x30 : nibble - 10 + UInt8(ascii: "A")) }
  }

  /// Adds the scalar `value` in UTF-8, or each of its bytes as an escape.
  mutating func append(scalar value: UInt32, isEscaped: Bool) {
    guard let scalar = Unicode.Scalar(value) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      if isEscaped { append(escaped: byte) } else { append(byte) }
    }
  }
}
