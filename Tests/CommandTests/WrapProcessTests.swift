import Foundation
import Testing

/// `selectable wrap` as a process: streams and terminals.
@Suite struct WrapProcessTests {
  @Test(
    arguments: [
      (#"printf 'hello world' | "$1" wrap --width 5"#, "hello\nworld\n"),
      (#"printf 'hello world' | "$1" wrap --width 5 -"#, "hello\nworld\n"),
      (#"printf 'hello\0 wor\033ld' | "$1" wrap"#, "hello wor\u{1B}ld\n"),
      (#"printf '\357\273\277a b' | "$1" wrap -w 1"#, "a\nb\n"),
      (#"printf 'a\377 b\303' | "$1" wrap -w 2 | od -An -tx1"#, " 61 ff 0a 62 c3 0a\n"),
      (#"printf 'a\377 b\303 c' | "$1" wrap -w 3 -n 2 | od -An -tx1"#, " 61 ff 0a 62 c3 e2 80 a6 0a\n"),
      (#"printf '%079d b' 0 | "$1" wrap | wc -l | tr -d ' '"#, "2\n"),
    ] as [(String, String)])
  func standardInputIsWrapped(script: String, output: String) throws {
    let result = try ProcessTests().shell(script)
    #expect(result == ProcessTests.Result(status: 0, output: output, diagnostics: ""))
  }

  @Test(arguments: ["", "--align center", "--truncate clip --lines 3", "--lines 1000000"])
  func aReaderThatLeavesEndsTheCommandQuietly(options: String) throws {
    let result = try ProcessTests().shell(
      #"(yes 'a b' | head -c 3000000 | "$1" wrap -w 1 \#(options); echo "status $?" >&2) | head -n 1"#)
    #expect(result.output == "a\n")
    #expect(result.diagnostics == "status 0\n")
  }

  /// What is read further would never end.
  @Test(arguments: ["tail", "clip"])
  func theFirstLinesNeedNoMoreThanThemselves(part: String) throws {
    let result = try ProcessTests().shell(#"yes 'a b' | "$1" wrap -w 8 --lines 2 --truncate \#(part)"#)
    #expect(result.output == (part == "tail" ? "a b\na b…\n" : "a b\na b\n"))
  }

  @Test func aLineComesBeforeTheNextIsRead() throws {
    let result = try ProcessTests().shell(
      #"""
      mkfifo "${TMPDIR:-/tmp}/selectable-wrap-$$" && cd "${TMPDIR:-/tmp}" && trap "rm -f selectable-wrap-$$" EXIT
      { echo 'a b'; read -r line <"selectable-wrap-$$"; echo "$line" >&2; } | "$1" wrap -w 1 >"selectable-wrap-$$"
      """#)
    #expect(result.diagnostics == "a\n")
  }

  /// Python has a terminal everywhere; `script` takes other arguments on each system.
  private static let terminal = #"""
    import os, pty, sys, fcntl, termios, struct
    pid, descriptor = pty.fork()
    if pid == 0:
        fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 12, 0, 0))
        os.execv(sys.argv[1], sys.argv[1:])
    shown = b""
    while True:
        try:
            part = os.read(descriptor, 4096)
        except OSError:
            break
        if not part:
            break
        shown += part
    sys.stdout.buffer.write(shown.replace(b"\r\n", b"\n"))
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    """#

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "a terminal needs Python"),
    arguments: [
      ("hello wonderful world\n", "", "hello\nwonderful\nworld\n"),
      ("a\u{1B}[31mb\n", "-w 40", "a\\u{1B}[31mb\n"),
      ("a\u{1B}b c\n", "-w 40 -n 1", "a\\u{1B}b c\n"),
      ("a\tb\0\u{202E}c\n", "-w 40", "a       b\\u{202E}c\n"),
    ])
  func aTerminalSaysHowWideAndIsNotSteered(text: String, options: String, shown: String) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(text, to: "text")
    let script = try directory.write(Self.terminal, to: "terminal.py")
    let result = try ProcessTests().shell(#"/usr/bin/python3 '\#(script)' "$1" wrap \#(options) '\#(file)'"#)
    #expect(result == ProcessTests.Result(status: 0, output: shown, diagnostics: ""))
  }
}
