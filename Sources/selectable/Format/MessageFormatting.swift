import SelectableText

/// One run of `selectable format --messages`.
struct MessageFormatting: MessageAnswering, ~Copyable {
  private let isFull: Bool
  let isQuiet = false
  var reader = MessageReader(keeping: ["parts"])

  init(isFull: Bool) { self.isFull = isFull }

  mutating func run(_ paths: [String], console: inout Console) -> CommandStatus {
    answerAll(in: paths, console: &console) ? .found : .failure
  }

  func answer(_ line: Span<UInt8>, to output: inout BufferedWriter) throws(UsageError) {
    let formatted = try formatted(reader.withText(in: line) { String(copying: $0) })
    output.writeAnswerStart(idRange: reader.idRange, in: line)
    output.write("\"text\":")
    output.write(json: formatted)
    output.write("}\n")
  }

  private func formatted(_ url: String) throws(UsageError) -> String {
    guard let parts = reader.members["parts"] else {
      return isFull ? LinkFormatter.fullyEscaped(url) : LinkFormatter.minimallyEscaped(url)
    }
    let linkParts = try Self.parts(parts)
    do throws(LinkPartError) {
      let url = try LinkFormatter.minimallyEscaped(linkParts)
      return isFull ? LinkFormatter.fullyEscaped(url) : url
    } catch { throw UsageError(error.description) }
  }

  /// Reads pairs of a part's name and its text.
  static func parts(_ value: JSONValue) throws(UsageError) -> [LinkPart] {
    guard case .array(let pairs) = value else { throw UsageError("'parts' must be an array, not \(value.typeName)") }
    var parts: [LinkPart] = []
    for (index, pair) in pairs.enumerated() {
      guard let pair = pair.strings, pair.count == 2 else {
        throw UsageError("part \(index) must be a pair of strings, the part's name and its text")
      }
      guard let kind = LinkPart.Kind(rawValue: pair[0]) else {
        throw .unknown("part", pair[0], known: FormatCommand.partNames)
      }
      parts.append(LinkPart(kind, pair[1]))
    }
    return parts
  }
}
