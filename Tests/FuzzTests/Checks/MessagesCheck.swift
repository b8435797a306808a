import Foundation

@testable import selectable

/// Every message is answered by one line of JSON, in order; what is no message, by one with an error.
enum MessagesCheck {
  private static let commands = [
    ["scan"], ["scan", "--attributes", "--units", "utf8,utf16,scalar,grapheme"], ["scan", "--word"], ["validate"],
    ["format"], ["scan", "--dialect", "uts58"],
  ]
  /// A pipe holds this many bytes without a reader.
  private static let greatestInputByteCount = 65_536

  static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
    var splitter = ByteSplitter(bytes)
    let command = commands[splitter.number(below: commands.count)]
    let input = Array(splitter.remainder().prefix(greatestInputByteCount))
    let outcome = answers(to: input, by: command)
    try outcome.check()
    let lines = outcome.lines
    let answers = try lines.map { (line) throws(BrokenPromise) in
      try expect(String(validating: line, as: UTF8.self) != nil, "an answer is UTF-8: \(line)")
      guard let members = JSONGrammar.members(of: line) else {
        throw BrokenPromise("an answer is a JSON object: \(String(decoding: line, as: UTF8.self))")
      }
      return Dictionary(members.map { (String(decoding: $0.name, as: UTF8.self), $0.value) }) { $1 }
    }
    // What is marked as UTF-16 is read as that.
    if input.starts(with: [0xFF, 0xFE]) || input.starts(with: [0xFE, 0xFF]) { return }
    try check(answers, to: messages(in: input))
    let hasError = answers.contains { $0["error"] != nil }
    try expectEqual(outcome.status == .failure, hasError, "the status is 2 if there is an error")
  }

  private static func check(_ answers: [[String: [UInt8]]], to messages: [[UInt8]]) throws(BrokenPromise) {
    try expectEqual(answers.count, messages.count, "each message has an answer")
    for (message, answer) in zip(messages, answers) {
      guard let members = JSONGrammar.members(of: message) else {
        try expect(answer["error"] != nil, "what is no object is an error: \(String(decoding: message, as: UTF8.self))")
        continue
      }
      guard let id = members.last(where: { $0.name == Array("id".utf8) })?.value, isPlain(id) else { continue }
      // An error may come before the id.
      guard answer["error"] == nil || answer["id"] != nil else { continue }
      if members.count(where: { $0.name == Array("id".utf8) }) > 1, answer["error"] != nil { continue }
      try expectEqual(answer["id"], id, "an answer has the id of its message")
    }
  }

  /// Whether an answer repeats a value byte for byte.
  private static func isPlain(_ value: [UInt8]) -> Bool {
    value.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
  }

  private static func messages(in input: [UInt8]) -> [[UInt8]] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = input.starts(with: mark) ? input.dropFirst(mark.count) : input[...]
    return text.split(separator: UInt8(ascii: "\n")).map(Array.init).filter { line in
      !line.allSatisfy { " \t\r".utf8.contains($0) }
    }
  }

  /// Through a pipe: no file is written.
  private static func answers(to input: [UInt8], by command: [String]) -> CommandOutcome {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(input))
    try? pipe.fileHandleForWriting.close()
    defer { try? pipe.fileHandleForReading.close() }
    return CommandOutcome(command + ["--messages", "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"])
  }
}
