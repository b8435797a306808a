import Foundation

@testable import selectable

/// Any arguments end with a status, the same every time; a failure says why.
///
/// The command sees no files but those of ``FuzzFolder``, and reads no standard input.
enum ArgumentsCheck {
  static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
    var splitter = ByteSplitter(bytes)
    let typed = splitter.texts().map { String(decoding: $0.filter { $0 != 0 }, as: UTF8.self) }
    guard let folder = FuzzFolder.shared else { throw BrokenPromise("there is a folder to work in") }
    let arguments = typed.enumerated().map { $0.offset == 0 ? $0.element : folder.confined($0.element) }
    let synopsis = Command.subcommands.map(\.synopsis).first { $0.name == arguments.first }
    guard let synopsis, let parsed = try? ParsedArguments(Array(arguments.dropFirst()), for: synopsis) else {
      return try run(arguments, isJSON: false)
    }
    // It would write where nobody cleans up.
    if synopsis.name == "packs", parsed.operands.first == "new" { return }
    let readsStandardInput = ["scan", "tokens", "validate", "format"].contains(synopsis.name)
    let operands = readsStandardInput && parsed.operands.isEmpty ? [folder.text] : []
    let isJSON = parsed.has("--json") && !parsed.has("--help")
    try run(arguments + operands, isJSON: isJSON)
  }

  private static func run(_ arguments: [String], isJSON: Bool) throws(BrokenPromise) {
    let outcome = CommandOutcome(arguments)
    try outcome.check()
    try expectEqual(CommandOutcome(arguments), outcome, "a command does the same every time")
    guard isJSON else { return }
    for line in outcome.lines {
      let isObject = JSONGrammar.members(of: line) != nil
      try expect(isObject, "--json prints objects: \(String(decoding: line, as: UTF8.self))")
    }
  }
}

/// The only files that fuzzed arguments reach.
private final class FuzzFolder: Sendable {
  static let shared = try? FuzzFolder()

  private let path: String
  /// A file with something of every kind.
  let text: String
  private let messages: String

  private init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "selectable-fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path(percentEncoded: false)
    text = path + "/text"
    messages = path + "/messages"
    let sample =
      "Ask @ann, see https://example.com/a_(b) #tag $ABC\nmail ann@example.org \"+1 415 555 0132\" {{name}}\n"
    try Data(sample.utf8).write(to: URL(filePath: text))
    try Data("{\"id\":1,\"text\":\"@ann\",\"kind\":\"mention\"}\n".utf8).write(to: URL(filePath: messages))
    atexit { FuzzFolder.removeShared() }
  }

  private static func removeShared() {
    if let path = shared?.path { try? FileManager.default.removeItem(atPath: path) }
  }

  /// The argument, with a file of this folder for a value that may name any other.
  func confined(_ argument: String) -> String {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let isOption = argument.hasPrefix("--") && parts.count == 2
    let value = isOption ? String(parts[1]) : argument
    guard value == "-" || value.contains("/") || FileManager.default.fileExists(atPath: value) else { return argument }
    let ours = value.contains("json") ? messages : value.contains("dir") ? path : text
    return isOption ? parts[0] + "=" + ours : ours
  }
}
