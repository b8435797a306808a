import SelectableText

/// What decides about texts: a dialect, and what the user adds to it. Makes scanners.
struct DialectChoice: Sendable {
  /// The dialect's pack.
  var pack: Pack = .default
  /// The user's own patterns.
  var userRules: [UserRule] = []
  /// Who wins where candidates overlap.
  var resolver: ConflictResolver = .leftmostLongest
  /// Ranges or words; `nil`: as the pack says.
  var granularity: Granularity?

  /// The pack of the dialect `name`.
  ///
  /// - Throws: ``UsageError`` with the nearest name.
  static func pack(named name: String) throws(UsageError) -> Pack {
    if let pack = Pack.builtIn.first(where: { $0.dialect == name }) { return pack }
    throw .unknown("dialect", name, known: Pack.builtIn.map(\.dialect))
  }

  /// Whether the text of a file is the file, not each of its lines (design.md 9.1).
  var takesWholeFiles: Bool { pack.textUnit == .whole }

  /// Makes a scanner.
  ///
  /// - Parameters:
  ///   - kinds: The names of the kinds to report; `nil`: all.
  ///   - options: Options of the dialect by name, as a message gives them; those that concern rendering only are ignored.
  ///   - textUnit: What `^` and `$` of a user's pattern are the ends of.
  /// - Returns: A scanner that reports those kinds.
  /// - Throws: ``UsageError`` for an unknown kind or option.
  func makeScanner(
    kinds: [String]?, options: [String: JSONValue] = [:], textUnit: TextUnit
  ) throws(UsageError) -> Scanner {
    var configuration = Scanner.Configuration()
    configuration.pack = pack
    configuration.userRules = userRules
    configuration.resolver = resolver
    configuration.granularity = granularity
    configuration.textUnit = textUnit
    for (name, value) in options.sorted(by: { $0.key < $1.key })
    where !DialectChoice.renderingOptions.contains(name) {
      do throws(DetectionOptionError) {
        try configuration.options.set(name, to: OptionValue(value))
      } catch {
        throw UsageError("\(error)")
      }
    }
    guard let kinds else { return Scanner(configuration) }
    let known = knownKinds(of: Scanner(configuration))
    for kind in kinds where !known.contains(kind) { throw .unknown("kind", kind, known: known) }
    configuration.kinds = Set(kinds.map { SelectionKind(rawValue: $0) })
    return Scanner(configuration)
  }

  /// The names of the common kinds, which any dialect may be asked for, then those the dialect and the user add.
  private func knownKinds(of scanner: Scanner) -> [String] {
    var known = DialectChoice.commonKinds
    for rule in scanner.rules where !known.contains(rule.kind.rawValue) { known.append(rule.kind.rawValue) }
    for rule in userRules where !known.contains(rule.kind.rawValue) { known.append(rule.kind.rawValue) }
    return known
  }

  private static let commonKinds = [
    SelectionKind.link, .email, .phone, .mention, .hashtag, .cashtag, .quotation, .handlebars, .pattern,
  ].map(\.rawValue)

  /// Options that say how selections are rendered, which concerns no scan.
  private static let renderingOptions = [
    "tag_name", "target", "nl2br", "class_name", "rel", "attributes", "truncate", "email_href_suffix",
    "ignore_tags", "input",
  ]
}

extension OptionValue {
  /// The same value as an option takes it; a number that is no `Int` is kept as text.
  fileprivate init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let text): self = Int(text).map { .number($0) } ?? .string(text)
    case .string(let text): self = .string(text)
    case .array(let values): self = .list(values.map { OptionValue($0) })
    case .object(let members): self = .object(members.mapValues { OptionValue($0) })
    }
  }
}

/// The options of scan and validate that choose the dialect.
extension DialectChoice {
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
      return try arguments.last("--dialect").map { name throws(UsageError) in try pack(named: name) } ?? .default
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

  static let dialectOption = OptionDefinition.value(
    "--dialect", nil, "NAME",
    help: "Decide as this dialect does: \(Pack.builtIn.map(\.dialect).joined(separator: ", ")).")

  /// The user's patterns, in the order given.
  static func userRules(_ arguments: ParsedArguments) throws(UsageError) -> [UserRule] {
    var rules: [UserRule] = []
    for occurrence in arguments.occurrences {
      switch occurrence.name {
      case "--regexp":
        rules.append(try rule(named: occurrence.value, kind: .pattern, source: occurrence.value, option: "-e"))
      case "--rule":
        let parts = occurrence.value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
          throw UsageError("'--rule \(occurrence.value)' is not NAME=PATTERN")
        }
        guard !parts[0].contains(",") else { throw UsageError("the name '\(parts[0])' must not contain a comma") }
        let name = String(parts[0])
        let kind = SelectionKind(rawValue: name)
        rules.append(try rule(named: name, kind: kind, source: String(parts[1]), option: "--rule \(name)"))
      default: break
      }
    }
    return rules
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
