import SelectableText

@testable import selectable

/// One run of the command within this process.
struct CommandOutcome: Equatable {
  let status: CommandStatus
  let output: [UInt8]
  let diagnostics: [UInt8]

  init(_ arguments: [String]) {
    var console = Console(output: BufferedWriter(.memory), diagnostics: BufferedWriter(.memory))
    status = Command.run(arguments, console: &console)
    output = console.output.bytes
    diagnostics = console.diagnostics.bytes
  }

  /// The lines of the output, each of which ends in a line feed.
  var lines: [[UInt8]] {
    output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init).dropLast()
  }

  /// Complaints are UTF-8 on lines of their own; a failure says something.
  func check() throws(BrokenPromise) {
    try expect(output.isEmpty || output.last == UInt8(ascii: "\n"), "the output ends with a line feed")
    let said = String(validating: diagnostics, as: UTF8.self)
    try expect(said != nil, "complaints are UTF-8: \(diagnostics)")
    try expect(status != .failure || !diagnostics.isEmpty || !output.isEmpty, "a failure says why")
  }
}
