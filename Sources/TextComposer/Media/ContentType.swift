import TextModel

/// The name of a content type, taken apart: a uniform type identifier, or a media type with parameters (RFC 2045, 5.1).
struct ContentType {
  /// What comes before the parameters, with ASCII capitals as small letters and without blanks at its ends.
  let name: String
  /// The parameter `charset`, likewise and without quotation marks; `nil` if there is none.
  let charset: String?

  /// Takes a name apart.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `contentType`.
  init(_ contentType: String) {
    let parts = contentType.utf8.map(\.asciiLowercased)
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    name = parts.first.map { Self.text(of: $0) } ?? ""
    let key = Array("charset=".utf8)
    charset = parts.dropFirst().map(Self.withoutBlanks).first { $0.starts(with: key) }
      .map { Self.text(of: $0.dropFirst(key.count).filter { $0 != UInt8(ascii: "\"") }[...]) }
  }

  private static func text(of utf8: ArraySlice<UInt8>) -> String {
    String(decoding: withoutBlanks(utf8), as: UTF8.self)
  }

  private static func withoutBlanks(_ utf8: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let last = rest.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return last.map { rest[...$0] } ?? []
  }
}
