/// What a draft is stored under: a conversation, among those of one program or one person.
///
/// Keys are the same if they have the same bytes.
///
/// ```swift
/// DraftKey(namespace: "com.example.chat", name: "general").storedKey  // "com.example.chat.general"
/// ```
public struct DraftKey: Sendable {
  /// Whose drafts these are, and what ``DraftStore/removeAll(in:)`` removes together.
  public let namespace: String
  /// The conversation.
  public let name: String

  /// The key of a conversation.
  public init(namespace: String, name: String) { (self.namespace, self.name) = (namespace, name) }

  /// The key that is written as `storedKey`; `nil` if none is.
  public init?(storedKey: String) {
    let utf8 = storedKey.utf8
    guard let point = utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let parts = utf8[utf8.index(after: point)...]
      .split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    var name = String(Substring(parts[0]))
    for part in parts.dropFirst() {
      if part.starts(with: "25".utf8) {
        name += "%"
      } else if part.starts(with: "2E".utf8) {
        name += "."
      } else {
        return nil
      }
      name += Substring(part.dropFirst(2))
    }
    self.init(namespace: String(Substring(utf8[..<point])), name: name)
  }

  /// The key as one text, for stores that have no namespaces: the namespace, a point, and the name.
  ///
  /// In the name, `%2E` stands for a point and `%25` for a percent sign. So no two keys are written alike, and what comes
  /// before the last point is the namespace.
  public var storedKey: String {
    var stored = Array(namespace.utf8) + [UInt8(ascii: ".")]
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "%"): stored += "%25".utf8
      case UInt8(ascii: "."): stored += "%2E".utf8
      default: stored.append(byte)
      }
    }
    return String(decoding: stored, as: UTF8.self)
  }
}

extension DraftKey: Hashable {
  /// Whether two keys have the same bytes.
  public static func == (left: DraftKey, right: DraftKey) -> Bool {
    left.namespace.utf8.elementsEqual(right.namespace.utf8) && left.name.utf8.elementsEqual(right.name.utf8)
  }

  /// Takes the bytes of the key into a hash.
  public func hash(into hasher: inout Hasher) {
    for part in [namespace, name] {
      hasher.combine(part.utf8.count)
      for byte in part.utf8 { hasher.combine(byte) }
    }
  }
}
