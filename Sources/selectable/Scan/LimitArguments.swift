import SelectableText

/// The options that say what patterns may spend and a text may give.
enum LimitArguments {
  static let matchOption = OptionDefinition.value(
    "--match-limit", nil, "N", help: "How often a pattern may branch from one place; without it 250000.")
  static let depthOption = OptionDefinition.value(
    "--depth-limit", nil, "N", help: "How many choices it may keep open where PCRE2 has no JIT; without it 50000.")
  static let heapOption = OptionDefinition.value(
    "--heap-limit", nil, "SIZE", help: "How much memory it may use for them; without it 16M.")
  static let timeOption = OptionDefinition.value(
    "--time-limit", nil, "TIME",
    help:
      "How long a pattern may take for a file or message, say 200us, 20ms or 2s,\nand as long again for each MiB; without it 500ms."
  )
  static let selectionOption = OptionDefinition.value(
    "--max-selections", nil, "N",
    help: "Give at most N selections of a line, or of a message; without it 1048576.")
  static let lineOption = OptionDefinition.value(
    "--max-line", nil, "SIZE", help: "Leave out longer lines with an error, say 64K or 16M; without it 1G.")

  /// Those that concern patterns.
  static let patternOptions = [matchOption, depthOption, heapOption, timeOption]

  /// Reads them.
  ///
  /// - Throws: ``UsageError`` for what is no number, size or time, and for what is out of range.
  static func read(_ arguments: ParsedArguments) throws(UsageError) -> ScanLimits {
    let standard = ScanLimits.default
    let match = try value(of: matchOption, arguments, Quantity.count) ?? standard.matching.match
    let depth = try value(of: depthOption, arguments, Quantity.count) ?? standard.matching.depth
    let heap = try value(of: heapOption, arguments, Quantity.byteCount).map { ($0 - 1) >> 10 + 1 }
    let time = try value(of: timeOption, arguments, Quantity.duration) ?? standard.matching.time
    let selectionCount = try value(of: selectionOption, arguments, Quantity.count) ?? standard.selectionCount
    do throws(LimitError) {
      let matching = try MatchLimits(
        match: match, depth: depth, heapKibibytes: heap ?? standard.matching.heapKibibytes, time: time)
      return try ScanLimits(matching: matching, selectionCount: selectionCount)
    } catch {
      throw UsageError("\(error)")
    }
  }

  private static func value<Value>(
    of option: OptionDefinition, _ arguments: ParsedArguments,
    _ read: (String, OptionDefinition) throws(UsageError) -> Value
  ) throws(UsageError) -> Value? {
    guard let text = arguments.last(option.name) else { return nil }
    return try read(text, option)
  }
}
