/// A part of a URL as data: its text holds no escapes and no separators of its own.
///
/// The parts of `https://example.com/a%2Fb?k=v` are the scheme `https://`, the host `example.com`, the path `a/b`, the
/// query `k` and the value `v`. Where a separator is data, only the parts tell; the text of the URL no longer does.
public struct LinkPart: Hashable, Sendable {
  /// What a part is, in the order in which a URL has them.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The scheme with what follows it: `https://`.
    case scheme
    /// The host, with user info and port if there are any.
    case host
    /// One segment of the path, without the slash before it.
    case path
    /// The name of one field of the query.
    case query
    /// The value of the field before it.
    case value
    /// All that follows `#`, a text directive (`:~:text=`) included.
    case fragment
  }

  /// What the part is.
  public let kind: Kind
  /// The part's text, unescaped. Scheme and host are written as they are.
  public let text: String

  /// Makes a part.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// Why parts make no URL.
public struct LinkPartError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which part does not fit, counted from 0.
  public let partIndex: Int
  /// What is wrong, without a final full stop.
  public let description: String
}

extension LinkPart {
  /// Checks that parts stand in the order of a URL, and that none stands twice that a URL has once.
  static func checkOrder(of parts: [LinkPart]) throws(LinkPartError) {
    var previous: Kind?
    for (index, part) in parts.enumerated() {
      if part.kind == .value, previous != .query {
        throw LinkPartError(partIndex: index, description: "part \(index): a value must follow its query")
      }
      if let previous, !part.kind.mayFollow(previous) {
        let description = "part \(index): no \(part.kind.rawValue) may follow a \(previous.rawValue)"
        throw LinkPartError(partIndex: index, description: description)
      }
      previous = part.kind
    }
  }
}

extension LinkPart.Kind {
  fileprivate func mayFollow(_ previous: LinkPart.Kind) -> Bool {
    let mayRepeat = self == .path || self == .query || self == .value
    return previous.rank < rank || (mayRepeat && previous.rank == rank)
  }

  private var rank: Int {
    switch self {
    case .scheme: 0
    case .host: 1
    case .path: 2
    case .query, .value: 3
    case .fragment: 4
    }
  }
}
