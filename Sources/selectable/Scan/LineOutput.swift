import SelectableText

/// Prints selections and counts for people and for pipes: ripgrep's forms, its rule for paths, its colours.
struct LineOutput: Sendable {
  private let showsPath: Bool
  private let showsHeading: Bool
  private let usesColor: Bool
  private let colors: Colors
  private var path = FilePath("")
  /// What a line or JSON object of the current file begins with.
  private var lineStart: [UInt8] = []
  private var jsonStart: [UInt8] = []
  private var kindTexts: KindTexts
  /// What stands before and after the parts of a line.
  private struct Colors: Sendable {
    var path = ""
    var number = ""
    var kind = ""
    var text = ""
    var end = ""

    static let ansi = Colors(
      path: "\u{1B}[35m", number: "\u{1B}[32m", kind: "\u{1B}[36m", text: "\u{1B}[1;31m", end: "\u{1B}[0m")
  }

  init(showsPath: Bool = false, showsHeading: Bool = false, usesColor: Bool = false) {
    self.showsPath = showsPath
    self.showsHeading = showsHeading
    self.usesColor = usesColor
    colors = usesColor ? .ansi : Colors()
    kindTexts = KindTexts(prefix: ":" + colors.kind, suffix: colors.end + ":" + colors.text, isJSON: false)
  }

  /// Decides by ripgrep's rules: no path for a single file or standard input; headings and colours on a terminal.
  init(_ options: ScanOptions, output: borrowing BufferedWriter) {
    let isTerminal = output.isTerminal
    let usesColor =
      switch options.color {
      case .always: true
      case .never: false
      case .auto: isTerminal && LineOutput.environmentAllowsColor
      }
    self.init(
      showsPath: options.showsPath ?? LineOutput.showsPath(for: options.paths),
      showsHeading: options.showsHeading ?? isTerminal, usesColor: usesColor)
  }

  private static func showsPath(for paths: [String]) -> Bool {
    guard paths.count == 1, let path = paths.first, path != "-" else { return paths.count > 1 }
    return (try? FileStatus(of: FilePath(argument: path), followsLinks: true).kind) == .directory
  }

  private static var environmentAllowsColor: Bool {
    (environmentVariable("NO_COLOR") ?? "").isEmpty && environmentVariable("TERM") != "dumb"
  }

  /// What follows is from the file `path`.
  mutating func beginFile(_ path: FilePath) {
    self.path = path
    var start = BufferedWriter(.memory)
    if showsPath, !showsHeading { writePath(end: ":", to: &start) }
    start.write(colors.number)
    lineStart = start.bytes
    start.removeAll()
    start.write(fixed: "{\"path\":")
    start.write(json: path.bytes.span)
    start.write(fixed: ",\"line\":")
    jsonStart = start.bytes
  }

  /// `path:line:column:kind:text`, or without the path.
  mutating func write(
    _ lineNumber: Int, _ column: Int, _ candidate: Candidate, of source: some CandidateSource, in text: Span<UInt8>,
    to output: inout BufferedWriter
  ) {
    output.write(raw: lineStart.span)
    output.write(lineNumber)
    if usesColor { output.write(colors.end) }
    output.write(UInt8(ascii: ":"))
    output.write(column)
    kindTexts.write(for: candidate, of: source, to: &output)
    output.write(escaped: text.extracting(candidate.utf8Range))
    if usesColor { output.write(colors.end) }
    output.write(UInt8(ascii: "\n"))
  }

  /// `path:n`, or without the path.
  func write(count: Int, to output: inout BufferedWriter) {
    if showsPath { writePath(end: ":", to: &output) }
    output.write(count)
    output.write(UInt8(ascii: "\n"))
  }

  /// The path on a line of its own, below a blank line unless it is the first.
  func writeHeading(isFirst: Bool, to output: inout BufferedWriter) {
    if !isFirst { output.write(UInt8(ascii: "\n")) }
    writePath(end: "\n", to: &output)
  }

  /// Whether ``writeHeading(isFirst:to:)`` is wanted above the lines of a file.
  var hasHeadings: Bool { showsPath && showsHeading }

  /// The JSON object of a selection up to its kind.
  func writeJSONStart(_ lineNumber: Int, _ column: Int, to output: inout BufferedWriter) {
    output.write(raw: jsonStart.span)
    output.write(lineNumber)
    output.write(fixed: ",\"column\":")
    output.write(column)
    output.write(UInt8(ascii: ","))
  }

  private func writePath(end: String, to output: inout BufferedWriter) {
    output.write(colors.path)
    output.write(escaped: path.bytes.span)
    output.write(colors.end)
    output.write(end)
  }
}
