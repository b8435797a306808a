import SelectableText

/// What messages ask for, made once for all messages that ask for the same.
struct MessageCache<Value> {
  private static var capacity: Int { 256 }

  private var values: [[String: JSONValue]: Value] = [:]

  /// The value for a message with `members`.
  ///
  /// - Parameters:
  ///   - members: Of the message those that decide about the value.
  ///   - make: Makes the value if it is not known.
  /// - Returns: The value.
  /// - Throws: What `make` throws; that is not kept.
  mutating func value(
    for members: [String: JSONValue], _ make: () throws(UsageError) -> Value
  ) throws(UsageError) -> Value {
    if let known = values[members] { return known }
    let value = try make()
    if values.count == Self.capacity { values.removeAll() }
    values[members] = value
    return value
  }
}

extension [String: JSONValue] {
  /// The names in the member `kinds` of a message; `nil` if it names none.
  ///
  /// - Throws: ``UsageError`` if it is no array of strings.
  func messageKinds() throws(UsageError) -> [String]? {
    guard let value = self["kinds"], value != .null else { return nil }
    guard let kinds = value.strings else { throw UsageError("'kinds' must be an array of strings") }
    return kinds
  }

  /// The options of a message.
  ///
  /// - Throws: ``UsageError`` if they are no object.
  func messageOptions() throws(UsageError) -> [String: JSONValue] {
    guard let value = self["options"], value != .null else { return [:] }
    guard case .object(let options) = value else {
      throw UsageError("'options' must be an object, not \(value.typeName)")
    }
    return options
  }
}
