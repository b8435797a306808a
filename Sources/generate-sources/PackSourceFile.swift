import Foundation
import TextValidation

/// Makes `BuiltinPacks.swift`: every pack under `Validators/`, as values.
struct PackSourceFile {
  private let packs: [Pack]

  init(validators folder: URL) throws {
    var waiting: [PackSource] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let path = folder.appending(path: name)
      guard try path.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else { continue }
      let source = try PackSource(folder: path.path)
      guard source.pack.dialect == name else {
        throw GeneratorError("\(path.path): the dialect is called \(source.pack.dialect)")
      }
      waiting.append(source)
    }
    // A pack comes after the one it extends.
    var packs: [Pack] = []
    while !waiting.isEmpty {
      let isReady = { (source: PackSource) in
        source.pack.extends.map { base in packs.contains { $0.dialect == base } } ?? true
      }
      let next = waiting.firstIndex(where: isReady) ?? 0
      packs.append(try waiting.remove(at: next).compiled(extending: packs))
    }
    self.packs = packs.sorted {
      ($0.dialect == "default" ? "" : $0.dialect) < ($1.dialect == "default" ? "" : $1.dialect)
    }
  }

  func file() -> GeneratedFile {
    GeneratedFile(
      path: "Sources/TextValidation/Generated/BuiltinPacks.swift",
      sources: "The packs of Validators/: " + packs.map { "\($0.dialect) \($0.version)" }.joined(separator: ", "),
      body: """
        extension Pack {
        \(packs.map(Self.property).joined(separator: "\n"))
          /// Every pack that is compiled in, `default` first, then by name.
          public static let builtIn: [Pack] = [\(packs.map { ".\(Self.swiftName($0.dialect))" }.joined(separator: ", "))]
        }

        """)
  }

  private static func property(_ pack: Pack) -> String {
    """
      /// \(pack.summary)
      public static let \(pack.dialect == "default" ? "`default`" : swiftName(pack.dialect)) = Pack(
        dialect: \(literal(pack.dialect)), version: \(literal(pack.version)),
        follows: \(literal(pack.follows)),
        summary: \(literal(pack.summary)),
        offsetUnit: \(literal(pack.offsetUnit)), textUnit: .\(pack.textUnit), granularity: .\(pack.granularity),
    \(pack.searches == .together ? "" : "    searches: .\(pack.searches),\n")    \(options(of: pack))\(wholeTexts(of: pack))    rules: [
    \(pack.rules.map { "      \(rule($0)),\n" }.joined())    ])

    """
  }

  /// Nothing for the options of the default dialect.
  private static func options(of pack: Pack) -> String {
    let changes = pack.options.changes
    return changes.isEmpty ? "" : "    options: DetectionOptions(checked: \(dictionary(changes, value))),\n"
  }

  private static func wholeTexts(of pack: Pack) -> String {
    guard !pack.wholeTexts.isEmpty else { return "" }
    let rules = dictionary(pack.wholeTexts) { rule in
      switch rule {
      case .kind(let kind): ".kind(SelectionKind(rawValue: \(literal(kind.rawValue))))"
      case .native(let check): ".native(.\(check))"
      }
    }
    return "    wholeTexts: \(rules),\n"
  }

  private static func rule(_ rule: Rule) -> String {
    var arguments = [
      "name: \(literal(rule.name))", "kind: SelectionKind(rawValue: \(literal(rule.kind.rawValue)))",
      "summary: \(literal(rule.summary))", "matcher: \(matcher(rule.matcher))",
    ]
    if rule.isContainer { arguments.append("isContainer: true") }
    if !rule.checks.isEmpty { arguments.append("checks: [\(rule.checks.map(check).joined(separator: ", "))]") }
    if !rule.captures.isEmpty { arguments.append("captures: \(dictionary(rule.captures, literal))") }
    if let value = rule.value { arguments.append("value: \(form(value))") }
    if rule.traits != RuleTraits() { arguments.append("traits: \(traits(rule.traits))") }
    return "Rule(\(arguments.joined(separator: ", ")))"
  }

  private static func matcher(_ matcher: RuleMatcher) -> String {
    switch matcher {
    case .native(let native): ".native(.\(native))"
    case .platform(let platform): ".platform(.\(platform))"
    case .validator(let name): ".validator(\(literal(name)))"
    case .pattern(let source, let triggers):
      ".pattern(source: \(literal(source)), triggers: [\(triggers.map(literal).joined(separator: ", "))])"
    }
  }

  private static func form(_ form: ValueForm) -> String {
    switch form {
    case .group(let name): ".group(\(literal(name)))"
    case .uppercase(let name): ".uppercase(\(literal(name)))"
    case .seconds(let name): ".seconds(\(literal(name)))"
    }
  }

  private static func traits(_ traits: RuleTraits) -> String {
    var arguments: [String] = []
    if traits.seesRest { arguments.append("seesRest: true") }
    if traits.isOnlyAsked { arguments.append("isOnlyAsked: true") }
    if let name = traits.givesWayTo { arguments.append("givesWayTo: \(literal(name))") }
    return "RuleTraits(\(arguments.joined(separator: ", ")))"
  }

  private static func check(_ check: RuleCheck) -> String {
    switch check {
    case .boundary: ".boundary"
    case .tld(let group): ".tld(group: \(group.map(literal) ?? "nil"))"
    case .trimTrailing: ".trimTrailing"
    case .balancedBrackets: ".balancedBrackets"
    case .luhn: ".luhn"
    case .phone(let region): ".phone(region: \(region.map(literal) ?? "nil"))"
    case .with(let group): ".with(group: \(literal(group)))"
    case .without(let group): ".without(group: \(literal(group)))"
    case .notFollowedBy(let text): ".notFollowedBy(\(literal(text)))"
    }
  }

  private static func value(_ value: JSONValue) -> String {
    switch value {
    case .null: ".null"
    case .boolean(let boolean): ".boolean(\(boolean))"
    case .number(let spelling): ".number(\(literal(spelling)))"
    case .string(let string): ".string(\(literal(string)))"
    case .array(let values): ".array([\(values.map(Self.value).joined(separator: ", "))])"
    case .object(let members): ".object(\(dictionary(members, Self.value)))"
    }
  }

  private static func dictionary<Value>(_ members: [String: Value], _ value: (Value) -> String) -> String {
    if members.isEmpty { return "[:]" }
    let entries = members.sorted { $0.key < $1.key }.map { "\(literal($0.key)): \(value($0.value))" }
    return "[\(entries.joined(separator: ", "))]"
  }

  /// A string literal in one line; every scalar that could end it or be unseen is escaped.
  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return literal + "\""
  }

  /// A dialect's name in lower camel case.
  private static func swiftName(_ dialect: String) -> String {
    switch dialect {
    case "selectabletextview": return "selectableTextView"
    case "linkifyjs": return "linkifyJS"
    case "linkify-rs": return "linkifyRust"
    default:
      let words = dialect.split { $0 == "-" || $0 == "_" }
      return words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    }
  }
}
