import SelectableText

/// One message: a JSON object on a line of its own.
///
/// Its memory is reused from message to message.
struct MessageReader {
  /// Where the value of `id` stands in the line; `nil` if there is none.
  private(set) var idRange: Range<Int>?
  /// The values of the members that were asked for.
  private(set) var members: [String: JSONValue] = [:]

  private let memberNames: [String]
  private var text = JSONString(utf8Range: 0..<0, hasEscapes: false)
  /// What a text with escapes stands for.
  private var decodedText: [UInt8] = []

  /// A reader that keeps the values of `memberNames` beside `id` and `text`; other members are left aside.
  init(keeping memberNames: [String]) { self.memberNames = memberNames }

  /// Reads a message. On an error ``idRange`` tells the id if it came before the fault.
  ///
  /// - Throws: ``JSONError`` if the line is not a JSON object or has no `text`.
  /// - Complexity: O(*n*) in the length of the line.
  mutating func read(_ line: Span<UInt8>) throws(JSONError) {
    idRange = nil
    if !members.isEmpty { members.removeAll(keepingCapacity: true) }
    var text: JSONString?
    var cursor = JSONCursor()
    try cursor.readObject(in: line) { (cursor, name) throws(JSONError) in
      if name.equals("id", in: line) {
        idRange = try cursor.skipValue(in: line)
      } else if name.equals("text", in: line) {
        text = try MessageReader.readText(&cursor, in: line)
      } else if let member = memberNames.first(where: { name.equals($0, in: line) }) {
        members[member] = try cursor.readValue(in: line)
      } else {
        try cursor.skipValue(in: line)
      }
    }
    try cursor.expectEnd(in: line)
    guard let text else { throw JSONError(utf8Offset: cursor.utf8Offset, reason: "no 'text'") }
    self.text = text
    decodedText.removeAll(keepingCapacity: true)
    if text.hasEscapes { text.append(to: &decodedText, from: line) }
  }

  /// Lends the value of `text` of the message just read; without escapes it is part of the line itself.
  ///
  /// - Parameters:
  ///   - line: The line that was read.
  ///   - body: Takes the text.
  /// - Returns: What `body` returns.
  func withText<Result>(in line: Span<UInt8>, _ body: (Span<UInt8>) -> Result) -> Result {
    text.hasEscapes ? body(decodedText.span) : body(line.extracting(text.utf8Range))
  }

  private static func readText(_ cursor: inout JSONCursor, in line: Span<UInt8>) throws(JSONError) -> JSONString {
    guard cursor.peek(in: line) == UInt8(ascii: "\"") else {
      throw JSONError(utf8Offset: cursor.utf8Offset, reason: "'text' must be a string")
    }
    return try cursor.readString(in: line)
  }
}
