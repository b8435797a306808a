extension ClipboardRepresentation {
  /// The addresses of links, one a line; `nil` if there are none.
  var addresses: String? {
    switch ContentType(contentType).name {
    case "public.url": repairedText
    case "text/uri-list": listedAddresses
    default: nil
    }
  }

  /// Plain text; `nil` if there is none, or in an encoding other than UTF-8.
  var plainText: String? {
    switch ContentType(contentType).name {
    case "text/plain", "public.utf8-plain-text": repairedText
    default: nil
    }
  }

  /// The bytes as text, with U+FFFD in the place of what is not UTF-8.
  private var repairedText: String? {
    let isUTF8 = ["utf-8", "utf8", "us-ascii"].contains(ContentType(contentType).charset ?? "utf-8")
    return isUTF8 && !bytes.isEmpty ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// The lines of a list that are no comments (RFC 2483, 5).
  private var listedAddresses: String? {
    let lines = (repairedText ?? "").utf8.split { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
    let addresses = lines.filter { $0.first != UInt8(ascii: "#") }.map { String(Substring($0)) }
    return addresses.isEmpty ? nil : addresses.joined(separator: "\n")
  }
}
