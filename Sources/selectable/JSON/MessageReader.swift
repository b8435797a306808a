/// One message: a JSON object on a line of its own.
///
/// Its memory is reused from message to message.
struct MessageReader {
  /// Where the value of `id` stands in the line; `nil` if there is none.
  private(set) var idRange: Range<Int>?
  /// The value of `text`.
  private(set) var text: [UInt8] = []
  /// The values of the members that were asked for.
  private(set) var members: [String: JSONValue] = [:]

  private let memberNames: [(name: String, utf8: [UInt8])]

  /// A reader that keeps the values of `memberNames` beside `id` and `text`; other members are left aside.
  init(keeping memberNames: [String]) {
    self.memberNames = memberNames.map { ($0, Array($0.utf8)) }
  }

  /// Reads a message. On an error ``idRange`` tells the id if it came before the fault.
  ///
  /// - Throws: ``JSONError`` if the line is not a JSON object or has no `text`.
  /// - Complexity: O(*n*) in the length of the line.
  mutating func read(_ line: Span<UInt8>) throws(JSONError) {
    idRange = nil
    text.removeAll(keepingCapacity: true)
    if !members.isEmpty { members.removeAll(keepingCapacity: true) }
    var hasText = false
    var cursor = JSONCursor()
    var reader = self
    // The copy is what the closure changes; `self` is empty meanwhile, so that its memory is not copied.
    (text, members) = ([], [:])
    defer { self = reader }
    guard cursor.peek(in: line) == UInt8(ascii: "{") else {
      throw JSONError(reason: "expected an object", utf8Offset: cursor.utf8Offset)
    }
    try cursor.readObject(in: line) { (cursor, name) throws(JSONError) in
      switch name {
      case MessageReader.idName: reader.idRange = try cursor.skipValue(in: line)
      case MessageReader.textName:
        reader.text.removeAll(keepingCapacity: true)
        guard cursor.peek(in: line) == UInt8(ascii: "\"") else {
          throw JSONError(reason: "'text' must be a string", utf8Offset: cursor.utf8Offset)
        }
        try cursor.readString(in: line, into: &reader.text)
        hasText = true
      default:
        guard let member = reader.memberNames.first(where: { $0.utf8 == name }) else {
          try cursor.skipValue(in: line)
          return
        }
        reader.members[member.name] = try cursor.readValue(in: line)
      }
    }
    try cursor.expectEnd(in: line)
    guard hasText else { throw JSONError(reason: "no 'text'", utf8Offset: cursor.utf8Offset) }
  }

  private static let idName = Array("id".utf8)
  private static let textName = Array("text".utf8)
}
