/// A property that is written under a key unless it has its default, and read where the key is there.
package struct CodedProperty<Root, Key: CodingKey>: Sendable {
  /// Reads the property into a value; a key that is missing or null leaves what is there.
  package let read: @Sendable (_ members: KeyedDecodingContainer<Key>, _ value: inout Root) throws -> Void
  /// Writes the property of a value, unless it is the same in `defaults`.
  package let write:
    @Sendable (_ value: Root, _ defaults: Root, _ members: inout KeyedEncodingContainer<Key>) throws -> Void

  /// Makes the property at `path`.
  package init<Value: Codable & Equatable & SendableMetatype>(
    _ key: Key, _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    read = { members, value in
      do {
        if let own = try members.decodeIfPresent(Value.self, forKey: key) { value[keyPath: path] = own }
      } catch let error where !(error is DecodingError) {
        // As Foundation's, that does not tell where a number is that the type cannot hold.
        throw DecodingError.dataCorruptedError(forKey: key, in: members, debugDescription: "\(error)")
      }
    }
    write = { value, defaults, members in
      let own = value[keyPath: path]
      if own != defaults[keyPath: path] { try members.encode(own, forKey: key) }
    }
  }
}
