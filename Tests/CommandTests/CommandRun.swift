import SelectableText

@testable import selectable

/// One run of the command within the test's process.
struct CommandRun: Equatable {
  let status: CommandStatus
  let output: String
  let diagnostics: String

  init(_ arguments: String...) { self.init(arguments) }

  init(_ arguments: [String]) {
    var console = Console(output: BufferedWriter(.memory), diagnostics: BufferedWriter(.memory))
    status = Command.run(arguments, console: &console)
    output = String(decoding: console.output.bytes, as: UTF8.self)
    diagnostics = String(decoding: console.diagnostics.bytes, as: UTF8.self)
  }

  /// Whether the scanner has rules to find anything with.
  static let canFind = !TextSelection.Scanner().rules.isEmpty
}
