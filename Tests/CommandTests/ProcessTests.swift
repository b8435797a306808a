import Foundation
import Testing

/// The command as a process: what only a process has.
@Suite struct ProcessTests {
  /// The command beside the tests.
  static let executable: String? = {
    var folders = [(CommandLine.arguments.first ?? "" as String)]
    if let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") { folders.append(own) }
    folders.append(contentsOf: Bundle.allBundles.map(\.bundlePath))
    for folder in folders {
      var url = URL(fileURLWithPath: folder)
      for _ in 0..<4 {
        url.deleteLastPathComponent()
        let candidate = url.appendingPathComponent("selectable").path
        let attributes = try? FileManager.default.attributesOfItem(atPath: candidate)
        if attributes?[.type] as? FileAttributeType == .typeRegular { return candidate }
      }
    }
    return nil
  }()

  struct Result: Equatable {
    var status: Int32
    var output: String
    var diagnostics: String
  }

  func shell(_ script: String) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh", try #require(Self.executable)]
    let (output, diagnostics) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = diagnostics
    try process.run()
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    let diagnosticsData = diagnostics.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
      diagnostics: String(decoding: diagnosticsData, as: UTF8.self))
  }

  @Test(
    arguments: [
      (#"printf 'a b' | "$1" tokens"#, 0, "0\t1\tword\ta\n1\t2\tspace\t \n2\t3\tword\tb\n", ""),
      (#"printf '\357\273\277a' | "$1" tokens -"#, 0, "0\t1\tword\ta\n", ""),
      (#"printf 'none' | "$1" scan"#, 1, "", ""),
      (#"printf '\n\n{"id":1,"text":"none"}\n' | "$1" scan --messages"#, 1, "{\"id\":1,\"selections\":[]}\n", ""),
      (#"printf '#a\nb\n' | "$1" validate --validator PrefixValidator --argument prefix=#"#, 1, "valid\ninvalid\n", ""),
      (#"printf 'a\nb\r\n' | "$1" measure"#, 0, "1\t279\n1\t279\n", ""),
      (#"printf 'a\nb\r\n' | "$1" measure --whole"#, 0, "3\t277\n", ""),
      (#""$1" measure --whole </dev/null"#, 1, "0\t280\n", ""),
      (#""$1" scan . </dev/null >&-; echo $?"#, 0, "1\n", ""),
      // Only a process runs without Foundation, which the tests link.
      (#""$1" packs new desk >/dev/null; "$1" packs test desk"#, 0, "6 examples hold\n", ""),
      (
        #"touch "$(printf 'a\377')"; "$1" scan -c --include-zero . "$(printf 'a\377')""#, 1, "./a\\xFF:0\na\\xFF:0\n",
        ""
      ),
    ] as [(String, Int32, String, String)])
  func standardInputIsReadAndTheStatusTells(script: String, status: Int32, output: String, diagnostics: String) throws {
    let directory = try TemporaryDirectory()
    let result = try shell("cd '\(directory.path)' && " + script)
    #expect(result == Result(status: status, output: output, diagnostics: diagnostics))
  }

  @Test func aReaderThatLeavesEndsTheCommandQuietly() throws {
    let result = try shell(#"(yes 'a b' | head -c 3000000 | "$1" tokens; echo "status $?" >&2) | head -n 1"#)
    #expect(result.output == "0\t1\tword\ta\n")
    #expect(result.diagnostics == "status 0\n")
  }

  @Test(arguments: [1, 2, 7])
  func aReaderThatLeavesEndsAllThreadsQuietly(threads: Int) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(String(repeating: "@ann\n", count: 300_000), to: "a")
    let result = try shell(
      #"("$1" scan -j \#(threads) '\#(file)' '\#(file)'; echo "status $?" >&2) | head -n 1"#)
    #expect(result.output == "\(file):1:1:mention:@ann\n")
    #expect(result.diagnostics == "status 0\n")
  }

  @Test(arguments: [1, 2])
  func aFileThatAShellOpenedIsReadFromWhereItStands(threads: Int) throws {
    let directory = try TemporaryDirectory()
    let text = "@skipped\n@a\n" + String(repeating: String(repeating: "x", count: 999) + "\n", count: 1100) + "@b\n"
    let file = try directory.write(text, to: "a")
    let result = try shell(#"{ read -r _; "$1" scan -j \#(threads) - -; } <'\#(file)'"#)
    #expect(result.output == "<stdin>:1:1:mention:@a\n<stdin>:1102:1:mention:@b\n")
  }

  @Test func linesOfAStreamHaveALimit() throws {
    let script = #"printf '@a\n%s\n@b\n' xxxxxxxxxxxxxxxx | "$1" scan --max-line 8"#
    let end =
      "longer than 8 bytes, the most that '--max-line' allows, and left out; give a larger '--max-line', or break the line\n"
    #expect(
      try shell(script)
        == Result(
          status: 2, output: "1:1:mention:@a\n3:1:mention:@b\n", diagnostics: "selectable: <stdin>: line 2 is " + end))
    #expect(
      try shell(script + " --count")
        == Result(status: 2, output: "2\n", diagnostics: "selectable: <stdin>: the line at byte 3 is " + end))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsReported() throws {
    let result = try shell(#""$1" tokens 'a b' >/dev/full"#)
    #expect(result.status == 2)
    #expect(result.diagnostics.hasPrefix("selectable: standard output: No space left on device"))
  }

  @Test(.enabled(if: geteuid() != 0, "root reads everything"))
  func unreadableFilesAreReported() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("", to: "a")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    let result = try shell(#""$1" scan '\#(file)'"#)
    #expect(result == Result(status: 2, output: "", diagnostics: "selectable: \(file): Permission denied\n"))
  }

  @Test func anAnswerComesBeforeTheNextQuestion() throws {
    let result = try shell(
      #"""
      mkfifo "${TMPDIR:-/tmp}/selectable-$$" && cd "${TMPDIR:-/tmp}" && trap "rm -f selectable-$$" EXIT
      { echo '{"id":1,"text":""}'; read -r answer <"selectable-$$"; echo "$answer" >&2; } | \
        "$1" scan --messages >"selectable-$$"
      """#)
    #expect(result.diagnostics == "{\"id\":1,\"selections\":[]}\n")
  }
}
