/// A JSON value that knows where it stands, so that an error can say where it is.
struct JSONNode {
  enum Value {
    case null
    case boolean(Bool)
    case number(Int)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  struct Member {
    let name: String
    let utf8Offset: Int
    let node: JSONNode
  }

  let value: Value
  /// Where it starts.
  let utf8Offset: Int
}

/// What is wrong with a text of JSON, and where.
struct JSONError: Error, Equatable {
  let utf8Offset: Int
  let reason: String
}
