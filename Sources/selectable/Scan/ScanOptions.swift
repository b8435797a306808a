import SelectableText

/// What `selectable scan` was asked to do.
struct ScanOptions: Sendable {
  /// What is printed.
  enum Form: Equatable { case lines, json, count, quiet }
  /// When colours are used.
  enum ColorChoice: String, CaseIterable { case auto, always, never }

  static let defaultLineLimit = 1 << 30
  private static let greatestThreadCount = 1024

  var dialect = DialectChoice()
  /// The kinds to be reported; `nil`: all.
  var kinds: [String]?
  /// The units of ranges; the column counts in the first.
  var units: [OffsetUnit] = [.utf8]
  var form = Form.lines
  /// Whether the input is messages, one JSON object a line.
  var readsMessages = false
  /// How messages are laid out that leave something of it open; `nil`: those without a layout are not.
  var messageLayout: [String: JSONValue]?
  /// Whether `\n`, `\t`, `\0` and `\\` in the input mean what they name.
  var decodesEscapes = false
  /// Whether results name their file; `nil`: by ripgrep's rule.
  var showsPath: Bool?
  /// Whether results stand under a heading; `nil`: on a terminal.
  var showsHeading: Bool?
  var color = ColorChoice.auto
  /// Whether `--count` also shows files in which nothing was found.
  var countsZero = false
  var scansBinary = false
  /// Whether JSON shows what to open, and the like.
  var showsAttributes = false
  /// Whether it is told at the end what each rule was asked.
  var showsStatistics = false
  var walk = FileWalk()
  /// How many threads scan files; `nil`: one for each processor.
  var threadCount: Int?
  /// How many bytes a line may have, or a text that is a file: a line must be in memory, and longer ones than this are
  /// no text that people read.
  var lineLimit = defaultLineLimit
  /// Files, directories and `-`; empty: standard input.
  var paths: [String] = []

  init() {}

  /// - Throws: ``UsageError`` for names that are not known, patterns that do not compile, options at odds.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands
    dialect = try DialectChoice(arguments)
    dialect.granularity = arguments.has("--word") ? .word : nil
    if let name = arguments.last("--resolver") { dialect.resolver = try ScanOptions.resolver(named: name) }
    kinds = try ScanOptions.kinds(in: arguments)
    units = try ScanOptions.units(in: arguments)
    readsMessages = arguments.has("--messages")
    messageLayout = try arguments.last(MessageLayouts.option.name).map(MessageLayouts.members)
    decodesEscapes = arguments.has("--escapes")
    if arguments.has("--json") { form = .json }
    if arguments.has("--count") { form = .count }
    if arguments.has("--quiet") { form = .quiet }
    showsPath = arguments.lastGiven(among: "--with-filename", "--no-filename").map { $0 == "--with-filename" }
    showsHeading = arguments.lastGiven(among: "--heading", "--no-heading").map { $0 == "--heading" }
    countsZero = arguments.has("--include-zero")
    scansBinary = arguments.has("--text")
    showsAttributes = arguments.has("--attributes")
    showsStatistics = arguments.has("--stats")
    try refuseOdds(isJSON: arguments.has("--json"))
    if let value = arguments.last("--threads") { threadCount = try ScanOptions.threadCount(value) }
    if let value = arguments.last("--max-line") {
      lineLimit = try Quantity.byteCount(value, of: LimitArguments.lineOption)
    }
    walk.followsLinks = arguments.has("--follow")
    walk.includesHidden = arguments.has("--hidden")
    if let name = arguments.last("--color") { color = try ScanOptions.color(named: name) }
  }

  /// Refuses options that exclude or need each other.
  private func refuseOdds(isJSON: Bool) throws(UsageError) {
    if messageLayout != nil, !readsMessages { throw UsageError("'--layout' needs '--messages'") }
    if form == .count, isJSON { throw UsageError("'--count' and '--json' exclude each other") }
    if readsMessages, form == .count { throw UsageError("'--messages' and '--count' exclude each other") }
    if readsMessages, decodesEscapes {
      throw UsageError("'--messages' and '--escapes' exclude each other: JSON has its own")
    }
    if showsAttributes, form != .json, !readsMessages {
      throw UsageError("'--attributes' needs '--json' or '--messages'")
    }
    if showsStatistics, readsMessages { throw UsageError("'--stats' and '--messages' exclude each other") }
  }

  private static func kinds(in arguments: ParsedArguments) throws(UsageError) -> [String]? {
    guard arguments.has("--kind") else { return nil }
    let names = arguments.all("--kind").flatMap(list)
    if names.isEmpty { throw UsageError("'--kind' names no kind") }
    return names
  }

  private static func color(named name: String) throws(UsageError) -> ColorChoice {
    guard let choice = ColorChoice(rawValue: name) else {
      throw .unknown("colour choice", name, known: ColorChoice.allCases.map(\.rawValue))
    }
    return choice
  }

  private static func list(_ value: String) -> [String] { value.split(separator: ",").map(String.init) }

  /// The units that `--units` names; UTF-8 without it.
  static func units(in arguments: ParsedArguments) throws(UsageError) -> [OffsetUnit] {
    guard arguments.has("--units") else { return [.utf8] }
    var units: [OffsetUnit] = []
    for name in arguments.all("--units").flatMap(list) {
      guard let unit = OffsetUnit(rawValue: name) else {
        throw .unknown("unit", name, known: OffsetUnit.allCases.map(\.rawValue))
      }
      if !units.contains(unit) { units.append(unit) }
    }
    guard !units.isEmpty else { throw UsageError("'--units' names no unit") }
    return units
  }

  private static func threadCount(_ value: String) throws(UsageError) -> Int {
    guard let count = Int(value), (1...greatestThreadCount).contains(count), value.utf8.first != UInt8(ascii: "+")
    else { throw UsageError("'--threads \(value)' is not a number from 1 to \(greatestThreadCount)") }
    return count
  }

  private static func resolver(named name: String) throws(UsageError) -> ConflictResolver {
    switch name {
    case "leftmost-longest": return .leftmostLongest
    case "precedence": return .precedence
    default: throw .unknown("resolver", name, known: ["leftmost-longest", "precedence"])
    }
  }
}
