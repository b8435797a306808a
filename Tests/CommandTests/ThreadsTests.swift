import SelectableText
import TestSupport
import TextValidation
import Testing

@testable import selectable

/// The output of several threads is that of one, byte for byte.
@Suite(.enabled(if: CommandRun.canFind)) struct ThreadsTests {
  let directory: TemporaryDirectory

  /// Files of all sorts: small and large, with every line end and encoding, binary, empty, a line that spans pieces.
  init() throws {
    directory = try TemporaryDirectory()
    var generator = SeededGenerator(seed: 4)
    for index in 0..<40 {
      let line = "note \(index) @ann\(index) and a.b\n"
      try directory.write(String(repeating: line, count: Int.random(in: 0..<3, using: &generator)), to: "many/\(index)")
    }
    try directory.write(Self.lines(end: "\r\n") + "@last without an end", to: "big/crlf")
    try directory.write("\u{FEFF}@first " + Self.lines(end: "\n"), to: "big/lf")
    let long = String(repeating: "x", count: 700_000)
    try directory.write("@a\n" + long + " @b " + long + " @c\n\n@d", to: "giant")
    try directory.write(Array("é @ann\n@bob".utf16).reduce(into: [0xFF, 0xFE]) { $0 += Self.bytes($1) }, to: "utf16")
    try directory.write([0x7F, 0x45, 0x4C, 0x46] + [UInt8](repeating: 0x41, count: 1 << 20), to: "binary")
    try directory.write("", to: "empty")
    try directory.write([0x40, 0x61, 0xFF, 0x0A, 0x40, 0x62], to: "bad")
    try directory.link("broken", to: "nowhere")
    try directory.link("many/up", to: "..")
  }

  private static func bytes(_ unit: UInt16) -> [UInt8] { [UInt8(unit & 0xFF), UInt8(unit >> 8)] }

  /// More than 1 MiB with few selections, of lines of very different lengths.
  private static func lines(end: String) -> String {
    var generator = SeededGenerator(seed: 7)
    var text = ""
    while text.utf8.count < 1 << 20 {
      text += String(repeating: "w", count: Int.random(in: 0..<20_000, using: &generator))
      text += Bool.random(using: &generator) ? " @ann \"so\"" + end : end
    }
    return text
  }

  private func run(_ arguments: [String], threads: Int) -> CommandRun {
    CommandRun(["scan", "-L", "-j", "\(threads)"] + arguments + [directory.path, directory.path + "/none"])
  }

  @Test(arguments: [[], ["--json", "--attributes"], ["--count", "--include-zero"], ["-a", "--heading"]])
  func severalThreadsPrintWhatOneDoes(arguments: [String]) {
    let expected = run(arguments, threads: 1)
    #expect(expected.status == .failure)
    #expect(expected.output.contains("/giant"))
    #expect(expected.diagnostics.contains("No such file or directory"))
    for threads in [2, 7] { #expect(run(arguments, threads: threads) == expected) }
  }

  @Test func quietScansAgree() {
    for threads in [1, 2, 7] {
      let run = CommandRun("scan", "-q", "-j", "\(threads)", directory.path)
      #expect(run.status == .found)
      #expect(run.output == "")
      #expect(CommandRun("scan", "-q", "-j\(threads)", "-k", "phone", directory.path).status == .nothing)
    }
  }

  @Test func quietScansReportWhatFailsBefore() {
    let run = CommandRun("scan", "-q", "-j1", directory.path + "/none", directory.path + "/giant")
    #expect(run.status == .found)
    #expect(run.diagnostics == "selectable: \(directory.path)/none: No such file or directory\n")
  }

  @Test(arguments: [1, 2, 7])
  func linesAreNumberedByTheFile(threads: Int) {
    let run = CommandRun("scan", "-j", "\(threads)", directory.path + "/giant")
    #expect(run.output == "1:1:mention:@a\n2:700002:mention:@b\n2:1400006:mention:@c\n4:1:mention:@d\n")
  }

  @Test(arguments: [1, 2, 7])
  func linesThatAreTooLongAreLeftOut(threads: Int) {
    let file = directory.path + "/giant"
    for (size, limit) in [("1000", 1000), ("1M", 1 << 20)] {
      let run = CommandRun("scan", "-j", "\(threads)", "--max-line", size, file)
      #expect(run.status == .failure)
      #expect(run.output == "1:1:mention:@a\n4:1:mention:@d\n")
      #expect(
        run.diagnostics
          == "selectable: \(file): line 2 is longer than \(limit) bytes, the most that '--max-line' allows, and left out; "
          + "give a larger '--max-line', or break the line\n")
    }
    #expect(CommandRun("scan", "-j", "\(threads)", "--max-line", "1400007", file).output.contains("2:1400006"))
    #expect(!CommandRun("scan", "-j", "\(threads)", "--max-line", "1400006", file).output.contains("2:1400006"))
  }

  @Test func aLimitWithinPiecesIsExact() {
    let file = directory.path + "/big/lf"
    let expected = CommandRun("scan", "-j", "1", "--max-line", "10K", file)
    #expect(expected.status == .failure)
    #expect(expected.output != CommandRun("scan", "-j", "1", file).output)
    for threads in [2, 7] {
      #expect(CommandRun("scan", "-j", "\(threads)", "--max-line", "10K", file) == expected)
    }
  }

  @Test func aTextThatIsAFileHasTheSameLimit() throws {
    var options = ScanOptions()
    options.dialect.pack = Pack(dialect: "whole", textUnit: .whole, rules: Pack.default.rules)
    options.paths = [try directory.write("1234567\n@a", to: "whole")]
    #expect(scanned(options).output == "2:1:mention:@a\n")
    options.lineLimit = 9
    let run = scanned(options)
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(
      run.diagnostics.hasSuffix(
        "/whole: the text is longer than 9 bytes, the most that '--max-line' allows, "
          + "and left out; give a larger '--max-line'\n"))
  }

  @Test(arguments: [1, 2, 7])
  func limitsOfPatternsAreReportedOnceAFile(threads: Int) throws {
    let catastrophe = String(repeating: "a", count: 50_000) + "b\n"
    let plain = String(repeating: String(repeating: "x", count: 9999) + "\n", count: 55)
    let text = plain + catastrophe + plain + catastrophe
    let file = try directory.write(text, to: "slow")
    let run = CommandRun("scan", "-c", "-j", "\(threads)", "--time-limit", "60s", "-e", "(a+)+$", file, file)
    #expect(run.status == .nothing)
    let sentences = run.diagnostics.split(separator: "\n")
    #expect(sentences.count == 2)
    #expect(Set(sentences).count == 1)
    #expect(sentences[0].hasPrefix("selectable: \(file): rule '(a+)+$' gave up 2 times, first at offset 550000: "))
  }

  private func scanned(_ options: ScanOptions) -> (status: CommandStatus, output: String, diagnostics: String) {
    var console = Console(output: BufferedWriter(.memory), diagnostics: BufferedWriter(.memory))
    guard let scanner = try? options.dialect.makeScanner(kinds: nil, textUnit: .whole) else {
      return (.failure, "", "")
    }
    let status = FileScan(options: options, scanner: scanner).run(console: &console)
    return (
      status, String(decoding: console.output.bytes, as: UTF8.self),
      String(decoding: console.diagnostics.bytes, as: UTF8.self)
    )
  }
}
