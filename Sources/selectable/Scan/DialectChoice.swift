import SelectableText

/// What decides about texts: a dialect, and what the user adds to it. Makes scanners.
struct DialectChoice: Sendable {
  /// The dialect's pack.
  var pack: Pack = .default
  /// Options of detection by name.
  var options: [String: JSONValue] = [:]
  /// The user's own patterns.
  var userRules: [UserRule] = []
  /// Who wins where candidates overlap.
  var resolver: ConflictResolver = .leftmostLongest
  /// Ranges or words; `nil`: as the pack says.
  var granularity: Granularity?
  /// What patterns may spend, and a text give.
  var limits: ScanLimits = .default

  /// The default dialect, nothing added.
  init() {}

  /// Whether the text of a file is the file, not each of its lines (design.md 9.1).
  var takesWholeFiles: Bool { pack.textUnit == .whole }

  /// Makes a scanner.
  ///
  /// - Parameters:
  ///   - kinds: The names of the kinds to report; `nil`: all.
  ///   - messageOptions: A message's own options by name, which go before the others; what only concerns rendering is
  ///     ignored.
  ///   - textUnit: What `^` and `$` of a user's pattern are the ends of.
  /// - Returns: A scanner that reports those kinds, and what the user's patterns find.
  /// - Throws: ``UsageError`` for an unknown kind or option.
  func makeScanner(
    kinds: [String]?, messageOptions: [String: JSONValue] = [:], textUnit: TextUnit
  ) throws(UsageError) -> Scanner {
    var configuration = Scanner.Configuration()
    configuration.pack = pack
    configuration.userRules = userRules
    configuration.resolver = resolver
    configuration.granularity = granularity
    configuration.textUnit = textUnit
    configuration.limits = limits
    configuration.options = try detectionOptions(messageOptions)
    if let kinds {
      let known = knownKinds
      for kind in kinds where !known.contains(kind) { throw unknownKind(kind, among: known) }
      configuration.kinds = Set(kinds.map { SelectionKind(rawValue: $0) })
    }
    return Scanner(configuration)
  }

  /// What the dialect's rules are told, a message's own options before the others.
  ///
  /// - Throws: ``UsageError`` for an unknown option, or a value that it does not take.
  func detectionOptions(_ messageOptions: [String: JSONValue]) throws(UsageError) -> DetectionOptions {
    var result = pack.options
    for (name, value) in options.merging(messageOptions, uniquingKeysWith: { $1 }).sorted(by: { $0.key < $1.key })
    where !DialectChoice.renderingOptions.contains(name) {
      guard DetectionOptions.names.contains(name) else {
        throw .unknown("option", name, known: DetectionOptions.names + DialectChoice.renderingOptions)
      }
      do throws(DetectionOptionError) { try result.set(name, to: value) } catch {
        guard isForeignRegion(value, of: name) else { throw UsageError("\(error)") }
        result.region = nil
      }
    }
    return result
  }

  /// Whether a message names a region that libphonenumber has no plan of: in its dialect that is no mistake, but leaves
  /// the numbers with a plus (dialects.md, PH-1).
  private func isForeignRegion(_ value: JSONValue, of name: String) -> Bool {
    guard name == "region", pack.dialect == Pack.libphonenumber.dialect, case .string(let code) = value else {
      return false
    }
    return code.utf8.count == 2 && code.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
  }

  /// What to say of a kind that is none of `known`: which dialects have it, or else the nearest name.
  func unknownKind(_ kind: String, among known: [String]) -> UsageError {
    let dialects = Pack.builtIn.filter { $0.rules.contains { $0.kind.rawValue == kind } || $0.wholeTexts[kind] != nil }
    guard !dialects.isEmpty else { return .unknown("kind", kind, known: known) }
    let names = dialects.map { "'\($0.dialect)'" }.joined(separator: ", ")
    return UsageError("unknown kind '\(kind)' of the dialect '\(pack.dialect)'; it is one of \(names)")
  }

  /// The names of the common kinds, which any dialect may be asked for, then those the dialect and the user add.
  var knownKinds: [String] {
    var known = DialectChoice.commonKinds
    for kind in pack.rules.map(\.kind.rawValue) + userRules.map(\.kind.rawValue) where !known.contains(kind) {
      known.append(kind)
    }
    return known
  }

  private static let commonKinds = [
    SelectionKind.link, .email, .phone, .mention, .hashtag, .cashtag, .quotation, .handlebars, .pattern,
  ].map(\.rawValue)

  private static let renderingOptions = [
    "tag_name", "target", "nl2br", "class_name", "rel", "attributes", "email_href_suffix", "ignore_tags",
    "input", "hits", "entities",
  ]
}

/// The options of scan and validate that choose the dialect.
extension DialectChoice {
  static let dialectOption = OptionDefinition.value(
    "--dialect", nil, "NAME",
    help: "Decide as this dialect does:\n\(dialectLines).")

  /// The names of the dialects, six a line.
  private static var dialectLines: String {
    let names = Pack.builtIn.map(\.dialect)
    let lines = stride(from: 0, to: names.count, by: 6).map { names[$0..<min($0 + 6, names.count)] }
    return lines.map { $0.joined(separator: ", ") }.joined(separator: ",\n")
  }

  static let patternOption = OptionDefinition.value(
    "--regexp", "e", "PATTERN", help: "Find this PCRE2 pattern as well; its kind is 'pattern'. Repeatable.")
  static let ruleOption = OptionDefinition.value(
    "--rule", nil, "NAME=PATTERN", help: "The same, with NAME for its kind. Repeatable.")

  static let packOption = OptionDefinition.value(
    "--pack", nil, "DIR", help: "Decide as the pack in this folder does; its examples are run first.")
  static let uncheckedOption = OptionDefinition.flag(
    "--unchecked", nil, help: "Do not run the examples of the pack.")

  /// The pack that `--dialect` or `--pack` asks for.
  ///
  /// - Throws: ``UsageError`` for an unknown dialect, and for a pack that does not load.
  static func pack(_ arguments: ParsedArguments) throws(UsageError) -> Pack {
    guard let folder = arguments.last("--pack") else {
      if arguments.has("--unchecked") { throw UsageError("'--unchecked' needs '--pack'") }
      return try pack(named: arguments.last("--dialect") ?? Pack.default.dialect)
    }
    guard !arguments.has("--dialect") else {
      throw UsageError("'--pack' and '--dialect' exclude each other: a pack is a dialect")
    }
    do throws(PackError) {
      return try Pack(folder: folder, checksExamples: !arguments.has("--unchecked"))
    } catch {
      throw UsageError(error.description)
    }
  }

  private static func pack(named name: String) throws(UsageError) -> Pack {
    guard let pack = Pack.builtIn(named: name) else {
      throw .unknown("dialect", name, known: Pack.builtIn.map(\.dialect))
    }
    return pack
  }

  /// Reads `--dialect`, `--pack`, `--option`, `--regexp`, `--rule` and the limits.
  ///
  /// - Throws: ``UsageError`` with the nearest name, for patterns that do not compile or are too many, and for limits out of
  ///   range.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    pack = try DialectChoice.pack(arguments)
    options = try DetectionArguments.read(arguments.all(DetectionArguments.option.name))
    limits = try LimitArguments.read(arguments)
    for occurrence in arguments.occurrences {
      guard let rule = try DialectChoice.userRule(occurrence) else { continue }
      guard userRules.count < limits.patternCount else {
        throw UsageError("more than \(limits.patternCount) patterns; put alternatives into one, or scan twice")
      }
      userRules.append(rule)
    }
  }

  private static func userRule(_ occurrence: ParsedArguments.Occurrence) throws(UsageError) -> UserRule? {
    switch occurrence.name {
    case patternOption.name:
      guard !occurrence.value.isEmpty else { throw UsageError("-e: the pattern is empty") }
      return try rule(named: occurrence.value, kind: .pattern, source: occurrence.value, option: "-e")
    case ruleOption.name:
      let pair = try NamedValue(occurrence.value, of: ruleOption)
      guard !pair.value.isEmpty else { throw NamedValue.misspelt(occurrence.value, of: ruleOption) }
      guard !pair.name.contains(",") else { throw UsageError("the name '\(pair.name)' must not contain a comma") }
      let kind = SelectionKind(rawValue: pair.name)
      return try rule(named: pair.name, kind: kind, source: pair.value, option: "--rule \(pair.name)")
    default: return nil
    }
  }

  private static func rule(
    named name: String, kind: SelectionKind, source: String, option: String
  ) throws(UsageError) -> UserRule {
    do throws(PatternError) {
      return UserRule(name: name, kind: kind, pattern: try Pattern(source))
    } catch {
      throw UsageError("\(option): \(error)")
    }
  }
}
