/// Prints selections and counts for people and for pipes: ripgrep's forms, its rule for paths, its colours.
struct LineOutput {
  private let showsPath: Bool
  private let showsHeading: Bool
  private let colors: Colors
  private var path = FilePath("")
  private var hasHeading = false
  private var hasPrinted = false
  /// What stands before and after the parts of a line.
  private struct Colors {
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
    colors = usesColor ? .ansi : Colors()
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
    hasHeading = false
  }

  /// `path:line:column:kind:text`, or without the path, or the path once above.
  mutating func write(
    _ lineNumber: Int, _ column: Int, kind: String, _ text: Span<UInt8>, to output: inout BufferedWriter
  ) {
    if showsPath {
      if showsHeading { writeHeading(to: &output) } else { writePath(end: ":", to: &output) }
    }
    output.write(colors.number)
    output.write(lineNumber)
    output.write(colors.end)
    output.write(":")
    output.write(column)
    output.write(":")
    output.write(colors.kind)
    output.write(escaped: kind)
    output.write(colors.end)
    output.write(":")
    output.write(colors.text)
    output.write(escaped: text)
    output.write(colors.end)
    output.write("\n")
  }

  /// `path:n`, or without the path.
  func write(count: Int, to output: inout BufferedWriter) {
    if showsPath { writePath(end: ":", to: &output) }
    output.write(count)
    output.write("\n")
  }

  /// The JSON object of a selection up to its kind.
  func writeJSONStart(_ lineNumber: Int, _ column: Int, to output: inout BufferedWriter) {
    output.write("{\"path\":")
    output.write(json: path.bytes.span)
    output.write(",\"line\":")
    output.write(lineNumber)
    output.write(",\"column\":")
    output.write(column)
    output.write(",")
  }

  private mutating func writeHeading(to output: inout BufferedWriter) {
    if hasHeading { return }
    if hasPrinted { output.write("\n") }
    (hasHeading, hasPrinted) = (true, true)
    writePath(end: "\n", to: &output)
  }

  private func writePath(end: String, to output: inout BufferedWriter) {
    output.write(colors.path)
    output.write(escaped: path.bytes.span)
    output.write(colors.end)
    output.write(end)
  }
}
