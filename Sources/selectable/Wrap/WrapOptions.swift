import SelectableText

/// What `selectable wrap` was asked to do.
struct WrapOptions {
  /// How much of a text must be in memory.
  enum Reading {
    /// A line: what becomes of it does not depend on others.
    case lines
    /// As much as decides about the first lines.
    case beginning
    /// All of it.
    case whole
  }

  static let jsonOption = OptionDefinition.flag(
    "--json", nil, help: "Print one JSON object for each text: lines, fragments, selections.")
  static let expandedOption = OptionDefinition.flag(
    "--expanded", nil, help: "With --more: show all of the text, and the button that shows less.")

  let plan: LayoutPlan
  /// Whether the button was pressed, so to speak.
  let isExpanded: Bool
  let isJSON: Bool
  /// The units of ranges.
  let units: [OffsetUnit]
  /// Finds the selections of a text; `nil`: nobody asks for them.
  let scanner: Scanner?
  /// How many bytes a line may have, or a text that must be in memory.
  let lineLimit: Int
  /// Files and `-`; empty: standard input.
  let paths: [String]

  /// - Parameters:
  ///   - arguments: What was asked.
  ///   - terminalWidth: How wide lines may be if nothing is said about it.
  /// - Throws: ``UsageError`` for values and names that are not known, and for options at odds.
  init(_ arguments: ParsedArguments, terminalWidth: Int?) throws(UsageError) {
    try WrapOptions.refuseIdle(arguments)
    plan = try WrapOptions.settings(arguments, terminalWidth: terminalWidth).plan()
    isExpanded = arguments.has(WrapOptions.expandedOption.name)
    isJSON = arguments.has(WrapOptions.jsonOption.name)
    units = try ScanOptions.units(in: arguments)
    let dialect = try DialectChoice(arguments)
    scanner =
      isJSON || WrapOptions.dialectOptions.contains { arguments.has($0.name) }
      ? try dialect.makeScanner(kinds: nil, textUnit: .whole) : nil
    let limit = arguments.last(LimitArguments.lineOption.name)
    lineLimit =
      try limit.map { (value) throws(UsageError) in try Quantity.byteCount(value, of: LimitArguments.lineOption) }
      ?? ScanOptions.defaultLineLimit
    paths = arguments.operands
  }

  /// How much of a text must be in memory to do so.
  var reading: Reading {
    if isJSON || isExpanded || scanner != nil { return .whole }
    if plan.configuration.numberOfLines == 0 { return .lines }
    switch plan.configuration.truncationMode {
    case .truncateTail, .clipping: return .beginning
    case .truncateHead, .truncateMiddle: return .whole
    }
  }

  /// The options that choose what is selected.
  static let dialectOptions = [
    DialectChoice.dialectOption, DialectChoice.packOption, DialectChoice.uncheckedOption, DetectionArguments.option,
  ]

  /// Refuses options that would change nothing.
  private static func refuseIdle(_ arguments: ParsedArguments) throws(UsageError) {
    let needed: [(option: OptionDefinition?, by: [OptionDefinition?])] = [
      (LayoutMember.lines.option, [LayoutMember.truncation.option, LayoutMember.boundary.option]),
      (LayoutMember.more.option, [expandedOption]),
    ]
    for (needed, options) in needed {
      guard let needed, !arguments.has(needed.name) else { continue }
      for option in options.compactMap(\.self) where arguments.has(option.name) {
        throw UsageError("'\(option.name)' needs '\(needed.name)'")
      }
    }
    if arguments.has("--units"), !arguments.has(jsonOption.name) { throw UsageError("'--units' needs '--json'") }
  }

  private static func settings(_ arguments: ParsedArguments, terminalWidth: Int?) throws(UsageError) -> LayoutSettings {
    var settings = LayoutSettings(.options)
    if let terminalWidth { try settings.set(.width, to: .number("\(terminalWidth)")) }
    for member in LayoutMember.allCases {
      guard let option = member.option, arguments.has(option.name) else { continue }
      try settings.set(member, to: try value(of: option, member, arguments.last(option.name) ?? ""))
    }
    guard settings.width > 0 else { throw UsageError("'--width' must be at least 1") }
    return settings
  }

  private static func value(
    of option: OptionDefinition, _ member: LayoutMember, _ text: String
  ) throws(UsageError) -> JSONValue {
    switch member {
    case .width, .lines, .tabWidth: .number("\(try count(text, of: option))")
    default: option.valueName == nil ? .boolean(true) : .string(text)
    }
  }

  private static func count(_ text: String, of option: OptionDefinition) throws(UsageError) -> Int {
    let count = try Quantity.count(text, of: option)
    guard count >= 0 else { throw UsageError("'\(option.name)' cannot be less than 0") }
    return count
  }
}
