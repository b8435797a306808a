/// Where a command writes: results, and complaints.
struct Console: ~Copyable, Sendable {
  /// Results.
  var output: BufferedWriter
  /// Complaints and notes.
  var diagnostics: BufferedWriter

  /// The process's own output and error output.
  static func standard() -> Console {
    Console(output: BufferedWriter(.standardOutput), diagnostics: BufferedWriter(.standardError))
  }

  /// What is said to a person who is to type the input.
  static let typingNote = "reading what is typed here; Ctrl-D on a line of its own ends it"

  /// Opens standard input; at a terminal the user is told that the command waits for them.
  ///
  /// - Throws: ``SystemError`` if it is closed.
  mutating func openStandardInput() throws(SystemError) -> OpenFile {
    let file = try OpenFile.standardInput()
    if file.isTerminal { report(Console.typingNote) }
    return file
  }

  /// Tells the user something beside the results: `selectable: PATH: MESSAGE`, controls escaped.
  mutating func report(_ message: String, path: FilePath? = nil) {
    output.flush()
    diagnostics.write("selectable: ")
    if let path {
      if path.bytes.isEmpty { diagnostics.write("''") }
      diagnostics.write(escaped: path.bytes.span)
      diagnostics.write(": ")
    }
    diagnostics.write(escaped: message)
    diagnostics.write("\n")
    diagnostics.flush()
  }
}

/// How the process ends, as grep and ripgrep do.
enum CommandStatus: Int32 {
  /// Something was found; a text was valid.
  case found = 0
  /// Nothing was found; a text was invalid.
  case nothing = 1
  /// Something went wrong; what could be done was done.
  case failure = 2
}
