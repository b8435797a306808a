import TextModel

/// The protocols that the links of Telegram may have.
enum TelegramProtocol {
  /// What stands between a protocol and the rest.
  static let separator = Array("://".utf8)

  /// Their names, and the letters that before one make the name of another protocol.
  private static let known: [(name: [UInt8], otherStarts: [UInt8])] = [
    (Array("https".utf8), []), (Array("http".utf8), Array("s".utf8)), (Array("ftp".utf8), Array("st".utf8)),
    (Array("tonsite".utf8), []),
  ]

  /// Where the name starts that a run of protocol scalars ends with (dialects.md, TG-U5).
  ///
  /// Letters before the name do not matter, unless the run is the name of another protocol: `sftp`, `tftp`, `shttp`.
  ///
  /// - Parameters:
  ///   - end: Where `://` stands.
  ///   - floor: What lies before does not exist.
  ///   - utf8: The text.
  /// - Returns: A UTF-8 offset; `nil` if the run ends with none of the names or is that of another protocol.
  /// - Complexity: O(1).
  static func start(endingAt end: Int, notBefore floor: Int, in utf8: Span<UInt8>) -> Int? {
    for (name, otherStarts) in known {
      let start = end - name.count
      guard start >= floor, utf8.matches(folded: name, at: start, limit: end) else { continue }
      guard start > floor, otherStarts.contains(utf8[start - 1].asciiLowercased) else { return start }
      guard start - 1 > floor else { return nil }
      let before = utf8.scalar(endingAt: start - 1, notBefore: floor).value
      return isOfProtocol(before) ? start : nil
    }
    return nil
  }

  private static func isOfProtocol(_ value: UInt32) -> Bool {
    guard value < 0x80 else { return value != ScalarStep.illFormed && !TelegramScalars.isSeparator(value) }
    let byte = UInt8(truncatingIfNeeded: value)
    return byte.isASCIIAlphanumeric || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }
}
